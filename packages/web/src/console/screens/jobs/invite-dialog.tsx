import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { CopyText } from '../../components/copy-text.tsx';
import { FormDialog } from '../../components/form-dialog.tsx';
import { MailTick } from '../../components/mail-tick.tsx';
import { SelectField } from '../../components/select-field.tsx';
import { TextField } from '../../components/text-field.tsx';
import { faultOf, refusalOf } from '../../core/faults.ts';
import { usePage } from '../../hooks/page-context.ts';
import { useMailTick } from '../../hooks/use-mail-tick.ts';
import { useOrganization } from '../../hooks/use-organization.ts';
import { useWrite } from '../../hooks/use-write.ts';

type Choice = { value: string; label: string };
type InviteDialogProps = {
  /** The job, or those to choose from with the one that is chosen first. */
  job: string;
  jobs?: readonly Choice[];
  onClose(): void;
};

/** One candidate, one link to copy. Says that something was mailed only where it is. */
export function InviteDialog({ job: first, jobs = [], onClose }: InviteDialogProps) {
  const { t, formats } = usePage();
  const { organization } = useOrganization();
  const [draft, setDraft] = useState({ job: first, email: '', name: '' });
  const { job } = draft;
  const { mail, setMail } = useMailTick();
  const invite = useWrite('invite');
  const change = (next: typeof draft) => {
    setDraft(next);
    // What was said of the last one says nothing of this.
    invite.reset();
  };
  const submit = () => {
    const { email, name } = draft;
    invite.mutate({ body: { job, email: email.trim(), mail, ...(name.trim() === '' ? {} : { name: name.trim() }) } });
  };
  const { data } = invite;
  return (
    <FormDialog
      title={t('inviteTitle')}
      verb={t(mail ? 'inviteSend' : 'inviteMake')}
      isPending={invite.isPending}
      onSubmit={submit}
      onClose={onClose}
      problem={refusalOf(invite.error, t)}
      made={
        data && (
          <>
            <p role="status">{t(data.mailed ? 'inviteMailed' : 'inviteMade')}</p>
            <p>
              {t(data.mailed ? 'inviteMailedText' : 'inviteMadeText', {
                email: draft.email.trim(),
                date: formats.date(data.expiresAt),
              })}
            </p>
            <CopyText label={t('linkLabel')} text={data.link} />
          </>
        )
      }
    >
      {jobs.length > 0 && (
        <SelectField
          label={t('inviteJob')}
          value={job}
          onValue={(value) => change({ ...draft, job: value })}
          options={jobs}
        />
      )}
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
      <MailTick checked={mail} onChange={setMail} />
      <p className="small">
        <Link to="/console/$organization/jobs/$job/invite" params={{ organization: organization.id, job }}>
          {t('inviteManyInstead')}
        </Link>
      </p>
    </FormDialog>
  );
}
