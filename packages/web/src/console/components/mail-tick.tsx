import { useId } from 'react';
import { usePage } from '../hooks/page-context.ts';
import { useOrganization } from '../hooks/use-organization.ts';

type MailTickProps = { checked: boolean; onChange(checked: boolean): void };

/** Whether a mail goes out, chosen and said before anything is sent. Without a mail server there is nothing to choose. */
export function MailTick({ checked, onChange }: MailTickProps) {
  const { t } = usePage();
  const { mail } = useOrganization();
  const id = useId();
  if (mail?.sent !== true) return <p className="small">{t('mailTickNone')}</p>;
  return (
    <label className="c-check">
      <input
        type="checkbox"
        checked={checked}
        aria-describedby={id}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span>
        {t('mailTick')}
        <span id={id} className="c-under small quiet">
          {t(checked ? 'mailTickOn' : 'mailTickOff')}
        </span>
      </span>
    </label>
  );
}
