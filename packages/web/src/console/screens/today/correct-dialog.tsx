import { useState } from 'react';
import { CopyText } from '../../components/copy-text.tsx';
import { FormDialog } from '../../components/form-dialog.tsx';
import { MailTick } from '../../components/mail-tick.tsx';
import { TextField } from '../../components/text-field.tsx';
import type { ReplyOf } from '../../core/api.ts';
import { faultOf, refusalOf } from '../../core/faults.ts';
import { usePage } from '../../hooks/page-context.ts';
import { useMailTick } from '../../hooks/use-mail-tick.ts';
import { useWrite } from '../../hooks/use-write.ts';

export type RefusedInvitation = NonNullable<ReplyOf<'getToday'>['refused']>['newest'][number];

/** Another address, another link: the former one opens nothing any more. */
export function CorrectDialog({
  invitation,
  wasMailed,
  onClose,
}: {
  invitation: Pick<RefusedInvitation, 'id' | 'email'>;
  /** Whether the former link went out by mail: then the new one does, too. */
  wasMailed: boolean;
  onClose(): void;
}) {
  const { t, formats } = usePage();
  const [email, setEmail] = useState(invitation.email ?? '');
  const { mail, setMail } = useMailTick(wasMailed || undefined);
  const correct = useWrite('correctInvitation');
  const { data, error } = correct;
  return (
    <FormDialog
      title={t('correctTitle')}
      verb={t('correctMake')}
      isPending={correct.isPending}
      onSubmit={() => correct.mutate({ params: { id: invitation.id }, body: { email: email.trim(), mail } })}
      onClose={onClose}
      problem={refusalOf(error, t, { 'move-refused': 'correctTooLate' })}
      made={
        data && (
          <>
            <p role="status">
              {t(data.mailed ? 'correctMailed' : 'correctMade', { date: formats.date(data.expiresAt) })}
            </p>
            <CopyText label={t('linkLabel')} text={data.link} />
          </>
        )
      }
    >
      <p>{t('correctText')}</p>
      <TextField
        label={t('inviteEmail')}
        type="email"
        autoComplete="off"
        value={email}
        onText={(next) => {
          setEmail(next);
          correct.reset();
        }}
        fault={faultOf(error, 'email', t)}
      />
      <MailTick checked={mail} onChange={setMail} />
    </FormDialog>
  );
}
