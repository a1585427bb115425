import { CALL_OUTCOMES } from '@colloquy/contract/console';

/** What the log of calls is narrowed to; it is in the address. */
export type CallFilter = { outcome?: (typeof CALL_OUTCOMES)[number]; key?: string };

export function callFilter(search: Record<string, unknown>): CallFilter {
  const outcome = CALL_OUTCOMES.find((known) => known === search.outcome);
  return {
    ...(outcome === undefined ? {} : { outcome }),
    ...(typeof search.key === 'string' ? { key: search.key } : {}),
  };
}

/** What the audit is narrowed to; it is in the address. */
export type AuditFilter = { person?: string; action?: string };

export function auditFilter(search: Record<string, unknown>): AuditFilter {
  return {
    ...(typeof search.person === 'string' ? { person: search.person } : {}),
    ...(typeof search.action === 'string' ? { action: search.action } : {}),
  };
}

/** A filter with one part set, or without it where nothing is chosen. */
export function narrowed<Filter extends object, Key extends keyof Filter>(
  filter: Filter,
  key: Key,
  value: Filter[Key] | '',
): Filter {
  const { [key]: _former, ...others } = filter;
  return (value === '' ? others : { ...others, [key]: value }) as Filter;
}
