import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import type { BlobStore } from '../../platform/blob/blob-store.ts';
import type { Db } from '../../platform/db/db.ts';
import { type Id, IdSource } from '../../platform/ids.ts';
import { createLog } from '../../platform/log.ts';
import { FakeClock } from '../../testing/fake-clock.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { ensureAccount } from '../accounts/index.ts';
import { ensureCandidate } from '../candidates/index.ts';
import {
  beginInterview,
  completeInterview,
  createInterview,
  type Interview,
  recordConsents,
} from '../interviews/index.ts';
import { createDeleteRecordingHandler, dropOldRecordings } from './delete-recording.ts';
import { finaliseSilent } from './finalise-silent.ts';
import { readRecording } from './read-recording.ts';
import { LATE_CHUNK_MS, MOST_BYTES, OPEN_RUN_MS, SILENT_MS } from './recording.ts';
import { findRecording, listChunks, listRuns, placeRun, replaceParts } from './recording-store.ts';
import { type SentChunk, takeChunk } from './take-chunk.ts';

const WEBM = Buffer.from([0x1a, 0x45, 0xdf, 0xa3, 7]);
const MORE = Buffer.from([1, 2, 3]);
const DAY = 24 * 3_600_000;

let db: Db;
let clock: FakeClock;
let ids: IdSource;
let stored: Map<string, Uint8Array>;
let interview: Interview;
let deleted: string[];
beforeEach(async () => {
  db = await testDatabase();
  clock = new FakeClock();
  ids = new IdSource(clock);
  stored = new Map();
  deleted = [];
  interview = await begun();
  await consent({ sound: true, picture: true });
});

const blobs = () =>
  ({
    put: async (key: string, bytes: Uint8Array) => {
      stored.set(key, bytes);
      return { sizeBytes: bytes.length };
    },
    delete: async (key: string) => void stored.delete(key),
  }) as unknown as BlobStore;
const moves = () => ({ db, clock, ids, emit: async () => undefined, log: createLog({ level: 'error' }) });

async function begun(): Promise<Interview> {
  return db.transaction(async (tx) => {
    const { id: accountId } = await ensureAccount(tx, ids, { organizationId: 'acme', userId: 'u' });
    const scheduled = await createInterview(tx, moves(), {
      accountId,
      door: 'SESSION',
      interviewerId: null,
      interviewType: 'STEM',
      language: 'en',
      candidateId: await ensureCandidate(tx, ids, accountId, 'ines@example.com'),
      email: 'ines@example.com',
      givenName: null,
      cvIntakeId: null,
    });
    const blueprintVersionId = null as unknown as Id<'blueprint-version'>;
    return beginInterview(tx, moves(), scheduled, { blueprintVersionId, cvProbes: null });
  });
}

const consent = ({ sound, picture }: { sound: boolean; picture: boolean }) =>
  db.transaction((tx) =>
    recordConsents(
      tx,
      { ids, at: new Date(clock.now()) },
      interview.id,
      (['recording-sound', 'recording-picture'] as const).map((purpose) => ({
        purpose,
        given: purpose === 'recording-sound' ? sound : picture,
        textVersion: 2,
        text: 'x',
        language: 'en',
      })),
    ),
  );

const send = (change: Partial<SentChunk> = {}) =>
  takeChunk(
    { db, clock, blobs: blobs() },
    { interviewId: interview.id, linkVersion: interview.linkVersion },
    { runId: RUN, seq: 0, bytes: WEBM, tracks: { sound: true, picture: true }, ageMs: 0, last: false, ...change },
  );
const RUN = randomUUID();
const remove = (purpose: 'recording-sound' | 'recording-picture') =>
  createDeleteRecordingHandler(deleting())({ interviewId: interview.id, purpose }, undefined as never);
const deleting = () => ({
  db,
  clock,
  enqueueBlobDeletion: async (_tx: unknown, prefixes: readonly string[]) => void deleted.push(...prefixes),
});

