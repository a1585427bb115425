import { PLAN_RULES } from '@colloquy/content/schema/plan-rules';
import { isInScriptOf } from '@colloquy/content/schema/spoken';
import { codeProblems, isTooLong, shown, type TextLimits, textProblems } from '@colloquy/content/schema/text-rules';
import type { Language } from '@colloquy/contract/shared';
import type { Blueprint } from '../blueprint.ts';
import { CV_KEYS } from '../cv-probes.ts';
import { fill } from '../fill.ts';
import {
  asksProtectedTopic,
  mentionsProtectedTopic,
  type ProtectedTopicFinding,
  statesProtectedTopic,
} from '../protected-topics.ts';
import { isMachineTalk } from '../quote.ts';
import { type OwnPlan, type OwnQuestion, toOwnPlan } from './own-plan.ts';

/** Something wrong in a plan: where it is, and the rule in words. */
export type PlanProblem = {
  path: (string | number)[];
  rule: string;
  /** Which rule of ours it is, with what fills its words; absent for the rules of texts. */
  named?: { rule: PlanRule; values: Record<string, string | number> };
};

export type PlanRule = keyof typeof PLAN_RULES;

const NAME: TextLimits = { words: 24, characters: 80 };
const SPOKEN: TextLimits = { words: 60, characters: 480 };
const NOTE: TextLimits = { words: 60, characters: 400 };

const COMPETENCIES = { fewest: 1, most: 8 };
const QUESTIONS = { fewest: 3, most: 12 };
const FEWEST_MUST_ASKS = 3;
const MINUTES = { fewest: 1, most: 12, step: 0.5 };
const MOST_MINUTES = 90;
const MOST_POINTS = 8;
const PHRASINGS = { fewest: 3, most: 12 };

type Broken = Pick<PlanProblem, 'rule' | 'named'>;
type Add = (path: PlanProblem['path'], rule: string | Broken) => void;

function ruled(rule: PlanRule, values: Record<string, string | number> = {}): Broken {
  const filled = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));
  return { rule: fill(PLAN_RULES[rule].rule, filled), named: { rule, values } };
}

/**
 * Everything that keeps a company's plan from being published. Texts that are in the current plan already are not
 * judged again: what the description brought in is what it is.
 */
export function ownPlanProblems(own: OwnPlan, current: Blueprint): PlanProblem[] {
  const problems: PlanProblem[] = [];
  const add: Add = (path, rule) => void problems.push({ path, ...(typeof rule === 'string' ? { rule } : rule) });
  const known = toOwnPlan(current);
  countProblems(own, add);
  keyProblems(own, current, add);
  if (own.title !== known.title) {
    for (const rule of titleProblems(own.title)) add(['title'], rule);
  }
  own.competencies.forEach(({ key, name }, index) => {
    if (known.competencies.some((before) => before.key === key && before.name === name)) return;
    criterion(name, NAME, ['competencies', index, 'name'], add);
  });
  own.questions.forEach((question, index) => {
    const before = known.questions.find(({ key }) => key === question.key);
    questionProblems(question, before, current.language, ['questions', index], add);
  });
  return problems;
}

/** Of what everybody reads who comes to the interview: it sets no condition that the law keeps out. */
export function titleProblems(title: string, limits: TextLimits = NAME): Broken[] {
  const rules = textProblems(title, limits).map((rule) => ({ rule }));
  if (isTooLong(title, limits)) return rules;
  const [finding] = mentionsProtectedTopic(title);
  return finding === undefined
    ? rules
    : [...rules, ruled('condition', { ground: finding.ground, match: shown(finding.match) })];
}

function countProblems({ competencies, questions }: OwnPlan, add: Add): void {
  if (competencies.length < COMPETENCIES.fewest || competencies.length > COMPETENCIES.most)
    add(['competencies'], ruled('count', { ...COMPETENCIES, count: competencies.length }));
  if (questions.length < QUESTIONS.fewest || questions.length > QUESTIONS.most)
    add(['questions'], ruled('count', { ...QUESTIONS, count: questions.length }));
  const mustAsks = questions.filter(({ mustAsk }) => mustAsk).length;
  if (mustAsks < FEWEST_MUST_ASKS) add(['questions'], ruled('mustAsks', { fewest: FEWEST_MUST_ASKS, count: mustAsks }));
  const minutes = questions.reduce((sum, question) => sum + question.minutes, 0);
  if (minutes > MOST_MINUTES) add(['questions'], ruled('together', { minutes, most: MOST_MINUTES }));
}

