import type { Language } from '@colloquy/contract/shared';
import type {
  AnswerReader,
  AnswerReading,
  AnswerToRead,
  PatientAnswerReader,
} from '../../providers/answer-reader/port.ts';
import type { FollowUpReason, Question } from '../interviewers/index.ts';
import type { AnswerAssessor, Judgement } from './answer-assessor.ts';
import type { Assessment } from './state.ts';

/** Below this many words there is nothing to judge, whatever is said. */
const NONE_WORDS = 3;
/** Below this an answer is asked to say more. */
const THIN_WORDS = 18;

/** From so many points found an answer is asked nothing more, where levels rest on points. */
export const ENOUGH_POINTS = 2;

/**
 * Looks for what makes an answer useful to the people who decide: an occasion, an own part, a result, a figure.
 *
 * @param enoughPoints from so many points found on nothing more is asked, whatever else is missing
 */
export function createScoredAssessor(
  reader: Pick<PatientAnswerReader, 'skim'>,
  enoughPoints = Number.POSITIVE_INFINITY,
): AnswerAssessor<null> {
  return {
    gather: () => Promise.resolve(null),
    assess({ interview, question, answers, blueprint: { language } }): Judgement | Promise<Judgement> {
      const judgement = (reading: AnswerReading): Judgement => ({
        assessment: assessmentOf(question, reading, enoughPoints),
      });
      const reading = reader.skim(toRead(question, answers, language), interview.accountId);
      return reading instanceof Promise ? reading.then(judgement) : judgement(reading);
    },
  };
}

export function judge(
  reader: AnswerReader,
  question: Question,
  answers: readonly string[],
  language: Language,
  enoughPoints = Number.POSITIVE_INFINITY,
): Assessment {
  return assessmentOf(question, reader.skim(toRead(question, answers, language)), enoughPoints);
}

/** The answers to one question as a reader takes them. */
export function toRead(question: Question, answers: readonly string[], language: Language): AnswerToRead {
  return {
    language,
    text: answers.join('\n'),
    question: {
      text: question.text,
      ...(question.starter === undefined ? {} : { given: question.starter }),
      rubricLanguage: question.rubric.language,
      anchors: question.rubric.anchors,
      facts: question.rubric.facts,
    },
  };
}

function assessmentOf(question: Question, reading: AnswerReading, enoughPoints: number): Assessment {
  const thin = reading.words < THIN_WORDS;
  if (reading.signals.declined !== null && thin) return { missing: [], content: 'none', declined: true };
  // Having or not having it is a whole answer.
  if (question.asksFacts) return { missing: [], content: 'enough', declined: false };
  const missing: FollowUpReason[] = [];
  const said = reading.facts.filter(({ named }) => named).length;
  if (said >= enoughPoints && !thin) return { missing: [], content: 'enough', declined: false };
  if (thin) missing.push('too-short');
  if (question.answerForm === 'prose') {
    const { example, ownPart, result, figure } = reading.signals;
    // What one did and how it ended is told of an occasion, also where no word says when.
    if (!example && !(ownPart && result) && !thin) missing.push('no-example');
    if (!ownPart && !thin) missing.push('no-own-part');
    if (!result && !thin) missing.push('no-result');
    if (!figure && result && said < 2) missing.push('claim-without-number');
  }
  const prepared = new Set(question.followUps.map((followUp) => followUp.reason));
  const suiting = missing.filter((reason) => question.suits?.includes(reason) ?? true);
  const ordered = [
    ...suiting.filter((reason) => prepared.has(reason)),
    ...suiting.filter((reason) => !prepared.has(reason)),
  ];
  return {
    missing: reading.words < NONE_WORDS || thin || said === 0 || ordered.length >= 2 ? ordered : [],
    content: reading.words < NONE_WORDS ? 'none' : thin && said === 0 ? 'thin' : 'enough',
    declined: false,
  };
}
