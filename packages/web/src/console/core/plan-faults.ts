import type { Issue } from '@colloquy/contract/shared';
import type { Translate } from '../messages/catalogue.ts';
import type { PlanKey, PlanTranslate } from '../messages/plan/catalogue.ts';

type Values = Readonly<Record<string, string | number>>;
/** As a check of a draft tells it, or as any refusal does. */
export type PlanIssue = Issue & { named?: { rule: string; values: Values } | null };

export type Words = { t: Translate; p: PlanTranslate };

/** The rules that the page has words for; the server's own stand for the others. */
const RULES = {
  count: 'rule-count',
  mustAsks: 'rule-mustAsks',
  together: 'rule-together',
  minutes: 'rule-minutes',
  points: 'rule-points',
  before: 'rule-before',
  facts: 'rule-facts',
  same: 'rule-same',
  name: 'rule-name',
  twice: 'rule-twice',
  script: 'rule-script',
  asked: 'rule-asked',
  condition: 'rule-condition',
  order: 'rule-order',
  unused: 'rule-unused',
} as const satisfies Record<string, PlanKey>;

const GROUNDS = {
  age: 'ground-age',
  family: 'ground-family',
  health: 'ground-health',
  origin: 'ground-origin',
  religion: 'ground-religion',
  'gender-and-orientation': 'ground-gender-and-orientation',
  'politics-and-union': 'ground-politics-and-union',
  appearance: 'ground-appearance',
  'criminal-record': 'ground-criminal-record',
  'salary-history': 'ground-salary-history',
  'military-service': 'ground-military-service',
  'genetic-information': 'ground-genetic-information',
} as const satisfies Record<string, PlanKey>;

/** What is wrong at a place of a plan or below it, in the page's words where it has some; null where nothing is. */
export function planFault(
  issues: readonly PlanIssue[],
  path: readonly (string | number)[],
  words: Words,
): string | null {
  const issue = issues.find((one) => path.every((part, at) => one.path[at] === part));
  return issue === undefined ? null : faultWords(issue, words);
}

export function faultWords(issue: PlanIssue, { t, p }: Words): string {
  const { named } = issue;
  if (named !== null && named !== undefined && isKeyOf(RULES, named.rule)) {
    const { ground, count, ...values } = named.values;
    const filled = {
      ...values,
      ...(count === undefined ? {} : { there: count }),
      ...(typeof ground === 'string' ? { ground: isKeyOf(GROUNDS, ground) ? p(GROUNDS[ground]) : ground } : {}),
    };
    // Which values a rule has is the server's to know.
    return (p as (key: PlanKey, values: Values) => string)(RULES[named.rule], filled);
  }
  const isMissing = issue.code === 'invalid_type' || (issue.code === 'too_small' && !/\d/.test(issue.message));
  return isMissing ? t('field-required') : t('field-refused', { rule: issue.message });
}

function isKeyOf<Table extends object>(table: Table, key: string): key is Extract<keyof Table, string> {
  return Object.hasOwn(table, key);
}
