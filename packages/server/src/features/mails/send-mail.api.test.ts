import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { mailsList } from '../../app/commands/mails.ts';
import { Candidate, postInterview, postJob } from '../../testing/flows.ts';
import { MailServer, type TakenMail } from '../../testing/mail-server.ts';
import { ADMIN_SECRET, startTestApp, type TestApp, type TestReply } from '../../testing/test-app.ts';
import { changeMailSettings } from './index.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

let server: MailServer;
let app: TestApp;
beforeAll(async () => {
  server = await MailServer.start();
  app = await startTestApp(
    {},
    { COLLOQUY_SMTP_URL: server.url, COLLOQUY_MAIL_FROM: 'hello@colloquy.example' },
    { mailPassword: server.address.login?.password ?? '' },
  );
});
afterAll(async () => {
  await app.close();
  await server.close();
});

let headers: Record<string, string> = {};
let serviceJobId = '';
let email = '';
beforeEach(async () => {
  server.taken.length = 0;
  server.refuse = () => null;
  server.refuseLogin = null;
  server.beforeTaking = async () => undefined;
  await app.context.db.query('delete from mail_pauses');
  ({ headers } = await app.createKey({ organizationId: `acme-${randomUUID().slice(0, 8)}`, userId: 'u' }));
  serviceJobId = await postJob(app, headers);
  email = `mara-${randomUUID().slice(0, 8)}@candidates.example`;
});

type Shown = { kind: string; status: string; at: string | null; reply: string | null };
const invite = (change: object = {}) =>
  postInterview(app, headers, serviceJobId, { candidateEmail: email, sendInvitation: true, ...change });
const mailsOf = async (meetingId: string): Promise<Shown[]> => {
  const reply: TestReply = await app.call('GET', `/api/v1/interviews/${meetingId}`, { headers });
  return (reply.body as { data: { mails: Shown[] } }).data.mails;
};
const run = () => app.context.tasks.runDue();
const tries = async (meetingId: string): Promise<number> => {
  const [row] = await app.context.db.query<{ tries: number }>(
    `select tries from mails where interview_id = $1 and kind = 'invitation'`,
    [meetingId],
  );
  return row?.tries ?? -1;
};

test('nobody is mailed unless a call, or the organization, asks for it', async () => {
  const { meetingId } = await postInterview(app, headers, serviceJobId, { candidateEmail: email });
  await run();
  expect(await mailsOf(meetingId)).toEqual([]);
  expect(server.taken).toEqual([]);
});

test('the command lists mails, the newest first, or those of one state alone', async () => {
  server.refuse = () => ({ code: 550, text: 'no such mailbox' });
  const failed = (await invite()).meetingId;
  await run();
  const waiting = (await invite({ candidateEmail: `other-${email}` })).meetingId;
  const listed = async (values: { state?: string }) => {
    const lines: string[] = [];
    const output = { line: (text: string) => lines.push(text), problem: () => undefined };
    await mailsList.run(app.context, { values, positionals: [] }, output);
    const invitations = lines.map((line) => line.split('\t')).filter(([, kind]) => kind === 'invitation');
    return invitations.map((columns) => columns[4]).filter((id) => id === failed || id === waiting);
  };
  expect(await listed({})).toEqual([waiting, failed]);
  expect(await listed({ state: 'FAILED' })).toEqual([failed]);
  expect(await listed({ state: 'WAITING' })).toEqual([waiting]);
  await expect(listed({ state: 'LOST' })).rejects.toThrow('--state must be one of');
  await run();
});

test('an invitation arrives with the link, and the item says that a server took it', async () => {
  const { meetingId, interviewUrl } = await invite({ linkDays: 1 });
  expect(await mailsOf(meetingId)).toMatchObject([{ kind: 'invitation', status: 'WAITING' }]);
  await run();
  const [mail, ...others] = server.to(email);
  expect(others).toEqual([]);
  expect(mail?.text).toContain(interviewUrl);
  expect(mail?.html).toContain(interviewUrl);
  expect(mail?.from?.value[0]).toMatchObject({
    address: 'hello@colloquy.example',
    name: expect.stringContaining('via'),
  });
  expect(await mailsOf(meetingId)).toMatchObject([{ kind: 'invitation', status: 'SENT', reply: '250 OK: taken' }]);
});

test('an unknown mailbox fails at once, and its address stands in no row', async () => {
  server.refuse = (address) => ({ code: 550, text: `5.1.1 <${address}> unknown` });
  const { meetingId } = await invite({ linkDays: 1 });
  await run();
  const [mail] = await mailsOf(meetingId);
  expect(mail).toMatchObject({ status: 'FAILED', reply: expect.stringMatching(/^550 5\.1\.1 <…> unknown/) });
  expect(app.logged.join('\n')).not.toContain(email);
  app.clock.advance(2 * DAY);
  await run();
  expect(await tries(meetingId)).toBe(1);
});

test('greylisting is tried again after 1, 5, 30 minutes, 2 and 6 hours, for a day, then given up', async () => {
  server.refuse = () => ({ code: 451, text: '4.7.1 come again' });
  const { meetingId } = await invite({ linkDays: 30 });
  const waits: number[] = [];
  await run();
  for (let [mail] = await mailsOf(meetingId); mail?.status === 'WAITING'; [mail] = await mailsOf(meetingId)) {
    const before = await tries(meetingId);
    const waitMs = Date.parse(mail.at ?? '') - app.clock.now();
    app.clock.advance(waitMs - 1);
    await run();
    expect(await tries(meetingId)).toBe(before);
    app.clock.advance(1);
    await run();
    expect(await tries(meetingId)).toBe(before + 1);
    waits.push(waitMs / MINUTE);
  }
  expect(waits).toEqual([1, 5, 30, 120, 360, 360, 360, 204]);
  expect((await mailsOf(meetingId))[0]).toMatchObject({ status: 'FAILED', reply: '451 4.7.1 come again' });
});

