import { KIN, OFFERED, type Subject, TOLD_BY_NO_TASK } from '@colloquy/content/schema/subject-lexicon';
import type { Language } from '@colloquy/contract/shared';
import { PART } from './find-facts.ts';
import {
  foldText,
  type Reading,
  sentencesThatAsk,
  stemOf,
  subjectsIn,
  wantedBy,
  withoutFrame,
  wordsIn,
} from './own-question-words.ts';
import type { ReadFact, Telling } from './read-facts.ts';
import type { SubjectWords } from './subject-words.ts';

/** Whoever says more asks at its end. */
const LONGEST = 800;
/** Letters of a word that is found at the beginning of another, and inside a compound. */
const LEAST_BEGINNING = 4;
const LEAST_INSIDE = 5;
/** Languages that write what belongs together as one word. */
const COMPOUNDING: ReadonlySet<Language> = new Set(['de', 'nl', 'da', 'no', 'sv', 'fi']);
/** Shares of the telling words of a question, from which on each counts. */
const SHARES = [0.01, 0.2, 0.4, 0.7];
/** How much of the question's subjects is in a fact, each by how few facts tell of it, counts from each of these on. */
const STRENGTHS = [0.1, 0.8, 1.4, 2, 2.7, 3.5];
/** So many lines tell of the same subject: this one alone, two, a few. */
const SHARED_BY = [
  [1, 'one'],
  [2, 'two'],
  [4, 'few'],
  [Number.POSITIVE_INFINITY, 'many'],
] as const;
/** How surely a subject is asked about and told of; what is sure on both sides counts whole. */
const GRADES = { 'sure-sure': 1, 'sure-near': 0.7, 'near-sure': 0.7, 'near-near': 0.4 } as const;

type Grade = keyof typeof GRADES;
type Strengths = Record<Grade, number> & { total: number; fewest: string; shared: number };

/** What is known of a fact as the answer to a question. */
export type FactView = {
  /** What speaks for and against it, as features of a linear model. */
  features: string[];
  /** Whether it has a word or a subject of the question, or one of that kind: nothing else is worth quoting. */
  isRelated: boolean;
  /** Telling words of the whole question that it leaves aside, what was said before the question among them. */
  leftOver: number;
  /** Whether a part of it is about what is asked and about nothing else. */
  isAboutIt: boolean;
};

/** Each fact as the answer to a question, in the order of the facts. @param ruled those that the rules tell */
export function viewFacts(
  { facts, language, words: told }: Telling,
  question: string,
  reading: Reading,
  ruled: readonly string[],
): FactView[] {
  const said = question.slice(-LONGEST);
  const asking = sentencesThatAsk(said, reading.language).join(' ');
  const wanted = wantedBy(asking, reading);
  const sure = new Set(wanted.subjects);
  const asked = nearSubjects(asking, reading.words);
  const strengths = subjectStrengths(facts, sure, asked);
  const before = nearSubjects(said.replace(asking, ' '), reading.words);
  const around = subjectStrengths(facts, new Set(), new Set([...before].filter((subject) => !asked.has(subject))));
  const strongest = Math.max(...strengths.map(({ total }) => total));
  const shares = wordShares(facts, language, wordsOf(asking, reading));
  const sharesBefore = wordShares(facts, language, wordsOf(said, reading));
  const left = leftOver({ facts, language, words: told }, said, reading);
  const bestShare = Math.max(0, ...shares);
  const isTask = ({ topic }: ReadFact): boolean => topic === 'duty' || topic === 'requirement';
  return facts.map((fact, at) => {
    const of: string[] = [];
    const share = shares[at] ?? 0;
    const strength = strengths[at] ?? NOTHING;
    for (const grade of Object.keys(GRADES) as Grade[])
      for (const from of STRENGTHS) if (strength[grade] >= from) of.push(`${grade}:${from}`);
    for (const from of STRENGTHS) if (strength.total >= from) of.push(`total:${from}`);
    for (const from of STRENGTHS) if ((around[at]?.total ?? 0) >= from) of.push(`around:${from}`);
    of.push(`fewest:${strength.fewest}`);
    for (const grade of Object.keys(GRADES) as Grade[])
      if ((around[at]?.[grade] ?? 0) > 0.8) of.push(`around:${grade}`);
    if (strength.shared > 1) of.push('shared:several');
    const isStrongest = strength.total > 0 && strength.total === strongest;
    if (isStrongest) of.push('total:most');
    if (asked.size === 0) of.push('asked:nothing');
    if (sure.size === 0) of.push('asked:nothing-sure');
    const isNear = strength.total > 0;
    for (const from of SHARES) if (share >= from) of.push(`words:${from}`);
    for (const from of SHARES) if ((sharesBefore[at] ?? 0) >= from) of.push(`said:${from}`);
    if (share > 0 && share === bestShare) of.push('words:most');
    if (isStrongest && share > 0 && share === bestShare) of.push('most+most');
    if (isNear && share > 0) of.push('near+words');
    if (!isNear && isKin(asked, nearOf(fact))) of.push('kin');
    if (wanted.wants !== null) {
      const holds = told.has[wanted.wants].test(fact.folded);
      of.push(`${wanted.wants}:${holds ? 'has' : 'not'}`);
      if (holds && isNear) of.push('near+wanted');
    }
    if (isTask(fact)) of.push(`topic:${fact.topic}`);
    const onlyGiven = [...asked].some((subject) => OFFERED.has(subject) || TOLD_BY_NO_TASK.has(subject));
    if (isTask(fact) && onlyGiven) of.push(`given:${fact.topic}`);
    if (fact.isOfOthers) of.push('others');
    const besides = [...nearOf(fact)].filter((subject) => !asked.has(subject) && !before.has(subject)).length;
    of.push(`besides:${Math.min(besides, 4)}`);
    if (nearOf(fact).size === 0) of.push('tells:nothing');
    if (ruled.includes(fact.text)) of.push('ruled');
    return {
      features: of,
      isRelated: isNear || share > 0 || of.includes('kin'),
      leftOver: left[at] ?? 0,
      isAboutIt: isAboutThem(fact, wanted.subjects, told),
    };
  });
}

