import { beforeEach, describe, expect, test } from 'vitest';
import { hmacSha256 } from '../../platform/crypto/digest.ts';
import { Sealer } from '../../platform/crypto/sealer.ts';
import type { Db } from '../../platform/db/db.ts';
import { type Id, IdSource } from '../../platform/ids.ts';
import { createLog } from '../../platform/log.ts';
import type { DeliveryOutcome, DeliveryRequest } from '../../platform/outbound/deliver.ts';
import type { TaskContext } from '../../platform/tasks/tasks.ts';
import { createJobReader } from '../../providers/job-reader/create.ts';
import { builtInContent } from '../../testing/built-in-content.ts';
import { FakeClock } from '../../testing/fake-clock.ts';
import { PLATFORM_ENGINEER } from '../../testing/job-texts.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { ensureAccount, insertOrganization } from '../accounts/index.ts';
import { ensureCandidate } from '../candidates/index.ts';
import { NO_OCCUPATIONS } from '../interviewers/index.ts';
import { createInterview, type Interview } from '../interviews/index.ts';
import { createJob, prepareJob } from '../jobs/index.ts';
import { connect, disconnect, readConnection } from './connect.ts';
import { findConnectionOf } from './connection-store.ts';
import { NotConnectedError, OrderErasedError, OrderNotFoundError } from './errors.ts';
import { notifyAts } from './notify.ts';
import { changeCallback, findRun, insertRun, latestRun, settleRun } from './order-store.ts';
import type { PlaceDeps } from './place-order.ts';
import { readOrder } from './read-order.ts';
import { resealAtsKeys } from './reseal.ts';
import { receiveStageChange, verifyStageWebhook } from './stage-webhook.ts';
import { createNotifyAtsHandler } from './tasks/notify.handler.ts';

const log = createLog({ level: 'error' });
const sealer = new Sealer(['old'], 'ats');
const CALLBACK = 'https://harvest.greenhouse.io/1';

let db: Db;
let clock: FakeClock;
let ids: IdSource;
let accountId: Id<'account'>;
let queued: { payload: unknown; key: string }[];
beforeEach(async () => {
  db = await testDatabase();
  clock = new FakeClock();
  ids = new IdSource(clock);
  queued = [];
  accountId = await account('acme');
});

const account = (organizationId: string) =>
  db.transaction(async (tx) => {
    const { id } = await ensureAccount(tx, ids, { organizationId, userId: 'u' });
    await insertOrganization(tx, { id: organizationId, displayName: 'Acme', accountId: id });
    return id;
  });
const queue = {
  enqueue: async (_tx: unknown, _kind: unknown, payload: unknown, { key }: { key: string }) =>
    void queued.push({ payload, key }),
} as unknown as PlaceDeps['queue'];
const connected = (change: Partial<Parameters<typeof connect>[2]> = {}, by = sealer) =>
  db.transaction((tx) =>
    connect(
      tx,
      { ids, sealer: by },
      { accountId, system: 'ashby', key: 'k1', webhook: { secret: 's1', stage: 'AI interview' }, ...change },
    ),
  );

type Ordered = { orderId: Id<'ats-order'>; interview: Interview; jobId: Id<'job'>; candidateId: Id<'candidate'> };

async function ordered(system: 'greenhouse' | 'ashby' = 'greenhouse'): Promise<Ordered> {
  return db.transaction(async (tx) => {
    const prepared = prepareJob(
      { jobReader: createJobReader({ kind: 'embedded' }), content: builtInContent, occupations: NO_OCCUPATIONS },
      { ...PLATFORM_ENGINEER, language: 'en' },
    );
    const { id: jobId } = await createJob(tx, { ids }, { accountId, ...PLATFORM_ENGINEER, language: 'en', prepared });
    const candidateId = await ensureCandidate(tx, ids, accountId, 'ines@example.com');
    const interview = await createInterview(tx, { ids, clock, emit: async () => undefined } as never, {
      accountId,
      door: 'SESSION',
      interviewerId: null,
      interviewType: 'STEM',
      language: 'en',
      candidateId,
      email: 'ines@example.com',
      givenName: null,
      cvIntakeId: null,
    });
    const orderId = ids.next<'ats-order'>();
    const keySealed = system === 'greenhouse' ? sealer.seal('g1', orderId) : null;
    const facts = { id: orderId, accountId, system, kind: 'assessment' as const, interviewId: interview.id, jobId };
    await insertRun(tx, { ...facts, callback: system === 'greenhouse' ? CALLBACK : 'candidate-1', keySealed });
    return { orderId, interview, jobId, candidateId };
  });
}

