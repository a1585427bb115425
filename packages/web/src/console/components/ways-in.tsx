import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { ApiError, ReplyOf } from '../core/api.ts';
import { faultOf, refusalOf } from '../core/faults.ts';
import { knowsPasskeys, takePasskey } from '../core/passkeys.ts';
import { keepReturn } from '../core/return-to.ts';
import { usePage } from '../hooks/page-context.ts';
import type { BareKey } from '../messages/catalogue.ts';
import { TextField } from './text-field.tsx';

type WaysInProps = {
  /** Of whoever is signed in and shows it again; null for whoever is not. */
  email: string | null;
  /** Called when the person has come in on this page. */
  onIn(): void;
  /** Called when a link was asked for. */
  onAsked?(): void;
};

const REFUSED: Readonly<Record<string, BareKey>> = {
  'too-many-asks': 'tooManyAsks',
  'passkey-refused': 'passkeyRefused',
  'provider-away': 'providerAway',
  'open-line': 'openLineText',
};

/** A link by mail, a passkey, the provider: whichever there is here. */
export function WaysIn({ email, onIn, onAsked }: WaysInProps) {
  const { t, call, language } = usePage();
  const [typed, setTyped] = useState('');
  const [stopped, setStopped] = useState(false);
  const ways = useQuery<ReplyOf<'getWays'>, ApiError>({ queryKey: ['ways'], queryFn: () => call('getWays') });
  const ask = useMutation<ReplyOf<'askLink'>, ApiError, string>({
    mutationFn: (address) => call('askLink', { body: { email: address, language } }),
    onSuccess: () => onAsked?.(),
  });
  const passkey = useMutation<boolean, ApiError>({
    mutationFn: async () => {
      const options = await call('beginPasskeyEntry', { body: {} });
      const taken = await takePasskey(options);
      if (taken.ok) await call('enterByPasskey', { body: { passkey: taken.passkey } });
      return taken.ok;
    },
    onSuccess: (came) => (came ? onIn() : setStopped(true)),
  });
  const provider = useMutation<ReplyOf<'beginProviderEntry'>, ApiError>({
    mutationFn: () => call('beginProviderEntry', { body: { again: email !== null } }),
    onSuccess: ({ url }) => {
      keepReturn(window.sessionStorage, window.location.pathname);
      window.location.assign(url);
    },
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!ask.isPending) ask.mutate(email ?? typed.trim());
  };
  const refused = [ask.error, passkey.error, provider.error].find(
    (error) => error !== null && error.issues.length === 0,
  );
  const address = ask.variables ?? '';
  return (
    <div className="c-ways">
      <form className="c-form" onSubmit={send} noValidate>
        {email === null && (
          <TextField
            label={t('yourEmail')}
            type="email"
            autoComplete="email"
            value={typed}
            onText={(text) => {
              setTyped(text);
              ask.reset();
            }}
            hint={ways.data?.mail === 'outbox' ? t('outboxHint') : undefined}
            fault={faultOf(ask.error, 'email', t)}
          />
        )}
        <button
          type="submit"
          className={email === null ? 'button button-primary' : 'button'}
          aria-disabled={ask.isPending}
        >
          {t('askLink')}
        </button>
        <p role="status">
          {ask.data !== undefined &&
            t(ask.data.mail === 'sent' ? 'askedLink' : 'askedOutbox', { email: address, minutes: ask.data.minutes })}
        </p>
      </form>
      <div className="c-row">
        {knowsPasskeys() && (
          <button
            type="button"
            className="button"
            aria-disabled={passkey.isPending}
            onClick={() => {
              setStopped(false);
              if (!passkey.isPending) passkey.mutate();
            }}
          >
            {t('usePasskey')}
          </button>
        )}
        {ways.data !== undefined && ways.data.provider !== null && (
          <button
            type="button"
            className="button"
            aria-disabled={provider.isPending}
            onClick={() => {
              if (!provider.isPending) provider.mutate();
            }}
          >
            {t('useProvider', { provider: ways.data.provider })}
          </button>
        )}
      </div>
      <p role="alert" className="c-fault">
        {refused !== undefined && refused !== null
          ? refusalOf(refused, t, REFUSED)
          : stopped
            ? t('passkeyStopped')
            : ''}
      </p>
    </div>
  );
}
