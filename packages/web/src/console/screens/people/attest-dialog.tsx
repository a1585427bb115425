import { ATTESTATION_KINDS } from '@colloquy/contract/shared';
import { useState } from 'react';
import { FormDialog } from '../../components/form-dialog.tsx';
import { SelectField } from '../../components/select-field.tsx';
import { TextField } from '../../components/text-field.tsx';
import { faultOf, refusalOf } from '../../core/faults.ts';
import { usePage } from '../../hooks/page-context.ts';
import { useWrite } from '../../hooks/use-write.ts';
import { attestKey } from '../../messages/keys.ts';

type Draft = { kind: (typeof ATTESTATION_KINDS)[number]; value: string; how: string };
type AttestDialogProps = { username: string; onMade(): void; onClose(): void };

/** Somebody vouches by their own name: for what, and how they know. */
export function AttestDialog({ username, onMade, onClose }: AttestDialogProps) {
  const { t } = usePage();
  const [draft, setDraft] = useState<Draft>({ kind: 'workplace', value: '', how: '' });
  const attest = useWrite('attest', () => {
    onMade();
    onClose();
  });
  const change = (next: Draft) => {
    setDraft(next);
    attest.reset();
  };
  const { kind, value, how } = draft;
  const submit = () => {
    // What is left out is missing; what is there and empty would break a rule of its length.
    const written = Object.entries({ value: value.trim(), how: how.trim() }).filter(([, text]) => text !== '');
    attest.mutate({ body: { username, kind, ...Object.fromEntries(written) } });
  };
  return (
    <FormDialog
      title={t('attest')}
      verb={t('attest')}
      isPending={attest.isPending}
      onSubmit={submit}
      onClose={onClose}
      problem={refusalOf(attest.error, t)}
    >
      <p>{t('attestText')}</p>
      <SelectField
        label={t('attestWhat')}
        value={kind}
        onValue={(next) => change({ ...draft, kind: next })}
        options={ATTESTATION_KINDS.map((one) => ({ value: one, label: t(attestKey(one)) }))}
      />
      <TextField
        label={t('attestValue')}
        dir="auto"
        autoComplete="off"
        maxLength={300}
        value={value}
        onText={(next) => change({ ...draft, value: next })}
        fault={faultOf(attest.error, 'value', t)}
      />
      <TextField
        label={t('attestHow')}
        dir="auto"
        autoComplete="off"
        maxLength={300}
        value={how}
        onText={(next) => change({ ...draft, how: next })}
        fault={faultOf(attest.error, 'how', t)}
      />
    </FormDialog>
  );
}
