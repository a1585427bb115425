import { beforeEach, expect, test } from 'vitest';
import type { Db } from '../../platform/db/db.ts';
import { type Id, IdSource } from '../../platform/ids.ts';
import { createLog } from '../../platform/log.ts';
import { FakeClock } from '../../testing/fake-clock.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { ensureAccount } from '../accounts/index.ts';
import { ensureCandidate } from '../candidates/index.ts';
import { createInterview, type NewInterview } from './create-interview.ts';
import { MoveRefusedError } from './errors.ts';
import type { InterviewEvent } from './events.ts';
import type { Interview, InterviewStatus } from './interview.ts';
import { TIME_POLICY } from './interview-policy.ts';
import { findInterview, listTransitions, lockInterview } from './interview-store.ts';
import { listSessions } from './list-sessions.ts';
import { cancelInterview, renewLink, setTimeFactor } from './manage-interview.ts';
import {
  abortInterview,
  beginInterview,
  completeInterview,
  dropOff,
  markReported,
  resumeInterview,
} from './move-interview.ts';
import { searchInterviews } from './search-interviews.ts';
import { sweepInterviews } from './sweep.ts';

const DAY = 24 * 3_600_000;
const VERSION = null as unknown as Id<'blueprint-version'>;

let db: Db;
let clock: FakeClock;
let ids: IdSource;
let events: string[];
let accountId: Id<'account'>;
beforeEach(async () => {
  db = await testDatabase();
  clock = new FakeClock();
  ids = new IdSource(clock);
  events = [];
  accountId = await account('acme');
});

const account = async (organizationId: string) =>
  (await db.transaction((tx) => ensureAccount(tx, ids, { organizationId, userId: 'u' }))).id;

const emit = async (_tx: unknown, event: InterviewEvent) => {
  const to = event.name === 'interview-moved' ? ` ${event.from} ${event.interview.status}` : '';
  events.push(event.name + to);
};
const deps = () => ({ db, clock, ids, emit, log: createLog({ level: 'error' }) });

async function create(change: Partial<NewInterview> = {}): Promise<Interview> {
  return db.transaction(async (tx) =>
    createInterview(tx, deps(), {
      accountId,
      door: 'SESSION',
      interviewerId: null,
      interviewType: 'STEM',
      language: 'en',
      candidateId: await ensureCandidate(tx, ids, accountId, 'ines.moreau@example.com'),
      email: 'ines.moreau@example.com',
      givenName: null,
      cvIntakeId: null,
      ...change,
    }),
  );
}

const read = async (id: Id<'interview'>) => (await findInterview(db, id)) as Interview;
const begin = (interview: Interview) =>
  db.transaction((tx) => beginInterview(tx, deps(), interview, { blueprintVersionId: VERSION, cvProbes: null }));

test('a link is good for thirty days, or for as many as were asked for; then it is due', async () => {
  const usual = await create();
  expect(usual.expiresAt.getTime()).toBe(clock.now() + 30 * DAY);
  const short = await create({ linkDays: 3 });
  expect(short.expiresAt.getTime()).toBe(clock.now() + 3 * DAY);
  expect(await read(short.id)).toEqual(short);
  clock.advance(3 * DAY + TIME_POLICY.noShowGraceMs - 1);
  expect(await sweepInterviews(deps())).toBe(0);
  clock.advance(1);
  expect(await sweepInterviews(deps())).toBe(1);
  expect((await read(short.id)).status).toBe('NO_SHOW');
  expect((await read(usual.id)).status).toBe('SCHEDULED');
});

