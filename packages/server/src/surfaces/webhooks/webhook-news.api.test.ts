import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { findInterview } from '../../features/interviews/index.ts';
import { publishInterview, publishNews } from '../../features/webhooks/index.ts';
import type { Tx } from '../../platform/db/db.ts';
import { type Id, idTime } from '../../platform/ids.ts';
import { FakeClock } from '../../testing/fake-clock.ts';
import { ADMIN_SECRET, startTestApp, type TestApp } from '../../testing/test-app.ts';
import { webhookAccount } from '../../testing/webhook-account.ts';
import { WebhookSink } from '../../testing/webhook-sink.ts';

let app: TestApp;
let clock: FakeClock;
let sink: WebhookSink;
beforeAll(async () => {
  clock = new FakeClock(Date.now());
  sink = new WebhookSink(clock);
  app = await startTestApp({ clock, deliver: sink.deliver });
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.context.db.query('delete from tasks');
  sink.reset();
});

const URL_BASE = '/api/v1/webhooks';
const run = () => app.context.tasks.runDue();
const step = () => publishNews(app.context).run();
const noted = async () => (await app.context.db.query('select from webhook_news')).length;
const delivered = () => sink.sent.map(({ body }) => JSON.parse(body) as { timestamp: string; data: object });

test('a call that makes an interview notes it where somebody asked to be told, and nothing elsewhere', async () => {
  const { happen } = await webhookAccount(app);
  await happen();
  expect(await noted()).toBe(1);
  await step();
  const quiet = await webhookAccount(app, ['report.ready']);
  expect(await noted()).toBe(0);
  await quiet.happen();
  expect(await noted()).toBe(0);
});

test('it is told later as of its creation: that instant, that status, the first number', async () => {
  const { happen } = await webhookAccount(app);
  const { meetingId } = await happen();
  clock.advance(60_000);
  await run();
  expect(delivered()).toMatchObject([
    {
      timestamp: new Date(idTime(meetingId)).toISOString(),
      data: { interviewId: meetingId, status: 'SCHEDULED', sequence: 1 },
    },
  ]);
});

test('a node that dies while it tells leaves the note: another one tells it, under the id that was noted', async () => {
  const { happen } = await webhookAccount(app);
  await happen();
  const [note] = await app.context.db.query<{ id: string }>('select message_id as id from webhook_news');
  const { queue } = app.context;
  const dying = { ...queue, enqueueAll: () => Promise.reject(new Error('killed')) };
  await expect(publishNews({ ...app.context, queue: dying }).run()).rejects.toThrow('killed');
  expect(await noted()).toBe(1);
  await run();
  expect(sink.sent.map(({ id }) => id)).toEqual([`msg_${note?.id}`]);
});

test('nodes that tell at the same time tell each interview once', async () => {
  const { happen } = await webhookAccount(app);
  for (let n = 0; n < 10; n += 1) await happen();
  const both = await Promise.all([step(), step()]);
  expect(both.reduce((sum, { done }) => sum + done, 0)).toBe(10);
  await run();
  expect(new Set(sink.sent.map(({ id }) => id)).size).toBe(10);
  expect(sink.sent).toHaveLength(10);
});

test('of an interview that is gone by then nothing is told, and the next one is', async () => {
  const { happen, headers, names } = await webhookAccount(app);
  const { meetingId } = await happen();
  const gone = await app.call('GET', `/api/v1/interviews/${meetingId}`, { headers });
  const { candidateEmail } = (gone.body as { data: { candidateEmail: string } }).data;
  const erased = await app.call('POST', '/api/v1/admin/people/erase', {
    headers: { 'x-admin-secret': ADMIN_SECRET },
    body: { ...names, email: candidateEmail },
  });
  expect(erased.status).toBe(200);
  const next = await happen();
  await step();
  expect(await noted()).toBe(0);
  await run();
  expect(delivered()).toMatchObject([{ data: { interviewId: next.meetingId } }]);
});

/** As whoever moves an interview does: holds it, then tells. */
async function move(tx: Tx, id: string, whileHeld: () => Promise<unknown> = async () => undefined): Promise<void> {
  await tx.query('select 1 as held from interviews where id = $1 for update', [id]);
  await whileHeld();
  const interview = await findInterview(tx, id as Id<'interview'>);
  if (interview === null) throw new Error('no interview');
  await publishInterview(tx, app.context, 'interview.scheduled', interview);
}

const sequences = () =>
  delivered()
    .map(({ data }) => (data as { sequence: number }).sequence)
    .sort((a, b) => a - b);

test('what happens to an interview is flushed with its commit, though the note of its creation is told in it', async () => {
  const { happen } = await webhookAccount(app);
  const { meetingId } = await happen();
  const flushed = await app.context.db.transaction(async (tx) => {
    await move(tx, meetingId);
    const [row] = await tx.query<{ value: string }>(`select current_setting('synchronous_commit') as value`);
    return row?.value;
  });
  expect(flushed).toBe('on');
  expect(await noted()).toBe(0);
  await run();
});

