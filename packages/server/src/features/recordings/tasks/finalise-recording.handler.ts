import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { BlobStore } from '../../../platform/blob/blob-store.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Db, Tx } from '../../../platform/db/db.ts';
import type { DiskFloor } from '../../../platform/disk-floor.ts';
import type { Id, IdSource } from '../../../platform/ids.ts';
import { orAbort } from '../../../platform/outbound/budget.ts';
import type { TaskHandler } from '../../../platform/tasks/tasks.ts';
import type { MediaMuxer, MuxedPart, MuxInput } from '../../../providers/media-muxer/port.ts';
import { lockInterview, setRecording } from '../../interviews/index.ts';
import type { RecordingReady } from '../events.ts';
import {
  type Chunk,
  chunkKey,
  mediaType,
  OPEN_RUN_MS,
  type Part,
  partPrefix,
  posterKey,
  type Recording,
  type RecordingFault,
  type Run,
  recordingPrefix,
  runPrefix,
  settledWith,
} from '../recording.ts';
import {
  listChunks,
  listParts,
  listRuns,
  lockRecording,
  placeRun,
  replaceParts,
  setStatus,
} from '../recording-store.ts';

export type FinaliseDeps = {
  db: Db;
  clock: Clock;
  ids: IdSource;
  blobs: BlobStore;
  muxer: MediaMuxer;
  /** The reserve of space where files are made. */
  disk: Pick<DiskFloor, 'refuse'>;
  /** Where files lie while they are made, on this machine. */
  workFolder: string;
  /** Deletes blobs below these folders after the commit, durably. */
  enqueueBlobDeletion(tx: Tx, prefixes: readonly string[], key: string): Promise<void>;
  emit(tx: Tx, event: RecordingReady): Promise<void>;
};

type Work = { recording: Recording; runs: Run[]; chunks: Chunk[]; parts: Part[] };

/**
 * Chunks and files that stand → one file, or several where their parameters differ. What was there is deleted only once
 * the store has the new files and the rows name them: killed at any moment, a repeat finds everything.
 */
