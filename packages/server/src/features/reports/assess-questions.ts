import type { AnswerReader, AnswerReading, Span } from '../../providers/answer-reader/port.ts';
import type { DialogueRecord, QuestionRecord, Turn } from '../dialogue/index.ts';
import type { Blueprint, Question } from '../interviewers/index.ts';
import type { Evidence, NotAssessable, QuestionReport } from './report.ts';

/** Below this mean confidence of speech recognition the words are not good enough to be judged. */
const POOR_TRANSCRIPT = 0.7;
const SAID = 0.5;

export type AssessedQuestion = { report: QuestionReport; flags: Evidence[]; evidence: Evidence[]; dropped: number };

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
    level: null,
    notAssessable: null,
    method: 'none',
    anchors: question.rubric.anchors,
    facts: question.rubric.facts.map((fact) => ({ text: fact.phrasings[0] ?? fact.key, said: false, evidence: null })),
  };
  const nothing = (reason: NotAssessable): AssessedQuestion => ({
    report: { ...base, notAssessable: reason },
    flags: [],
    evidence: [],
    dropped: 0,
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
      question: {
        text: question.text,
        rubricLanguage: question.rubric.language,
        anchors: question.rubric.anchors,
        facts: question.rubric.facts,
      },
    },
    signal,
  );
  return fromReading(base, question, reading, joined);
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
  const facts = question.rubric.facts.map((fact) => {
    const found = reading.facts.find(({ key }) => key === fact.key);
    const evidence = found && found.strength >= SAID ? cut(found.span) : null;
    return { text: fact.phrasings[0] ?? fact.key, said: evidence !== null, evidence };
  });
  const signals = [
    reading.signals.example,
    reading.signals.ownPart,
    reading.signals.result,
    reading.signals.figure,
  ].map(cut);
  const evidence = unique([...facts.map((fact) => fact.evidence), ...signals].filter((item) => item !== null));
  const flags = reading.injections.map(cut).filter((item) => item !== null);
  const reason: NotAssessable = reading.method === 'none' ? 'no-common-language' : 'too-short';
  return {
    report: {
      ...base,
      method: reading.method,
      facts,
      level: reading.level,
      notAssessable: reading.level === null ? reason : null,
    },
    flags,
    evidence,
    dropped,
  };
}

function answersOf(known: QuestionRecord | undefined, record: DialogueRecord): Turn[] {
  return record.turns.filter((turn) => known?.answers.includes(turn.id) && /[\p{L}\p{N}]/u.test(turn.text));
}

function meanConfidence(turns: readonly Turn[]): number {
  const spoken = turns.filter((turn) => turn.confidence !== null);
  return spoken.length === 0 ? 1 : spoken.reduce((sum, turn) => sum + (turn.confidence ?? 0), 0) / spoken.length;
}

function unique(evidence: Evidence[]): Evidence[] {
  const seen = new Set<string>();
  return evidence.filter(({ turnId, start, end }) => {
    const key = `${turnId}:${start}:${end}`;
    return !seen.has(key) && seen.add(key);
  });
}

/** Several answers as one text, with the way back to each turn. */
class JoinedTurns {
  readonly text: string;
  readonly #parts: { turnId: number; from: number; to: number }[] = [];

  constructor(turns: readonly Turn[]) {
    let text = '';
    for (const turn of turns) {
      if (text !== '') text += '\n';
      this.#parts.push({ turnId: turn.id, from: text.length, to: text.length + turn.text.length });
      text += turn.text;
    }
    this.text = text;
  }

  /** The place in one turn; null when the span does not hold, so that no quote can be made of it. */
  place({ start, end }: Span): Evidence | null {
    const part = this.#parts.find(({ from, to }) => start >= from && start < to);
    if (!part || !Number.isInteger(start) || !Number.isInteger(end) || end <= start || end > this.text.length)
      return null;
    return { turnId: part.turnId, start: start - part.from, end: Math.min(end, part.to) - part.from };
  }
}
