import type { Role } from '@colloquy/contract/console';
import { type FormEvent, useState } from 'react';
import { Dialog } from '../../components/dialog.tsx';
import { SelectField } from '../../components/select-field.tsx';
import { TextField } from '../../components/text-field.tsx';
import { faultOf } from '../../core/faults.ts';
import { usePage } from '../../hooks/page-context.ts';
import { useWrite } from '../../hooks/use-write.ts';
import { roleKey } from '../../messages/keys.ts';
import { MadeLink } from './made-link.tsx';

type InviteMemberProps = { roles: readonly Role[]; onClose(): void };

export function InviteMember({ roles, onClose }: InviteMemberProps) {
  const { t } = usePage();
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<Role>('RECRUITER');
  const invite = useWrite('inviteMember');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!invite.isPending) invite.mutate({ body: { email: email.trim(), role } });
  };
  if (invite.data !== undefined) return <MadeLink facts={invite.data} onClose={onClose} />;
  const refusal = invite.error?.kind === 'already-member' ? 'alreadyMember' : 'problem';
  return (
    <Dialog title={t('inviteMember')} onClose={onClose}>
      <form className="c-form" onSubmit={submit} noValidate>
        <TextField
          label={t('memberEmail')}
          type="email"
          autoComplete="off"
          value={email}
          onText={(text) => {
            setEmail(text);
            invite.reset();
          }}
          fault={faultOf(invite.error, 'email', t)}
        />
        <SelectField<Role>
          label={t('memberRole')}
          value={role}
          onValue={setRole}
          options={roles.map((value) => ({ value, label: t(roleKey(value)) }))}
          hint={t(`can-${role}`)}
        />
        <p role="alert" className="c-fault">
          {invite.error === null || invite.error.issues.length > 0 ? '' : t(refusal)}
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
    </Dialog>
  );
}
