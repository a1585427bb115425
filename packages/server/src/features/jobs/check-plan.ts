import type { PromptReply } from '@colloquy/content/schema/prompt';
import { wordCount } from '@colloquy/content/schema/spoken';
import {
  asksProtectedTopic,
  isMachineTalk,
  isShownInPapers,
  mentionsProtectedTopic,
  statesProtectedTopic,
} from '../interviewers/index.ts';
import { holdsMarkup, isSameSaid } from '../model-usage/index.ts';

export type PlanReply = PromptReply<'plan.v2'>;
export type PointsReply = PromptReply<'plan-points.v2'>;

/** What a plan of a model is checked against. */
export type PlanBasis = {
  lines: readonly { id: string; kind: string; text: string }[];
  /** How many questions are wanted. */
  count: number;
  askedBesides: readonly string[];
  /** False when a text is clearly in another language than the plan's. */
  isInLanguage(text: string): boolean;
};

const ID = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;
const LONGEST_ID = 30;
const MUST_ASKS = { least: 3, most: 5 };
const COMPETENCIES = { least: 3, most: 5 };
const MINUTES = { least: 3, most: 6 };
const MOST_LINES = 3;
/** Words of one text; scripts without spaces are counted by their letters. */
const WORDS = {
  question: { least: 5, most: 46 },
  plain: { least: 3, most: 46 },
  purpose: { least: 3, most: 40 },
  name: { least: 1, most: 8 },
  phrasing: { least: 3, most: 32 },
  followUp: { least: 3, most: 30 },
  reason: { least: 3, most: 40 },
  anchor: { least: 2, most: 60 },
} as const;
/** So many letters hold as many words as any language has in them: guards against one word that never ends. */
const LONGEST = 400;

/** The rule that the questions of a plan break, by the name that the prompt gives it; null when they may be asked. */
export function brokenPlanRule({ competencies, questions }: PlanReply, basis: PlanBasis): string | null {
  if (questions.length !== basis.count) return 'count';
  const ids = questions.map(({ id }) => id);
  const known = new Set(competencies.map(({ id }) => id));
  if (!areIds(ids) || !areIds([...competencies.map(({ id }) => id)])) return 'ids';
  if (questions.some(({ competency }) => !known.has(competency))) return 'ids';
  const used = new Set(questions.map(({ competency }) => competency)).size;
  if (used < COMPETENCIES.least || used > COMPETENCIES.most || used !== known.size) return 'competencies';
  const mustAsks = questions.filter(({ mustAsk }) => mustAsk).length;
  if (!isWithin(mustAsks, MUST_ASKS)) return 'must-asks';
  if (questions.some(({ minutes }) => !Number.isInteger(minutes) || !isWithin(minutes, MINUTES))) return 'must-asks';
  const lines = new Set(basis.lines.map(({ id }) => id));
  for (const { covers } of questions)
    if (covers.length < 1 || covers.length > MOST_LINES || covers.some((id) => !lines.has(id))) return 'unknown-line';
  if (isUncovered(questions, basis)) return 'uncovered';
  for (const { text, plain, purpose } of questions) {
    if (!isOfLength(text, 'question') || !isOfLength(plain, 'plain') || !isOfLength(purpose, 'purpose'))
      return 'length';
    if (asksProtectedTopic(`${text} ${plain}`).length > 0 || statesProtectedTopic(purpose).length > 0)
      return 'protected-topic';
    const broken =
      brokenTextRule(text, 'question', basis) ??
      brokenTextRule(plain, 'plain', basis) ??
      brokenTextRule(purpose, 'purpose', basis);
    if (broken !== null) return broken;
  }
  for (const { name } of competencies) {
    const broken = brokenTextRule(name, 'name', basis);
    if (broken !== null) return broken;
  }
  const texts = questions.map(({ text }) => text);
  return holdsTwice([...basis.askedBesides, ...texts]) ? 'repeat' : null;
}