describe('a chunk is taken', () => {
  test('with its bytes and its row; the run began as long ago as it says', async () => {
    expect(await send({ ageMs: 3_000 })).toEqual({ sizeBytes: WEBM.length });
    expect(await send({ seq: 1, bytes: MORE })).toEqual({ sizeBytes: MORE.length });
    const [run, ...others] = await listRuns(db, interview.id);
    expect(others).toEqual([]);
    expect(run).toMatchObject({ id: RUN, no: 1, container: 'webm', closed: false, place: null });
    expect(run?.startedAt).toEqual(new Date(clock.now() - 3_000));
    expect(stored.size).toBe(2);
    expect(await findRecording(db, interview.id)).toMatchObject({
      status: 'receiving',
      version: 2,
      sizeBytes: WEBM.length + MORE.length,
    });
  });

  test('once, however often it comes; its last closes the run, also where it is known', async () => {
    await send();
    await send({ last: true });
    expect(await findRecording(db, interview.id)).toMatchObject({ version: 1, sizeBytes: WEBM.length });
    expect(await listRuns(db, interview.id)).toMatchObject([{ closed: true }]);
    await send({ runId: randomUUID(), last: true });
    expect(await listRuns(db, interview.id)).toMatchObject([{ no: 1 }, { no: 2, closed: true }]);
  });

  test.each([
    ['other bytes under its number', { bytes: Buffer.concat([WEBM, MORE]) }, 'other bytes'],
    ['a run whose first chunk never came', { runId: randomUUID(), seq: 1 }, 'its first chunk is missing'],
    ['a run that is neither WebM nor MP4', { runId: randomUUID(), bytes: MORE }, 'neither WebM nor MP4'],
  ])('never: %s', async (_what, change, reason) => {
    await send();
    await expect(send(change)).rejects.toThrow(reason);
    expect(await listChunks(db, interview.id)).toHaveLength(1);
    expect(stored.size).toBe(1);
  });

  test('only with consent to each of its tracks', async () => {
    await consent({ sound: true, picture: false });
    await expect(send()).rejects.toThrow('no consent');
    await send({ tracks: { sound: true, picture: false } });
    await consent({ sound: false, picture: true });
    await expect(send({ runId: randomUUID(), tracks: { sound: true, picture: false } })).rejects.toThrow('no consent');
  });

  test('up to the bytes that an interview may hold, and not one more', async () => {
    await send();
    await db.query('update recordings set size_bytes = $1', [MOST_BYTES - MORE.length]);
    await send({ seq: 1, bytes: MORE });
    await expect(send({ seq: 2, bytes: Buffer.from([1]) })).rejects.toThrow('as much recording');
  });

  test('late ones up to ten minutes after the end', async () => {
    await send();
    interview = await db.transaction((tx) => completeInterview(tx, moves(), interview, 'candidate', 'FINISHED_EARLY'));
    clock.advance(LATE_CHUNK_MS - 1);
    await send({ seq: 1, bytes: MORE });
    clock.advance(1);
    await expect(send({ seq: 2, bytes: MORE })).rejects.toThrow('not under way');
  });

  test('of no run that was made into a file, and by no link of before', async () => {
    await send();
    await db.transaction((tx) => placeRun(tx, interview.id, RUN, { partNo: 1, offsetMs: 0, durationMs: 5 }));
    await expect(send({ seq: 1, bytes: MORE })).rejects.toThrow('the run is over');
    interview = { ...interview, linkVersion: interview.linkVersion + 1 };
    await expect(send({ runId: randomUUID() })).rejects.toThrow();
  });
});

