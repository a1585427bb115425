import type { Content, Overlay } from '@colloquy/content';
import type { RehearsalSoFar } from '../../features/dialogue/index.ts';
import {
  type Extraction,
  type ExtractionInput,
  type FounderReader,
  loadExtraction,
} from '../../features/founder-applications/index.ts';
import type { Blueprint, OccupationSource } from '../../features/interviewers/index.ts';
import { type JobToPrepare, type PreparedJob, prepareJob } from '../../features/jobs/index.ts';
import type { Log } from '../../platform/log.ts';
import { INLINE_CHARACTERS, isShort } from '../../platform/workers/at-once.ts';
import { BoundedGate } from '../../platform/workers/bounded-gate.ts';
import { WorkerPool } from '../../platform/workers/worker-pool.ts';
import type { ReadApart } from '../../providers/answer-reader/embedded/embedded-answer-reader.ts';
import type { PlainReading } from '../../providers/answer-reader/embedded/reading.ts';
import type { AnswerReading, Grading, PatientAnswerReader } from '../../providers/answer-reader/port.ts';
import type { JobReader } from '../../providers/job-reader/port.ts';
import type { PersonReading } from '../../providers/profile-source/port.ts';
import type { readingCalls } from './calls.ts';

const WAIT_MS = 10_000;
/** Time for one text, and the longest wait for it, in milliseconds. */
const LIMITS = { budgetMs: 5_000, waitMs: WAIT_MS };
/** A start from sources takes many times that of the bundled program, and longer on a busy machine. */
const START_MS = 60_000;

/**
 * What recruiters try out while they write takes one worker at most, however many of them do: the other is left to the
 * interviews that are under way.
 */
const DRAFTS = { places: 1, placesOfLane: 1, waitingMax: 16, waitingMaxOfLane: 2, waitMs: WAIT_MS };

export type Readings = {
  prepareJob(job: JobToPrepare, lane: string): Promise<PreparedJob>;
  /** The same of a description that is being written, always apart: it is read again with every pause in the writing. */
  readDraft(job: JobToPrepare, lane: string): Promise<PreparedJob>;
  /** Always apart: every answer so far is read again. */
  rehearse(rehearsal: { blueprint: Blueprint; answers: readonly string[] }, lane: string): Promise<RehearsalSoFar>;
  readFounder: FounderReader;
  answers: PatientAnswerReader;
  readResume(resume: unknown, lane: string): Promise<PersonReading>;
  readExport(archive: Uint8Array, lane: string): Promise<PersonReading>;
  /** Loads the readers ahead of the first text. */
  load(): Promise<void>;
  /** Starts a worker ahead of the first long text. */
  warm(): void;
  stop(): Promise<void>;
};

/**
 * @param overlay the operator's own content, null where there is none
 * @param limits other ones where nothing that is done with the texts may hang on how busy the machine is
 */
export function createReadingPool(log: Log, overlay: Overlay | null, limits = LIMITS): WorkerPool {
  return new WorkerPool({
    data: overlay,
    program: new URL('./worker/reading-thread.ts', import.meta.url),
    workers: 2,
    ...limits,
    startMs: START_MS,
    waitingMax: 256,
    waitingMaxOfLane: 64,
    heapMb: 256,
    onLost: (reason, call) => log.warn('reading-worker-lost', { reason, call }),
  });
}

/** Reports are read by tasks, which run one after another: they are one asker among all. */
const REPORTS_LANE = 'reports';

/** For reports: where long answers are read in full. */
export function readApart(pool: WorkerPool, grading: Grading): ReadApart {
  return {
    longerThan: INLINE_CHARACTERS,
    plainly: (answer) => pool.run('read-plainly', answer, REPORTS_LANE) as Promise<PlainReading>,
    complete: (plain, answer, nearness) =>
      pool.run('complete-reading', { plain, answer, nearness, grading }, REPORTS_LANE) as Promise<AnswerReading>,
  };
}

/**
 * The readers as the server uses them: short texts at once, long ones in a worker with a budget.
 *
 * @param own readers that a test brings; they always read in this thread
 */
export function createReadings(deps: {
  pool: WorkerPool;
  /** `load`: where its tables of words are not read at the start. */
  answerReader: PatientAnswerReader & { load?(): Promise<void> };
  /** Loads the reader, as `inThread` does. */
  jobReader: () => Promise<JobReader>;
  content: Content;
  occupations: OccupationSource;
  /** Loads the readers: their tables of words are not read at the start. */
  inThread: () => Promise<ReturnType<typeof readingCalls>>;
  /** What levels rest on, as `answerReader` reads them. */
  grading: Grading;
  own: { answers: boolean; jobs: boolean };
}): Readings {
  const { pool, answerReader, content, occupations, grading, own } = deps;
  let loaded: ReturnType<typeof deps.inThread> | null = null;
  const inThread = () => {
    loaded ??= deps.inThread();
    return loaded;
  };
  let extraction: Awaited<ReturnType<typeof loadExtraction>> | null = null;
  const loadFounderReader = async () => {
    extraction = await loadExtraction();
    return extraction;
  };
  const prepareHere = async (job: JobToPrepare) =>
    prepareJob({ jobReader: await deps.jobReader(), content, occupations }, job);
  const drafts = new BoundedGate(DRAFTS);
  return {
    async prepareJob(job, lane) {
      if (own.jobs || isShort([job.description])) return prepareHere(job);
      return (await pool.run('prepare-job', { job, grading }, lane)) as PreparedJob;
    },
    async readDraft(job, lane) {
      if (own.jobs) return prepareHere(job);
      return (await drafts.run(lane, () => pool.run('prepare-job', { job, grading }, lane))) as PreparedJob;
    },
    async rehearse(rehearsal, lane) {
      return (await drafts.run(lane, () => pool.run('rehearse', { ...rehearsal, grading }, lane))) as RehearsalSoFar;
    },
    readFounder(input: ExtractionInput, lane) {
      if (!isShort(input.turns.map(({ text }) => text)))
        return pool.run('read-founder', input, lane) as Promise<Extraction>;
      if (extraction !== null) return extraction.extractFounderApplication(input);
      return loadFounderReader().then(({ extractFounderApplication }) => extractFounderApplication(input));
    },
    answers: {
      engine: answerReader.engine,
      statements: (language) => answerReader.statements(language),
      skim: (answer, lane) =>
        own.answers || isShort([answer.text])
          ? answerReader.skim(answer, lane)
          : (pool.run('skim-answer', { answer, grading }, lane) as Promise<AnswerReading>),
      read: (answer, signal) => answerReader.read(answer, signal),
    },
    async readResume(resume, lane) {
      if (isShort([JSON.stringify(resume)])) return (await inThread())['read-resume'](resume);
      return (await pool.run('read-resume', resume, lane)) as PersonReading;
    },
    async readExport(archive, lane) {
      return (await pool.run('read-export', archive, lane)) as PersonReading;
    },
    async load() {
      await Promise.all([inThread(), answerReader.load?.(), deps.jobReader(), loadFounderReader()]);
    },
    warm: () => pool.warm(),
    stop: () => pool.stop(),
  };
}
