import { sqlState } from './db.ts';

const REASONS: Partial<Record<string, string>> = {
  ENOTFOUND: 'its host name is not known',
  EAI_AGAIN: 'its host name is not known',
  ECONNREFUSED: 'nothing listens at its address',
  ETIMEDOUT: 'nothing answers at its address',
  EHOSTUNREACH: 'its address cannot be reached',
  ENETUNREACH: 'its address cannot be reached',
  ERR_INVALID_URL: 'it is no address of the form postgres://user:password@host/name',
};

/** Why a database cannot be used, in its own words or those of the network; never its address, which holds a password. */
export function describeDbFailure(error: unknown): string | null {
  const state = sqlState(error);
  if (error instanceof Error && state !== null && /^[0-9A-Z]{5}$/.test(state) && !/^E[A-Z]{4}$/.test(state))
    return `${error.message} (SQLSTATE ${state})`;
  const code = (error as NodeJS.ErrnoException | null)?.code ?? '';
  if (error instanceof AggregateError && REASONS[code] === undefined) return describeDbFailure(error.errors[0]);
  return REASONS[code] ?? null;
}
