import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { FormDialog } from '../../components/form-dialog.tsx';
import { TextField } from '../../components/text-field.tsx';
import type { ApiError } from '../../core/api.ts';
import { faultOf, refusalOf } from '../../core/faults.ts';
import { makePasskey } from '../../core/passkeys.ts';
import { usePage } from '../../hooks/page-context.ts';
import type { BareKey } from '../../messages/catalogue.ts';

const REFUSED: Readonly<Record<string, BareKey>> = {
  'way-too-weak': 'passkeyWeak',
  'passkey-known': 'passkeyKnown',
  'passkey-refused': 'passkeyNot',
};

/** Names a passkey first: the device asks next, and then it stands. */
export function AddPasskey({ onClose }: { onClose(): void }) {
  const { t, call } = usePage();
  const [name, setName] = useState('');
  const [missing, setMissing] = useState(false);
  const add = useMutation<'made' | 'stopped' | 'known', ApiError, string>({
    mutationFn: async (given) => {
      const options = await call('beginPasskey', { body: {} });
      const made = await makePasskey(options);
      if (!made.ok) return made.reason;
      await call('addPasskey', { body: { name: given, passkey: made.passkey } });
      return 'made';
    },
    onSuccess: (outcome) => {
      if (outcome === 'made') onClose();
    },
  });
  const submit = () => {
    const given = name.trim();
    setMissing(given === '');
    if (given !== '') add.mutate(given);
  };
  const told = (): string => {
    if (add.error !== null) return refusalOf(add.error, t, REFUSED);
    if (add.data === 'known') return t('passkeyKnown');
    return add.data === 'stopped' ? t('passkeyNot') : '';
  };
  return (
    <FormDialog
      title={t('passkeyAdd')}
      verb={t('passkeyAdd')}
      isPending={add.isPending}
      onSubmit={submit}
      onClose={onClose}
      problem={told()}
    >
      <TextField
        label={t('passkeyName')}
        hint={t('passkeyNameHint')}
        dir="auto"
        maxLength={120}
        value={name}
        onText={(text) => {
          setName(text);
          setMissing(false);
        }}
        fault={missing ? t('field-required') : faultOf(add.error, 'name', t)}
      />
    </FormDialog>
  );
}
