import type { Issue } from '@colloquy/contract/shared';
import type { Translate } from '../messages/catalogue.ts';

/** What the server found wrong at a place of a plan or below it, in the page's words where it has some. */
export function planFault(issues: readonly Issue[], path: readonly (string | number)[], t: Translate): string | null {
  const issue = issues.find((one) => path.every((part, at) => one.path[at] === part));
  return issue === undefined ? null : faultWords(issue, t);
}

export function faultWords(issue: Issue, t: Translate): string {
  const isMissing = issue.code === 'invalid_type' || (issue.code === 'too_small' && !/\d/.test(issue.message));
  return isMissing ? t('field-required') : t('field-refused', { rule: issue.message });
}