const tell = (interview: Interview) => db.transaction((tx) => notifyAts(tx, { clock, queue }, interview));

describe('a connection', () => {
  test('is told without its secrets, which are sealed for it alone; a later one takes its place and its address', async () => {
    const id = await connected();
    expect(await readConnection(db, accountId, 'ashby')).toEqual({ id, stage: 'AI interview' });
    const row = await findConnectionOf(db, accountId, 'ashby');
    expect(sealer.open(row?.keySealed ?? new Uint8Array(), `${accountId}:ashby:key`)).toBe('k1');
    expect(sealer.open(row?.secretSealed ?? new Uint8Array(), `${accountId}:ashby:secret`)).toBe('s1');
    expect(await connected({ key: 'k2', webhook: null })).toBe(id);
    expect(await readConnection(db, accountId, 'ashby')).toEqual({ id, stage: null });
    expect((await findConnectionOf(db, accountId, 'ashby'))?.secretSealed).toBeNull();
  });

  test('of one account is none of another, and goes once', async () => {
    await connected();
    const other = await account('other');
    expect(await readConnection(db, other, 'ashby')).toBeNull();
    const drop = (of: Id<'account'>) => db.transaction((tx) => disconnect(tx, of, 'ashby'));
    expect(await drop(other)).toBe(false);
    expect(await drop(accountId)).toBe(true);
    expect(await drop(accountId)).toBe(false);
  });
});

describe('a key that was rotated', () => {
  test('seals again what the former one sealed, once; what neither opens is left as it is', async () => {
    await connected();
    const { orderId } = await ordered();
    const rotated = new Sealer(['new', 'old'], 'ats');
    expect(await resealAtsKeys(db, rotated, log)).toBe(3);
    expect(await resealAtsKeys(db, rotated, log)).toBe(0);
    const later = new Sealer(['new'], 'ats');
    const row = await findConnectionOf(db, accountId, 'ashby');
    expect(later.open(row?.keySealed ?? new Uint8Array(), `${accountId}:ashby:key`)).toBe('k1');
    expect(later.open(row?.secretSealed ?? new Uint8Array(), `${accountId}:ashby:secret`)).toBe('s1');
    expect(later.open((await findRun(db, orderId))?.keySealed ?? new Uint8Array(), orderId)).toBe('g1');
    const warned: unknown[] = [];
    const watching = { ...log, warn: (...told: unknown[]) => void warned.push(told) };
    expect(await resealAtsKeys(db, new Sealer(['lost'], 'ats'), watching as typeof log)).toBe(0);
    expect(warned).toEqual([['ats-keys-unreadable', { keys: 3, hint: 'ats connect' }]]);
  });
});

describe('a stage webhook', () => {
  const body = Buffer.from('{"a":1}');
  const signed = (secret: string) => `sha256=${hmacSha256(secret, body).toString('hex')}`;
  const verify = (connectionId: string, signature: string | undefined) =>
    verifyStageWebhook(db, sealer, { connectionId, signature, body });

  test('is genuine by the secret of its connection; all else is alike', async () => {
    const id = await connected();
    expect((await verify(id, signed('s1'))).id).toBe(id);
    for (const [connection, signature] of [
      [id, signed('s2')],
      [id, undefined],
      [id, signed('s1').replace('sha256=', '')],
      [id, `${signed('s1')}0`],
      [ids.next(), signed('s1')],
      ['no-id', signed('s1')],
    ] as const)
      await expect(verify(connection, signature)).rejects.toThrow(NotConnectedError);
    await connected({ webhook: null });
    await expect(verify(id, signed('s1'))).rejects.toThrow(NotConnectedError);
  });

  const news = (stage: string, email: string | null = 'ines@example.com') => ({
    action: 'candidateStageChange',
    data: {
      application: {
        id: 'a1',
        candidate: { id: 'c1', name: 'Ines', primaryEmailAddress: email === null ? null : { value: email } },
        currentInterviewStage: { id: 's', title: stage },
        job: { id: 'REQ-9', title: 'Driver' },
      },
    },
  });

  test('starts an interview by the stage alone, whatever its case; all other news are left alone', async () => {
    await connected();
    const connection = await findConnectionOf(db, accountId, 'ashby');
    if (connection === null) throw new Error('not connected');
    const receive = (what: unknown, { sendsMail = true, stage = connection.stage } = {}) =>
      receiveStageChange(
        db,
        { ids, clock, queue, sealer, sendsMail } as unknown as PlaceDeps,
        { ...connection, stage },
        what,
      );
    expect(await receive({ action: 'ping' })).toBe('other-news');
    expect(await receive(news('Phone screen'))).toBe('other-stage');
    expect(await receive(news('AI interview'), { stage: null })).toBe('other-stage');
    expect(await receive(news('AI interview', null))).toBe('no-email');
    expect(await receive(news('AI interview'), { sendsMail: false })).toBe('no-mail-server');
    expect(await receive(news(' ai INTERVIEW '))).toBe('no-job');
  });
});

