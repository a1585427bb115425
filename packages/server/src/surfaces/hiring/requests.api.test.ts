import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { changeMailSettings } from '../../features/mails/index.ts';
import { signedIn } from '../../testing/console-people.ts';
import { Candidate, postInterview, postJob } from '../../testing/flows.ts';
import { MailServer } from '../../testing/mail-server.ts';
import { startTestApp, type TestApp, type TestReply } from '../../testing/test-app.ts';

const DAY = 24 * 3_600_000;

let server: MailServer;
/** With a mail server, and without one. */
let mailing: TestApp;
let silent: TestApp;
beforeAll(async () => {
  server = await MailServer.start();
  mailing = await startTestApp(
    {},
    { COLLOQUY_SMTP_URL: server.url, COLLOQUY_MAIL_FROM: 'hello@colloquy.example' },
    {
      mailPassword: server.address.login?.password ?? '',
    },
  );
  silent = await startTestApp();
});
afterAll(async () => {
  await mailing.close();
  await silent.close();
  await server.close();
});

let number = 0;
beforeEach(() => {
  number += 1;
  server.taken.length = 0;
});

type Item = { id: string; kind: string; status: string; note: string; dueAt: string; interviewId: string };
const data = <T>(reply: TestReply): T => {
  expect(reply.status, reply.text).toBe(200);
  return (reply.body as { data: T }).data;
};

async function account(app: TestApp, language = 'DE') {
  const { headers } = await app.createKey({ organizationId: `acme-${number}`, userId: 'u' });
  const serviceJobId = await postJob(app, headers, language === 'EN' ? {} : { language });
  const email = `mara-${number}@candidates.example`;
  const interview = await postInterview(app, headers, serviceJobId, { candidateEmail: email, candidateName: 'Mara' });
  const room = new Candidate(app, interview.token);
  await room.look();
  const call = (method: 'GET' | 'POST', path: string, body?: object) =>
    app.call(method, path, { headers, ...(body === undefined ? {} : { body }) });
  const list = async (query = '') =>
    data<{ results: Item[]; total: number }>(await call('GET', `/api/v1/requests${query}`));
  return { headers, serviceJobId, email, interview, room, call, list };
}

test('a wish for a person becomes a row with a date, and stands with the interview', async () => {
  const { room, list, call, interview, email } = await account(silent);
  await room.send('ask-human', { note: 'I stammer.' });
  const { results, total } = await list();
  expect(total).toBe(1);
  expect(results[0]).toMatchObject({
    kind: 'person',
    note: 'I stammer.',
    status: 'OPEN',
    assignee: null,
    answer: null,
    closedAt: null,
    interviewId: interview.meetingId,
    candidateName: 'Mara',
    candidateEmail: email,
  });
  const { interviewId, candidateName, candidateEmail, ...shown } = results[0] as Item & Record<string, unknown>;
  expect(data(await call('GET', `/api/v1/interviews/${interview.meetingId}`))).toMatchObject({
    requests: [shown],
    personRequests: [{ kind: 'person', note: 'I stammer.' }],
    mails: [],
  });
});

test('the same wish again is the same request; a note that comes later is added; further words are another one', async () => {
  const { room, list } = await account(silent);
  await room.send('ask-human', {});
  await room.send('ask-human', {});
  await room.send('ask-human', { note: 'After four, please.' });
  await room.send('leave', { how: 'decline', wantsPerson: true });
  expect((await list()).results.map(({ note }) => note)).toEqual(['After four, please.']);
  await room.send('ask-human', { note: 'Or on Friday.' });
  expect((await list()).results.map(({ note }) => note)).toEqual(['After four, please.', 'Or on Friday.']);
});

test('each kind has its own date, and the most urgent comes first', async () => {
  const { room, list } = await account(silent);
  for (const about of ['erase', 'review', 'person']) await room.send('ask-human', { about });
  const { results } = await list();
  const now = silent.clock.now();
  expect(results.map(({ kind }) => kind)).toEqual(['person', 'review', 'erase']);
  const days = results.map(({ dueAt }) => (Date.parse(dueAt) - now) / DAY);
  expect(days.slice(1)).toEqual([7, 30]);
  expect([2, 3, 4]).toContain(days[0]);
  expect((await list('?kind=review&status=OPEN')).total).toBe(1);
  expect((await list('?status=ANSWERED')).total).toBe(0);
  expect((await list('?interviewId=nobody')).total).toBe(0);
});