function keyProblems({ competencies, questions }: OwnPlan, { plan }: Blueprint, add: Add): void {
  repeated(competencies.map(({ key }) => key)).forEach(([key, index]) => {
    add(['competencies', index, 'key'], ruled('taken', { key: shown(key) }));
  });
  repeated(questions.map(({ key }) => key)).forEach(([key, index]) => {
    add(['questions', index, 'key'], ruled('taken', { key: shown(key) }));
  });
  repeated(questions.map(({ text }) => spokenKey(text))).forEach(([, index]) => {
    add(['questions', index, 'text'], ruled('before'));
  });
  questions.forEach(({ key }, index) => {
    if (key.startsWith(CV_KEYS)) add(['questions', index, 'key'], ruled('kept', { key: shown(key) }));
  });
  const names = new Set(competencies.map(({ key }) => key));
  const lines = new Set(plan?.lines.map(({ id }) => id));
  questions.forEach(({ competency, covers }, index) => {
    if (!names.has(competency))
      add(['questions', index, 'competency'], ruled('competency', { key: shown(competency) }));
    covers.forEach((id, at) => {
      if (!lines.has(id)) add(['questions', index, 'covers', at], ruled('line', { key: shown(id) }));
    });
  });
  competencies.forEach(({ key }, index) => {
    if (!questions.some(({ competency }) => competency === key))
      add(['competencies', index], ruled('unused', { key: shown(key) }));
  });
}

function questionProblems(
  own: OwnQuestion,
  before: OwnQuestion | undefined,
  language: Language,
  at: PlanProblem['path'],
  add: Add,
): void {
  const { minutes, starter, answerForm, points, followUps } = own;
  if (minutes < MINUTES.fewest || minutes > MINUTES.most || (minutes / MINUTES.step) % 1 !== 0)
    add([...at, 'minutes'], ruled('minutes', MINUTES));
  if (starter !== null && answerForm !== 'code') add([...at, 'starter'], ruled('starter'));
  if (starter !== null && starter !== before?.starter) starterProblems(starter, [...at, 'starter'], add);
  if (own.asksFacts && points.length > 0) add([...at, 'points'], ruled('facts'));
  if (own.text !== before?.text) heard(own.text, language, [...at, 'text'], add);
  if (own.plain !== null && own.plain !== before?.plain) heard(own.plain, language, [...at, 'plain'], add);
  if (own.purpose !== before?.purpose) criterion(own.purpose, NOTE, [...at, 'purpose'], add);
  for (const [reason, text] of Object.entries(followUps))
    if (text !== before?.followUps[reason as keyof typeof followUps])
      heard(text, language, [...at, 'followUps', reason], add);
  repeated(Object.values(followUps).map(spokenKey)).forEach(() => {
    add([...at, 'followUps'], ruled('same'));
  });
  pointProblems(own, before, language, at, add);
  mistakeProblems(own, before, at, add);
  if (own.anchors === null) return;
  for (const step of [1, 3, 5] as const) {
    const anchor = own.anchors[step];
    if (anchor !== '' && anchor !== before?.anchors?.[step])
      criterion(anchor, NOTE, [...at, 'anchors', String(step)], add);
  }
}

/** A `?` that asks nobody: `age?: number`, `age ?? 0`, `where age > ?`. */
const CODE_MARK = /(?<=[=<>(,] ?)\?|\?{2,}|\?(?=[.:?)]|[^?]*[=:;{}])/g;

/** Code is shown, and its comments are read. */
function starterProblems(starter: string, at: PlanProblem['path'], add: Add): void {
  for (const rule of codeProblems(starter)) add(at, rule);
  const lines = starter.split('\n').map((line) => line.replaceAll(CODE_MARK, ' '));
  forbid(
    lines.flatMap((line) => asksProtectedTopic(line)),
    at,
    add,
    'asked',
  );
}

