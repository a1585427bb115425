import type { Content, Overlay } from '@colloquy/content';
import type { Config } from '../config/config.ts';
import type { Secrets } from '../config/secrets.ts';
import { ConsoleUrls } from '../features/accounts/index.ts';
import { KeyVerifier } from '../features/api-keys/index.ts';
import { type FetchCvDeps, fetchCvTask } from '../features/candidates/index.ts';
import type { DataRightsDeps } from '../features/data-rights/index.ts';
import {
  type AnswerAssessor,
  Assessments,
  createModelAssessor,
  createScoredAssessor,
  ENOUGH_POINTS,
  phraseBooks,
  type RoomDeps,
} from '../features/dialogue/index.ts';
import { requireNotice } from '../features/fair-process/index.ts';
import { createApplicationAssessor } from '../features/founder-applications/index.ts';
import type { Blueprint, OccupationSource, TypeLibrary } from '../features/interviewers/index.ts';
import { RoomLinks } from '../features/interviews/index.ts';
import { postMail } from '../features/mails/index.ts';
import { createUpstreamCache } from '../features/profiles/index.ts';
import type { FinaliseDeps } from '../features/recordings/index.ts';
import { GRADING_RULES, type GradingRule } from '../features/reports/index.ts';
import { createReplayStore, ensurePartitions, type RequestLog } from '../features/request-log/index.ts';
import { type ClaimDeps, VerifyLinks } from '../features/verification/index.ts';
import type { Ears, PromptVoice } from '../features/voice/index.ts';
import type { BlobStore } from '../platform/blob/blob-store.ts';
import { createBlobStore } from '../platform/blob/create.ts';
import type { Clock } from '../platform/clock.ts';
import { Sealer } from '../platform/crypto/sealer.ts';
import type { Db } from '../platform/db/db.ts';
import { withPatience } from '../platform/db/db-failure.ts';
import { openErasureKeys } from '../platform/db/erasure-keys.ts';
import { Tombstones } from '../platform/db/tombstones.ts';
import { DiskFloor } from '../platform/disk-floor.ts';
import { Origin } from '../platform/http/origin.ts';
import type { IdSource } from '../platform/ids.ts';
import { createLog, type Log } from '../platform/log.ts';
import type { Mail } from '../platform/mail/mail.ts';
import type { OutboxMail } from '../platform/mail/outbox-mail.ts';
import { Metrics } from '../platform/metrics.ts';
import type { Timers } from '../platform/outbound/budget.ts';
import { createDeliver, type Deliver } from '../platform/outbound/deliver.ts';
import { createDownloader, type Download } from '../platform/outbound/download.ts';
import type { OpenGate } from '../platform/rate-limit/open-gate.ts';
import { TaskRunner } from '../platform/tasks/task-runner.ts';
import { createTaskQueue } from '../platform/tasks/task-store.ts';
import type { TaskQueue } from '../platform/tasks/tasks.ts';
import { createTracer } from '../platform/tracing/create.ts';
import { tracedDb } from '../platform/tracing/traced-db.ts';
import type { Tracer } from '../platform/tracing/tracer.ts';
import { FairGate } from '../platform/workers/fair-gate.ts';
import type { WorkerPool } from '../platform/workers/worker-pool.ts';
import { createAnswerReaderAtFirstUse } from '../providers/answer-reader/create-at-first-use.ts';
import type { AnswerReader, PatientAnswerReader } from '../providers/answer-reader/port.ts';
import { createCvReader } from '../providers/cv-reader/create.ts';
import type { CvReader } from '../providers/cv-reader/port.ts';
import { createIdentityProvider } from '../providers/identity/create.ts';
import type { IdentityProvider } from '../providers/identity/port.ts';
import type { JobReader } from '../providers/job-reader/port.ts';
import type { MediaMuxer } from '../providers/media-muxer/port.ts';
import { createProfileUpstream } from '../providers/profile-source/create.ts';
import type { ProfileUpstream } from '../providers/profile-source/port.ts';
import { SignedLinks } from '../surfaces/links/signed-links.ts';
import { createBlueprints } from './blueprints.ts';
import { byName } from './by-name.ts';
import { cvProfileKeeper } from './cv-profile-keeper.ts';
import { dataRightsDeps } from './data-rights.ts';
import { databaseClock } from './database-clock.ts';
import { createMails } from './mails.ts';
import { type ConfiguredModel, consentsFor, createModel, cvEnqueuer, deadlinesFor, mayLeaveFor } from './model.ts';
import { closedOnFailure, openDatabase } from './open-database.ts';
import { openIds } from './open-ids.ts';
import { openContent } from './own-content.ts';
import { createRateLimits } from './rate-limits.ts';
import { createEmit, type EmitEvent } from './reactions.ts';
import { occupationsFor } from './reading/occupations-for.ts';
import { createReadingPool, createReadings, type Readings, readApart } from './reading/readings.ts';
import { openMuxer, recordingDeps } from './recordings.ts';
import { createRequestLog } from './request-log.ts';
import { RequestFigures } from './request-watch.ts';
import { createRoomSpeech, hearingEndpoint, type RoomSpeech, roomEndpoint } from './speech.ts';
import { createUpstreamMonitor } from './upstream-monitor.ts';
import { VERSION } from './version.ts';
import { writtenFolders } from './written-folders.ts';