test('what was greylisted arrives once, with the id that it had', async () => {
  server.refuse = () => ({ code: 451, text: '4.7.1 come again' });
  const { meetingId } = await invite({ linkDays: 1 });
  await run();
  server.refuse = () => null;
  app.clock.advance(MINUTE);
  await run();
  const [row] = await app.context.db.query<{ id: string }>('select id from mails where interview_id = $1', [meetingId]);
  expect(server.to(email).map(({ messageId }) => messageId)).toEqual([`<${row?.id}@colloquy.example>`]);
});

test('a login that is not taken pauses all mail; none counts as tried, and all go once it is taken again', async () => {
  // Connections that are signed in stay so.
  await app.context.mail.close();
  server.refuseLogin = { code: 535, text: '5.7.8 wrong password' };
  const first = await invite({ linkDays: 1 });
  await run();
  const before = server.logins;
  const second = await invite({ linkDays: 1, candidateEmail: `two-${email}` });
  await run();
  expect(server.logins).toBe(before);
  expect([await tries(first.meetingId), await tries(second.meetingId)]).toEqual([0, 0]);
  expect(app.logged.join('\n')).toContain('mail-paused');
  server.refuseLogin = null;
  app.clock.advance(16 * MINUTE);
  await run();
  expect([server.to(email).length, server.to(`two-${email}`).length]).toEqual([1, 1]);
  expect(await app.context.db.query('select 1 from mail_pauses')).toEqual([]);
});

test('cut off after the server took it and before that was kept, a mail comes again with the same id, and is never lost', async () => {
  const { meetingId } = await invite({ linkDays: 1 });
  let taken: TakenMail | null = null;
  server.beforeTaking = async (mail) => {
    taken = mail;
    // The node dies here: its lease runs out, and another one takes the task.
    await app.context.db.query(`update tasks set state = 'ready', attempts = attempts + 1 where queue = 'send-mail'`);
    server.beforeTaking = async () => undefined;
  };
  await run();
  expect(taken).not.toBeNull();
  await run();
  const ids = new Set(server.to(email).map(({ messageId }) => messageId));
  expect(ids.size).toBe(1);
  expect((await mailsOf(meetingId))[0]?.status).toBe('SENT');
});

test('a reminder goes once, 48 hours before the link ends, and not to whoever has begun or was cancelled', async () => {
  const { meetingId } = await invite({ linkDays: 10 });
  const other = await invite({ linkDays: 10, candidateEmail: `gone-${email}` });
  await run();
  await app.call('POST', `/api/v1/interviews/${other.meetingId}/cancel`, { headers, body: {} });
  app.clock.advance(8 * DAY - HOUR);
  await run();
  expect(server.to(email)).toHaveLength(1);
  app.clock.advance(HOUR);
  await run();
  app.clock.advance(DAY);
  await run();
  expect(server.to(email).map(({ subject }) => subject?.startsWith('Reminder'))).toEqual([false, true]);
  expect(server.to(`gone-${email}`)).toHaveLength(1);
  expect(await mailsOf(meetingId)).toMatchObject([
    { kind: 'invitation', status: 'SENT' },
    { kind: 'reminder', status: 'SENT' },
  ]);
  expect((await mailsOf(other.meetingId))[1]).toMatchObject({ kind: 'reminder', status: 'DROPPED' });
});

test('a test account is mailed nothing, whatever its calls ask for', async () => {
  const made = await app.call('POST', '/api/v1/admin/api-keys', {
    headers: { 'x-admin-secret': ADMIN_SECRET },
    body: { organizationId: 'mail-tester', userId: 'u', test: true },
  });
  const { apiKey } = (made.body as { data: { apiKey: string } }).data;
  headers = { authorization: `Bearer ${apiKey}` };
  serviceJobId = await postJob(app, headers);
  const { meetingId } = await invite();
  app.clock.advance(MINUTE);
  await run();
  expect(await mailsOf(meetingId)).toEqual([]);
  expect(server.taken).toEqual([]);
});

test('who was invited by mail is thanked, and the organization is told of reports of an hour in one mail that names nobody', async () => {
  const organizationId = `acme-${randomUUID().slice(0, 8)}`;
  ({ headers } = await app.createKey({ organizationId, userId: 'u' }));
  serviceJobId = await postJob(app, headers);
  const notices = `team@${organizationId}.example`;
  await app.context.db.transaction((tx) => changeMailSettings(tx, organizationId, { notices, invitations: true }));
  // Both interviews end within the hour that begins here.
  app.clock.advance(HOUR - (app.clock.now() % HOUR));
  for (const who of ['one', 'two']) {
    const { token } = await postInterview(app, headers, serviceJobId, {
      candidateEmail: `${who}-${email}`,
      candidateName: `Quirin ${who}`,
    });
    await run();
    const room = new Candidate(app, token);
    await room.begin();
    await room.finish();
    await run();
  }
  expect(server.to(`one-${email}`).map(({ subject }) => subject?.split(' ')[0])).toEqual(['Your', 'Thank']);
  expect(server.to(notices)).toEqual([]);
  app.clock.advance(HOUR);
  await run();
  app.clock.advance(HOUR);
  await run();
  expect(server.to(notices).map(({ subject }) => subject)).toEqual(['2 reports are ready']);
  const [mail] = server.to(notices);
  expect(mail?.text?.match(/\/links\/reports\//g)).toHaveLength(2);
  expect(mail?.raw).not.toMatch(/Quirin/);
  const rows = await app.context.db.query(`select 1 from mails where kind = 'report-ready' and state <> 'SENT'`);
  expect(rows).toEqual([]);
});
