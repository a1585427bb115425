import type { BareKey, Translate } from '../messages/catalogue.ts';
import type { ApiError } from './api.ts';

/** What the server found wrong with a field, in the page's words where it has some; null where nothing. */
export function faultOf(error: ApiError | null, field: string, t: Translate): string | null {
  const issue = error?.issues.find(({ path }) => path[0] === field);
  if (issue === undefined) return null;
  // A bound has its figure in it: without one nothing is there at all.
  const isMissing = issue.code === 'invalid_type' || (issue.code === 'too_small' && !/\d/.test(issue.message));
  if (isMissing) return t('field-required');
  if (/mail/i.test(field)) return t('field-email');
  return t('field-refused', { rule: issue.message });
}

/**
 * Why something was not done, where no field says it: in the page's words for what it knows, else with the request's id.
 *
 * @param known words for kinds of refusal
 */
export function refusalOf(
  error: ApiError | null,
  t: Translate,
  known: Readonly<Partial<Record<string, BareKey>>> = {},
): string {
  if (error === null || error.issues.length > 0) return '';
  const { kind, requestId } = error;
  const key = known[kind] ?? GENERAL[kind];
  if (key !== undefined) return t(key);
  return requestId === null ? t('notDone') : `${t('notDone')} ${t('requestId', { id: requestId })}`;
}

/** What any call may be refused for. */
const GENERAL: Readonly<Partial<Record<string, BareKey>>> = {
  offline: 'problemOffline',
  'job-closed': 'jobIsClosed',
  'not-allowed': 'notAllowedNow',
};
