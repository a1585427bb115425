import { useState } from 'react';
import { FormDialog } from '../../components/form-dialog.tsx';
import { TextArea } from '../../components/text-area.tsx';
import { faultOf, refusalOf } from '../../core/faults.ts';
import { usePage } from '../../hooks/page-context.ts';
import { useWrite } from '../../hooks/use-write.ts';
import type { Request } from './answer-dialog.tsx';

/** Closes a request without an answer, for a reason that is kept. */
export function DismissDialog({ request, onClose }: { request: Request; onClose(): void }) {
  const { t } = usePage();
  const [reason, setReason] = useState('');
  const dismiss = useWrite('dismissRequest', onClose);
  const { id, candidate, email } = request;
  const { error } = dismiss;
  return (
    <FormDialog
      title={t('dismissTitle', { name: candidate ?? email ?? t('unnamed') })}
      verb={t('dismiss')}
      isPending={dismiss.isPending}
      onSubmit={() => dismiss.mutate({ params: { id }, body: { reason: reason.trim() } })}
      onClose={onClose}
      problem={refusalOf(error, t, { 'request-closed': 'requestClosed' })}
    >
      <p>{t('dismissText')}</p>
      <TextArea
        label={t('dismissReason')}
        rows={3}
        dir="auto"
        value={reason}
        onText={(next) => {
          setReason(next);
          dismiss.reset();
        }}
        fault={faultOf(error, 'reason', t)}
      />
    </FormDialog>
  );
}