test('each move is written with its actor, told, and done by one of two who saw the same status', async () => {
  const scheduled = await create();
  const started = await begin(scheduled);
  clock.advance(60_000);
  await expect(begin(scheduled)).rejects.toThrow(MoveRefusedError);
  const gone = await db.transaction((tx) =>
    dropOff(tx, deps(), started, 'NO_SIGN_OF_LIFE', new Date(clock.now() - 5_000)),
  );
  expect(gone.endedAt).toEqual(new Date(clock.now() - 5_000));
  const back = await db.transaction((tx) => resumeInterview(tx, deps(), gone));
  expect(back.endedAt).toBeNull();
  const done = await db.transaction((tx) => completeInterview(tx, deps(), back, 'candidate', 'FINISHED_EARLY'));
  expect(await read(scheduled.id)).toEqual(done);
  expect(done.completedAt).toEqual(new Date(clock.now()));
  await db.transaction((tx) => markReported(tx, deps(), scheduled.id, 1));
  await db.transaction((tx) => markReported(tx, deps(), scheduled.id, 2));
  expect(await read(scheduled.id)).toMatchObject({
    status: 'REPORT_GENERATED',
    reportNo: 2,
    statusSeq: 6,
    dueAt: null,
  });
  const steps = await listTransitions(db, scheduled.id);
  expect(steps.map(({ seq, to, actor, reason }) => [seq, to, actor, reason])).toEqual([
    [1, 'SCHEDULED', 'account', null],
    [2, 'STARTED', 'candidate', null],
    [3, 'CANDIDATE_DROP_OFF', 'server', 'NO_SIGN_OF_LIFE'],
    [4, 'STARTED', 'candidate', null],
    [5, 'INTERVIEW_COMPLETED', 'candidate', 'FINISHED_EARLY'],
    [6, 'REPORT_GENERATED', 'report', null],
  ]);
  expect(events).toEqual([
    'interview-created',
    'interview-moved SCHEDULED STARTED',
    'interview-moved STARTED CANDIDATE_DROP_OFF',
    'interview-moved CANDIDATE_DROP_OFF STARTED',
    'interview-moved STARTED INTERVIEW_COMPLETED',
    'interview-ended',
    'interview-moved INTERVIEW_COMPLETED REPORT_GENERATED',
    'report-ready',
    'report-ready',
  ]);
});

test('each move wakes whoever waits in its room', async () => {
  const woken: string[] = [];
  const stop = db.listen('room', (id) => woken.push(id ?? ''));
  const started = await begin(await create());
  await expect.poll(() => woken).toEqual([started.id]);
  await db.transaction((tx) => completeInterview(tx, deps(), started, 'candidate', 'FINISHED_EARLY'));
  await expect.poll(() => woken).toEqual([started.id, started.id]);
  stop();
});

test('a started interview without signs of life drops off when it is due, not before', async () => {
  const { id } = await begin(await create());
  clock.advance(TIME_POLICY.noHeartbeatMs + TIME_POLICY.sweepGraceMs - 1);
  expect(await sweepInterviews(deps())).toBe(0);
  clock.advance(1);
  expect(await sweepInterviews(deps())).toBe(1);
  expect(await read(id)).toMatchObject({ status: 'CANDIDATE_DROP_OFF', statusReason: 'NO_SIGN_OF_LIFE' });
});

test('only the account withdraws its invitation, twice as well as once, and not after it was begun', async () => {
  const { id: interviewId, linkVersion } = await create();
  const owner = { accountId, door: 'SESSION' as const, interviewId };
  const cancel = (change: Partial<Parameters<typeof cancelInterview>[2]> = {}) =>
    db.transaction((tx) => cancelInterview(tx, deps(), { ...owner, ...change }));
  const missing = { kind: 'interview-not-found' };
  await expect(cancel({ accountId: await account('other') })).rejects.toMatchObject(missing);
  await expect(cancel({ door: 'HIRING' })).rejects.toMatchObject(missing);
  await expect(cancel({ interviewId: null })).rejects.toMatchObject(missing);
  await db.transaction((tx) => renewLink(tx, owner));
  await db.transaction((tx) => setTimeFactor(tx, owner, 1.5));
  expect(await read(interviewId)).toMatchObject({ linkVersion: linkVersion + 1, timeFactor: 1.5, status: 'SCHEDULED' });
  await cancel();
  await cancel();
  const cancelled = await read(interviewId);
  expect(cancelled).toMatchObject({ status: 'CANDIDATE_ABORTED', statusReason: 'CANCELLED', statusSeq: 2 });
  expect(cancelled.endedAt).toBeNull();
  const other = await begin(await create());
  await expect(cancel({ interviewId: other.id })).rejects.toThrow(MoveRefusedError);
  await db.transaction((tx) => abortInterview(tx, deps(), other, 'candidate', 'LEFT'));
  expect((await read(other.id)).endedAt).toEqual(new Date(clock.now()));
  expect(events.slice(-2)).toEqual(['interview-moved STARTED CANDIDATE_ABORTED', 'interview-ended']);
});

