import { contentStems, type PlanLine } from '../interviewers/index.ts';
import type { AssessedQuestion } from './assess-questions.ts';
import { type Evidence, placeOf } from './report.ts';

/** More quotes than this say nothing more of one requirement. */
const MOST_QUOTES = 3;
/** A word of one line or two tells of it; what three lines have in common tells of none. */
const ENOUGH = 0.5;

/**
 * `weak`: another question of the interview has words of the line, and this one has none. `isClosest`: of all lines that the
 * question is about it is about this one most.
 */
export type QuestionAbout = AssessedQuestion & { fit: number; weak: boolean; isClosest: boolean };

/**
 * How much words tell of a line: the stems that they have in common, each shared out among the lines of the description that
 * have it.
 */
export function telling(lines: readonly PlanLine[]): (line: PlanLine, words: string) => number {
  const stems = new Map(lines.map((line) => [line.id, contentStems(line.text)]));
  const having = (stem: string): number => [...stems.values()].filter((own) => own.has(stem)).length;
  return ({ id }, words) => {
    const own = stems.get(id);
    const shared = [...contentStems(words)].filter((stem) => own?.has(stem));
    return shared.reduce((sum, stem) => sum + 1 / having(stem), 0);
  };
}

/**
 * Sentences of the answers in telling words of the line, or in which a point was found that is; and, where the question is
 * about this line before all others, every sentence in which a point was found. Those in which most was found come first, of
 * equal ones those that tell more of the line, then the longer one. None where nothing says what it has to do with it.
 */
export function bestQuotes(
  tells: (words: string) => number,
  about: readonly QuestionAbout[],
  texts: ReadonlyMap<number, string>,
): Evidence[] {
  const found = new Map<string, { evidence: Evidence; weight: number; belongs: boolean; told: number }>();
  const add = (evidence: Evidence | null, weight: number, belongs = false): void => {
    if (evidence === null) return;
    const key = placeOf(evidence);
    const known = found.get(key);
    if (known === undefined) {
      const said = texts.get(evidence.turnId)?.slice(evidence.start, evidence.end) ?? '';
      found.set(key, { evidence, weight, belongs, told: tells(said) });
      return;
    }
    known.weight += weight;
    known.belongs ||= belongs;
  };
  for (const { report, evidence, sentences, weak, isClosest } of about) {
    for (const point of report.facts) {
      const belongs = (isClosest && !weak) || tells(`${point.name ?? ''} ${point.text}`) >= ENOUGH;
      add(point.evidence, point.statement === 'said' || point.said === true ? 3 : 2, belongs);
    }
    for (const sign of report.signs ?? []) add(sign.evidence, 1);
    for (const words of evidence) add(words, 0);
    for (const sentence of sentences) add(sentence, 0);
  }
  return [...found.values()]
    .filter(({ belongs, told }) => belongs || told >= ENOUGH)
    .toSorted((a, b) => b.weight - a.weight || b.told - a.told || lengthOf(b.evidence) - lengthOf(a.evidence))
    .slice(0, MOST_QUOTES)
    .map(({ evidence }) => evidence);
}

/** The longest sentence of an answer that is not used yet, one that makes it concrete before others; null where none is left. */
export function sentenceLeft(
  { report, sentences }: QuestionAbout,
  isUsed: (evidence: Evidence) => boolean,
): Evidence | null {
  const signs = (report.signs ?? []).map(({ evidence }) => evidence);
  const left = (all: readonly Evidence[]): Evidence[] =>
    all.filter((one) => !isUsed(one)).toSorted((a, b) => lengthOf(b) - lengthOf(a));
  return [...left(signs), ...left(sentences)][0] ?? null;
}

function lengthOf({ start, end }: Evidence): number {
  return end - start;
}