test('one that cannot be written is dropped, and what was noted with it is told', async () => {
  const { happen } = await webhookAccount(app);
  const first = await happen();
  await run();
  const { db } = app.context;
  await happen();
  await db.query('update webhook_news set message_id = (select id from webhook_messages where interview_id = $1)', [
    first.meetingId,
  ]);
  const { meetingId } = await happen();
  sink.reset();
  expect(await step()).toEqual({ done: 2, mayBeMore: false });
  expect(await noted()).toBe(0);
  await run();
  expect(delivered()).toMatchObject([{ data: { interviewId: meetingId } }]);
});

test('an endpoint that changes is told of nothing before, however much of its account is noted', async () => {
  const { names, headers, happen, change } = await webhookAccount(app);
  await app.context.db.query(
    `insert into webhook_news (interview_id, account_id, message_id)
     select gen_random_uuid(), account_id, gen_random_uuid() from webhook_endpoints e, generate_series(1, 450)
     where e.url like $1`,
    [`%${names.organizationId}-%`],
  );
  await happen();
  const body = { url: 'https://later.example.com/in', types: ['interview.scheduled'] };
  expect(await app.call('POST', URL_BASE, { headers, body })).toMatchObject({ status: 200 });
  expect(await noted()).toBe(0);
  await run();
  expect(sink.sent.map(({ url }) => url)).not.toContain(body.url);
  await happen();
  expect(await change({ url: 'https://changed.example.com/in' })).toMatchObject({ status: 200 });
  expect(await noted()).toBe(0);
});

test('an endpoint that changes tells nothing of another account', async () => {
  const other = await webhookAccount(app);
  await other.happen();
  const { change } = await webhookAccount(app);
  expect(await noted()).toBe(1);
  await change({ description: 'ours' });
  expect(await noted()).toBe(1);
  await run();
});

test('a node that knows nothing of notes gives the second number to what follows a creation', async () => {
  const { happen } = await webhookAccount(app);
  const { meetingId } = await happen();
  const [older] = await app.context.db.query<{ n: number }>(
    `insert into webhook_sequences (interview_id, n) values ($1, 1)
     on conflict (interview_id) do update set n = webhook_sequences.n + 1 returning n`,
    [meetingId],
  );
  expect(older).toEqual({ n: 2 });
  await run();
  expect(delivered()).toMatchObject([{ data: { interviewId: meetingId, sequence: 1 } }]);
});

test.skipIf(!process.env.TEST_DATABASE_URL)(
  'an interview that somebody holds is told with the next run, the others at once; nobody waits for the other',
  async () => {
    const { happen } = await webhookAccount(app);
    const [held, free] = [await happen(), await happen()];
    let tries = 0;
    await app.context.db.transaction(async (tx) => {
      tries += 1;
      await move(tx, held.meetingId, async () => {
        expect(await step()).toEqual({ done: 1, mayBeMore: true });
        expect(await noted()).toBe(1);
      });
    });
    expect(tries).toBe(1);
    expect(await noted()).toBe(0);
    await run();
    expect(delivered().map(({ data }) => (data as { interviewId: string }).interviewId)).toContain(free.meetingId);
    expect(sequences()).toEqual([1, 1, 2]);
  },
);

test.skipIf(!process.env.TEST_DATABASE_URL)(
  'of two that tell of one interview the one that holds it goes first, and the other is not undone',
  async () => {
    const { happen } = await webhookAccount(app);
    const { meetingId } = await happen();
    await run();
    sink.reset();
    const { db } = app.context;
    let tries = 0;
    const waiting =
      "select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like '%webhook_sequences%'";
    const interview = await findInterview(db, meetingId as Id<'interview'>);
    if (interview === null) throw new Error('no interview');
    const { later } = await db.transaction(async (tx) => {
      tries += 1;
      let later = Promise.resolve();
      await move(tx, meetingId, async () => {
        later = db.transaction(async (other) => {
          tries += 1;
          await publishInterview(other, app.context, 'interview.scheduled', interview);
        });
        while ((await db.query(waiting)).length === 0) await new Promise((resolve) => setImmediate(resolve));
      });
      return { later };
    });
    await later;
    expect(tries).toBe(2);
    await run();
    expect(sequences()).toEqual([2, 3]);
  },
);

test.skipIf(!process.env.TEST_DATABASE_URL)(
  'a change of an endpoint waits for the node that is telling of its account, and for no interview of another',
  async () => {
    const [ours, theirs] = [await webhookAccount(app), await webhookAccount(app)];
    const held = await theirs.happen();
    await ours.happen();
    const { db } = app.context;
    await db.transaction((tx) =>
      move(tx, held.meetingId, async () => {
        expect(await ours.change({ description: 'while another is held' })).toMatchObject({ status: 200 });
      }),
    );
    await ours.happen();
    const { change } = await db.transaction(async (tx) => {
      await tx.query('select 1 as held from webhook_news for update');
      let isDone = false;
      const change = ours.change({ description: 'waits' }).then((reply) => {
        isDone = true;
        return reply;
      });
      const waiting =
        "select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like '%from webhook_news%'";
      while ((await db.query(waiting)).length === 0) await new Promise((resolve) => setImmediate(resolve));
      expect(isDone).toBe(false);
      return { change };
    });
    expect(await change).toMatchObject({ status: 200 });
    await run();
  },
);
