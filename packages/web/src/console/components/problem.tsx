import type { Action } from '@colloquy/contract/console';
import { rolesThatMay } from '@colloquy/contract/console';
import type { ApiError } from '../core/api.ts';
import { usePage } from '../hooks/page-context.ts';
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

/** In the place of what a role may not, with those who may. */
export function Refused({ action }: { action: Action }) {
  const { t, formats } = usePage();
  return <p>{t('notAllowed', { roles: formats.list(rolesThatMay(action).map((role) => t(roleKey(role)))) })}</p>;
}
