import type { Translate } from '../messages/catalogue.ts';
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
