import type { Action } from '@colloquy/contract/console';
import { useMutation } from '@tanstack/react-query';
import { Link, Outlet, useRouterState } from '@tanstack/react-router';
import type { ReplyOf } from '../core/api.ts';
import { usePage } from '../hooks/page-context.ts';
import { useOrganization } from '../hooks/use-organization.ts';
import { useRead } from '../hooks/use-read.ts';
import type { BareKey } from '../messages/catalogue.ts';
import { Loading } from './loading.tsx';
import { MailPaused } from './mail-paused.tsx';

/** `waits`: which number of waiting things is next to it. */
type Part = { to: string; label: BareKey; asks: Action; waits?: 'today' | 'requests' };

const PARTS = [
  { to: '/console/$organization', label: 'today', asks: 'read', waits: 'today' },
  { to: '/console/$organization/jobs', label: 'jobs', asks: 'read' },
  { to: '/console/$organization/interviews', label: 'interviews', asks: 'read' },
  { to: '/console/$organization/requests', label: 'requests', asks: 'answer-requests', waits: 'requests' },
  { to: '/console/$organization/founders', label: 'founders', asks: 'read' },
  { to: '/console/$organization/people', label: 'people', asks: 'manage-people' },
] as const satisfies readonly Part[];

/** The administration: less often, and by fewer. */
const ADMINISTRATION = [
  { to: '/console/$organization/organization', label: 'organization', asks: 'read' },
  { to: '/console/$organization/members', label: 'members', asks: 'read' },
  { to: '/console/$organization/keys', label: 'keys', asks: 'manage-keys' },
  { to: '/console/$organization/webhooks', label: 'webhooks', asks: 'manage-webhooks' },
  { to: '/console/$organization/usage', label: 'usage', asks: 'read-audit' },
  { to: '/console/$organization/audit', label: 'audit', asks: 'read-audit' },
  { to: '/console/$organization/fairness', label: 'fairness', asks: 'read-fairness' },
] as const satisfies readonly Part[];

/** What is around every screen of an organization. */
export function Shell() {
  const { t, call } = usePage();
  const { organization, person, several } = useOrganization();
  const waiting = useRead('getWaiting').data;
  // The next screen is on its way: this one stays until it is there.
  const isComing = useRouterState({ select: ({ isLoading }) => isLoading });
  const signOut = useMutation({
    mutationFn: () => call('endSession'),
    onSuccess: () => window.location.assign('/console'),
  });
  return (
    <>
      <a className="c-skip" href="#content">
        {t('skip')}
      </a>
      <header className="c-header">
        <p className="c-name" dir="auto">
          {organization.displayName}
          {several === true && (
            <Link className="c-change small" to="/console">
              {t('changeOrganization')}
            </Link>
          )}
        </p>
        <p className="c-who small">
          <Link to="/console/$organization/you" params={{ organization: organization.id }} dir="auto">
            {person.name}
          </Link>
          <button type="button" className="button button-quiet" onClick={() => signOut.mutate()}>
            {t('signOut')}
          </button>
        </p>
        <nav aria-label={t('navigation')}>
          <Parts parts={PARTS} waiting={waiting} />
          <Parts parts={ADMINISTRATION} quiet />
        </nav>
        {isComing && <Loading word />}
      </header>
      <main id="content" className="c-main" tabIndex={-1}>
        {waiting?.mailPause != null && <MailPaused pause={waiting.mailPause} />}
        <Outlet />
      </main>
    </>
  );
}

type PartsProps = { parts: readonly Part[]; quiet?: boolean; waiting?: ReplyOf<'getWaiting'> | undefined };

function Parts({ parts, quiet = false, waiting }: PartsProps) {
  const { t } = usePage();
  const { organization, may } = useOrganization();
  return (
    <ul className={quiet ? 'c-parts c-house' : 'c-parts'}>
      {parts
        .filter(({ asks }) => may(asks))
        .map(({ to, label, waits }) => (
          <li key={to}>
            <Link
              to={to}
              params={{ organization: organization.id }}
              activeOptions={{ exact: to === '/console/$organization' }}
              activeProps={{ 'aria-current': 'page' }}
            >
              {t(label)}
              <Count count={(waits !== undefined && waiting?.[waits]) || 0} />
            </Link>
          </li>
        ))}
    </ul>
  );
}

/** Nothing where nothing waits. */
function Count({ count }: { count: number }) {
  const { t } = usePage();
  if (count === 0) return null;
  return (
    <>
      {' '}
      <span className="c-count" aria-hidden="true">
        {count}
      </span>
      <span className="unseen">{t('partWaits', { count })}</span>
    </>
  );
}
