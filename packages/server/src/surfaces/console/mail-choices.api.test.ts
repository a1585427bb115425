import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { auditOf, type ConsolePerson, kindOf, signedIn } from '../../testing/console-people.ts';
import { PLATFORM_ENGINEER } from '../../testing/job-texts.ts';
import { startMailingApp } from '../../testing/mailing-app.ts';
import { startTestApp } from '../../testing/test-app.ts';

let mailing: Awaited<ReturnType<typeof startMailingApp>>;
beforeAll(async () => {
  mailing = await startMailingApp();
});
afterAll(() => mailing.close());

let organization = '';
let ana: ConsolePerson;
let ben: ConsolePerson;
let job = '';
beforeEach(async () => {
  organization = `acme-${randomUUID().slice(0, 8)}`;
  ana = await signedIn(mailing.app, organization, 'RECRUITER', `Ana ${organization}`);
  ben = await signedIn(mailing.app, organization, 'ADMIN', `Ben ${organization}`);
  job = await newJob(ana);
});

async function newJob(by: ConsolePerson): Promise<string> {
  const { title, description } = PLATFORM_ENGINEER;
  return ((await by.call('POST', 'jobs', { title, description })).body as { id: string }).id;
}

const BASIC = { displayName: 'Acme', contact: null, privacyUrl: null, colour: null };
const save = (change: object, by = ben) => by.call('PUT', '', { ...BASIC, ...change });
const addressOf = () => `${randomUUID().slice(0, 8)}@candidates.example`;
const run = () => mailing.app.context.tasks.runDue();
const invite = async (body: object): Promise<{ id: string; mailed: boolean }> => {
  const reply = await ana.call('POST', 'interviews', { job, ...body });
  expect(reply.status, reply.text).toBe(200);
  return reply.body as { id: string; mailed: boolean };
};
const inviteMany = async (body: object) =>
  (await ana.call('POST', `jobs/${job}/invitations`, body)).body as { rows: { id: string; mailed: boolean }[] };
const correct = async (id: string, body: object) =>
  (await ana.call('POST', `interviews/${id}/address`, body)).body as { mailed: boolean };

test('who manages the organization sets how it writes; everybody sees it before they invite', async () => {
  const set = { mailsInvitations: true, notices: 'team@acme.example', noticesLanguage: 'fr' };
  const reply = await save(set);
  expect(reply.status, reply.text).toBe(200);
  expect(reply.body).toMatchObject(set);
  expect((await ana.call('GET', '')).body).toMatchObject(set);
  expect((await ana.call('GET', 'me')).body).toMatchObject({ mail: { sent: true, invitations: true } });
  expect(await auditOf(mailing.app, organization)).toContain('organization.changed');
  // What is left out stays.
  expect((await save({})).body).toMatchObject(set);
  expect((await save({ mailsInvitations: false }, ana)).status).toBe(403);
  expect((await ana.call('GET', '')).body).toMatchObject(set);
});

test('where notices go is changed by a fresh sign-in alone', async () => {
  await mailing.app.context.db.query(`update console_sessions set fresh_at = fresh_at - interval '11 minutes'`);
  const reply = await save({ notices: 'elsewhere@acme.example' });
  expect([reply.status, kindOf(reply)]).toEqual([403, 'stale-sign-in']);
  expect((await save({ mailsInvitations: true })).status).toBe(200);
});

test.each([
  [false, undefined, false],
  [false, true, true],
  [true, undefined, true],
  [true, false, false],
])('setting %s, tick %s: mailed %s, one and many', async (mailsInvitations, mail, mailed) => {
  await save({ mailsInvitations });
  const [one, other] = [addressOf(), addressOf()];
  const tick = mail === undefined ? {} : { mail };
  expect((await invite({ email: one, ...tick })).mailed).toBe(mailed);
  expect((await inviteMany({ rows: [{ email: other }], ...tick })).rows[0]?.mailed).toBe(mailed);
  await run();
  expect([mailing.server.to(one).length, mailing.server.to(other).length]).toEqual(mailed ? [1, 1] : [0, 0]);
});

test('a corrected invitation goes out as the first did, unless somebody says otherwise', async () => {
  const made = await invite({ email: addressOf(), mail: true });
  const [second, third, fourth] = [addressOf(), addressOf(), addressOf()];
  expect((await correct(made.id, { email: second })).mailed).toBe(true);
  expect((await correct(made.id, { email: third, mail: false })).mailed).toBe(false);
  await run();
  expect([second, third].map((address) => mailing.server.to(address).length)).toEqual([0, 0]);
  const rows = await mailing.app.context.db.query('select 1 from mails where interview_id = $1', [made.id]);
  expect(rows).toEqual([]);
  expect((await correct(made.id, { email: fourth, mail: true })).mailed).toBe(true);
  await run();
  expect(mailing.server.to(fourth)).toHaveLength(1);
});

test('without a mail server the tick is not there, and nothing says that something was mailed', async () => {
  const app = await startTestApp();
  try {
    const eva = await signedIn(app, 'silent', 'RECRUITER');
    expect((await eva.call('GET', 'me')).body).toMatchObject({ mail: { sent: false, invitations: false } });
    const body = { job: await newJob(eva), email: addressOf(), mail: true };
    expect(((await eva.call('POST', 'interviews', body)).body as { mailed: boolean }).mailed).toBe(false);
  } finally {
    await app.close();
  }
});

test('the letter is shown as mail programs draw it, with the logo of this server and nothing from elsewhere', async () => {
  const png = Buffer.concat([
    Buffer.from('89504e470d0a1a0a0000000d49484452000000100000001008060000001ff3ff61', 'hex'),
    Buffer.alloc(12),
  ]);
  await ben.call('POST', 'logo', { data: png.toString('base64') });
  const reply = await ana.call('POST', `jobs/${job}/invitations/preview`, { email: addressOf(), name: 'Mia <b>' });
  const { html, text } = reply.body as { html: string; text: string };
  expect(html).toMatch(/<img src="\/logos\/[0-9a-f]{64}"/);
  expect(html).toContain('Mia &lt;b&gt;');
  expect(text).toContain('/room/…');
  expect(html).not.toMatch(/<script|src="(?!\/logos\/)|url\(/);
});

test('while the mail server takes no login, who invites or answers is told; a test mail that goes out ends it', async () => {
  const { server, app } = mailing;
  const pauseFor = async (who: ConsolePerson) =>
    ((await who.call('GET', 'waiting')).body as { mailPause: { reply: string } | null }).mailPause;
  await app.context.mail.close();
  server.refuseLogin = { code: 535, text: '5.7.8 wrong password' };
  await invite({ email: addressOf(), mail: true });
  await run();
  expect((await pauseFor(ana))?.reply).toContain('wrong password');
  expect(await pauseFor(await signedIn(app, organization, 'REVIEWER'))).toBeNull();
  expect((await ben.call('POST', 'test-mail', {})).body).toMatchObject({ outcome: 'locked-out' });
  expect(await pauseFor(ana)).not.toBeNull();
  server.refuseLogin = null;
  expect((await ben.call('POST', 'test-mail', {})).body).toMatchObject({ outcome: 'sent' });
  expect(await pauseFor(ana)).toBeNull();
});