test('lists of sessions count what they narrow to, in both orders', async () => {
  const made: Interview[] = [];
  for (const talentId of ['t1', 't1', 't2', null]) made.push(await create({ talentId }));
  await create({ talentId: 't1', interviewType: 'DESIGN' });
  const list = (filter: { interviewType?: string; talentId?: string }, order: 'asc' | 'desc' = 'desc', offset = 0) =>
    listSessions(db, accountId, { interviewType: null, talentId: null, ...filter }, { order, offset, limit: 2 });
  const found = await list({ interviewType: 'STEM', talentId: 't1' }, 'asc');
  expect(found.total).toBe(2);
  expect(found.results.map(({ id }) => id)).toEqual([made[0]?.id, made[1]?.id]);
  expect(await list({ talentId: 't1' })).toMatchObject({ total: 3 });
  expect(await list({ interviewType: 'STEM' })).toMatchObject({ total: 4 });
  expect((await list({}, 'desc', 4)).results.map(({ id }) => id)).toEqual([made[0]?.id]);
  expect(await list({ talentId: 'nobody' })).toEqual({ total: 0, results: [] });
});

test('a search holds all of its conditions together', async () => {
  const scheduled = await create({ externalId: 'A-1', metadata: { team: 'north', round: '1' }, talentId: 't1' });
  clock.advance(1_000);
  const since = new Date(clock.now()).toISOString();
  const begun = await begin(await create({ externalId: 'A-2', metadata: { team: 'north', round: '2' } }));
  clock.advance(1_000);
  const ids = async (search: Omit<Parameters<typeof searchInterviews>[1], 'accountId' | 'door'>) => {
    const page = { order: 'asc' as const, offset: 0, limit: 10 };
    const { results, total } = await searchInterviews(db, { accountId, door: 'SESSION', ...search }, page);
    expect(total).toBe(results.length);
    return results.map(({ id }) => id);
  };
  expect(await ids({})).toEqual([scheduled.id, begun.id]);
  expect(await ids({ externalId: 'A-1' })).toEqual([scheduled.id]);
  expect(await ids({ metadata: { team: 'north' } })).toEqual([scheduled.id, begun.id]);
  expect(await ids({ metadata: { team: 'north', round: '2' } })).toEqual([begun.id]);
  expect(await ids({ externalId: 'A-1', status: 'STARTED' })).toEqual([]);
  expect(await ids({ email: 'INES.Moreau@example.com', talentId: 't1' })).toEqual([scheduled.id]);
  expect(await ids({ email: 'nobody@example.com' })).toEqual([]);
  expect(await ids({ updatedSince: since })).toEqual([begun.id]);
  expect(await ids({ completion: { is: 'IN_PROGRESS', now: clock.now() } })).toEqual([begun.id]);
  expect(await ids({ completion: { is: 'SCHEDULED', now: clock.now() } })).toEqual([scheduled.id]);
});

test('the search tells completion as the policy does, on both sides of the time to come back', async () => {
  const { id } = await begin(await create());
  const at = clock.now() + DAY;
  for (const status of ['CANDIDATE_DROP_OFF', 'TECHNICAL_GLITCH'] satisfies InterviewStatus[]) {
    await db.query('update interviews set status = $2 where id = $1', [id, status]);
    const is = async (completion: 'IN_PROGRESS' | 'NOT_COMPLETED', now: number) =>
      (
        await searchInterviews(
          db,
          { accountId, door: 'SESSION', completion: { is: completion, now } },
          { order: 'asc', offset: 0, limit: 1 },
        )
      ).total;
    expect([await is('IN_PROGRESS', at - 1), await is('NOT_COMPLETED', at - 1)]).toEqual([1, 0]);
    expect([await is('IN_PROGRESS', at), await is('NOT_COMPLETED', at)]).toEqual([0, 1]);
  }
  await db.transaction(async (tx) => expect(await lockInterview(tx, id)).toMatchObject({ id }));
});
