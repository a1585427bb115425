import type { Language } from '@colloquy/contract/shared';
import type {
  AnswerReading,
  AnswerToRead,
  PatientAnswerReader,
  Span,
  StatementFigure,
} from '../../providers/answer-reader/port.ts';
import type { DialogueRecord, Outcome, Turn } from '../dialogue/index.ts';
import {
  type Blueprint,
  FACT_CUES,
  isGeneral,
  isNoted,
  jobWords,
  type Question,
  questionToRead,
} from '../interviewers/index.ts';
import type { GradingRule } from './grading-rule.ts';
import { JoinedTurns } from './joined-turns.ts';
import { blankOut, type Repeat } from './repeated-answers.ts';
import { type Evidence, type NotAssessable, placeOf, type QuestionReport } from './report.ts';

/** Below this mean confidence of speech recognition the words are not good enough to be judged. */
export const POOR_TRANSCRIPT = 0.7;

const REASONS: Record<NonNullable<AnswerReading['notAssessable']>, NotAssessable> = {
  language: 'no-common-language',
  unreadable: 'unreadable',
  'too-short': 'too-short',
  declined: 'declined',
  'no-rubric': 'no-rubric',
  'no-points': 'no-points',
  general: 'general',
  'no-grader': 'no-grader',
};

const NOTHING_SAID: ReadonlySet<NotAssessable | null> = new Set(['skipped', 'declined', 'unreadable', 'no-answer']);

/** Whether the question was passed on, in whichever way. */
export function isNothingSaid(reason: NotAssessable | null): boolean {
  return NOTHING_SAID.has(reason);
}

export type AssessedQuestion = {
  report: QuestionReport;
  flags: Evidence[];
  evidence: Evidence[];
  /** What was read of the answers, sentence by sentence. */
  sentences: Evidence[];
  /** Where nothing else is said: the words by which the speaker says that it was not done. */
  notDone: Evidence | null;
  /** Nothing of the answers can be used. */
  isUnusable: boolean;
  dropped: number;
};

/** What is known of a question before its answers are read. */
export type GivenQuestion = {
  question: Question;
  /** What became of it, as the dialogue wrote it down. */
  outcome: Outcome;
  followUps: number;
  /** The turns that answer it, in the order of saying; those without a letter or figure are left out. */
  turns: Turn[];
};

export function givenQuestion(question: Question, record: DialogueRecord): GivenQuestion {
  const known = record.questions.find(({ key }) => key === question.key);
  const turns = record.turns.filter(({ id, text }) => known?.answers.includes(id) && /[\p{L}\p{N}]/u.test(text));
  return { question, outcome: known?.outcome ?? 'unasked', followUps: known?.followUps ?? 0, turns };
}

/** Whether there are words that can be read, before it is known what they say. */
export function isReadable({ outcome, turns }: GivenQuestion): boolean {
  return outcome !== 'unasked' && turns.length > 0 && meanConfidence(turns) >= POOR_TRANSCRIPT;
}

/**
 * Reads the answers to one question and cuts the evidence; `reader` null leaves everything to people.
 *
 * @param repeats what of these answers was given before: it counts there
 * @param questionOf question of a turn, to name the one where a repeated answer counts
 */
