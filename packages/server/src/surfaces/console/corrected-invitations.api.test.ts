import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { changeMailSettings, noteBounce } from '../../features/mails/index.ts';
import type { Id } from '../../platform/ids.ts';
import { type ConsolePerson, signedIn } from '../../testing/console-people.ts';
import { Candidate } from '../../testing/flows.ts';
import { PLATFORM_ENGINEER } from '../../testing/job-texts.ts';
import { MailServer } from '../../testing/mail-server.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let server: MailServer;
let app: TestApp;
let ana: ConsolePerson;
let job: string;
beforeAll(async () => {
  server = await MailServer.start();
  app = await startTestApp(
    {},
    { COLLOQUY_SMTP_URL: server.url, COLLOQUY_MAIL_FROM: 'hello@colloquy.example' },
    { mailPassword: server.address.login?.password ?? '' },
  );
  ana = await signedIn(app, 'acme', 'RECRUITER', 'Ana Lind');
  const { title, description } = PLATFORM_ENGINEER;
  job = ((await ana.call('POST', 'jobs', { title, description })).body as { id: string }).id;
  await app.context.db.transaction((tx) => changeMailSettings(tx, 'acme', { invitations: true }));
});
afterAll(async () => {
  await app.close();
  await server.close();
});

const run = () => app.context.tasks.runDue();
const invite = async (email: string): Promise<string> => {
  const reply = await ana.call('POST', `jobs/${job}/invitations`, { rows: [{ email }] });
  const [row] = (reply.body as { rows: { id: string; mailed: boolean }[] }).rows;
  expect(row?.mailed).toBe(true);
  return row?.id ?? '';
};
const correct = async (id: string, email: string): Promise<string> => {
  const reply = await ana.call('POST', `interviews/${id}/address`, { email });
  expect(reply.status).toBe(200);
  return (reply.body as { link: string }).link;
};
const tokenIn = (body: unknown): string =>
  new URL((body as { interviewUrl: string }).interviewUrl).pathname.split('/').at(-1) ?? '';
const invitationOf = async (id: string): Promise<{ id: Id<'mail'>; state: string } | undefined> => {
  const [mail] = await app.context.db.query<{ id: Id<'mail'>; state: string }>(
    `select id, state from mails where interview_id = $1 and kind = 'invitation'`,
    [id],
  );
  return mail;
};
const addresses = () => {
  const name = randomUUID().slice(0, 8);
  return [`${name}@exmaple.example`, `${name}@example.example`] as const;
};

test('a notice that the former address may have seen is given anew', async () => {
  const [wrong, right] = addresses();
  const id = await invite(wrong);
  await app.context.db.query(`insert into candidate_notices (interview_id, given_at, how) values ($1, now(), 'room')`, [
    id,
  ]);
  await correct(id, right);
  expect(await app.context.db.query('select 1 from candidate_notices where interview_id = $1', [id])).toEqual([]);
});

test('nothing that the wrong recipient agreed to or wrote counts for the right one', async () => {
  const [wrong, right] = addresses();
  const id = await invite(wrong);
  const former = new Candidate(app, tokenIn((await ana.call('GET', `interviews/${id}`)).body));
  await former.look();
  await former.send('language', { language: 'fr' });
  await former.consent();
  await former.send('ask-human', { about: 'erase', note: 'I am somebody else' });
  const opened = (await ana.call('GET', `interviews/${id}`)).body as { openedAt: string | null };
  expect(opened.openedAt).not.toBeNull();

  const link = await correct(id, right);
  expect((await former.try('ask-human', { about: 'person', note: '' })).status).toBe(404);
  const candidate = new Candidate(app, new URL(link).pathname.split('/').at(-1) ?? '');
  const before = (await ana.call('GET', `interviews/${id}`)).body as { openedAt: string | null };
  expect(before.openedAt).toBeNull();
  const room = await candidate.look();
  expect([room.language, room.asked, room.consents.map(({ given }) => given)]).toEqual([
    'en',
    [],
    room.consents.map(() => null),
  ]);
  expect((await candidate.try('begin', { mode: 'text' })).status).toBe(409);
  const kept = await app.context.db.query(
    `select 'request' from requests where interview_id = $1 union all select 'consent' from consents where interview_id = $1
     union all select kind from dialogue_events where interview_id = $1`,
    [id],
  );
  expect(kept).toEqual([]);
  expect((await candidate.begin()).phase).not.toBe('welcome');
  await run();
});

test('the same person at the same address in other letters keeps what they agreed to', async () => {
  const [address] = addresses();
  const id = await invite(address);
  const former = new Candidate(app, tokenIn((await ana.call('GET', `interviews/${id}`)).body));
  await former.look();
  await former.consent();
  const link = await correct(id, address.toUpperCase());
  const room = await new Candidate(app, new URL(link).pathname.split('/').at(-1) ?? '').look();
  expect(room.consents.map(({ given }) => given)).not.toContain(null);
  await run();
});

test('what was replied of the former address is not kept for repeated calls', async () => {
  const [wrong, right] = addresses();
  const id = await invite(wrong);
  const { db } = app.context;
  await db.query(
    `insert into idempotency (scope_hash, body_hash, status, reply, interview_id, at)
     values (decode(md5($1::text), 'hex'), '', 201, json_build_object('email', $2::text)::text, $1::uuid, now())`,
    [id, wrong],
  );
  const kept = () => db.query('select 1 from idempotency where interview_id = $1', [id]);
  await correct(id, wrong.toUpperCase());
  expect(await kept()).toHaveLength(1);
  await correct(id, right);
  expect(await kept()).toEqual([]);
  await run();
});

test('an address corrected while the first mail is handed over is mailed at the new one', async () => {
  const [wrong, right] = addresses();
  const id = await invite(wrong);
  let link = '';
  server.beforeTaking = async () => {
    server.beforeTaking = async () => undefined;
    link = await correct(id, right);
  };
  await run();
  await run();
  expect(server.to(wrong)).toHaveLength(1);
  expect(server.to(right).map(({ text }) => text?.includes(link))).toEqual([true]);
  expect(await invitationOf(id)).toMatchObject({ state: 'SENT' });
});

test('what comes back from the former address fails no mail to the new one', async () => {
  const [wrong, right] = addresses();
  const id = await invite(wrong);
  await run();
  const former = await invitationOf(id);
  if (former === undefined) throw new Error('nothing was mailed');
  await correct(id, right);
  await run();
  expect(server.to(right)).toHaveLength(1);
  const bounce = { mailId: former.id, code: 550, reply: '5.1.1 unknown' };
  expect(await app.context.db.transaction((tx) => noteBounce(tx, app.context, bounce))).toBeNull();
  expect(await invitationOf(id)).toMatchObject({ state: 'SENT' });
});
