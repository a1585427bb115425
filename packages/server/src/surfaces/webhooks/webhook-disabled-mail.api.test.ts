import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { changeMailSettings } from '../../features/mails/index.ts';
import { signedIn } from '../../testing/console-people.ts';
import { FakeClock } from '../../testing/fake-clock.ts';
import { MailServer } from '../../testing/mail-server.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { webhookAccount } from '../../testing/webhook-account.ts';
import { WebhookSink } from '../../testing/webhook-sink.ts';

const NOTICES = 'Hiring@hooks.example';
const [HOUR, DAY] = [3_600_000, 86_400_000];

let server: MailServer;
let app: TestApp;
let clock: FakeClock;
let sink: WebhookSink;
beforeAll(async () => {
  server = await MailServer.start();
  clock = new FakeClock(Date.UTC(2026, 2, 10, 12));
  sink = new WebhookSink(clock);
  app = await startTestApp(
    { clock, deliver: sink.deliver },
    { COLLOQUY_SMTP_URL: server.url, COLLOQUY_MAIL_FROM: 'hello@colloquy.example' },
    { mailPassword: server.address.login?.password ?? '' },
  );
});
afterAll(async () => {
  await app.close();
  await server.close();
});
beforeEach(async () => {
  await app.context.db.query('delete from tasks');
  sink.reset();
  server.taken.length = 0;
});

const run = () => app.context.tasks.runDue();
const settings = (organizationId: string, change: Parameters<typeof changeMailSettings>[2]) =>
  app.context.db.transaction((tx) => changeMailSettings(tx, organizationId, change));

test('an endpoint that is gone is told of: to the address for notices, in its language, and naming no path', async () => {
  const { happen, names, endpoints } = await webhookAccount(app);
  await settings(names.organizationId, { notices: NOTICES, language: 'de', timeZone: 'Europe/Berlin' });
  sink.answer = () => ({ status: 410 });
  await happen();
  await run();
  const [mail, ...others] = server.taken;
  expect(others).toEqual([]);
  expect(server.to(NOTICES)).toHaveLength(1);
  const { host } = new URL(endpoints[0]?.url ?? '');
  expect(mail?.subject).toBe('Ein Webhook wurde abgeschaltet');
  expect(mail?.text).toContain(`${host} hat geantwortet, dass dort nichts mehr angenommen wird (410 Gone)`);
  expect(mail?.text).not.toContain(`${host}/`);
});

test('one that took nothing for five days is told of to the members who may switch it on, each once', async () => {
  const { happen, names, endpoints } = await webhookAccount(app);
  const owner = await signedIn(app, names.organizationId, 'OWNER', 'Ana Lind');
  const admin = await signedIn(app, names.organizationId, 'ADMIN', 'Bo Falk');
  const recruiter = await signedIn(app, names.organizationId, 'RECRUITER', 'Cy Moor');
  const addressOf = async (id: string) => {
    const [row] = await app.context.db.query<{ email: string }>('select email from people where id = $1', [id]);
    return row?.email ?? '';
  };
  // The address for notices is a member's own: one mail is enough.
  await settings(names.organizationId, { notices: (await addressOf(admin.id)).toUpperCase() });
  sink.answer = () => ({ status: 500 });
  await happen();
  await run();
  for (let hours = 0; hours < 119; hours += 1) {
    clock.advance(HOUR);
    await run();
  }
  expect(server.taken).toEqual([]);
  clock.advance(2 * HOUR);
  await happen();
  await run();
  expect(server.taken).toHaveLength(2);
  for (const { id } of [owner, admin]) {
    const [mail, ...others] = server.to(await addressOf(id));
    expect(others).toEqual([]);
    expect(mail?.text).toContain(`${new URL(endpoints[0]?.url ?? '').host} had taken nothing for five days`);
  }
  expect(server.to(await addressOf(recruiter.id))).toEqual([]);
});

test('nothing is said of one that is on again before the mail goes, and none of one that the account paused', async () => {
  const { happen, names, change } = await webhookAccount(app);
  await settings(names.organizationId, { notices: NOTICES });
  await change({ enabled: false });
  await happen();
  await run();
  expect(server.taken).toEqual([]);
  await change({ enabled: true });
  server.refuse = () => ({ code: 451, text: 'later' });
  sink.answer = () => ({ status: 410 });
  await happen();
  await run();
  expect(await app.context.db.query("select kind from mails where state = 'WAITING'")).toEqual([
    { kind: 'webhook-disabled' },
  ]);
  server.refuse = () => null;
  await change({ enabled: true });
  clock.advance(DAY / 2);
  sink.answer = () => ({ status: 200 });
  await run();
  expect(server.taken).toEqual([]);
  expect(await app.context.db.query("select kind from mails where state = 'DROPPED'")).toEqual([
    { kind: 'webhook-disabled' },
  ]);
});
