import type { Language } from '@colloquy/contract/shared';
import type {
  AnswerReader,
  AnswerReading,
  AnswerToRead,
  PatientAnswerReader,
} from '../../providers/answer-reader/port.ts';
import type { FollowUpReason, Question } from '../interviewers/index.ts';
import type { AnswerAssessor, Judgement } from './answer-assessor.ts';
import { ownWords } from './own-words.ts';
import type { Assessment } from './state.ts';

/** Below this many words there is nothing to judge, whatever is said. */
const NONE_WORDS = 3;
/** Below this an answer is asked to say more. */
const THIN_WORDS = 18;

/** From this strength on something of a point may have been said: who said it is not asked for it. */
const TRACE = 0.3;
/** The same by words of the point that stand anywhere in the answer: less than a point is credited for. */
const NEAR = 0.7;

/** From so many points found an answer is asked nothing more, where levels rest on points. */
export const ENOUGH_POINTS = 2;
/**
 * From so many words on, too: what words alone do not find in so long an answer has been said more often than not, in others.
 * Fewer where one point was found, more where none was and the answer may be about nothing. Of 152 follow-ups to sound answers
 * by others, judged, answers of 50 words and more had said what was asked in 26 of 67, shorter ones in 22 of 85.
 */
const TOLD_AT_LENGTH = { withPoint: 50, without: 100 };
/** From so many words of the point on what comes near to it is quoted: of 24 quotes 10 did not lead to the question. */
const QUOTABLE = 0.45;

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
    foresees: true,
    gather: () => Promise.resolve(null),
    assess({ interview, question, answers, blueprint: { language } }): Judgement | Promise<Judgement> {
      const judgement = (reading: AnswerReading, last: AnswerReading): Judgement => ({
        assessment: passesIn(last) ? PASSED : assessmentOf(question, answers, reading, enoughPoints),
        said: reading.facts.filter(({ named }) => named === true).map(({ key }) => key),
      });
      const skim = (some: readonly string[]): AnswerReading | Promise<AnswerReading> =>
        reader.skim(toRead(question, some, language), interview.accountId);
      const whole = skim(answers);
      const last = answers.length > 1 ? skim(answers.slice(-1)) : whole;
      if (whole instanceof Promise || last instanceof Promise)
        return Promise.all([whole, last]).then(([all, end]) => judgement(all, end));
      return judgement(whole, last);
    },
  };
}

export function judge(
  reader: Pick<AnswerReader, 'skim'>,
  question: Question,
  answers: readonly string[],
  language: Language,
  enoughPoints = Number.POSITIVE_INFINITY,
): Assessment {
  const skim = (some: readonly string[]): AnswerReading => reader.skim(toRead(question, some, language));
  if (answers.length > 1 && passesIn(skim(answers.slice(-1)))) return PASSED;
  return assessmentOf(question, answers, skim(answers), enoughPoints);
}

const PASSED: Assessment = { missing: [], content: 'none', declined: true };

/** Whoever passes on in the end is asked nothing more, whatever was said before. */
function passesIn({ signals }: AnswerReading): boolean {
  return signals.declined !== null;
}

/** The answers to one question as a reader takes them. */
function toRead(question: Question, answers: readonly string[], language: Language): AnswerToRead {
  return {
    language,
    text: textOf(answers),
    question: {
      text: question.text,
      ...(question.asksFacts === true ? { asksFacts: true } : {}),
      ...(question.starter === undefined ? {} : { given: question.starter }),
      rubricLanguage: question.rubric.language,
      anchors: question.rubric.anchors,
      facts: question.rubric.facts,
    },
  };
}

function textOf(answers: readonly string[]): string {
  return answers.join('\n');
}

/**
 * The points of which an answer holds no trace, to be asked for where levels rest on them; those that the company wrote
 * itself are asked for everywhere.
 */
function withoutTrace(
  { rubric }: Question,
  reading: AnswerReading,
  answers: readonly string[],
  onlyOwn: boolean,
): Assessment['points'] {
  const missing = rubric.facts.flatMap(({ key, followUp, company }) => {
    if (onlyOwn && company !== true) return [];
    const found = reading.facts.find((fact) => fact.key === key);
    const isMissing =
      found?.named === false && found.partly !== true && found.strength < TRACE && (found.near?.words ?? 0) < NEAR;
    if (!isMissing || followUp === undefined) return [];
    const { words = 0, span = null } = found.near ?? {};
    return [{ followUp, near: words >= QUOTABLE ? span : null }];
  });
  return missing.map(({ followUp, near }) => ({ text: followUp, quote: ownWords(textOf(answers), near) }));
}

function assessmentOf(
  question: Question,
  answers: readonly string[],
  reading: AnswerReading,
  enoughPoints: number,
): Assessment {
  const thin = reading.words < THIN_WORDS;
  if (passesIn(reading)) return PASSED;
  if (reading.otherLanguage) {
    const { spokenIn } = reading;
    const noticed = { otherLanguage: true as const, ...(spokenIn === undefined ? {} : { spokenIn }) };
    return { missing: [], content: 'enough', declined: false, ...noticed };
  }
  // Having or not having it is a whole answer.
  if (question.asksFacts) return { missing: [], content: 'enough', declined: false };
  const missing: FollowUpReason[] = [];
  const said = reading.facts.filter(({ named }) => named).length;
  const restsOnPoints = Number.isFinite(enoughPoints);
  if (said >= enoughPoints && !thin) return { missing: [], content: 'enough', declined: false };
  if (restsOnPoints && reading.words >= (said > 0 ? TOLD_AT_LENGTH.withPoint : TOLD_AT_LENGTH.without))
    return withPoints(withoutTrace(question, reading, answers, true), {
      missing: [],
      content: 'enough',
      declined: false,
    });
  if (thin) missing.push('too-short');
  // What an occasion lacks is told badly by signs: 16 of 25 such follow-ups asked for what was there. Points tell it.
  const isOfPoints = restsOnPoints && question.rubric.facts.length > 0;
  if (question.answerForm === 'prose' && !isOfPoints) {
    const { example, ownPart, result, figure } = reading.signals;
    // What one did and how it ended is told of an occasion, also where no word says when.
    const isTold = example !== null || reading.told !== undefined || (ownPart !== null && result !== null);
    if (!isTold && !thin) missing.push('no-example');
    if (!ownPart && reading.told?.isOwn !== true && !thin) missing.push('no-own-part');
    if (!result && reading.told?.hasEnd !== true && !thin) missing.push('no-result');
    if (!figure && result && said < 2) missing.push('claim-without-number');
  }
  const prepared = new Set(question.followUps.map((followUp) => followUp.reason));
  const suiting = missing.filter((reason) => question.suits?.includes(reason) ?? true);
  // How it ended is asked of what was told.
  const isAccount = !missing.includes('no-example');
  const ordered = [
    ...suiting.filter((reason) => prepared.has(reason)),
    ...suiting.filter((reason) => !prepared.has(reason)),
  ];
  return withPoints(thin ? [] : withoutTrace(question, reading, answers, !restsOnPoints), {
    missing:
      reading.words < NONE_WORDS || thin || said === 0 || ordered.length >= 2
        ? ordered.filter((reason) => isAccount || reason !== 'no-result')
        : [],
    content: reading.words < NONE_WORDS ? 'none' : thin && said === 0 ? 'thin' : 'enough',
    declined: false,
  });
}

function withPoints(points: Assessment['points'], assessment: Assessment): Assessment {
  return points === undefined || points.length === 0 ? assessment : { points, ...assessment };
}
