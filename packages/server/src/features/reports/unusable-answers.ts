import type { Language } from '@colloquy/contract/shared';
import type { PatientAnswerReader } from '../../providers/answer-reader/port.ts';
import {
  type AssessedQuestion,
  answerTo,
  type GivenQuestion,
  isNothingSaid,
  shownOutcome,
} from './assess-questions.ts';
import type { Evidence } from './report.ts';

/** What of the answers to a question tells nothing of the matter, as the reader takes each by itself. */
export type Unusable = {
  turnIds: ReadonlySet<number>;
  /** The words of the first answer that say it was not done: those of a later one reply to a further question. */
  notDone: Evidence | null;
};

/** Asks the reader of each answer by itself: what was left out as given before is looked at, too. */
export async function unusableIn(
  { question, turns }: GivenQuestion,
  language: Language,
  reader: PatientAnswerReader,
  lane: string,
): Promise<Unusable> {
  const turnIds = new Set<number>();
  let notDone: Evidence | null = null;
  for (const [index, { id, text }] of turns.entries()) {
    const { saysNothing, notDone: words } = await reader.skim(answerTo(language, question, text), lane);
    if (saysNothing !== true) continue;
    turnIds.add(id);
    if (index === 0 && words !== undefined) notDone = { turnId: id, ...words };
  }
  return { turnIds, notDone };
}

/** Takes answers that tell nothing out of what is quoted and counted; levels stay as they are. */
export function withoutUnusable(assessed: AssessedQuestion, { turnIds, notDone }: Unusable): AssessedQuestion {
  const { report } = assessed;
  if (turnIds.size === 0) return assessed;
  const isUsed = ({ turnId }: { turnId: number }): boolean => !turnIds.has(turnId);
  const kept: AssessedQuestion = {
    ...assessed,
    evidence: assessed.evidence.filter(isUsed),
    sentences: assessed.sentences.filter(isUsed),
    report: {
      ...report,
      repeats: (report.repeats ?? []).filter(isUsed),
      signs: (report.signs ?? []).filter(({ evidence }) => isUsed(evidence)),
    },
  };
  if (report.level !== null || report.answers.some((id) => !turnIds.has(id))) return kept;
  // Reasons that say it more closely stay.
  const isClose = isNothingSaid(report.notAssessable) || report.notAssessable === 'too-short';
  const reason = notDone !== null ? 'not-done' : isClose ? report.notAssessable : 'no-answer';
  return {
    ...kept,
    isUnusable: true,
    notDone,
    report: {
      ...kept.report,
      sameAs: null,
      notAssessable: reason,
      // Who says that something was not done has answered.
      outcome: shownOutcome(report.outcome, reason),
    },
  };
}
