import type { AnswerReader, AnswerReading, QuestionToRead, Span } from '../../providers/answer-reader/port.ts';
import type { DialogueRecord, QuestionRecord, Turn } from '../dialogue/index.ts';
import type { Blueprint, Question } from '../interviewers/index.ts';
import { JoinedTurns } from './joined-turns.ts';
import type { Evidence, NotAssessable, QuestionReport } from './report.ts';

/** Below this mean confidence of speech recognition the words are not good enough to be judged. */
export const POOR_TRANSCRIPT = 0.7;

/** A fact counts as said from this strength on. */
const SAID = 0.5;

const REASONS: Record<NonNullable<AnswerReading['notAssessable']>, NotAssessable> = {
  language: 'no-common-language',
  'too-short': 'too-short',
  declined: 'declined',
  'no-rubric': 'no-rubric',
};

export type AssessedQuestion = {
  report: QuestionReport;
  flags: Evidence[];
  evidence: Evidence[];
  dropped: number;
  /** The candidate's own words that were read: without the question sent back and words to the grader. */
  said: string;
};

/** Reads the answers to one question and cuts the evidence; `reader` null leaves everything to people. */
export async function assessQuestion(
  blueprint: Blueprint,
  question: Question,
  record: DialogueRecord,
  reader: AnswerReader | null,
  signal: AbortSignal,
): Promise<AssessedQuestion> {
  const known = record.questions.find(({ key }) => key === question.key);
  const outcome = known?.outcome ?? 'unasked';
  const turns = answersOf(known, record);
  const base: QuestionReport = {
    key: question.key,
    competency: question.competency,
    text: question.text,
    purpose: question.purpose,
    mustAsk: question.mustAsk,
    outcome,
    followUps: known?.followUps ?? 0,
    answers: turns.map(({ id }) => id),
    level: null,
    notAssessable: null,
    offSubject: false,
    sameAs: null,
    method: 'none',
    anchors: question.rubric.anchors,
    facts: question.rubric.facts.map((fact) => ({ text: fact.phrasings[0] ?? fact.key, said: null, evidence: null })),
    rubricLanguage: question.rubric.language,
  };
  const nothing = (reason: NotAssessable): AssessedQuestion => ({
    report: { ...base, notAssessable: reason },
    flags: [],
    evidence: [],
    dropped: 0,
    said: '',
  });
  if (reader === null) return nothing('no-consent');
  if (outcome === 'unasked') return nothing('not-asked');
  if (turns.length === 0) return nothing('skipped');
  if (meanConfidence(turns) < POOR_TRANSCRIPT) return nothing('poor-transcript');
  const joined = new JoinedTurns(turns);
  const reading = await reader.read(
    {
      language: blueprint.language,
      text: joined.text,
      question: toRead(question),
      others: blueprint.questions.filter(({ key }) => key !== question.key).map(toRead),
    },
    signal,
  );
  return fromReading(base, question, reading, joined);
}

function toRead({ text, starter, rubric }: Question): QuestionToRead {
  return {
    text,
    ...(starter === undefined ? {} : { given: starter }),
    rubricLanguage: rubric.language,
    anchors: rubric.anchors,
    facts: rubric.facts,
  };
}

function fromReading(
  base: QuestionReport,
  question: Question,
  reading: AnswerReading,
  joined: JoinedTurns,
): AssessedQuestion {
  let dropped = 0;
  const cut = (span: Span | null): Evidence | null => {
    if (span === null) return null;
    const evidence = joined.place(span);
    if (evidence === null) dropped += 1;
    return evidence;
  };
  const compared = reading.method !== 'none';
  const facts = question.rubric.facts.map((fact) => {
    const found = reading.facts.find(({ key }) => key === fact.key);
    const evidence = compared && found && found.strength >= SAID ? cut(found.span) : null;
    return { text: fact.phrasings[0] ?? fact.key, said: compared ? evidence !== null : null, evidence };
  });
  const { example, ownPart, result, figure } = reading.signals;
  const signals = [example, ownPart, result, figure].map(cut);
  const found = unique([...facts.map((fact) => fact.evidence), ...signals].filter((item) => item !== null));
  // What is judged without a fact or a sign in it is judged by its words as they stand: the longest sentence is shown.
  const evidence = found.length > 0 ? found : [cut(longest(reading.sentences))].filter((item) => item !== null);
  const level = evidence.length > 0 ? reading.level : null;
  const flags = unique(reading.injections.map(cut).filter((item) => item !== null));
  return {
    report: {
      ...base,
      method: reading.method,
      facts,
      level,
      notAssessable: level === null ? reasonOf(reading) : null,
      offSubject: level !== null && reading.offSubject === true,
    },
    flags,
    // "I don't know" is the candidate's word, and nothing that a competency shows.
    evidence: reading.notAssessable === 'declined' ? [] : evidence,
    dropped,
    said: reading.sentences.map(({ start, end }) => joined.text.slice(start, end)).join(' '),
  };
}

function longest(spans: readonly Span[]): Span | null {
  return spans.reduce<Span | null>(
    (best, span) => (best === null || span.end - span.start > best.end - best.start ? span : best),
    null,
  );
}

function reasonOf(reading: AnswerReading): NotAssessable {
  if (reading.notAssessable !== undefined) return REASONS[reading.notAssessable];
  return reading.method === 'none' ? 'no-common-language' : 'too-short';
}

function answersOf(known: QuestionRecord | undefined, record: DialogueRecord): Turn[] {
  return record.turns.filter((turn) => known?.answers.includes(turn.id) && /[\p{L}\p{N}]/u.test(turn.text));
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
  return evidence.filter(({ turnId, start, end }) => {
    const key = `${turnId}:${start}:${end}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
