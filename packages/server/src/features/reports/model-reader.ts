import type { PromptReply } from '@colloquy/content/schema/prompt';
import { wordCount } from '@colloquy/content/schema/spoken';
import type { Language } from '@colloquy/contract/shared';
import type {
  AnswerReading,
  AnswerToRead,
  PatientAnswerReader,
  Span,
  StatementFigure,
} from '../../providers/answer-reader/port.ts';
import type { Interview } from '../interviews/index.ts';
import { type AskModel, spanOf } from '../model-usage/index.ts';

/** The model that reads answers gave nothing for now: the report waits, no other engine takes its place. */
export class ModelAwayError extends Error {
  constructor() {
    super('model away');
    this.name = 'ModelAwayError';
  }
}

type ModelReaderDeps = {
  /** Marks what speaks to the grader, and sees what there is to read at all. */
  embedded: PatientAnswerReader;
  ask: AskModel;
  model: string;
  interview: Pick<Interview, 'id' | 'givenName'>;
  nameOf(language: Language): string;
  callMs: number;
  /** How often its statements were right where its operator measured that. */
  statements(language: Language): StatementFigure[];
};

/** Several readings of an answer show how sure the model is. */
const SAMPLES = [1, 2, 3];
/** Its figures are those of this prompt alone. */
export const PROMPT = 'read-answer.v2';
const PURPOSE = 'read-answer.';
/** From here up a level needs as much of the points as its anchor. */
const HIGH = 4;
/** Two levels have no middle: the lower one counts, and where they are farther apart than this, none does. */
const PAIR_AGREES = 1;
const FEWEST_QUOTED = 2;
const NEXT_MS = 24 * 3_600_000;

/** Whether a report was read by a language model; its version is the prompt's. */
export function isModelReading({ version }: PatientAnswerReader['engine']): boolean {
  return version.startsWith(PURPOSE);
}

/** Reads the answers of one interview by a language model. What it quotes is in the transcript, or is not used. */
export function createModelReader(deps: ModelReaderDeps): PatientAnswerReader {
  return {
    engine: { name: deps.model, version: PROMPT },
    statements: deps.statements,
    skim: (answer, lane) => deps.embedded.skim(answer, lane),
    read: (answer, signal) => read(deps, answer, signal),
  };
}

/** For a model that stayed away: what was said is shown, nothing of it is judged. */
export function createUnscoredReader(reader: PatientAnswerReader, embedded: PatientAnswerReader): PatientAnswerReader {
  return {
    ...reader,
    async read(answer, signal) {
      const plain = await embedded.read(answer, signal);
      return isReadable(plain, answer) ? unscored(plain, 'no-grader') : withoutLevel(plain, answer);
    },
  };
}

async function read(deps: ModelReaderDeps, answer: AnswerToRead, signal: AbortSignal): Promise<AnswerReading> {
  const plain = await deps.embedded.read(answer, signal);
  if (!isReadable(plain, answer)) return withoutLevel(plain, answer);
  const { question } = answer;
  const text = without(answer.text, plain.injections);
  const data = {
    language: deps.nameOf(answer.language),
    question: question.text,
    anchors: question.anchors,
    points: question.facts.map(({ key, phrasings }) => ({ id: key, about: phrasings[0] ?? key })),
    mistakes: (question.mistakes ?? []).map(({ key, phrasings }) => ({ id: key, about: phrasings[0] ?? key })),
    answer: text,
  };
  const answers = await Promise.all(
    SAMPLES.map((sample) =>
      deps.ask({
        subject: { kind: 'interview', id: deps.interview.id },
        prompt: PROMPT,
        data,
        names: deps.interview.givenName === null ? [] : [deps.interview.givenName],
        check: (reply) => brokenReadingRule(reply, answer),
        sample,
        callMs: deps.callMs,
        deadlineAt: Date.now() + NEXT_MS,
        signal,
        mayFallBack: false,
      }),
    ),
  );
  const missing = answers.filter((given) => given.kind === 'unavailable');
  if (missing.some(({ retryable }) => retryable)) throw new ModelAwayError();
  // What this interview may cost is spent: waiting changes nothing.
  if (missing.length > 0) return unscored(plain, 'no-grader');
  const replies = answers.flatMap((given) => (given.kind === 'used' ? [given.reply] : []));
  return replies.length * 2 > SAMPLES.length ? together(plain, answer, replies) : unscored(plain, 'no-grader');
}