/** Everything the process is made of, built once. */
export type Context = RoomSpeech & {
  config: Config;
  secrets: Secrets;
  log: Log;
  clock: Clock;
  ids: IdSource;
  db: Db;
  /** The reserve of space where the embedded database and local files are. */
  disk: DiskFloor;
  erased: Tombstones;
  blobs: BlobStore;
  download: Download;
  /** Posts of webhooks. */
  deliver: Deliver;
  /** Of the secrets of webhooks. */
  sealer: Sealer;
  /** Of the keys under which erasures are remembered. */
  erasureSealer: Sealer;
  /** The readers of texts as requests and tasks use them: long texts are read in a worker. */
  readings: Readings;
  cvReader: CvReader;
  answerReader: PatientAnswerReader & Pick<AnswerReader, 'figures'> & { stop?(): Promise<void> };
  gradingRule: GradingRule;
  /** Null while none is configured. */
  model: ConfiguredModel | null;
  /** Knowledge of occupations, drawn on where levels rest on points. */
  occupations: OccupationSource;
  queue: TaskQueue;
  tasks: TaskRunner;
  emit: EmitEvent;
  requestLog: RequestLog;
  replays: ReturnType<typeof createReplayStore>;
  keys: KeyVerifier;
  rooms: RoomLinks;
  links: SignedLinks;
  verifyLinks: VerifyLinks;
  claims: ClaimDeps;
  /** Null while none is configured. */
  identity: IdentityProvider | null;
  /** To the mail server, or to the outbox where there is none. */
  mail: Mail;
  outbox: OutboxMail;
  /** Whether there is a mail server. */
  sendsMail: boolean;
  mailFrom(): string;
  consoleUrls: ConsoleUrls;
  metrics: Metrics;
  /** Where time goes; does nothing unless traces are wanted. */
  tracer: Tracer;
  content: Content;
  requestFigures: RequestFigures;
  /** The written blueprints of the interview types. */
  types: TypeLibrary;
  room: RoomDeps;
  dataRights: DataRightsDeps;
  fetchCv: FetchCvDeps;
  recordings: FinaliseDeps;
  mayLeave: ReturnType<typeof mayLeaveFor>;
  enqueueCvFetch(tx: Parameters<TaskQueue['enqueue']>[0], intakeId: string): Promise<void>;
  /** Origin of links; set once the server listens. */
  origin: Origin;
  gate: OpenGate;
  upstream: ProfileUpstream | null;
  /** Stores what waits and closes what was opened here; nothing keeps the process alive after it. */
  close(): Promise<void>;
};

/** Parts that tests replace. */
export type Overrides = Partial<
  Pick<Context, 'log' | 'clock' | 'db' | 'disk' | 'blobs' | 'download' | 'deliver' | 'cvReader'>
> & {
  jobReader?: JobReader;
  answerReader?: (AnswerReader & { stop?(): Promise<void> }) | undefined;
  assessors?: Partial<Record<Blueprint['kind'], AnswerAssessor>>;
  /** Of waiting assessments: their deadline and the extension of their lease. */
  timers?: Timers;
  /** Whoever brings it stops it; not used where an operator's content is laid over the built-in one. */
  readingPool?: WorkerPool;
  muxer?: MediaMuxer;
  voice?: PromptVoice;
  ears?: Ears;
};

