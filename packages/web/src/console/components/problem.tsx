import type { Action } from '@colloquy/contract/console';
import { rolesThatMay } from '@colloquy/contract/console';
import type { ReactNode } from 'react';
import type { ApiError } from '../core/api.ts';
import { usePage } from '../hooks/page-context.ts';
import { useOrganization } from '../hooks/use-organization.ts';
import { roleKey } from '../messages/keys.ts';

type ProblemProps = { error: ApiError; onRetry?: () => void };

/** What failed, in its place, with the way on. */
export function Problem({ error, onRetry }: ProblemProps) {
  const { t } = usePage();
  return (
    <div className="c-problem" role="alert">
      <p>{t(error.status === 404 ? 'notThere' : error.kind === 'offline' ? 'problemOffline' : 'problem')}</p>
      {error.requestId !== null && <p className="small quiet">{t('requestId', { id: error.requestId })}</p>}
      {onRetry !== undefined && error.status !== 404 && (
        <button type="button" className="button" onClick={onRetry}>
          {t('retry')}
        </button>
      )}
    </div>
  );
}

type RefusedProps = {
  action: Action;
  /** Names of the buttons and links that are not here for that; left out where a whole screen is not. */
  what?: readonly string[];
};

/** In the place of what a role may not, with those who may. */
export function Refused({ action, what = [] }: RefusedProps) {
  const { t, formats } = usePage();
  const roles = formats.list(rolesThatMay(action).map((role) => t(roleKey(role))));
  if (what.length === 0) return <p>{t('notAllowed', { roles })}</p>;
  return <p className="small quiet">{t('notAllowedWhat', { what: what.join(' · '), roles })}</p>;
}

/** What a role may do; whoever has another one reads there who may. */
export function Allowed({ action, what, children }: RefusedProps & { children: ReactNode }) {
  const { may } = useOrganization();
  return may(action) ? children : <Refused action={action} what={what ?? []} />;
}