/** The rule that a reading breaks, by the name that the prompt gives it. */
export function brokenReadingRule(
  { points, mistakes, level }: PromptReply<'read-answer.v2'>,
  { text, question }: Pick<AnswerToRead, 'text' | 'question'>,
): string | null {
  const known = new Set(question.facts.map(({ key }) => key));
  const wrong = new Set((question.mistakes ?? []).map(({ key }) => key));
  if (points.some(({ point }) => !known.has(point)) || mistakes.some(({ mistake }) => !wrong.has(mistake)))
    return 'unknown-point';
  if (points.length !== known.size || new Set(points.map(({ point }) => point)).size !== known.size)
    return 'missing-point';
  for (const { said, quote } of points) if (said !== 'not-said' && !isQuoted(quote, text)) return 'quote-not-verbatim';
  if (mistakes.some(({ quote }) => !isQuoted(quote, text))) return 'quote-not-verbatim';
  const found = points.filter(({ said }) => said !== 'not-said').length;
  if (level !== null && found === 0) return 'level-without-points';
  const said = points.filter((point) => point.said === 'said').length;
  return level !== null && level >= HIGH && said * 2 < points.length ? 'high-without-points' : null;
}

/** One word of an answer shows nothing that it says. */
function isQuoted(quote: string | null, text: string): boolean {
  return quote !== null && wordCount(quote) >= FEWEST_QUOTED && spanOf(quote, text) !== null;
}

/** What is read at all: words enough, an answer not refused, points to look for, a question of this trade. */
function isReadable({ notAssessable }: AnswerReading, { question }: AnswerToRead): boolean {
  if (question.general || question.facts.length === 0) return false;
  return !['unreadable', 'too-short', 'declined', 'general'].includes(notAssessable ?? '');
}

function withoutLevel(plain: AnswerReading, { question }: AnswerToRead): AnswerReading {
  return { ...plain, level: null, notAssessable: plain.notAssessable ?? (question.general ? 'general' : 'no-rubric') };
}

function unscored(plain: AnswerReading, why: 'no-grader' | 'no-points'): AnswerReading {
  const facts = plain.facts.map(({ key }) => ({ key, strength: 0, named: null, span: null }));
  const { offSubject: _, ...kept } = plain;
  return { ...kept, facts, mistakes: [], level: null, notAssessable: why };
}

/** What most readings say. */
function together(
  plain: AnswerReading,
  { text, question }: AnswerToRead,
  replies: readonly PromptReply<'read-answer.v2'>[],
): AnswerReading {
  const isMost = (count: number): boolean => count * 2 > replies.length;
  const facts = question.facts.map(({ key }) => {
    const read = replies.flatMap(({ points }) => points.filter(({ point }) => point === key));
    const verdict = (['said', 'not-said'] as const).find((said) =>
      isMost(read.filter((one) => one.said === said).length),
    );
    const found = read.filter(({ said }) => said !== 'not-said');
    const quote = found.find(({ said }) => said === (verdict ?? 'partly'))?.quote ?? found[0]?.quote ?? null;
    const span = verdict === 'not-said' || quote === null ? null : spanOf(quote, text);
    const isPartly = verdict === undefined && isMost(found.length);
    return {
      key,
      strength: verdict === 'said' ? 1 : isPartly ? 0.5 : 0,
      named: verdict === 'said' ? true : verdict === 'not-said' ? false : null,
      ...(isPartly ? { partly: true } : {}),
      span: verdict === 'said' || isPartly ? span : null,
    };
  });
  const mistakes = (question.mistakes ?? []).flatMap(({ key, caps }) => {
    const named = replies.flatMap((reply) => reply.mistakes.filter(({ mistake }) => mistake === key).slice(0, 1));
    const span = spanOf(named[0]?.quote ?? '', text);
    return isMost(named.length) && span !== null ? [{ key, span, caps }] : [];
  });
  const { notAssessable: _, offSubject: __, ...kept } = plain;
  const reading = { ...kept, method: 'meaning' as const, facts, mistakes };
  const without = (notAssessable: 'no-points' | 'no-grader') => ({ ...reading, level: null, notAssessable });
  const level = levelOf(replies);
  if (level === 'none' || facts.every(({ strength }) => strength === 0)) return without('no-points');
  return level === 'apart' ? without('no-grader') : { ...reading, level };
}

/**
 * The middle of the readings' levels with its spread. A reading without a level is below all others, so that of an even
 * number of levels the lower middle counts. Two readings that lie far apart say nothing together.
 */
function levelOf(replies: readonly PromptReply<'read-answer.v2'>[]): AnswerReading['level'] | 'none' | 'apart' {
  const levels = replies.map(({ level }) => level ?? 0).sort((a, b) => a - b);
  const score = levels[Math.floor((levels.length - 1) / 2)] ?? 0;
  const high = levels.at(-1) ?? score;
  if (score === 0) return 'none';
  if (replies.length === 2 && high - score > PAIR_AGREES) return 'apart';
  return { score, low: levels.find((level) => level > 0) ?? score, high };
}

/** The text without what speaks to the grader: a model never sees it. */
function without(text: string, spans: readonly Span[]): string {
  return [...spans]
    .sort((a, b) => b.start - a.start)
    .reduce((left, { start, end }) => `${left.slice(0, start)} ${left.slice(end)}`, text);
}
