import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Loading } from '../../components/loading.tsx';
import type { ApiError, ReplyOf } from '../../core/api.ts';
import { takeReturn } from '../../core/return-to.ts';
import { usePage } from '../../hooks/page-context.ts';
import type { BareKey } from '../../messages/catalogue.ts';

const MESSAGES: Readonly<Record<string, BareKey>> = {
  'provider-away': 'providerAway',
  'provider-refused': 'providerRefused',
  'provider-address': 'providerAddress',
  'nobody-invited': 'nobodyInvited',
  'too-many-asks': 'tooManyAsks',
};

/** Where the provider sends the browser back to: what it was sent with is posted, once. */
export function ProviderScreen() {
  const { t, call } = usePage();
  const [query] = useState(() => window.location.search);
  const begun = useRef(false);
  const enter = useMutation<ReplyOf<'enterByProvider'>, ApiError, string>({
    mutationFn: (given) => call('enterByProvider', { body: { query: given } }),
    onSuccess: ({ organization }) => {
      const own = organization === null ? '/console' : `/console/${encodeURIComponent(organization)}`;
      window.location.replace(takeReturn(window.sessionStorage) ?? own);
    },
  });
  const { mutate } = enter;
  useEffect(() => {
    document.title = t('enterTitle');
    if (begun.current) return;
    begun.current = true;
    // The code leaves the address and the history of the browser.
    window.history.replaceState(null, '', window.location.pathname);
    mutate(query);
  }, [t, mutate, query]);
  return (
    <main className="c-alone">
      <h1>{t('enterTitle')}</h1>
      {enter.error === null ? (
        <>
          <p role="status">{t('providerBack')}</p>
          <Loading />
        </>
      ) : (
        <>
          <p role="alert">{t(MESSAGES[enter.error.kind] ?? 'problem')}</p>
          <p>
            <a href="/console">{t('enterTitle')}</a>
          </p>
        </>
      )}
    </main>
  );
}
