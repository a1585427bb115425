import type { Role } from '@colloquy/contract/console';
import { useState } from 'react';
import { FormDialog } from '../../components/form-dialog.tsx';
import { SelectField } from '../../components/select-field.tsx';
import { TextField } from '../../components/text-field.tsx';
import { faultOf, refusalOf } from '../../core/faults.ts';
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
  if (invite.data !== undefined) return <MadeLink facts={invite.data} onClose={onClose} />;
  return (
    <FormDialog
      title={t('inviteMember')}
      verb={t('inviteMake')}
      isPending={invite.isPending}
      onSubmit={() => invite.mutate({ body: { email: email.trim(), role } })}
      onClose={onClose}
      problem={refusalOf(invite.error, t, { 'already-member': 'alreadyMember' })}
    >
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
    </FormDialog>
  );
}
