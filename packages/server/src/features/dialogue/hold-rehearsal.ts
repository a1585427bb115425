import { wordCount } from '@colloquy/content/schema/spoken';
import type { AnswerReader } from '../../providers/answer-reader/port.ts';
import type { Blueprint } from '../interviewers/index.ts';
import type { PhraseBook } from './phrase-book.ts';
import { Rehearsal, type RehearsalHeard, type RehearsalTurn } from './rehearsal.ts';

export type RehearsalSoFar = { turns: readonly RehearsalTurn[]; heard: RehearsalHeard[]; over: boolean };

/** As a person speaks; whoever types and rehearses is not measured. */
const MS_A_WORD = 400;
const LEAST_MS = 5_000;

/**
 * A rehearsal from its beginning to the last answer: the same answers give the same conversation, so nothing of it needs
 * to be kept between two of them. Answers after its end are left out.
 */
export function holdRehearsal(
  deps: { reader: Pick<AnswerReader, 'skim'>; phrases: PhraseBook; enoughPoints: number | undefined },
  blueprint: Blueprint,
  answers: readonly string[],
): RehearsalSoFar {
  const rehearsal = new Rehearsal(blueprint, deps.reader, deps.phrases, deps.enoughPoints);
  rehearsal.begin();
  for (const answer of answers) {
    if (rehearsal.over) break;
    const text = answer.trim();
    rehearsal.answer(text, Math.max(LEAST_MS, wordCount(text) * MS_A_WORD));
  }
  return { turns: rehearsal.turns(), heard: rehearsal.heard(), over: rehearsal.over };
}
