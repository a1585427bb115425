import type { Content } from '@colloquy/content';
import type { Language } from '@colloquy/contract/shared';
import { CONSENT_TEXT_VERSION, catalogueLanguage } from '@colloquy/contract/shared';
import type { ModelConfig } from '../config/model.ts';
import { figuresOf, type ModelFigures } from '../config/model-figures.ts';
import type { Secrets } from '../config/secrets.ts';
import type { SpeechConfig } from '../config/speech.ts';
import {
  type ConsentTexts,
  consentTexts,
  consentTextsWithModel,
  DEADLINE_MS,
  type ModelAccess,
  type ProbeWriter,
  type RoomDeps,
  withSpeechEndpoint,
  wordProbesTask,
} from '../features/dialogue/index.ts';
import { currentConsents, type Interview } from '../features/interviews/index.ts';
import { type PlanWriter, writePlanTask } from '../features/jobs/index.ts';
import { createAskModel, isModelAllowed } from '../features/model-usage/index.ts';
import { createModelReader, READING_PROMPT, type SentenceWriter } from '../features/reports/index.ts';
import type { Clock } from '../platform/clock.ts';
import { sha256 } from '../platform/crypto/digest.ts';
import type { Db, Queryable, Tx } from '../platform/db/db.ts';
import type { IdSource } from '../platform/ids.ts';
import type { Log } from '../platform/log.ts';
import type { TaskQueue } from '../platform/tasks/tasks.ts';
import { looksLike } from '../providers/answer-reader/embedded/text-language.ts';
import { isOftenRight } from '../providers/answer-reader/often-right.ts';
import { type PatientAnswerReader, STATEMENTS, type StatementFigure } from '../providers/answer-reader/port.ts';
import { createLanguageModel } from '../providers/language-model/create.ts';
import type { Readings } from './reading/readings.ts';

/** Texts that name who runs a model have versions of their own, beyond those of the texts without. */
const NAMED_FROM = 1_000;
const NAMED_VERSIONS = 2_000_000_000;

/** What a model is allowed to read by a consent: answers alone, the CV besides, or a founder's application. */
const READS = ['answers', 'answers-and-cv', 'application'] as const;
type Read = (typeof READS)[number];

/** The part of an endpoint for speech that candidates are told of. */
type HearingEndpoint = Pick<SpeechConfig, 'runBy' | 'languages'>;

/** The version of the consent that names this operator of a model; another one when the texts around it change. */
function versionOf(runBy: string, read: Read, hearer: string | null = null): number {
  return versionOfTexts(`:${runBy}${read === 'answers' ? '' : `:${read}`}`, hearer);
}

/** @param hearer who runs the endpoint that hears candidates; null where none does */
function versionOfTexts(model: string, hearer: string | null): number {
  const texts = `${CONSENT_TEXT_VERSION}${model}${hearer === null ? '' : `|speech:${hearer}`}`;
  return NAMED_FROM + (sha256(texts).readUInt32BE(0) % NAMED_VERSIONS);
}

type Deps = { db: Db; clock: Clock; ids: IdSource; log: Log; content: Content; hearer: string | null };

export type ConfiguredModel = ModelAccess & {
  name: string;
  readMs: number;
  /**
   * How often statements of this model were right, as its operator measured it; the file is read by the first call.
   *
   * @throws {ConfigError} for a file that holds none of these figures
   */
  statements(language: Language): StatementFigure[];
  /** Whether the candidate agreed that who runs it reads the CV, too. */
  mayReadCv(db: Queryable, interview: Interview): Promise<boolean>;
};

/** The configured model as features ask it; nothing of its vendor is loaded before the first question. */
export function createModel(config: ModelConfig, keys: Secrets['modelKeys'], deps: Deps): ConfiguredModel {
  const model = createLanguageModel(config.first, keys.first);
  const agreed = async (db: Queryable, interview: Interview, reads: readonly Read[]): Promise<boolean> => {
    if (!(await isModelAllowed(db, interview.accountId))) return false;
    const asked = interview.door === 'CONVERSATION' ? 'application-reading' : 'ai-evaluation';
    // Who hears is told in the same texts: who agreed to them agreed to what they say of the model.
    const versions = reads.flatMap((read) =>
      [null, deps.hearer].map((hearer) => versionOf(config.runBy, read, hearer)),
    );
    const consents = await currentConsents(db, interview.id);
    return consents.some(
      ({ purpose, given, textVersion }) => purpose === asked && given && versions.includes(textVersion),
    );
  };
  return {
    name: model.name,
    readMs: config.readMs,
    statements: statementsOf(config, deps.log),
    ask: createAskModel({
      ...deps,
      model,
      second: config.second === null ? null : createLanguageModel(config.second, keys.second),
      budget: config.budget,
    }),
    mayRead: (db, interview) =>
      agreed(db, interview, interview.door === 'CONVERSATION' ? ['application'] : ['answers', 'answers-and-cv']),
    mayReadCv: (db, interview) => agreed(db, interview, ['answers-and-cv']),
    isIn: (text, language) => looksLike(text, catalogueLanguage(language)),
    nameOf: englishName,
  };
}

/** Figures of an older prompt say nothing of this one. */
function statementsOf(config: ModelConfig, log: Log): ConfiguredModel['statements'] {
  const read = (): ModelFigures['statements'] => {
    const figures = figuresOf(config);
    if (figures === null || figures.prompt === READING_PROMPT) return figures?.statements ?? {};
    log.warn('model-figures-outdated', { measured: figures.prompt, now: READING_PROMPT });
    return {};
  };
  let known: ModelFigures['statements'] | null = null;
  return (language) => {
    known ??= read();
    const ofLanguage = known[catalogueLanguage(language)];
    return STATEMENTS.map((statement) => {
      const measured = ofLanguage?.[statement] ?? null;
      return { statement, measured, printed: measured !== null && isOftenRight(measured) };
    });
  };
}

