import { useQuery } from '@tanstack/react-query';
import { Link, Navigate } from '@tanstack/react-router';
import type { ApiError, ReplyOf } from '../core/api.ts';
import { usePage } from '../hooks/page-context.ts';
import { Loading } from './loading.tsx';
import { Problem } from './problem.tsx';
import { SignedOut } from './signed-out.tsx';

/** Where no organization is named: on to the only one, or a choice. */
export function Chooser() {
  const { t, call } = usePage();
  const session = useQuery<ReplyOf<'getSession'>, ApiError>({
    queryKey: ['session'],
    queryFn: () => call('getSession'),
  });
  if (session.error?.status === 401) return <SignedOut />;
  if (session.data?.organizations.length === 1)
    return (
      <Navigate
        to="/console/$organization"
        params={{ organization: session.data.organizations[0]?.id ?? '' }}
        replace
      />
    );
  return (
    <main className="c-alone">
      {session.isPending && <Loading />}
      {session.error !== null && <Problem error={session.error} onRetry={() => void session.refetch()} />}
      {session.data !== undefined && (
        <>
          <h1>{t(session.data.organizations.length === 0 ? 'noOrganization' : 'chooseOrganization')}</h1>
          <ul className="c-list">
            {session.data.organizations.map(({ id, displayName }) => (
              <li key={id}>
                <Link to="/console/$organization" params={{ organization: id }} dir="auto">
                  {displayName}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </main>
  );
}