export async function assessQuestion(
  blueprint: Blueprint,
  given: GivenQuestion,
  repeats: readonly Repeat[],
  questionOf: (turnId: number) => string | null,
  reader: PatientAnswerReader | null,
  rule: GradingRule,
  signal: AbortSignal,
): Promise<AssessedQuestion> {
  const { question, outcome, turns } = given;
  const base: QuestionReport = {
    key: question.key,
    competency: question.competency,
    text: question.text,
    purpose: question.purpose,
    mustAsk: question.mustAsk,
    outcome,
    followUps: given.followUps,
    answers: turns.map(({ id }) => id),
    level: null,
    notAssessable: null,
    offSubject: false,
    sameAs: null,
    repeats: repeats.map(({ turnId, of, whole }) => ({ turnId, of, whole })),
    method: 'none',
    anchors: question.rubric.anchors,
    facts: rule.unread(question),
    ...(rule.grading === 'points' ? { general: isGeneral(question), mistakes: [] } : {}),
    signs: [],
    rubricLanguage: question.rubric.language,
    ...(question.fromCv ? { fromCv: true as const } : {}),
  };
  const nothing = (reason: NotAssessable, more: Partial<QuestionReport> = {}): AssessedQuestion => ({
    report: { ...base, ...more, notAssessable: reason, outcome: shownOutcome(outcome, reason) },
    flags: [],
    evidence: [],
    sentences: [],
    notDone: null,
    isUnusable: false,
    dropped: 0,
  });
  if (reader === null) return { ...nothing('no-consent'), report: { ...base, notAssessable: 'no-consent' } };
  if (outcome === 'unasked') return nothing('not-asked');
  // It was put when the interview ended: nobody passed on it.
  if (turns.length === 0) return nothing(outcome === 'interrupted' ? 'not-asked' : 'skipped');
  if (!isReadable(given)) return nothing('poor-transcript');
  const fresh = turns.flatMap((turn) => {
    const repeat = repeats.find(({ turnId }) => turnId === turn.id);
    if (repeat === undefined) return [turn];
    return repeat.whole ? [] : [{ ...turn, text: blankOut(turn.text, repeat.sentences) }];
  });
  const sameAs = repeats.map(({ of }) => questionOf(of)).find((key) => key !== null && key !== question.key) ?? null;
  if (fresh.length === 0) return nothing('repeated', { sameAs });
  const joined = new JoinedTurns(fresh);
  const reading = await reader.read(
    {
      ...answerTo(blueprint.language, question, joined.text),
      job: jobWords(blueprint, question),
      // The candidate's own CV changes nothing of how others are read.
      others: blueprint.questions.filter(({ key, fromCv }) => key !== question.key && !fromCv).map(questionToRead),
    },
    signal,
  );
  const assessed = fromReading(
    base,
    question,
    repeats.length > 0 ? sureOfNoGap(reading) : reading,
    joined,
    rule,
    reader.statements(blueprint.language),
  );
  const { report } = assessed;
  // What is left next to an answer given before says nothing of its own.
  if (sameAs !== null && (report.notAssessable === 'too-short' || isNothingSaid(report.notAssessable)))
    return { ...nothing('repeated', { sameAs }), flags: assessed.flags };
  return { ...assessed, report: { ...report, outcome: shownOutcome(outcome, report.notAssessable) } };
}

/** Where a part of the answer was not read, as it was given before, nothing is surely missing. */
function sureOfNoGap(reading: AnswerReading): AnswerReading {
  return { ...reading, facts: reading.facts.map((fact) => (fact.named === false ? { ...fact, sure: false } : fact)) };
}

/** One answer to one question, as a reader takes it. */
export function answerTo(language: Language, question: Question, text: string): AnswerToRead {
  return { language, text, question: questionToRead(question) };
}

/** One rule for every way of saying nothing; and whoever passed on in the end but said something has answered in part. */
export function shownOutcome(outcome: Outcome, reason: NotAssessable | null): Outcome {
  if (outcome === 'unasked' || outcome === 'interrupted') return outcome;
  if (isNothingSaid(reason)) return 'skipped';
  return outcome === 'skipped' ? 'insufficient' : outcome;
}

