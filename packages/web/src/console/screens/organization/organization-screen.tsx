import { shadesOf } from '@colloquy/contract/console';
import { type FormEvent, useState } from 'react';
import { Loading } from '../../components/loading.tsx';
import { Problem, Refused } from '../../components/problem.tsx';
import { Screen } from '../../components/screen.tsx';
import { SelectField } from '../../components/select-field.tsx';
import { TextField } from '../../components/text-field.tsx';
import type { ReplyOf } from '../../core/api.ts';
import { faultOf, refusalOf } from '../../core/faults.ts';
import { usePage } from '../../hooks/page-context.ts';
import { useOrganization } from '../../hooks/use-organization.ts';
import { useRead } from '../../hooks/use-read.ts';
import { useWrite } from '../../hooks/use-write.ts';
import { ColourPreview } from './colour-preview.tsx';
import { IdentityPreview } from './identity-preview.tsx';
import { LogoField } from './logo-field.tsx';
import { type MailDraft, MailFields } from './mail-fields.tsx';
import { TestMail } from './test-mail.tsx';

export function OrganizationScreen() {
  const { t } = usePage();
  const found = useRead('getOrganization');
  return (
    <Screen title={t('organization')}>
      {found.error !== null && <Problem error={found.error} onRetry={() => void found.refetch()} />}
      {found.isPending && <Loading />}
      {found.data !== undefined && <OrganizationForm organization={found.data} />}
    </Screen>
  );
}

const COLOUR = /^#[0-9a-f]{6}$/;
const orNull = (text: string): string | null => (text.trim() === '' ? null : text.trim());

/** Null for nothing; what is no number of days is 0, which the server refuses by the field's name. */
function daysOf(text: string): number | null {
  const typed = orNull(text);
  return typed === null ? null : /^\d{1,6}$/.test(typed) ? Number(typed) : 0;
}

/** Those that the browser knows, and the one that is set. */
function zones(own: string): string[] {
  return [...new Set([own, 'UTC', ...Intl.supportedValuesOf('timeZone')])].sort();
}

function OrganizationForm({ organization }: { organization: ReplyOf<'getOrganization'> }) {
  const { t } = usePage();
  const { may } = useOrganization();
  const [draft, setDraft] = useState({
    displayName: organization.displayName,
    contact: organization.contact ?? '',
    privacyUrl: organization.privacyUrl ?? '',
    colour: organization.colour ?? '',
    timeZone: organization.timeZone,
    retentionDays: organization.retentionDays === null ? '' : String(organization.retentionDays),
    notices: organization.notices ?? '',
  });
  const [mail, setMail] = useState<MailDraft>(organization);
  const save = useWrite('setOrganization');
  const change = (next: typeof draft) => {
    setDraft(next);
    save.reset();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (save.isPending) return;
    const { contact, privacyUrl, colour, timeZone, retentionDays } = draft;
    const body = {
      displayName: draft.displayName.trim(),
      contact: orNull(contact),
      privacyUrl: orNull(privacyUrl),
      colour: orNull(colour.toLowerCase()),
      timeZone,
      retentionDays: daysOf(retentionDays),
      mailsInvitations: mail.mailsInvitations,
      notices: orNull(draft.notices),
      noticesLanguage: mail.noticesLanguage,
    };
    save.mutate({ body });
  };
  const colour = draft.colour.trim().toLowerCase();
  const field = (name: keyof typeof draft, label: string, hint?: string) => (
    <TextField
      label={label}
      hint={hint}
      dir="auto"
      value={draft[name]}
      readOnly={!may('manage-organization')}
      onText={(text) => change({ ...draft, [name]: text })}
      fault={faultOf(save.error, name, t)}
    />
  );
  return (
    <div className="c-beside">
      <form className="c-form" onSubmit={submit} noValidate>
        {field('displayName', t('displayName'))}
        <LogoField logo={organization.logo} />
        {field('contact', t('contact'))}
        {field('privacyUrl', t('privacyUrl'), t('privacyHint'))}
        {field('colour', t('colour'), t('colourHint'))}
        {COLOUR.test(colour) && <ColourPreview shades={shadesOf(colour)} name={draft.displayName} />}
        <SelectField
          label={t('timeZone')}
          hint={t('timeZoneHint')}
          value={draft.timeZone}
          disabled={!may('manage-organization')}
          onValue={(timeZone) => change({ ...draft, timeZone })}
          options={zones(draft.timeZone).map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))}
        />
        {field('retentionDays', t('retention'), t('retentionHint'))}
        <MailFields
          draft={mail}
          onChange={(next) => {
            setMail(next);
            save.reset();
          }}
        >
          {field('notices', t('notices'), t('noticesHint'))}
        </MailFields>
        {may('manage-organization') ? (
          <>
            <p role="alert" className="c-fault">
              {refusalOf(save.error, t)}
            </p>
            <div className="c-row">
              <button type="submit" className="button button-primary" aria-disabled={save.isPending}>
                {t(save.isPending ? 'saving' : 'save')}
              </button>
              <p role="status">{save.isSuccess ? t('kept') : ''}</p>
            </div>
          </>
        ) : (
          <Refused action="manage-organization" />
        )}
        <dl className="c-facts small">
          <dt>{t('organizationId')}</dt>
          <dd dir="ltr">{organization.id}</dd>
          <dt>{t('organizationUser')}</dt>
          <dd dir="ltr">{organization.user}</dd>
        </dl>
        {may('manage-organization') && <TestMail />}
      </form>
      <IdentityPreview
        draft={{ ...draft, shades: COLOUR.test(colour) ? shadesOf(colour) : null }}
        organization={organization}
      />
    </div>
  );
}
