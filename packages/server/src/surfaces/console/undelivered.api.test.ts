import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { changeMailSettings, noteBounce } from '../../features/mails/index.ts';
import type { Id } from '../../platform/ids.ts';
import { auditOf, type ConsolePerson, kindOf, signedIn } from '../../testing/console-people.ts';
import { Candidate, postInterview, postJob } from '../../testing/flows.ts';
import { startMailingApp } from '../../testing/mailing-app.ts';

const HOUR = 3_600_000;

let mailing: Awaited<ReturnType<typeof startMailingApp>>;
beforeAll(async () => {
  mailing = await startMailingApp();
});
afterAll(() => mailing.close());

let organization = '';
let ana: ConsolePerson;
let ben: ConsolePerson;
beforeEach(async () => {
  organization = `acme-${randomUUID().slice(0, 8)}`;
  ana = await signedIn(mailing.app, organization, 'RECRUITER', `Ana ${organization}`);
  ben = await signedIn(mailing.app, organization, 'ADMIN', `Ben ${organization}`);
  mailing.server.refuse = () => null;
});

type Undelivered = { id: string; kind: string; to: string; request: string | null; reply: string; interview: string };
type Today = { undelivered: { total: number; newest: Undelivered[] } | null };
type Row = { id: string; state: string; mail: { state: string; reply: string | null } | null };

const run = () => mailing.app.context.tasks.runDue();
const undelivered = async (by = ana) => ((await by.call('GET', 'today')).body as Today).undelivered;
const waiting = async (by = ana) => ((await by.call('GET', 'waiting')).body as { today: number }).today;
const addressOf = (name: string) => `${name}-${organization}@candidates.example`;

/** A candidate who asks for a person; gives the request. */
async function asks(name: string): Promise<{ request: string; email: string; interview: string }> {
  const { headers } = await mailing.app.createKey({ organizationId: organization, userId: 'ats' });
  const email = addressOf(name);
  const made = await postInterview(mailing.app, headers, await postJob(mailing.app, headers), {
    candidateEmail: email,
    candidateName: 'Robin Vale',
  });
  await new Candidate(mailing.app, made.token).send('ask-human', { note: 'I stammer.' });
  const { results } = (await ana.call('GET', 'requests')).body as { results: Row[] };
  return { request: results.at(-1)?.id ?? '', email, interview: made.meetingId };
}

test('an answer that did not arrive is on Today and with its request, and goes out again', async () => {
  const { request, email, interview } = await asks('robin');
  const before = await waiting();
  mailing.server.refuse = (address) => (address === email ? { code: 550, text: '5.1.1 no such mailbox' } : null);
  await ana.call('POST', `requests/${request}/answer`, { text: 'Call us on Monday.' });
  await run();
  const [mail, ...others] = (await undelivered())?.newest ?? [];
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ kind: 'request-answer', to: email, request, interview });
  expect(mail?.reply).toContain('no such mailbox');
  // The request itself went from what waits, the mail came to it.
  expect(await waiting()).toBe(before);
  const closed = (await ana.call('GET', 'requests?view=closed')).body as { results: Row[] };
  expect(closed.results[0]).toMatchObject({ id: request, state: 'answered', mail: { state: 'FAILED' } });
  const one = (await ana.call('GET', `requests/${request}`)).body as { request: Row };
  expect(one.request).toEqual(closed.results[0]);
  const letter = (await ana.call('GET', `requests/${request}/letter`)).body as { to: string; text: string };
  expect([letter.to, letter.text.includes('> Call us on Monday.')]).toEqual([email, true]);

  mailing.server.refuse = () => null;
  expect((await ana.call('POST', `mails/${mail?.id}/again`, {})).status).toBe(200);
  await run();
  expect(mailing.server.to(email).at(-1)?.text).toContain('Call us on Monday.');
  expect((await undelivered())?.total).toBe(0);
  const again = (await ana.call('GET', `requests/${request}`)).body as { request: Row };
  expect(again.request.mail?.state).toBe('SENT');
  const late = await ana.call('POST', `mails/${mail?.id}/again`, {});
  expect([late.status, kindOf(late)]).toEqual([404, 'mail-not-found']);
  expect(await auditOf(mailing.app, organization)).toContain('mail.again');
});

test('one that came back later is told of, until somebody has taken care of it', async () => {
  const { request } = await asks('late');
  await ana.call('POST', `requests/${request}/answer`, { text: 'Call us.' });
  await run();
  expect((await undelivered())?.total).toBe(0);
  const [row] = await mailing.app.context.db.query<{ id: Id<'mail'> }>(
    `select id from mails where about = $1 and kind = 'request-answer'`,
    [request],
  );
  if (row === undefined) throw new Error('no answer was mailed');
  const bounce = { mailId: row.id, code: 550, reply: '5.1.1 unknown' };
  await mailing.app.context.db.transaction((tx) => noteBounce(tx, mailing.app.context, bounce));
  expect((await undelivered())?.newest).toMatchObject([{ id: row.id, request }]);
  expect((await ana.call('POST', `mails/${row.id}/settled`, {})).status).toBe(200);
  expect((await undelivered())?.total).toBe(0);
  // The request says it still.
  const one = (await ana.call('GET', `requests/${request}`)).body as { request: Row };
  expect(one.request.mail?.state).toBe('FAILED');
  expect(await auditOf(mailing.app, organization)).toContain('mail.cared');
});

