import { useQuery } from '@tanstack/react-query';
import { Outlet, useParams } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { ApiError, ReplyOf } from '../core/api.ts';
import { usePage } from '../hooks/page-context.ts';
import { hereOf, OrganizationContext } from '../hooks/use-organization.ts';
import { FreshGate } from './fresh-gate.tsx';
import { Loading } from './loading.tsx';
import { Problem } from './problem.tsx';
import { SignedOut } from './signed-out.tsx';

/** Everything below an organization's address: who reads it is asked first. */
export function Inside() {
  const { call, taken } = usePage();
  const { organization } = useParams({ from: '/console/$organization' });
  const me = useQuery<ReplyOf<'getMe'>, ApiError>({
    queryKey: [organization, 'getMe'],
    queryFn: () => call('getMe', { params: { organization } }),
    initialData: () => taken('getMe', { params: { organization } }),
  });
  const here = useMemo(() => (me.data === undefined ? null : hereOf(me.data)), [me.data]);
  if (me.error?.status === 401) return <SignedOut />;
  if (here !== null)
    return (
      <OrganizationContext value={here}>
        <FreshGate>
          <Outlet />
        </FreshGate>
      </OrganizationContext>
    );
  return (
    <main className="c-alone">
      {me.error === null ? <Loading /> : <Problem error={me.error} onRetry={() => void me.refetch()} />}
    </main>
  );
}