test('working days are counted in the time zone of the organization', async () => {
  const { room, list } = await account(silent);
  // The next Saturday at two in London: in Los Angeles it is still Friday.
  const now = silent.clock.now();
  const night = Math.ceil(now / DAY) * DAY + (2 * DAY) / 24;
  const asked = night + ((6 - new Date(night).getUTCDay() + 7) % 7) * DAY;
  silent.clock.advance(asked - now);
  await silent.context.db.transaction((tx) =>
    changeMailSettings(tx, `acme-${number}`, { timeZone: 'America/Los_Angeles' }),
  );
  await room.send('ask-human', {});
  expect((Date.parse((await list()).results[0]?.dueAt ?? '') - silent.clock.now()) / DAY).toBe(4);
});

describe('what the room promises is what then happens', () => {
  const written = (to: string) => server.to(to).map(({ text }) => text);

  test('mail and members: they find it, and the answer is mailed', async () => {
    const { room, list, call, email } = await account(mailing, 'EN');
    const ana = await signedIn(mailing, `acme-${number}`, 'RECRUITER', 'Ana');
    expect(await room.look()).toMatchObject({ wishesReach: 'people', answersBy: 'mail' });
    await room.send('ask-human', {});
    const [request] = (await list()).results;
    expect((await ana.call('GET', 'today')).body).toMatchObject({
      requests: { total: 1, first: [{ id: request?.id }] },
    });
    data(await call('POST', `/api/v1/requests/${request?.id}/answer`, { text: 'Ring us.' }));
    await mailing.context.tasks.runDue();
    expect(written(email)).toEqual([expect.stringContaining('> Ring us.')]);
  });

  test('members without mail: they find it, and nothing is mailed', async () => {
    const { room, list, call } = await account(silent, 'EN');
    const ana = await signedIn(silent, `acme-${number}`, 'RECRUITER', 'Ana');
    expect(await room.look()).toMatchObject({ wishesReach: 'people', answersBy: 'organization' });
    await room.send('ask-human', {});
    const [request] = (await list()).results;
    expect((await ana.call('GET', 'today')).body).toMatchObject({ requests: { total: 1 } });
    expect(data(await call('POST', `/api/v1/requests/${request?.id}/answer`, { text: 'Ring us.' }))).toMatchObject({
      mail: null,
      notMailed: 'NO_MAIL_SERVER',
    });
  });

  test('members who may not answer are none', async () => {
    const { room } = await account(silent, 'EN');
    const vic = await signedIn(silent, `acme-${number}`, 'REVIEWER', 'Vic');
    await room.send('ask-human', {});
    expect((await vic.call('GET', 'today')).body).toMatchObject({ requests: null });
    expect(await room.look()).toMatchObject({ wishesReach: 'nobody' });
  });

  test('mail without members: nobody is told, and an answer of a program is mailed', async () => {
    const { room, list, call, email } = await account(mailing, 'EN');
    expect(await room.look()).toMatchObject({ wishesReach: 'nobody', answersBy: 'mail' });
    await room.send('ask-human', {});
    await mailing.context.tasks.runDue();
    expect(server.taken).toEqual([]);
    const [request] = (await list()).results;
    data(await call('POST', `/api/v1/requests/${request?.id}/answer`, { text: 'Ring us.' }));
    await mailing.context.tasks.runDue();
    expect(written(email)).toEqual([expect.stringContaining('> Ring us.')]);
  });

  test('mail without members, but an address for notices: it is told of the wish', async () => {
    const { room } = await account(mailing, 'EN');
    const notices = `hr-${number}@acme.example`;
    await mailing.context.db.transaction((tx) => changeMailSettings(tx, `acme-${number}`, { notices }));
    expect(await room.look()).toMatchObject({ wishesReach: 'people', answersBy: 'mail' });
    await room.send('ask-human', { note: 'I stammer.' });
    await mailing.context.tasks.runDue();
    expect(written(notices)).toEqual([expect.stringContaining('I stammer.')]);
  });

  test('neither: it is kept, and nobody is told, even where an address for notices is set', async () => {
    const { room, list } = await account(silent, 'EN');
    await silent.context.db.transaction((tx) =>
      changeMailSettings(tx, `acme-${number}`, { notices: 'hr@acme.example' }),
    );
    expect(await room.look()).toMatchObject({ wishesReach: 'nobody', answersBy: 'organization' });
    await room.send('ask-human', {});
    expect((await list()).total).toBe(1);
  });

  test('of a test account: nothing is mailed', async () => {
    const { room, interview } = await account(mailing, 'EN');
    await mailing.context.db.query(
      'update accounts set is_test = true where id = (select account_id from interviews where id = $1)',
      [interview.meetingId],
    );
    expect(await room.look()).toMatchObject({ wishesReach: 'nobody', answersBy: 'organization' });
  });
});

