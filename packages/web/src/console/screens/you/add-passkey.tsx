import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Dialog } from '../../components/dialog.tsx';
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
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const given = name.trim();
    setMissing(given === '');
    if (given !== '' && !add.isPending) add.mutate(given);
  };
  const told = (): string => {
    if (add.error !== null) return refusalOf(add.error, t, REFUSED);
    if (add.data === 'known') return t('passkeyKnown');
    return add.data === 'stopped' ? t('passkeyNot') : '';
  };
  return (
    <Dialog title={t('passkeyAdd')} onClose={onClose}>
      <form className="c-form" onSubmit={submit} noValidate>
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
        <p role="alert" className="c-fault">
          {told()}
        </p>
        <div className="c-row">
          <button type="submit" className="button button-primary" aria-disabled={add.isPending}>
            {t('passkeyAdd')}
          </button>
          <button type="button" className="button" onClick={onClose}>
            {t('cancel')}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