test('whoever may only read or assess is not told; another organization neither', async () => {
  const { request, email } = await asks('only');
  mailing.server.refuse = (address) => (address === email ? { code: 550, text: 'no' } : null);
  await ana.call('POST', `requests/${request}/answer`, { text: 'Call us.' });
  await run();
  const [mail] = (await undelivered())?.newest ?? [];
  expect(await undelivered(await signedIn(mailing.app, organization, 'REVIEWER'))).toBeNull();
  const stranger = await signedIn(mailing.app, `${organization}-not`, 'OWNER');
  expect((await undelivered(stranger))?.total).toBe(0);
  expect((await stranger.call('POST', `mails/${mail?.id}/settled`, {})).status).toBe(404);
  expect((await undelivered())?.total).toBe(1);
});

test('a notice of a request that reached nobody is told of, until the request is closed', async () => {
  const notices = `team@${organization}.example`;
  await mailing.app.context.db.transaction((tx) => changeMailSettings(tx, organization, { notices }));
  mailing.server.refuse = (address) => (address === notices ? { code: 550, text: 'no such list' } : null);
  const { request } = await asks('told');
  await run();
  expect((await undelivered())?.newest).toMatchObject([{ kind: 'request-open', to: notices, request: null }]);
  await ana.call('POST', `requests/${request}/dismissal`, { reason: 'Asked twice.' });
  expect((await undelivered())?.total).toBe(0);
});

test('reports of an hour that were told to nobody are one entry, and go out again together', async () => {
  const notices = `team@${organization}.example`;
  const { app, server } = mailing;
  await app.context.db.transaction((tx) => changeMailSettings(tx, organization, { notices }));
  // Both end within one hour of the clock.
  app.clock.advance(HOUR - (app.clock.now() % HOUR));
  const { headers } = await app.createKey({ organizationId: organization, userId: 'ats' });
  const job = await postJob(app, headers);
  for (const name of ['one', 'two']) {
    const { token } = await postInterview(app, headers, job, { candidateEmail: addressOf(name) });
    const room = new Candidate(app, token);
    await room.begin();
    await room.finish();
    await run();
  }
  server.refuse = (address) => (address === notices ? { code: 550, text: 'no such list' } : null);
  app.clock.advance(HOUR);
  await run();
  app.clock.advance(HOUR);
  await run();
  const found = await undelivered();
  expect(found?.newest).toMatchObject([{ kind: 'report-ready', to: notices }]);
  server.refuse = () => null;
  await ana.call('POST', `mails/${found?.newest[0]?.id}/again`, {});
  await run();
  expect(server.to(notices).map(({ subject }) => subject)).toEqual(['2 reports are ready']);
  expect((await undelivered())?.total).toBe(0);
});

test('an invitation to the console that did not arrive is told to who sees to members', async () => {
  const email = `new@${organization}.example`;
  mailing.server.refuse = (address) => (address === email ? { code: 550, text: 'no such mailbox' } : null);
  const invited = (await ben.call('POST', 'members', { email, role: 'VIEWER' })).body as { id: string };
  await ben.call('POST', `invitations/${invited.id}/mail`, {});
  await run();
  expect((await undelivered(ben))?.newest).toMatchObject([{ kind: 'joining', to: email, interview: null }]);
  expect((await undelivered(ana))?.total).toBe(0);
  await ben.call('DELETE', `invitations/${invited.id}`);
  expect((await undelivered(ben))?.total).toBe(0);
});

test('the list and the page of an interview say what became of its mailed invitation', async () => {
  const { headers } = await mailing.app.createKey({ organizationId: organization, userId: 'ats' });
  const job = await postJob(mailing.app, headers);
  const invite = async (name: string, sendInvitation: boolean) => {
    const made = await postInterview(mailing.app, headers, job, { candidateEmail: addressOf(name), sendInvitation });
    return made.meetingId;
  };
  type Listed = { id: string; invitationMail: { state: string; reply: string | null } | null };
  const listed = async () => ((await ana.call('GET', 'interviews')).body as { results: Listed[] }).results;
  const stateOf = async (id: string) => (await listed()).find((row) => row.id === id)?.invitationMail?.state ?? null;
  const [good, bad, byHand] = [await invite('yui', true), await invite('mara', true), await invite('ken', false)];
  expect(await Promise.all([good, bad, byHand].map(stateOf))).toEqual(['WAITING', 'WAITING', null]);
  mailing.server.refuse = (address) =>
    address === addressOf('mara') ? { code: 550, text: '5.1.1 no such mailbox' } : null;
  await run();
  expect(await Promise.all([good, bad, byHand].map(stateOf))).toEqual(['SENT', 'FAILED', null]);
  const page = (await ana.call('GET', `interviews/${bad}`)).body as Listed;
  expect(page.invitationMail).toEqual((await listed()).find(({ id }) => id === bad)?.invitationMail);
  expect(page.invitationMail?.reply).toContain('no such mailbox');
});