/** The rule that the points of one question break, by the name that the prompt gives it. */
export function brokenPointsRule(
  { points, mistakes, anchors }: PointsReply,
  basis: { question: string } & Pick<PlanBasis, 'isInLanguage'>,
): string | null {
  if (!isWithin(points.length, { least: 3, most: 5 }) || !isWithin(mistakes.length, { least: 1, most: 3 }))
    return 'count';
  if ([...points, ...mistakes].some(({ phrasings }) => phrasings.length !== 3)) return 'count';
  if (!areIds([...points, ...mistakes].map(({ id }) => id))) return 'ids';
  const texts: [string, keyof typeof WORDS][] = [
    ...[...points, ...mistakes].flatMap(({ name, phrasings }): [string, keyof typeof WORDS][] => [
      [name, 'name'],
      ...phrasings.map((text): [string, 'phrasing'] => [text, 'phrasing']),
    ]),
    ...points.map(({ followUp }): [string, 'followUp'] => [followUp, 'followUp']),
    ...mistakes.map(({ reason }): [string, 'reason'] => [reason, 'reason']),
    ...Object.values(anchors).map((text): [string, 'anchor'] => [text, 'anchor']),
  ];
  if (texts.some(([text, kind]) => !isOfLength(text, kind))) return 'length';
  for (const { followUp } of points) if (asksProtectedTopic(followUp).length > 0) return 'protected-topic';
  const told = [
    ...[...points, ...mistakes].flatMap(({ name, phrasings }) => [name, ...phrasings]),
    ...mistakes.map(({ reason }) => reason),
    ...Object.values(anchors),
  ];
  if (told.some((text) => mentionsProtectedTopic(text).length > 0)) return 'protected-topic';
  for (const [text, kind] of texts) {
    const broken = brokenTextRule(text, kind, basis);
    if (broken !== null) return broken;
  }
  // Short names are seldom of one language; together they are.
  if (!basis.isInLanguage(told.join(' '))) return 'language';
  for (const { followUp, phrasings } of points) {
    if (isSameSaid(followUp, basis.question)) return 'repeat';
    if (phrasings.some((phrasing) => isSameSaid(followUp, phrasing))) return 'gives-away';
  }
  const good = points.flatMap(({ phrasings }) => phrasings);
  if (holdsTwice(good) || holdsTwice(points.map(({ followUp }) => followUp))) return 'repeat';
  const wrong = mistakes.flatMap(({ phrasings }) => phrasings);
  return wrong.some((mistake) => good.some((point) => isSameSaid(mistake, point))) ? 'contradiction' : null;
}

/** Most of what is required is asked: what papers show is not told. */
function isUncovered(questions: PlanReply['questions'], { lines }: PlanBasis): boolean {
  const required = lines.filter(({ kind, text }) => kind === 'must' && !isShownInPapers(text));
  const covered = new Set(questions.flatMap(({ covers }) => covers));
  const room = questions.length * MOST_LINES;
  return required.slice(0, room).some(({ id }) => !covered.has(id));
}

function brokenTextRule(
  text: string,
  kind: keyof typeof WORDS,
  { isInLanguage }: Pick<PlanBasis, 'isInLanguage'>,
): string | null {
  if (!isOfLength(text, kind)) return 'length';
  if (holdsMarkup(text) || isMachineTalk(text)) return 'form';
  return isInLanguage(text) ? null : 'language';
}

function isOfLength(text: string, kind: keyof typeof WORDS): boolean {
  return text.length <= LONGEST && isWithin(wordCount(text), WORDS[kind]);
}

function areIds(ids: readonly string[]): boolean {
  return new Set(ids).size === ids.length && ids.every((id) => id.length <= LONGEST_ID && ID.test(id));
}

function holdsTwice(texts: readonly string[]): boolean {
  return texts.some((text, index) => texts.slice(0, index).some((earlier) => isSameSaid(earlier, text)));
}

function isWithin(value: number, { least, most }: { least: number; most: number }): boolean {
  return value >= least && value <= most;
}