let englishNames: Intl.DisplayNames | null = null;

function englishName(language: Language): string {
  englishNames ??= new Intl.DisplayNames('en', { type: 'language' });
  return `${englishNames.of(language) ?? language} (${language})`;
}

/** The model as the reader of one interview; null where none is configured, or the candidate agreed to none of this name. */
export async function modelReaderFor(
  { model, db, readings }: { model: ConfiguredModel | null; db: Db; readings: Pick<Readings, 'answers'> },
  interview: Interview,
): Promise<PatientAnswerReader | null> {
  if (model === null || !(await model.mayRead(db, interview))) return null;
  const { ask, nameOf, statements, name, readMs } = model;
  const embedded = readings.answers;
  return createModelReader({ embedded, ask, nameOf, statements, model: name, callMs: readMs, interview });
}

/** What is left of a report's time for its summary, when the answers have been read. */
const SUMMARY_MS = 45_000;

/** The model as the writer of a report's sentences; null where none is configured. */
export function sentenceWriterFor({ model }: { model: ConfiguredModel | null }): SentenceWriter | null {
  if (model === null) return null;
  const { ask, isIn, nameOf, readMs } = model;
  return { ask, isIn, nameOf, callMs: Math.min(readMs, SUMMARY_MS / 2) };
}

/** The model as the writer of plans; null where none is configured. */
export function planWriterFor({ model, db }: { model: ConfiguredModel | null; db: Db }): PlanWriter | null {
  if (model === null) return null;
  const { ask, isIn, nameOf, readMs } = model;
  return { ask, isIn, nameOf, callMs: readMs, isAllowed: (accountId) => isModelAllowed(db, accountId) };
}

/** Enqueues the writing of a job's plan; without a model there is nothing to enqueue. */
export function planEnqueuer({
  model,
  queue,
}: {
  model: ConfiguredModel | null;
  queue: TaskQueue;
}): (tx: Tx, jobId: string) => Promise<void> {
  if (model === null) return () => Promise.resolve();
  return (tx, jobId) => queue.enqueue(tx, writePlanTask, { jobId }, { key: jobId });
}

/** The model as the reader of CVs; null where none is configured. */
export function probeWriterFor({ model }: { model: ConfiguredModel | null }): ProbeWriter | null {
  if (model === null) return null;
  const { ask, isIn, nameOf, readMs, mayReadCv } = model;
  return { ask, isIn, nameOf, callMs: readMs, mayReadCv };
}

/** Enqueues the reading of an interview's CV; without a model, or a CV, there is nothing to enqueue. */
export function cvEnqueuer(model: ConfiguredModel | null, queue: TaskQueue): RoomDeps['readCvByModel'] {
  return async (tx, { id, cvIntakeId }) => {
    if (model !== null && cvIntakeId !== null)
      await queue.enqueue(tx, wordProbesTask, { interviewId: id }, { key: id });
  };
}

type Named = { model: ModelConfig | null; speech: HearingEndpoint | null };

/** What candidates agree to: where a model would read them, or an endpoint hear them, the texts say who runs it. */
export function consentsFor(content: Content, { model, speech }: Named): RoomDeps['consents'] {
  const plain = consentTexts(content);
  const named = (read: Read): ConsentTexts =>
    model === null
      ? plain
      : consentTextsWithModel(content, {
          runBy: model.runBy,
          version: versionOf(model.runBy, read),
          withCv: read === 'answers-and-cv',
        });
  const texts = {
    answers: named('answers'),
    'answers-and-cv': named('answers-and-cv'),
    application: named('application'),
  };
  const readFor = async (db: Queryable, { door, accountId, cvIntakeId }: Interview): Promise<Read | null> => {
    if (model === null || !(await isModelAllowed(db, accountId))) return null;
    if (door === 'CONVERSATION') return 'application';
    return cvIntakeId === null ? 'answers' : 'answers-and-cv';
  };
  return async (db: Queryable, interview: Interview): Promise<ConsentTexts> => {
    const read = await readFor(db, interview);
    const own = read === null ? plain : texts[read];
    if (speech === null || !speech.languages.has(interview.language)) return own;
    const { runBy } = speech;
    const version = read === null || model === null ? versionOfTexts('', runBy) : versionOf(model.runBy, read, runBy);
    return withSpeechEndpoint(content, own, { runBy, version });
  };
}

/** Whether a candidate agreed that what they say goes to the endpoint: to a text that names who runs it. Null: there is none. */
export function mayLeaveFor({ model, speech }: Named) {
  if (speech === null) return null;
  const { runBy } = speech;
  const ofModel = model === null ? [] : READS.map((read) => versionOf(model.runBy, read, runBy));
  const versions = [versionOfTexts('', runBy), ...ofModel];
  return async (db: Queryable, { id }: Pick<Interview, 'id'>): Promise<boolean> => {
    const consents = await currentConsents(db, id);
    return consents.some(
      ({ purpose, given, textVersion }) => purpose === 'speech' && given && versions.includes(textVersion),
    );
  };
}

/** How long a candidate waits for an assessment. */
export function deadlinesFor(config: ModelConfig | null): RoomDeps['deadlineMs'] {
  if (config === null) return DEADLINE_MS;
  // Whoever raises the one for typing tries things out: both follow it then.
  const voice = config.turnMs > DEADLINE_MS.typing ? config.turnMs : Math.min(config.turnMs, DEADLINE_MS.voice);
  return { typing: config.turnMs, voice };
}
