import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Loading } from '../../components/loading.tsx';
import type { ApiError, ReplyOf } from '../../core/api.ts';
import { usePage } from '../../hooks/page-context.ts';
import { EnterForm } from './enter-form.tsx';
import { LinkProblem } from './link-problem.tsx';

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
