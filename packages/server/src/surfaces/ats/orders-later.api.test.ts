import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { atsSealer } from '../../app/ats.ts';
import { connect, disconnect, notifyAts, readConnection } from '../../features/ats/index.ts';
import { correctInvitation } from '../../features/interviews/index.ts';
import type { Id } from '../../platform/ids.ts';
import { postJob } from '../../testing/flows.ts';
import { startTestApp, type TestApp, type TestReply } from '../../testing/test-app.ts';

let app: TestApp;
let sent = 0;
beforeAll(async () => {
  app = await startTestApp(
    {
      deliver: async () => {
        sent += 1;
        return { answered: true, status: 200, retryAfter: null, reply: '', durationMs: 1 };
      },
    },
    { COLLOQUY_SMTP_URL: 'smtp://127.0.0.1:1', COLLOQUY_MAIL_FROM: 'interviews@harbour.example' },
  );
});
afterAll(() => app.close());

let accounts = 0;
let key: { apiKey: string; headers: Record<string, string> };
let job: string;
let order: string;
beforeEach(async () => {
  accounts += 1;
  key = await app.createKey({ organizationId: `Quay ${accounts}`, userId: 'u', scopes: ['hiring', 'ats'] });
  job = await postJob(app, key.headers, { title: 'Platform Engineer' });
  order = ((await send()).body as { partner_interview_id: string }).partner_interview_id;
});

const greenhouse = (path: string, body?: object): Promise<TestReply> =>
  app.call(body === undefined ? 'GET' : 'POST', `/ats/greenhouse/${path}`, {
    headers: { authorization: `Basic ${Buffer.from(`${key.apiKey}:`).toString('base64')}` },
    ...(body === undefined ? {} : { body }),
  });
const send = () =>
  greenhouse('send_test', {
    partner_test_id: job,
    candidate: {
      first_name: 'Robin',
      last_name: 'Vale',
      email: 'robin.vale@exmaple.example',
      greenhouse_profile_url: 'https://app.greenhouse.io/people/1?application_id=2',
    },
    url: 'https://app.greenhouse.io/integrations/testing_partners/take_home_tests/12345',
  });
const run = async () => {
  const [row] = await app.context.db.query<{
    id: Id<'interview'>;
    accountId: Id<'account'>;
    door: 'HIRING';
    state: string;
  }>(
    `select i.id, i.account_id as "accountId", i.door, r.state from ats_runs r join interviews i on i.id = r.interview_id
     where r.order_id = $1`,
    [order],
  );
  if (row === undefined) throw new Error('the order has no interview');
  return row;
};

test('an order whose address is corrected is still the system’s', async () => {
  const interview = await run();
  await app.context.db.transaction((tx) => correctInvitation(tx, app.context, interview, 'robin.vale@example.com'));
  expect(await greenhouse(`test_status?partner_interview_id=${order}`)).toMatchObject({
    status: 200,
    body: { partner_status: 'sent' },
  });
});

test('a job that closed meanwhile asks nobody new; who was asked is still the same', async () => {
  await app.call('POST', `/api/v1/jobs/${job}/close`, { headers: key.headers, body: {} });
  expect((await send()).body).toEqual({ partner_interview_id: order });
});

test('a report that is made anew tells Greenhouse nothing once it has heard the last', async () => {
  await app.context.db.query(`update ats_runs set state = 'TOLD', key_sealed = null where order_id = $1`, [order]);
  const { id } = await run();
  await app.context.db.transaction((tx) => notifyAts(tx, app.context, { id }));
  expect((await run()).state).toBe('TOLD');
});

test('an address that is none of the system’s is not called, and the key does not stay', async () => {
  const told = async () => {
    const { id } = await run();
    await app.context.db.transaction((tx) => notifyAts(tx, app.context, { id }));
    await app.context.tasks.runDue();
    return app.context.db.query(
      'select state, reason, key_sealed is null as "isKeyGone" from ats_runs where order_id = $1',
      [order],
    );
  };
  const before = sent;
  await told();
  expect(sent).toBe(before + 1);
  // As one that the operator allowed when it was ordered, and does not any more.
  await app.context.db.query(`update ats_runs set callback = 'https://elsewhere.example/hook' where order_id = $1`, [
    order,
  ]);
  expect(await told()).toEqual([{ state: 'FAILED', reason: 'FOREIGN_HOST', isKeyGone: true }]);
  expect(sent).toBe(before + 1);
});

test('an account that is disconnected leaves the others as they are', async () => {
  const { db, ids } = app.context;
  await app.createKey({ organizationId: `Quay ${accounts}`, userId: 'other', scopes: ['ats'] });
  const [one, two] = await db.query<{ id: Id<'account'> }>('select id from accounts where organization_id = $1', [
    `Quay ${accounts}`,
  ]);
  if (one === undefined || two === undefined) throw new Error('the accounts are not there');
  const connected = async () =>
    (await Promise.all([one, two].map(({ id }) => readConnection(db, id, 'ashby')))).map((found) => found !== null);
  const drop = () => db.transaction((tx) => disconnect(tx, one.id, 'ashby'));
  const add = (accountId: Id<'account'>) =>
    db.transaction((tx) =>
      connect(tx, { ids, sealer: atsSealer(app.context) }, { accountId, system: 'ashby', key: 'k', webhook: null }),
    );
  await add(two.id);
  expect([await drop(), await connected()]).toEqual([false, [false, true]]);
  await add(one.id);
  expect([await drop(), await connected()]).toEqual([true, [false, true]]);
});
