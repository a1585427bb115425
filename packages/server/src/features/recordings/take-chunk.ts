import type { BlobStore } from '../../platform/blob/blob-store.ts';
import type { Clock } from '../../platform/clock.ts';
import { sha256 } from '../../platform/crypto/digest.ts';
import type { Db, Tx } from '../../platform/db/db.ts';
import {
  currentConsents,
  findInterview,
  type Interview,
  lockInterview,
  opens,
  type RoomPass,
} from '../interviews/index.ts';
import { ChunkRefusedError } from './errors.ts';
import {
  type Chunk,
  chunkKey,
  LATE_CHUNK_MS,
  MOST_BYTES,
  MOST_RUNS,
  OPEN_RUN_MS,
  purposesOf,
  type Recording,
  type Run,
  SILENT_MS,
  sniffContainer,
  type Tracks,
} from './recording.ts';
import {
  closeRun,
  findChunk,
  findRecording,
  growRecording,
  insertChunk,
  insertRun,
  listRuns,
  lockRecording,
} from './recording-store.ts';

export type TakeChunkDeps = { db: Db; clock: Clock; blobs: BlobStore };

export type SentChunk = {
  runId: string;
  seq: number;
  bytes: Uint8Array;
  tracks: Tracks;
  /** How long ago the run began when this chunk was sent, in milliseconds. */
  ageMs: number;
  last: boolean;
};

/**
 * Stores one chunk of a run: first the bytes, then the row that says so, so that whatever is killed in between, no row
 * names bytes that are not there. The same chunk again is taken as stored. Needs two transactions, since no blob is
 * written inside one.
 *
 * @throws {ChunkRefusedError} when it is not taken and will not be
 * @throws {UnknownLinkError} when the link opens nothing
 */
export async function takeChunk(deps: TakeChunkDeps, pass: RoomPass, sent: SentChunk): Promise<{ sizeBytes: number }> {
  const { interviewId: id } = pass;
  const chunk: Chunk = { runId: sent.runId, seq: sent.seq, sizeBytes: sent.bytes.length, sha256: sha256(sent.bytes) };
  const found = await findInterview(deps.db, id);
  const attended = found === null ? null : { interview: found };
  opens(pass, attended);
  if (await isStored(deps.db, id, chunk)) {
    if (sent.last) await deps.db.transaction((tx) => closeRun(tx, id, chunk.runId));
    return { sizeBytes: chunk.sizeBytes };
  }
  await requirePlace(deps.db, deps, attended.interview, sent, await findRecording(deps.db, id));
  const key = chunkKey(id, chunk);
  await deps.blobs.put(key, sent.bytes);
  try {
    await deps.db.transaction((tx) => keep(tx, deps, pass, sent, chunk));
  } catch (error) {
    // Whoever sent it at the same moment may have been told that it is stored.
    if (error instanceof ChunkRefusedError && (await findChunk(deps.db, id, chunk.runId, chunk.seq)) === null)
      await deps.blobs.delete(key);
    throw error;
  }
  return { sizeBytes: chunk.sizeBytes };
}

async function keep(
  tx: Tx,
  deps: Pick<TakeChunkDeps, 'clock'>,
  pass: RoomPass,
  sent: SentChunk,
  chunk: Chunk,
): Promise<void> {
  const { interviewId: id } = pass;
  // An erased interview has no row: what came late ends here. A consent is taken back under the same lock.
  const interview = await lockInterview(tx, id);
  if (interview === null) throw new ChunkRefusedError('the interview is gone');
  const recording = await lockRecording(tx, id);
  if (await isStored(tx, id, chunk)) return;
  const runs = await requirePlace(tx, deps, interview, sent, recording);
  const at = new Date(deps.clock.now());
  // After the end nothing else may ask for the files: what was to do so may have found no recording yet.
  const quietMs = interview.endedAt === null ? SILENT_MS : OPEN_RUN_MS;
  await growRecording(tx, id, { sizeBytes: chunk.sizeBytes, at, dueAt: new Date(at.getTime() + quietMs) });
  if (sent.seq === 0) {
    await insertRun(tx, id, {
      id: sent.runId,
      no: (runs.at(-1)?.no ?? 0) + 1,
      container: containerOf(sent),
      tracks: sent.tracks,
      startedAt: new Date(at.getTime() - sent.ageMs),
      closed: false,
    });
  }
  await insertChunk(tx, id, chunk, at);
  if (sent.last) await closeRun(tx, id, sent.runId);
}

/** @throws {ChunkRefusedError} when other bytes are stored under its number */
async function isStored(db: Db | Tx, id: Interview['id'], chunk: Chunk): Promise<boolean> {
  const stored = await findChunk(db, id, chunk.runId, chunk.seq);
  if (stored === null) return false;
  if (!stored.sha256.equals(chunk.sha256))
    throw new ChunkRefusedError('other bytes are stored under this number of the run');
  return true;
}

/** The runs that there are. @throws {ChunkRefusedError} where this chunk has no place among them */
async function requirePlace(
  db: Db | Tx,
  { clock }: Pick<TakeChunkDeps, 'clock'>,
  interview: Interview,
  sent: SentChunk,
  recording: Recording | null,
): Promise<Run[]> {
  const isOpen =
    interview.startedAt !== null &&
    (interview.endedAt === null || interview.endedAt.getTime() > clock.now() - LATE_CHUNK_MS);
  if (!isOpen) throw new ChunkRefusedError('the interview is not under way');
  const given = new Set((await currentConsents(db, interview.id)).filter((one) => one.given).map((one) => one.purpose));
  if (purposesOf(sent.tracks).some((purpose) => !given.has(purpose)))
    throw new ChunkRefusedError('no consent to this recording stands');
  const runs = await listRuns(db, interview.id);
  const run = runs.find((one) => one.id === sent.runId);
  if (run === undefined && sent.seq !== 0)
    throw new ChunkRefusedError('the run is not known: its first chunk is missing');
  if (run === undefined && runs.length >= MOST_RUNS)
    throw new ChunkRefusedError('the interview holds as many runs as it can');
  if (run === undefined) containerOf(sent);
  if (run !== undefined && run.place !== null) throw new ChunkRefusedError('the run is over');
  if ((recording?.sizeBytes ?? 0) + sent.bytes.length > MOST_BYTES)
    throw new ChunkRefusedError('the interview holds as much recording as it can');
  return runs;
}

function containerOf({ bytes }: SentChunk) {
  const container = sniffContainer(bytes);
  if (container === null) throw new ChunkRefusedError('the run is neither WebM nor MP4');
  return container;
}
