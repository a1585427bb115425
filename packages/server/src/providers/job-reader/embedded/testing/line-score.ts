import { LINE_KINDS, type LineKind, type LineModel, lineKinds } from '../line-kinds.ts';
import type { LineExample } from './line-examples.ts';

/** Lines of a kind: how many there are, how many were read as it, and how many of those rightly. */
export type LineCount = { all: number; taken: number; found: number };
export type LineScore = Record<LineKind, LineCount>;

/** What a model makes of descriptions whose lines somebody marked. */
export function scoreLines(descriptions: readonly (readonly LineExample[])[], model: LineModel): LineScore {
  const score = Object.fromEntries(LINE_KINDS.map((kind) => [kind, { all: 0, taken: 0, found: 0 }])) as LineScore;
  for (const examples of descriptions) {
    const read = lineKinds(
      examples.map(({ candidate }) => candidate),
      model,
    );
    for (const [at, { kind }] of examples.entries()) {
      const taken = read[at] ?? 'other';
      score[kind].all += 1;
      score[taken].taken += 1;
      if (taken === kind) score[kind].found += 1;
    }
  }
  return score;
}
