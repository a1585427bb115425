import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Loading } from '../../components/loading.tsx';
import { Problem } from '../../components/problem.tsx';
import type { ApiError, ReplyOf } from '../../core/api.ts';
import { usePage } from '../../hooks/page-context.ts';
import type { BareKey } from '../../messages/catalogue.ts';
import { EnterForm } from './enter-form.tsx';

/** Where a link of the console leads. Looking at it uses nothing up: only the button does. */
export function EnterScreen() {
  const { t, call } = usePage();
  const [token] = useState(() => window.location.hash.slice(1));
  useEffect(() => {
    document.title = t('enterTitle');
  }, [t]);
  const link = useQuery<ReplyOf<'lookAtLink'>, ApiError>({
    queryKey: ['link', token],
    queryFn: () => call('lookAtLink', { body: { token } }),
    enabled: token !== '',
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <main className="c-alone">
      {token === '' ? (
        <>
          <h1>{t('enterTitle')}</h1>
          <p>{t('linkMissing')}</p>
        </>
      ) : (
        <>
          {link.isPending && link.error === null && <Loading />}
          {link.error !== null && <LinkProblem error={link.error} onRetry={() => void link.refetch()} />}
          {link.data !== undefined && <EnterForm token={token} link={link.data} />}
        </>
      )}
    </main>
  );
}

const TOLD: Readonly<Record<string, [BareKey, BareKey]>> = {
  'link-gone': ['linkGone', 'linkGoneText'],
  'invalid-request': ['linkGone', 'linkMissing'],
  'open-line': ['openLine', 'openLineText'],
  'foreign-origin': ['openLine', 'openLineText'],
  'too-many-tries': ['enterTitle', 'tooManyTries'],
};

/** Also where a link that was good a moment ago is so no more. */
export function LinkProblem({ error, onRetry }: { error: ApiError; onRetry(): void }) {
  const { t } = usePage();
  const told = TOLD[error.kind];
  if (told === undefined) return <Problem error={error} onRetry={onRetry} />;
  return (
    <div role="alert">
      <h1>{t(told[0])}</h1>
      <p>{t(told[1])}</p>
    </div>
  );
}