/** What leads to a question counts as one word: it says what else is meant. */
function leftOver({ facts, language }: Telling, question: string, reading: Reading): number[] {
  const sentences = sentencesThatAsk(question, reading.language);
  const { words: stems } = wantedBy(question, reading);
  const words = wordsOf(question, reading).filter((word) => stems.has(stemOf(word)));
  const more = sentences.join(' ').trim().length < question.trim().length ? 1 : 0;
  return facts.map((fact) => more + words.filter((word) => !holdsWord(fact, word, language)).length);
}

function nearOf({ told, near }: ReadFact): ReadonlySet<Subject> {
  return near.size === 0 ? told : new Set([...told, ...near]);
}

function nearSubjects(text: string, { asked, near }: SubjectWords): Set<Subject> {
  const folded = foldText(text);
  return new Set([...subjectsIn(folded, asked), ...subjectsIn(folded, near)]);
}

const NOTHING: Strengths = {
  'sure-sure': 0,
  'sure-near': 0,
  'near-sure': 0,
  'near-near': 0,
  total: 0,
  fewest: 'none',
  shared: 0,
};

/** Of each fact, what it tells of the subjects: rarer ones among the facts count more. */
function subjectStrengths(
  facts: readonly ReadFact[],
  sure: ReadonlySet<Subject>,
  asked: ReadonlySet<Subject>,
): Strengths[] {
  const subjects = [...new Set([...sure, ...asked])];
  const weightBy = (holds: (fact: ReadFact) => boolean): number => rarity(facts.length, facts.filter(holds).length);
  const weights = new Map(
    subjects.map((subject) => [
      subject,
      { sure: weightBy(({ told }) => told.has(subject)), near: weightBy((fact) => nearOf(fact).has(subject)) },
    ]),
  );
  return facts.map((fact) => {
    const found: Strengths = { ...NOTHING };
    let fewest = Number.POSITIVE_INFINITY;
    for (const [subject, weight] of weights) {
      const isTold = fact.told.has(subject);
      if (!isTold && !fact.near.has(subject)) continue;
      const grade: Grade = `${sure.has(subject) ? 'sure' : 'near'}-${isTold ? 'sure' : 'near'}`;
      const share = isTold ? weight.sure : weight.near;
      found[grade] += share;
      found.total += GRADES[grade] * share;
      found.shared += 1;
      fewest = Math.min(fewest, facts.filter((other) => nearOf(other).has(subject)).length);
    }
    if (found.shared > 0) found.fewest = SHARED_BY.find(([most]) => fewest <= most)?.[1] ?? 'none';
    return found;
  });
}

/** Of what one fact of a usual description tells alone. */
const RAREST = 2.8;

/** What so few of so many facts have in common weighs, from 0 to `RAREST`, however short the description is. */
function rarity(all: number, having: number): number {
  return (RAREST * Math.log((1 + all) / (0.5 + having))) / Math.log((1 + all) / 1.5);
}

/** Whether what it tells of the subjects is about them: no part of it that does is about something of another kind as well. */
function isAboutThem({ folded }: ReadFact, subjects: readonly Subject[], words: SubjectWords): boolean {
  if (subjects.length === 0) return true;
  const parts = folded.split(PART).map((part) => subjectsIn(part, words.told));
  const own = parts.filter((told) => subjects.some((subject) => told.includes(subject)));
  return own.some((told) => told.every((subject) => subjects.some((asked) => isKinOf(subject, asked))));
}

function isKinOf(one: Subject, other: Subject): boolean {
  return one === other || KIN.some((group) => group.includes(one) && group.includes(other));
}

function isKin(asked: ReadonlySet<Subject>, told: ReadonlySet<Subject>): boolean {
  return KIN.some((group) => group.some((one) => asked.has(one)) && group.some((one) => told.has(one)));
}

function wordsOf(text: string, { language, words, plainWords }: Reading): string[] {
  const folded = foldText(text);
  return [...new Set(wordsIn(language, withoutFrame(folded, words)))].filter((word) => !plainWords.has(stemOf(word)));
}

/** Share of the words that each fact holds, each weighted by how few facts hold it. */
function wordShares(facts: readonly ReadFact[], language: Language, words: readonly string[]): number[] {
  const found = words.map((word) => facts.map((fact) => holdsWord(fact, word, language)));
  const weights = found.map((row) => Math.log((1 + facts.length) / (0.5 + row.filter(Boolean).length)));
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  if (all === 0) return facts.map(() => 0);
  return facts.map((_, at) => found.reduce((sum, row, word) => sum + (row[at] ? (weights[word] ?? 0) : 0), 0) / all);
}

function holdsWord({ words, whole }: ReadFact, word: string, language: Language): boolean {
  if (words.has(stemOf(word))) return true;
  return whole.some((other) => {
    const [short, long] = other.length < word.length ? [other, word] : [word, other];
    if (short.length >= LEAST_BEGINNING && long.startsWith(short)) return true;
    return COMPOUNDING.has(language) && short.length >= LEAST_INSIDE && long.includes(short.slice(0, 7));
  });
}