function pointProblems(
  { points, rubricLanguage }: OwnQuestion,
  before: OwnQuestion | undefined,
  language: Language,
  at: PlanProblem['path'],
  add: Add,
): void {
  if (points.length > MOST_POINTS) add([...at, 'points'], ruled('points', { count: points.length, most: MOST_POINTS }));
  repeated(points.map(({ key }) => key)).forEach(([key, index]) => {
    add([...at, 'points', index, 'key'], ruled('taken', { key: shown(key) }));
  });
  points.forEach((point, index) => {
    const place = [...at, 'points', index];
    const known =
      before?.rubricLanguage === rubricLanguage ? before.points.find(({ key }) => key === point.key) : undefined;
    const isKept = known !== undefined && JSON.stringify(known) === JSON.stringify(point);
    if (isKept) return;
    if (point.name === null) add([...place, 'name'], ruled('name'));
    else if (point.name !== known?.name) criterion(point.name, NAME, [...place, 'name'], add);
    if (point.followUp !== null && point.followUp !== known?.followUp)
      heard(point.followUp, language, [...place, 'followUp'], add);
    phrasingProblems(point.phrasings, rubricLanguage, [...place, 'phrasings'], add);
  });
  // A wording that stands for two points shows neither.
  const all = points.flatMap(({ phrasings }, index) =>
    phrasings.map((text, no) => ({ text: spokenKey(text), index, no })),
  );
  const kept = new Set(before?.points.flatMap(({ phrasings }) => phrasings.map(spokenKey)));
  all.forEach(({ text, index, no }, place) => {
    if (!kept.has(text) && all.findIndex((other) => other.text === text) < place)
      add([...at, 'points', index, 'phrasings', no], ruled('twice'));
  });
}

function mistakeProblems(
  { mistakes, rubricLanguage }: OwnQuestion,
  before: OwnQuestion | undefined,
  at: PlanProblem['path'],
  add: Add,
): void {
  repeated(mistakes.map(({ key }) => key)).forEach(([key, index]) => {
    add([...at, 'mistakes', index, 'key'], ruled('taken', { key: shown(key) }));
  });
  mistakes.forEach((mistake, index) => {
    const known = before?.mistakes.find(({ key }) => key === mistake.key);
    if (known !== undefined && JSON.stringify(known) === JSON.stringify(mistake)) return;
    const place = [...at, 'mistakes', index];
    if (mistake.name !== known?.name) criterion(mistake.name, NAME, [...place, 'name'], add);
    if (mistake.reason !== known?.reason) criterion(mistake.reason, NOTE, [...place, 'reason'], add);
    phrasingProblems(mistake.phrasings, rubricLanguage, [...place, 'phrasings'], add);
  });
}

function phrasingProblems(phrasings: readonly string[], language: Language, at: PlanProblem['path'], add: Add): void {
  if (phrasings.length < PHRASINGS.fewest || phrasings.length > PHRASINGS.most)
    add(at, ruled('count', { ...PHRASINGS, count: phrasings.length }));
  phrasings.forEach((text, index) => {
    const rules = textProblems(text, NOTE);
    for (const rule of rules) add([...at, index], rule);
    if (rules.length === 0 && !isInScriptOf(text, language)) add([...at, index], ruled('script', { language }));
    if (isTooLong(text, NOTE)) return;
    forbid(mentionsProtectedTopic(text), [...at, index], add, 'condition');
    order(text, [...at, index], add);
  });
}

/** A text that the candidate reads or hears. */
function heard(text: string, language: Language, at: PlanProblem['path'], add: Add): void {
  const rules = textProblems(text, SPOKEN);
  for (const rule of rules) add(at, rule);
  if (rules.length === 0 && !isInScriptOf(text, language)) add(at, ruled('script', { language }));
  if (isTooLong(text, SPOKEN)) return;
  forbid(asksProtectedTopic(text), at, add, 'asked');
  order(text, at, add);
}

/** A text that says what is looked for: it must set no condition that the law keeps out. */
function criterion(text: string, limits: TextLimits, at: PlanProblem['path'], add: Add): void {
  for (const rule of textProblems(text, limits)) add(at, rule);
  if (isTooLong(text, limits)) return;
  forbid([...statesProtectedTopic(text), ...asksProtectedTopic(text)], at, add, 'condition');
  order(text, at, add);
}

function forbid(
  [finding]: readonly ProtectedTopicFinding[],
  at: PlanProblem['path'],
  add: Add,
  what: 'asked' | 'condition',
): void {
  if (finding !== undefined) add(at, ruled(what, { ground: finding.ground, match: shown(finding.match) }));
}

function order(text: string, at: PlanProblem['path'], add: Add): void {
  if (isMachineTalk(text)) add(at, ruled('order'));
}

/** Those that stood before, each with its place. */
function repeated(values: readonly string[]): [string, number][] {
  const seen = new Set<string>();
  return values.flatMap((value, index): [string, number][] => {
    if (seen.has(value)) return [[value, index]];
    seen.add(value);
    return [];
  });
}

/** Texts that sound alike have one. */
function spokenKey(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