describe('an answer', () => {
  test('goes out by mail in the language of the candidate, and the item says so', async () => {
    const { room, list, call, interview, email } = await account(mailing);
    expect((await room.look()).answersBy).toBe('mail');
    await room.send('ask-human', { about: 'review' });
    const [request] = (await list()).results;
    const reply = data<{ mail: object; letter: null; request: Item }>(
      await call('POST', `/api/v1/requests/${request?.id}/answer`, { text: 'I have read it.\n<b>All</b> is well.' }),
    );
    expect(reply).toMatchObject({ mail: { status: 'WAITING' }, notMailed: null, letter: null });
    expect(reply.request).toMatchObject({ status: 'ANSWERED', answer: 'I have read it.\n<b>All</b> is well.' });
    await mailing.context.tasks.runDue();
    const [mail, ...others] = server.to(email);
    expect(others).toEqual([]);
    expect(mail?.subject).toContain(`acme-${number}`);
    expect(mail?.text).toContain('> I have read it.\n> <b>All</b> is well.');
    expect(mail?.html).toContain('&lt;b&gt;All&lt;/b&gt; is well.');
    expect(data(await call('GET', `/api/v1/interviews/${interview.meetingId}`))).toMatchObject({
      mails: [{ kind: 'request-answer', status: 'SENT', reply: '250 OK: taken' }],
    });
  });

  test('without a mail server is not sent by anybody: the reply says so and gives the letter', async () => {
    const { room, list, call } = await account(silent, 'EN');
    expect((await room.look()).answersBy).toBe('organization');
    await room.send('ask-human', {});
    const [request] = (await list()).results;
    const reply = data<{ letter: { subject: string; text: string } }>(
      await call('POST', `/api/v1/requests/${request?.id}/answer`, { text: 'Ring us on Friday.' }),
    );
    expect(reply).toMatchObject({ mail: null, notMailed: 'NO_MAIL_SERVER', letter: { language: 'en' } });
    expect(reply.letter.text).toMatch(/^Hello Mara,\n[\s\S]*\n> Ring us on Friday\.\n/);
    expect(JSON.stringify(reply)).not.toContain('SENT');
  });

  test('closes the request: a second one, or a dismissal, is refused; another account never sees it', async () => {
    const { room, list, call } = await account(silent);
    await room.send('ask-human', {});
    const [request] = (await list()).results;
    const other = await silent.createKey({ organizationId: 'other', userId: 'u' });
    const stranger = await silent.call('POST', `/api/v1/requests/${request?.id}/answer`, {
      headers: other.headers,
      body: { text: 'Me!' },
    });
    expect(stranger).toMatchObject({ status: 404, body: { errors: 'Request not found' } });
    data(await call('POST', `/api/v1/requests/${request?.id}/assign`, { assignee: 'Ana' }));
    expect((await list()).results[0]).toMatchObject({ assignee: 'Ana' });
    expect(data(await call('POST', `/api/v1/requests/${request?.id}/dismiss`, { reason: 'A test.' }))).toMatchObject({
      status: 'DISMISSED',
      answer: 'A test.',
    });
    expect(await call('POST', `/api/v1/requests/${request?.id}/answer`, { text: 'Late' })).toMatchObject({
      status: 409,
      body: { errors: 'the request is dismissed already' },
    });
    expect((await call('POST', `/api/v1/requests/${request?.id}/dismiss`, { reason: '' })).status).toBe(403);
    expect((await call('POST', '/api/v1/requests/nobody/answer', { text: 'x' })).status).toBe(404);
  });
});