describe('files are asked for when nothing comes any more', () => {
  const asked: unknown[] = [];
  const silent = () => finaliseSilent({ db, clock, queue: queue as never });
  const queue = { enqueue: async (_tx: unknown, _kind: unknown, payload: unknown) => void asked.push(payload) };

  test('half an hour after the last chunk, once', async () => {
    asked.length = 0;
    await send();
    clock.advance(SILENT_MS - 1);
    expect(await silent()).toBe(0);
    clock.advance(1);
    expect(await silent()).toBe(1);
    expect(asked).toEqual([{ interviewId: interview.id }]);
    expect(await silent()).toBe(0);
  });

  test('two minutes after it where the interview is over', async () => {
    interview = await db.transaction((tx) => completeInterview(tx, moves(), interview, 'candidate', 'FINISHED_EARLY'));
    await send();
    clock.advance(OPEN_RUN_MS - 1);
    expect(await silent()).toBe(0);
    clock.advance(1);
    expect(await silent()).toBe(1);
  });
});

describe('what was recorded goes', () => {
  const SOUND = randomUUID();
  const part = (no: number, picture: boolean) => ({
    no,
    blobKey: `interviews/${interview.id}/recording/part-${no}/recording.webm`,
    container: 'webm' as const,
    tracks: { sound: true, picture },
    sizeBytes: 5,
    durationMs: 1_000,
    hasPoster: picture,
  });
  const record = async () => {
    await send({ last: true });
    await send({ runId: SOUND, tracks: { sound: true, picture: false }, last: true });
    await db.transaction(async (tx) => {
      await replaceParts(tx, interview.id, [part(1, true), part(2, false)]);
      await placeRun(tx, interview.id, RUN, { partNo: 1, offsetMs: 0, durationMs: 1_000 });
      await placeRun(tx, interview.id, SOUND, { partNo: 2, offsetMs: 0, durationMs: 1_000 });
    });
  };

  test('what is to be played is told with its type and its still picture', async () => {
    expect(await readRecording(db, interview.id)).toBeNull();
    await record();
    const read = await readRecording(db, interview.id);
    expect(read?.parts).toMatchObject([
      { no: 1, mediaType: 'video/webm', posterKey: expect.stringMatching(/part-1\/poster\.jpg$/) },
      { no: 2, mediaType: 'audio/webm', posterKey: null },
    ]);
    expect(read?.times.durationMs).toBe(2_000);
  });

  test('on one purpose: the runs that had it, with their files; the others stay and are whole', async () => {
    await record();
    await consent({ sound: true, picture: false });
    await remove('recording-picture');
    expect(await listRuns(db, interview.id)).toMatchObject([{ id: SOUND }]);
    expect(await readRecording(db, interview.id)).toMatchObject({ status: 'ready', faults: [], parts: [{ no: 2 }] });
    const below = `interviews/${interview.id}/recording`;
    expect(deleted).toEqual([`${below}/${RUN}/`, `${below}/part-1/`]);
  });

  test('all of it with the last run', async () => {
    await record();
    await consent({ sound: false, picture: false });
    await remove('recording-sound');
    expect(await findRecording(db, interview.id)).toBeNull();
    expect(deleted).toHaveLength(4);
    await remove('recording-sound');
    expect(deleted).toHaveLength(4);
  });

  test('not what was begun on a consent given again', async () => {
    await record();
    clock.advance(1_000);
    await consent({ sound: true, picture: true });
    clock.advance(1_000);
    const again = randomUUID();
    await send({ runId: again });
    await remove('recording-picture');
    expect((await listRuns(db, interview.id)).map(({ id }) => id)).toEqual([SOUND, again]);
    expect(await findRecording(db, interview.id)).toMatchObject({ status: 'receiving' });
  });

  test('after the days that its account keeps it', async () => {
    await send();
    clock.advance(10 * DAY);
    expect(await dropOldRecordings(deleting(), 10)).toBe(0);
    clock.advance(1);
    expect(await dropOldRecordings(deleting(), 10)).toBe(1);
    expect(await findRecording(db, interview.id)).toBeNull();
    expect(deleted).toEqual([`interviews/${interview.id}/recording/`]);
  });
});