export function createFinaliseRecordingHandler(deps: FinaliseDeps): TaskHandler<{ interviewId: string }> {
  return async ({ interviewId }, { signal, runAgainAt }) => {
    const id = interviewId as Id<'interview'>;
    const folder = join(deps.workFolder, id);
    // A run that was killed left files of a person here.
    await rm(folder, { recursive: true, force: true });
    const work = await deps.db.transaction((tx) => begin(tx, deps, id));
    if (work === null) return;
    if ('quietAt' in work) return runAgainAt(work.quietAt);
    // Copies of the chunks, the files made of them, those encoded anew, and what is kept where the store is on this disk.
    deps.disk.refuse(4 * work.recording.sizeBytes);
    try {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const { inputs, runsOf } = await gather(deps, id, work, folder, signal);
      const made = await orAbort(deps.muxer.join(inputs, folder, signal), signal);
      signal.throwIfAborted();
      await keep(deps, id, work, made, runsOf, { folder, signal });
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  };
}

/** Null when there is nothing to make; `quietAt` is when a run that is still on its way counts as ended. */
async function begin(tx: Tx, deps: FinaliseDeps, id: Id<'interview'>): Promise<Work | { quietAt: number } | null> {
  if ((await lockInterview(tx, id)) === null) return null;
  const recording = await lockRecording(tx, id);
  if (recording === null) return null;
  const runs = await listRuns(tx, id);
  if (runs.every(({ place }) => place !== null)) return null;
  const quietAt = recording.lastChunkAt.getTime() + OPEN_RUN_MS;
  if (runs.some(({ closed }) => !closed) && quietAt > deps.clock.now()) return { quietAt };
  await setStatus(tx, id, 'finalising', recording.faults);
  const parts = await listParts(tx, id);
  return { recording: { ...recording, version: recording.version + 1 }, runs, chunks: await listChunks(tx, id), parts };
}

/** Which runs an input holds, and where each begins in it. */
type RunsOf = { run: Run; offsetMs: number; durationMs: number | null }[][];

/** Copies what the store has into files, one after another: files that are first, then each new run. */
async function gather(
  deps: FinaliseDeps,
  id: Id<'interview'>,
  { runs, chunks, parts }: Work,
  folder: string,
  signal: AbortSignal,
): Promise<{ inputs: MuxInput[]; runsOf: RunsOf }> {
  const inputs: MuxInput[] = [];
  const runsOf: RunsOf = [];
  const add = async (name: string, tracks: Run['tracks'], keys: readonly string[]): Promise<void> => {
    const path = join(folder, name);
    for (const key of keys) {
      signal.throwIfAborted();
      const blob = await deps.blobs.get(key);
      if (blob === null) throw new Error('a chunk that is on record is not in the store');
      await pipeline(blob.stream, createWriteStream(path, { flags: 'a', mode: 0o600 }));
    }
    inputs.push({ path, tracks });
  };
  for (const part of parts) {
    await add(`in-part-${part.no}`, part.tracks, [part.blobKey]);
    runsOf.push(
      runs.flatMap((run) =>
        run.place?.partNo === part.no ? [{ run, offsetMs: run.place.offsetMs, durationMs: run.place.durationMs }] : [],
      ),
    );
  }
  for (const run of runs.filter(({ place }) => place === null)) {
    const keys = unbroken(chunks.filter(({ runId }) => runId === run.id)).map((chunk) => chunkKey(id, chunk));
    await add(`in-run-${run.no}`, run.tracks, keys);
    runsOf.push([{ run, offsetMs: 0, durationMs: null }]);
  }
  return { inputs, runsOf };
}

/** Chunks from the first one as far as none is missing. */
function unbroken(chunks: readonly Chunk[]): Chunk[] {
  const end = chunks.findIndex(({ seq }, place) => seq !== place);
  return end === -1 ? [...chunks] : chunks.slice(0, end);
}

async function keep(
  deps: FinaliseDeps,
  id: Id<'interview'>,
  work: Work,
  made: readonly MuxedPart[],
  runsOf: RunsOf,
  { folder, signal }: { folder: string; signal: AbortSignal },
): Promise<void> {
  const parts: Part[] = [];
  const folders: string[] = [];
  for (const [place, one] of made.entries()) {
    const prefix = `${recordingPrefix(id)}part-${deps.ids.next()}/`;
    folders.push(prefix);
    const { container, tracks, sizeBytes, durationMs } = one;
    const blobKey = `${prefix}recording.${container}`;
    await deps.blobs.put(blobKey, createReadStream(one.path), { contentType: mediaType(one) });
    const still = await deps.muxer.still(one, folder, signal);
    if (still !== null)
      await deps.blobs.put(posterKey({ blobKey }), createReadStream(still), { contentType: 'image/jpeg' });
    parts.push({ no: place + 1, blobKey, container, tracks, sizeBytes, durationMs, hasPoster: still !== null });
  }
  const isKept = await deps.db.transaction(async (tx) => {
    const interview = await lockInterview(tx, id);
    const recording = interview === null ? null : await lockRecording(tx, id);
    // Erased, or changed by a chunk or a withdrawal since: these files are of what was before.
    if (interview === null || recording === null || recording.version !== work.recording.version) return false;
    const placed = new Map<string, NonNullable<Run['place']>>();
    for (const [place, { inputs }] of made.entries()) {
      for (const { index, offsetMs, durationMs } of inputs) {
        for (const one of runsOf[index] ?? []) {
          placed.set(one.run.id, {
            partNo: place + 1,
            offsetMs: offsetMs + one.offsetMs,
            durationMs: one.durationMs ?? durationMs,
          });
        }
      }
    }
    await replaceParts(tx, id, parts);
    for (const run of work.runs)
      await placeRun(tx, id, run.id, placed.get(run.id) ?? { partNo: 0, offsetMs: 0, durationMs: 0 });
    const settled = settledWith(faultsOf(work, placed), parts);
    await setStatus(tx, id, settled.status, settled.faults);
    const [first] = parts;
    await setRecording(tx, id, first === undefined ? null : { at: new Date(deps.clock.now()), type: first.container });
    const old = [
      ...work.parts.map(partPrefix),
      ...work.runs.filter(({ place }) => place === null).map((run) => runPrefix(id, run.id)),
    ];
    await deps.enqueueBlobDeletion(tx, old, `${id}:${recording.version}`);
    if (first !== undefined) await deps.emit(tx, { name: 'recording-ready', interview });
    return true;
  });
  if (isKept) return;
  for (const prefix of folders) await deps.blobs.deletePrefix(prefix);
  throw new Error('the recording changed while its files were made');
}

function faultsOf({ recording, runs, chunks }: Work, placed: ReadonlyMap<string, unknown>): RecordingFault[] {
  const isNew = runs.filter(({ place }) => place === null);
  const endsMissing = isNew.some((run) => {
    const own = chunks.filter(({ runId }) => runId === run.id);
    return !run.closed || unbroken(own).length < own.length;
  });
  const found: RecordingFault[] = [
    ...recording.faults,
    ...(endsMissing ? (['end-missing'] as const) : []),
    ...(isNew.some((run) => !placed.has(run.id)) ? (['unreadable-run'] as const) : []),
  ];
  return [...new Set(found)];
}
