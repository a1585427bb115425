import { LANGUAGES } from '@colloquy/contract/shared';
import type { ReactNode } from 'react';
import { SelectField } from '../../components/select-field.tsx';
import type { ReplyOf } from '../../core/api.ts';
import { usePage } from '../../hooks/page-context.ts';
import { useOrganization } from '../../hooks/use-organization.ts';

export type MailDraft = Pick<ReplyOf<'getOrganization'>, 'mailsInvitations' | 'noticesLanguage'>;

type MailFieldsProps = { draft: MailDraft; onChange(draft: MailDraft): void; children: ReactNode };

/** Whether candidates are mailed, and who is told of what waits. */
export function MailFields({ draft, onChange, children }: MailFieldsProps) {
  const { t, formats } = usePage();
  const { may } = useOrganization();
  const isFixed = !may('manage-organization');
  return (
    <fieldset className="c-bare c-form">
      <legend className="field-label">{t('mailTitle')}</legend>
      <label className="c-check">
        <input
          type="checkbox"
          checked={draft.mailsInvitations}
          disabled={isFixed}
          aria-describedby="mail-said"
          onChange={(event) => onChange({ ...draft, mailsInvitations: event.currentTarget.checked })}
        />
        <span>
          {t('mailsInvitations')}
          <span id="mail-said" className="c-under small quiet">
            {t('mailsInvitationsHint')}
          </span>
        </span>
      </label>
      {children}
      <SelectField
        label={t('noticesLanguage')}
        value={draft.noticesLanguage}
        disabled={isFixed}
        onValue={(noticesLanguage) => onChange({ ...draft, noticesLanguage })}
        options={LANGUAGES.map((value) => ({ value, label: formats.language(value) }))}
      />
    </fieldset>
  );
}
