import { type FormEvent, useState } from 'react';
import { CopyText } from '../../components/copy-text.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { TextField } from '../../components/text-field.tsx';
import { faultOf } from '../../core/faults.ts';
import { usePage } from '../../hooks/page-context.ts';
import { useWrite } from '../../hooks/use-write.ts';

type InviteDialogProps = { job: string; onClose(): void };

/** One candidate, one link to copy. Never says that something was sent. */
export function InviteDialog({ job, onClose }: InviteDialogProps) {
  const { t, formats } = usePage();
  const [draft, setDraft] = useState({ email: '', name: '' });
  const invite = useWrite('invite');
  const change = (next: typeof draft) => {
    setDraft(next);
    // What was said of the last one says nothing of this.
    invite.reset();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { email, name } = draft;
    if (!invite.isPending)
      invite.mutate({ body: { job, email: email.trim(), ...(name.trim() === '' ? {} : { name: name.trim() }) } });
  };
  const { data } = invite;
  return (
    <Dialog title={t('inviteTitle')} onClose={onClose}>
      {data === undefined ? (
        <form className="c-form" onSubmit={submit} noValidate>
          <TextField
            label={t('inviteEmail')}
            type="email"
            autoComplete="off"
            value={draft.email}
            onText={(email) => change({ ...draft, email })}
            fault={faultOf(invite.error, 'email', t)}
          />
          <TextField
            label={t('inviteName')}
            autoComplete="off"
            dir="auto"
            value={draft.name}
            onText={(name) => change({ ...draft, name })}
            fault={faultOf(invite.error, 'name', t)}
          />
          <p role="alert" className="c-fault">
            {invite.error === null || invite.error.issues.length > 0 ? '' : t('problem')}
          </p>
          <div className="c-row">
            <button type="submit" className="button button-primary" aria-disabled={invite.isPending}>
              {t('inviteMake')}
            </button>
            <button type="button" className="button" onClick={onClose}>
              {t('cancel')}
            </button>
          </div>
        </form>
      ) : (
        <div className="c-form">
          <p role="status">{t('inviteMade')}</p>
          <p>{t('inviteMadeText', { email: draft.email.trim(), date: formats.date(data.expiresAt) })}</p>
          <CopyText label={t('linkLabel')} text={data.link} />
          <div className="c-row">
            <button type="button" className="button" onClick={onClose}>
              {t('close')}
            </button>
          </div>
        </div>
      )}
    </Dialog>
  );
}