describe('an order', () => {
  test('is read by its account and system; one without its interview was erased', async () => {
    const { orderId, interview } = await ordered();
    expect(await readOrder(db, accountId, 'greenhouse', orderId)).toMatchObject({ orderId, interview });
    const unknown = [
      [accountId, 'ashby', orderId],
      [await account('other'), 'greenhouse', orderId],
      [accountId, 'greenhouse', ids.next()],
      [accountId, 'greenhouse', 'no-id'],
    ] as const;
    for (const [of, system, id] of unknown)
      await expect(readOrder(db, of, system, id)).rejects.toThrow(OrderNotFoundError);
    await db.query('delete from ats_runs');
    await expect(readOrder(db, accountId, 'greenhouse', orderId)).rejects.toThrow(OrderErasedError);
  });

  test('the newest of a candidate and a job is found, with the address it was last sent from', async () => {
    const { orderId, jobId, candidateId } = await ordered();
    const latest = (change = {}) =>
      db.transaction((tx) => latestRun(tx, { accountId, system: 'greenhouse', candidateId, jobId, ...change }));
    expect((await latest())?.id).toBe(orderId);
    expect(await latest({ system: 'ashby' })).toBeNull();
    expect(await latest({ jobId: ids.next() })).toBeNull();
    await db.transaction((tx) => changeCallback(tx, orderId, 'https://x.greenhouse.io/2', null));
    expect(await latest()).toMatchObject({ callback: 'https://x.greenhouse.io/2', keySealed: null });
  });
});

