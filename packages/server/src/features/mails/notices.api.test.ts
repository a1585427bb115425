import { randomUUID } from 'node:crypto';
import { ROLES } from '@colloquy/contract/console';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type ConsolePerson, signedIn } from '../../testing/console-people.ts';
import { Candidate, postInterview, postJob } from '../../testing/flows.ts';
import { startMailingApp } from '../../testing/mailing-app.ts';
import { changeMailSettings, mailWords } from './index.ts';

const HOUR = 3_600_000;

let mailing: Awaited<ReturnType<typeof startMailingApp>>;
beforeAll(async () => {
  mailing = await startMailingApp();
});
afterAll(() => mailing.close());

let organization = '';
let headers: Record<string, string> = {};
let job = '';
beforeEach(async () => {
  mailing.server.taken.length = 0;
  organization = `acme-${randomUUID().slice(0, 8)}`;
  ({ headers } = await mailing.app.createKey({ organizationId: organization, userId: 'ats' }));
  job = await postJob(mailing.app, headers);
});

const run = () => mailing.app.context.tasks.runDue();
const settings = (change: object) =>
  mailing.app.context.db.transaction((tx) => changeMailSettings(tx, organization, change));
const memberAs = (role: (typeof ROLES)[number]): Promise<ConsolePerson> =>
  signedIn(mailing.app, organization, role, `${role} ${organization}`);
/** As `signedIn` makes them. */
const addressOf = (role: string) => `${role}.${organization.replace('-', '.')}@example.com`;

async function candidate(): Promise<Candidate> {
  const candidateEmail = `${randomUUID().slice(0, 8)}@candidates.example`;
  const { token } = await postInterview(mailing.app, headers, job, { candidateEmail, candidateName: 'Quirin Falk' });
  return new Candidate(mailing.app, token);
}

async function reported(): Promise<void> {
  const room = await candidate();
  await room.begin();
  await room.finish();
  await run();
  for (let hour = 0; hour < 2; hour += 1) {
    mailing.app.clock.advance(HOUR);
    await run();
  }
}

const states = async () =>
  (
    await mailing.app.context.db.query<{ state: string }>(
      `select m.state from mails m join accounts a on a.id = m.account_id
       where a.organization_id = $1 and m.kind like 'member-%' order by 1`,
      [organization],
    )
  ).map(({ state }) => state);
const told = () => mailing.server.taken.flatMap(({ envelope }) => envelope.to).sort();

test('of a request those are told who may answer it, each at their own address, and it leads to the console', async () => {
  for (const role of ROLES) await memberAs(role);
  await settings({ notices: 'team@acme.example', language: 'de' });
  await (await candidate()).send('ask-human', { note: 'I stammer.' });
  await run();
  const expected = [...['OWNER', 'ADMIN', 'RECRUITER'].map(addressOf), 'team@acme.example'].sort();
  expect(told()).toEqual(expected);
  const [request] = await mailing.app.context.db.query<{ id: string }>(
    'select r.id from requests r join accounts a on a.id = r.account_id where a.organization_id = $1',
    [organization],
  );
  const url = `/console/${organization}/requests?request=${request?.id}`;
  for (const mail of mailing.server.taken) {
    expect(mail.text).toContain(url);
    expect(mail.text).not.toContain('colloquy requests');
  }
  // Mailboxes of members are reached by no erasure: who asks, and what for, stands in the mail to the address alone.
  const naming = mailing.server.taken.filter(({ raw }) => /Quirin|stammer/.test(raw));
  expect(naming.map(({ envelope }) => envelope.to)).toEqual([['team@acme.example']]);
});

test('of reports those are told who may assess them, and the links stay', async () => {
  for (const role of ROLES) await memberAs(role);
  await reported();
  expect(told()).toEqual(['OWNER', 'ADMIN', 'RECRUITER', 'REVIEWER'].map(addressOf).sort());
  for (const mail of mailing.server.taken) {
    expect(mail.text).toMatch(new RegExp(`/console/${organization}/interviews/[0-9a-f-]{36}/report`));
    expect(mail.text).not.toContain('/links/');
    expect(mail.raw).not.toContain('Quirin');
  }
});

test('a member whose address is that of the notices is told once', async () => {
  await memberAs('RECRUITER');
  await settings({ notices: addressOf('RECRUITER').toUpperCase() });
  await (await candidate()).send('ask-human', {});
  await run();
  expect(told()).toEqual([addressOf('RECRUITER')]);
});

test('who wants no such mail gets none; who left, or has another role now, neither', async () => {
  const ana = await memberAs('RECRUITER');
  const owner = await memberAs('OWNER');
  const admin = await memberAs('ADMIN');
  expect((await ana.call('PUT', 'me/notices', { mails: false })).status).toBe(200);
  expect((await ana.call('GET', 'me')).body).toMatchObject({ notices: false });
  const room = await candidate();
  await room.send('ask-human', {});
  await owner.call('PUT', `members/${admin.id}`, { role: 'VIEWER' });
  await run();
  expect(told()).toEqual([addressOf('OWNER')]);
  expect(await states()).toEqual(['DROPPED', 'SENT']);
});

test('who may not assess any more when the reports of the hour are told gets none, and nothing waits for them', async () => {
  const owner = await memberAs('OWNER');
  const ana = await memberAs('RECRUITER');
  const room = await candidate();
  await room.begin();
  await room.finish();
  await run();
  expect(await states()).toEqual(['WAITING', 'WAITING']);
  expect((await owner.call('PUT', `members/${ana.id}`, { role: 'VIEWER' })).status).toBe(200);
  for (let hour = 0; hour < 2; hour += 1) {
    mailing.app.clock.advance(HOUR);
    await run();
  }
  expect(told()).toEqual([addressOf('OWNER')]);
  expect(await states()).toEqual(['DROPPED', 'SENT']);
});

test('where nobody can sign in to the console, the address is told as ever', async () => {
  await settings({ notices: 'team@acme.example' });
  await (await candidate()).send('ask-human', {});
  await run();
  expect(told()).toEqual(['team@acme.example']);
  expect(mailing.server.taken[0]?.text).toContain('colloquy requests');
  expect(mailing.server.taken[0]?.text).not.toContain('/console/');
});

test('each reads it in their own language', async () => {
  const ana = await memberAs('RECRUITER');
  await mailing.app.context.db.query(`update people set language = 'fr' where id = $1`, [ana.id]);
  await settings({ notices: 'team@acme.example', language: 'de' });
  await (await candidate()).send('ask-human', {});
  await run();
  const words = async (language: 'de' | 'fr') =>
    (await mailWords(mailing.app.context.content, language)).say('requestPersonSubject');
  expect(mailing.server.to('team@acme.example')[0]?.subject).toBe(await words('de'));
  expect(mailing.server.to(addressOf('RECRUITER'))[0]?.subject).toBe(await words('fr'));
});