function fromReading(
  base: QuestionReport,
  question: Question,
  reading: AnswerReading,
  joined: JoinedTurns,
  rule: GradingRule,
  statements: readonly StatementFigure[],
): AssessedQuestion {
  let dropped = 0;
  const cut = (span: Span | null): Evidence | null => {
    if (span === null) return null;
    const evidence = joined.place(span);
    if (evidence === null) dropped += 1;
    return evidence;
  };
  const facts = rule.points(question, reading, cut, statements);
  const mistakes = mistakesIn(question, reading, cut, statements);
  const cues = FACT_CUES.flatMap((cue) => {
    const at = cut(reading.signals[cue]);
    return at === null ? [] : [{ sign: cue, evidence: at }];
  });
  const found = unique([...facts, ...cues].map((item) => item.evidence).filter((item) => item !== null));
  // What is judged without a fact or a cue in it is judged by its words as they are: the longest sentence is shown.
  const evidence = found.length > 0 ? found : [cut(longest(reading.sentences))].filter((item) => item !== null);
  const level = evidence.length > 0 && !isNoted(question) ? reading.level : null;
  const flags = unique(reading.injections.map(cut).filter((item) => item !== null));
  const notAssessable = level === null ? reasonOf(reading, question) : null;
  return {
    report: {
      ...base,
      method: reading.method,
      facts,
      signs: level === null && !isReadByPeople(notAssessable) ? [] : cues,
      ...(base.mistakes === undefined ? {} : { mistakes }),
      level,
      notAssessable,
      offSubject: level !== null && reading.offSubject === true,
    },
    flags,
    // "I don't know" and "asdf" are the candidate's words, and nothing that a competency shows.
    evidence: isNothingSaid(notAssessable) ? [] : evidence,
    sentences: reading.sentences.map((span) => joined.place(span)).filter((item) => item !== null),
    notDone: null,
    isUnusable: false,
    dropped,
  };
}

/** A readable answer without a level is shown with what it tells. */
function isReadByPeople(reason: NotAssessable | null): boolean {
  return reason === 'no-points' || reason === 'general' || reason === 'no-grader';
}

function mistakesIn(
  question: Question,
  reading: AnswerReading,
  cut: (span: Span | null) => Evidence | null,
  statements: readonly StatementFigure[],
): NonNullable<QuestionReport['mistakes']> {
  if (!statements.some(({ statement, printed }) => statement === 'mistake' && printed)) return [];
  return (reading.mistakes ?? []).flatMap(({ key, span, caps }) => {
    const known = question.rubric.mistakes?.find((mistake) => mistake.key === key);
    const evidence = cut(span);
    return known === undefined || evidence === null ? [] : [{ name: known.name, reason: known.reason, caps, evidence }];
  });
}

function longest(spans: readonly Span[]): Span | null {
  return spans.reduce<Span | null>(
    (best, span) => (best === null || span.end - span.start > best.end - best.start ? span : best),
    null,
  );
}

function reasonOf(reading: AnswerReading, question: Question): NotAssessable {
  const { notAssessable } = reading;
  // "Both" is a whole answer to what one has or has not.
  if (isNoted(question) && notAssessable !== 'declined' && notAssessable !== 'unreadable') return 'general';
  if (reading.notAssessable !== undefined) return REASONS[reading.notAssessable];
  return reading.method === 'none' ? 'no-common-language' : 'too-short';
}

/** Weighted by length, so that one unclear word does not spoil a long clear answer. Corrected and typed words are sure. */
function meanConfidence(turns: readonly Turn[]): number {
  const weighed = turns.map((turn) => ({ length: turn.text.length, sure: certainty(turn) }));
  const length = weighed.reduce((sum, turn) => sum + turn.length, 0);
  return weighed.reduce((sum, turn) => sum + turn.sure * turn.length, 0) / length;
}

/** How sure it is that the words of a turn were said: recognition's own figure, 1 where a person wrote them. */
export function certainty(turn: Pick<Turn, 'confidence' | 'original'>): number {
  return turn.original !== null || turn.confidence === null ? 1 : turn.confidence;
}

function unique(evidence: Evidence[]): Evidence[] {
  const seen = new Set<string>();
  return evidence.filter((one) => {
    const key = placeOf(one);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