describe('news of an order', () => {
  const told: DeliveryRequest[] = [];
  let outcome: DeliveryOutcome;
  let again: number[];
  let counted: string[];
  beforeEach(() => {
    told.length = 0;
    again = [];
    counted = [];
    outcome = { answered: true, status: 200, retryAfter: null, reply: '', durationMs: 1 };
  });

  const handle = (payload: unknown, allow: string[] = []) =>
    createNotifyAtsHandler({
      db,
      clock,
      log: { ...log, warn: () => undefined },
      sealer,
      outboundAllow: allow,
      ashbyApi: 'https://api.ashbyhq.com',
      profileUrl: (organization, interview) => `https://here/${organization}/${interview}`,
      random: () => 0.5,
      count: (what) => void counted.push(what),
      deliver: async (request) => {
        told.push(request);
        return outcome;
      },
    })(
      payload as never,
      {
        signal: new AbortController().signal,
        runAgainAt: (at: number) => void again.push(at),
      } as TaskContext,
    );
  const status = (id: Id<'interview'>, to: string, reportNo: number | null = null) =>
    db.query('update interviews set status = $2, report_no = $3 where id = $1', [id, to, reportNo]);

  test('are told once, by the key that ordered', async () => {
    const { orderId, interview } = await ordered();
    await tell(interview);
    expect(queued).toEqual([{ payload: { orderId, news: 1 }, key: `${orderId}:1` }]);
    await handle(queued[0]?.payload);
    expect(told).toMatchObject([{ method: 'PATCH', url: CALLBACK, body: '' }]);
    expect(told[0]?.headers.authorization).toBe(`Basic ${Buffer.from('g1:').toString('base64')}`);
    expect(await findRun(db, orderId)).toMatchObject({ state: 'TOLD', told: 1, attempts: 1, nextAt: null });
    expect((await findRun(db, orderId))?.keySealed).not.toBeNull();
    await handle(queued[0]?.payload);
    expect([told.length, again, counted]).toEqual([1, [], ['TOLD']]);
  });

  test('older ones end where newer wait, also while they are being told', async () => {
    const { orderId, interview } = await ordered();
    await tell(interview);
    await tell(interview);
    expect(queued.map(({ key }) => key)).toEqual([`${orderId}:1`, `${orderId}:2`]);
    await handle(queued[0]?.payload);
    expect(told).toEqual([]);
    const settled = { state: 'TOLD' as const, attempts: 1, nextAt: null, reason: null, isLast: false };
    const settle = (news: number) => db.transaction((tx) => settleRun(tx, { id: orderId, news }, settled));
    expect(await settle(1)).toBe(false);
    expect(await findRun(db, orderId)).toMatchObject({ state: 'WAITING', told: 0 });
    expect(await settle(2)).toBe(true);
    expect(await findRun(db, orderId)).toMatchObject({ state: 'TOLD', told: 2 });
  });

  test('a failed attempt is made again by the schedule, not before; the last failure is final', async () => {
    const { orderId, interview } = await ordered();
    await tell(interview);
    outcome = { answered: false, failure: 'unreachable', durationMs: 1 };
    await handle(queued[0]?.payload);
    expect(again).toEqual([clock.now() + 5_000]);
    expect(await findRun(db, orderId)).toMatchObject({ state: 'WAITING', attempts: 1, told: 0 });
    await handle(queued[0]?.payload);
    expect([told.length, again.length]).toEqual([1, 2]);
    clock.advance(5_000);
    outcome = { answered: true, status: 503, retryAfter: '86400', reply: '', durationMs: 1 };
    await handle(queued[0]?.payload);
    expect(again.at(-1)).toBe(clock.now() + 86_400_000);
    await db.query('update ats_runs set attempts = 9, next_at = $1', [new Date(clock.now())]);
    await handle(queued[0]?.payload);
    expect(await findRun(db, orderId)).toMatchObject({ state: 'FAILED', attempts: 10, nextAt: null });
  });

  test('whoever answers that it is gone is told no more', async () => {
    const { orderId, interview } = await ordered();
    await tell(interview);
    outcome = { answered: true, status: 410, retryAfter: null, reply: '', durationMs: 1 };
    await handle(queued[0]?.payload);
    expect(again).toEqual([]);
    expect(await findRun(db, orderId)).toMatchObject({ state: 'FAILED' });
    expect(counted).toEqual(['GONE']);
  });

  test('with the last of them the key goes, and nothing is told afterwards', async () => {
    const { orderId, interview } = await ordered();
    await status(interview.id, 'NO_SHOW');
    await tell(interview);
    await handle(queued[0]?.payload);
    expect(await findRun(db, orderId)).toMatchObject({ state: 'TOLD', keySealed: null });
    await tell(interview);
    expect(queued).toHaveLength(1);
  });

  test('an address that is not the system’s own is never called, unless the operator allows it', async () => {
    const { orderId, interview } = await ordered();
    const foreign = 'https://evil.example/1';
    await db.transaction((tx) => changeCallback(tx, orderId, foreign, sealer.seal('g1', orderId)));
    await tell(interview);
    await handle(queued[0]?.payload);
    expect([told.length, counted]).toEqual([0, ['FOREIGN_HOST']]);
    await db.transaction((tx) => changeCallback(tx, orderId, foreign, sealer.seal('g1', orderId)));
    await tell(interview);
    await handle(queued[1]?.payload, ['evil.example:443']);
    expect(told.map(({ url }) => url)).toEqual([foreign]);
  });

  test('Ashby is told by the connection, with the report of the organization', async () => {
    const { orderId, interview } = await ordered('ashby');
    await tell(interview);
    await handle(queued[0]?.payload);
    expect([told.length, counted]).toEqual([0, ['NOT_CONNECTED']]);
    await connected();
    await status(interview.id, 'REPORT_GENERATED', 1);
    await tell(interview);
    await handle(queued[1]?.payload);
    expect(JSON.parse(told[0]?.body ?? '')).toMatchObject({
      assessment_id: orderId,
      assessment_profile_url: { value: `https://here/acme/${interview.id}` },
    });
    await db.query("update ats_connections set key_sealed = '\\x01'");
    await tell(interview);
    await handle(queued[2]?.payload);
    expect(counted).toEqual(['NOT_CONNECTED', 'TOLD', 'KEY_UNREADABLE']);
  });

  test('a candidate who came by a stage: what there is no news of yet is told to nobody, and counts as told', async () => {
    const { orderId, interview } = await ordered('ashby');
    await connected();
    await db.query("update ats_orders set kind = 'stage'");
    await tell(interview);
    await handle(queued[0]?.payload);
    expect(told).toEqual([]);
    expect(await findRun(db, orderId)).toMatchObject({ state: 'TOLD', told: 1 });
  });
});
