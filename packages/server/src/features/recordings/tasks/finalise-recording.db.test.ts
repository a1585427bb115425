import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { BlobStore } from '../../../platform/blob/blob-store.ts';
import type { Db } from '../../../platform/db/db.ts';
import { type Id, IdSource } from '../../../platform/ids.ts';
import { createLog } from '../../../platform/log.ts';
import { TaskRunner } from '../../../platform/tasks/task-runner.ts';
import { createTaskQueue } from '../../../platform/tasks/task-store.ts';
import type { MediaMuxer } from '../../../providers/media-muxer/port.ts';
import { FakeClock } from '../../../testing/fake-clock.ts';
import { testDatabase } from '../../../testing/test-database.ts';
import { ensureAccount } from '../../accounts/index.ts';
import { ensureCandidate } from '../../candidates/index.ts';
import { beginInterview, createInterview, type Interview, recordConsents } from '../../interviews/index.ts';
import { takeChunk } from '../take-chunk.ts';
import { createFinaliseRecordingHandler } from './finalise-recording.handler.ts';
import { finaliseRecordingTask } from './finalise-recording.ts';

const HALF_AN_HOUR_MS = 30 * 60_000;
const WEBM = Buffer.from([0x1a, 0x45, 0xdf, 0xa3, 7]);

let db: Db;
let clock: FakeClock;
let ids: IdSource;
let workFolder: string;
beforeEach(async () => {
  db = await testDatabase();
  clock = new FakeClock();
  ids = new IdSource(clock);
  workFolder = mkdtempSync(join(tmpdir(), 'colloquy-finalise-'));
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(workFolder, { recursive: true });
});

const stored = new Map<string, Uint8Array>();
const blobs = {
  put: async (key: string, bytes: Uint8Array) => {
    stored.set(key, bytes);
    return { sizeBytes: bytes.length };
  },
  get: async (key: string) => ({ stream: Readable.from([stored.get(key)]) }),
} as unknown as BlobStore;

async function recorded(): Promise<Interview> {
  const interview = await db.transaction(async (tx) => {
    const moves = { db, clock, ids, emit: async () => undefined, log: createLog({ level: 'error' }) };
    const { id: accountId } = await ensureAccount(tx, ids, { organizationId: 'acme', userId: 'u' });
    const scheduled = await createInterview(tx, moves, {
      accountId,
      door: 'SESSION',
      interviewerId: null,
      interviewType: 'STEM',
      language: 'en',
      candidateId: await ensureCandidate(tx, ids, accountId, 'vera.lind@example.com'),
      email: 'vera.lind@example.com',
      givenName: null,
      cvIntakeId: null,
    });
    const blueprintVersionId = null as unknown as Id<'blueprint-version'>;
    const begun = await beginInterview(tx, moves, scheduled, { blueprintVersionId, cvProbes: null });
    const consent = { purpose: 'recording-sound', given: true, textVersion: 2, text: 'x', language: 'en' } as const;
    await recordConsents(tx, { ids, at: new Date(clock.now()) }, begun.id, [consent]);
    return begun;
  });
  const { id: interviewId, linkVersion } = interview;
  const tracks = { sound: true, picture: false };
  const chunk = { runId: randomUUID(), seq: 0, bytes: WEBM, tracks, ageMs: 0, last: true };
  await takeChunk({ db, clock, blobs }, { interviewId, linkVersion }, chunk);
  return interview;
}

/** A statement that a server of the database does not answer is given up after so long. */
const STATEMENT_MS = 60_000;

/** The timers longer than that which are set meanwhile; they fire when they are told to. */
function heldTimers(): { ms: number | undefined; fire(): void }[] {
  const held: { ms: number | undefined; fire(): void }[] = [];
  const set = globalThis.setTimeout;
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((run: () => void, ms?: number) => {
    if (ms === undefined || ms <= STATEMENT_MS) return set(run, ms);
    held.push({ ms, fire: run });
    return set(() => undefined, 0);
  }) as typeof setTimeout);
  return held;
}

test('files that are not made within half an hour are given up, and made anew five seconds later', async () => {
  const interview = await recorded();
  const logged: string[] = [];
  const log = createLog({ level: 'warn', sink: (line) => void logged.push(line) });
  let runs = 0;
  const muxer = {
    join: () => {
      runs += 1;
      return new Promise(() => undefined);
    },
  } as unknown as MediaMuxer;
  const tasks = new TaskRunner({ db, clock, log });
  const disk = { refuse: () => undefined };
  const rest = { enqueueBlobDeletion: async () => undefined, emit: async () => undefined };
  const handler = createFinaliseRecordingHandler({ db, clock, ids, blobs, muxer, disk, workFolder, ...rest });
  tasks.register(finaliseRecordingTask, handler);
  await db.transaction((tx) =>
    createTaskQueue({ ids, clock }).enqueue(tx, finaliseRecordingTask, { interviewId: interview.id }, { key: 'one' }),
  );

  for (const run of [1, 2]) {
    const held = heldTimers();
    const done = tasks.runDue();
    await expect.poll(() => runs).toBe(run);
    expect(held.map(({ ms }) => ms)).toEqual([HALF_AN_HOUR_MS]);
    expect(existsSync(join(workFolder, interview.id))).toBe(true);
    held[0]?.fire();
    await done;
    vi.restoreAllMocks();
    expect(logged).toHaveLength(run);
    expect(logged.at(-1)).toMatch(/task-retried.*TaskTooLongError/);
    expect(existsSync(join(workFolder, interview.id))).toBe(false);
    clock.advance(4_999);
    await tasks.runDue();
    expect(runs).toBe(run);
    clock.advance(1);
  }
});