/** @param patienceMs how long to wait for a PostgreSQL server that is being restarted; a command gives up at once */
export async function createContext(
  config: Config,
  secrets: Secrets,
  overrides: Overrides = {},
  patienceMs = 0,
): Promise<Context> {
  // A file that cannot be used ends the start before the database is opened.
  const { content, overlay, types } = await openContent(config);
  const log = overrides.log ?? createLog({ level: config.logLevel });
  const disk =
    overrides.disk ?? new DiskFloor({ folders: writtenFolders(config), floorBytes: config.diskFloorBytes, log });
  const opened = overrides.db ?? (await openDatabase(config, log, disk, patienceMs));
  const tracer = await createTracer(config.tracing, VERSION, log);
  const db = tracedDb(opened, tracer);
  const parts = { config, secrets, overrides, patienceMs, content, overlay, types, log, disk, tracer, db };
  return closedOnFailure(overrides.db === undefined ? db : { close: async () => undefined }, () => build(parts));
}

type Parts = Pick<Context, 'config' | 'secrets' | 'content' | 'types' | 'log' | 'disk' | 'tracer' | 'db'> & {
  overrides: Overrides;
  patienceMs: number;
  /** The operator's own content, for the threads that read the content apart. */
  overlay: Overlay | null;
};

async function build({
  config,
  secrets,
  overrides,
  patienceMs,
  content,
  overlay,
  types,
  log,
  disk,
  tracer,
  db,
}: Parts): Promise<Context> {
  disk.watch();
  const { clock, stop: stopClock } = overrides.clock
    ? { clock: overrides.clock, stop: () => undefined }
    : await databaseClock(db, log, patienceMs);
  await withPatience(patienceMs, () => ensurePartitions(db, new Date(clock.now())));
  const ids = await openIds(db, clock, log, patienceMs);
  const erasureSealer = new Sealer(secrets.signing, 'erasures');
  const erasureKeys = await withPatience(patienceMs, () =>
    openErasureKeys({ db, ids, log, sealer: erasureSealer, configured: secrets.signing }),
  );
  const erased = new Tombstones(erasureKeys);
  const queue = createTaskQueue({ ids, clock });
  const origin = new Origin(config.http.publicUrls, `http://${config.http.host}:${config.http.port}`);
  const mails = createMails(config, secrets, { clock, log, origin });
  const consoleUrls = new ConsoleUrls(() => (origin.isKnown ? byName(origin.current) : null));
  const emit = createEmit({ ids, clock, queue, consoleUrls, sendsMail: mails.sendsMail });
  const blobs = overrides.blobs ?? (await createBlobStore(config.blobUrl, { floor: disk }));
  const download = overrides.download ?? createDownloader({ allow: config.outboundAllow });
  const deliver = overrides.deliver ?? createDeliver({ allow: config.outboundAllow });
  // Workers read an operator's content from their start: a pool of others does not know it.
  const shared = overlay === null ? overrides.readingPool : undefined;
  const pool = shared ?? createReadingPool(log, overlay);
  const answerReader =
    overrides.answerReader ??
    createAnswerReaderAtFirstUse(
      { kind: 'embedded', meaning: config.meaning, grading: config.grading },
      readApart(pool, config.grading),
    );
  let loadedJobReader = overrides.jobReader;
  const jobReader = async () => {
    loadedJobReader ??= (await import('../providers/job-reader/create.ts')).createJobReader({ kind: 'embedded' });
    return loadedJobReader;
  };
  const occupations = occupationsFor(config.grading, content);
  const readings = createReadings({
    pool,
    answerReader,
    jobReader,
    inThread: async () => (await import('./reading/calls.ts')).readingCalls(clock, content),
    content,
    occupations,
    grading: config.grading,
    own: { answers: overrides.answerReader !== undefined, jobs: overrides.jobReader !== undefined },
  });
  const muxer = overrides.muxer ?? openMuxer(config.recording, log);
  const spoken = roomEndpoint(config, secrets);
  const endpoint = hearingEndpoint(spoken);
  const speech = createRoomSpeech(config, log, clock, overrides, spoken);
  const cvReader = overrides.cvReader ?? createCvReader({ kind: 'embedded' });
  const metrics = new Metrics();
  const freeBytes = () => disk.leastFreeBytes ?? 0;
  metrics.gauge('colloquy_disk_free_bytes', 'Space left where data is kept on this machine.', freeBytes);
  const limits = await createRateLimits(config, db, clock, log, metrics, overrides.clock !== undefined);
  const upstream =
    config.profileUpstream === null
      ? null
      : await createProfileUpstream(config.profileUpstream, {
          clock,
          cache: createUpstreamCache(db, erased),
          monitor: createUpstreamMonitor(config.profileUpstream.name, log, metrics),
          fetch: (url, init) => fetch(url, init),
        });
  const requestLog = createRequestLog({ db, erased, log, alongside: limits.alongside, config, metrics });
  const parts = { db, clock, ids, log, content, hearer: endpoint?.config.runBy ?? null };
  const model = config.model === null ? null : createModel(config.model, secrets.modelKeys, parts);
  const scored = createScoredAssessor(readings.answers, config.grading === 'points' ? ENOUGH_POINTS : undefined);
  const assessors: Record<Blueprint['kind'], AnswerAssessor> = {
    scored: model === null ? scored : createModelAssessor(scored, model),
    application: createApplicationAssessor({ ids, clock }, readings.readFounder, model),
    ...overrides.assessors,
  };
  const named = { model: config.model, speech: endpoint?.config ?? null };
  const room: RoomDeps = {
    db,
    clock,
    ids,
    log,
    emit,
    phrases: phraseBooks(content),
    consents: consentsFor(content, named),
    readCvByModel: cvEnqueuer(model, queue),
    deadlineMs: deadlinesFor(config.model),
    speaks: ({ language }) => speech.ears?.knows(language) ?? false,
    offersRecording: config.recording.offered,
    requireBeginAllowed: requireNotice,
    assessor: (kind) => assessors[kind],
    assessments: new Assessments(overrides.timers),
    ...createBlueprints(types, { db, ids, clock, content, occupations, readings }),
  };
  return {
    config,
    secrets,
    log,
    clock,
    ids,
    db,
    disk,
    erased,
    blobs,
    download,
    deliver,
    sealer: new Sealer(secrets.signing, 'webhooks'),
    erasureSealer,
    readings,
    cvReader,
    answerReader,
    gradingRule: GRADING_RULES[config.grading],
    model,
    occupations,
    queue,
    tasks: new TaskRunner({ db, clock, log, tracer }),
    emit,
    requestLog,
    replays: createReplayStore({ db, clock }),
    keys: new KeyVerifier({ db, clock, log }),
    rooms: new RoomLinks(secrets.signing, () => origin.current),
    links: new SignedLinks(secrets.signing, () => origin.current),
    verifyLinks: new VerifyLinks(secrets.signing, () => origin.current),
    claims: {
      clock,
      ids,
      codeKeys: secrets.signing,
      async enqueueCode(tx, claimId) {
        await postMail(tx, { ids, clock, queue }, { kind: 'verification-code', claimId });
      },
    },
    identity: createIdentityProvider(secrets.identityWebhook),
    ...mails,
    metrics,
    tracer,
    content,
    requestFigures: new RequestFigures(metrics),
    types,
    room,
    dataRights: dataRightsDeps({
      ids,
      clock,
      erased,
      emit,
      receiptKeys: erasureKeys,
      db,
      queue,
      upstreamName: config.profileUpstream?.name,
    }),
    fetchCv: {
      db,
      blobs,
      download,
      cvReader,
      erased,
      emit,
      turns: {
        download: new FairGate({ places: 12, placesOfLane: 4 }),
        read: new FairGate({ places: 1, placesOfLane: 1 }),
      },
      keepProfile: cvProfileKeeper(config, { ids, clock, erased }),
    },
    ...speech,
    mayLeave: mayLeaveFor(named),
    recordings: recordingDeps({ db, clock, ids, blobs, muxer, disk, queue, emit }, config.dataDir),
    async enqueueCvFetch(tx, intakeId) {
      // The reader comes up while the file is fetched.
      if (config.role !== 'api') cvReader.warm?.();
      await queue.enqueue(tx, fetchCvTask, { intakeId }, { key: intakeId });
    },
    origin,
    consoleUrls,
    gate: limits.gate,
    upstream,
    async close() {
      await room.assessments.stop();
      disk.stop();
      await requestLog.stop();
      await limits.stop();
      await mails.mail.close();
      await Promise.all([
        cvReader.stop(),
        answerReader.stop?.(),
        muxer.stop(),
        speech.voice?.stop(),
        speech.ears?.stop(),
        ...(shared ? [] : [readings.stop()]),
      ]);
      stopClock();
      await tracer.stop();
      if (overrides.db === undefined) await db.close();
    },
  };
}
