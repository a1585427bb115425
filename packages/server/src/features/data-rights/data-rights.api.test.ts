import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Id } from '../../platform/ids.ts';
import { Candidate, postInterview, postJob } from '../../testing/flows.ts';
import { ADMIN_SECRET, startTestApp, type TestApp } from '../../testing/test-app.ts';
import { changeMailSettings } from '../mails/index.ts';
import { addReview } from '../reports/index.ts';
import { publishNews } from '../webhooks/index.ts';
import { DECLARED_TABLES } from './index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const admin = { 'x-admin-secret': ADMIN_SECRET };

test('every table of the database is declared, and no other', async () => {
  const rows = await app.context.db.query<{ name: string }>(
    `select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = 'public' and c.relkind in ('r', 'p') and not c.relispartition order by 1`,
  );
  expect(rows.map(({ name }) => name).sort()).toEqual(Object.keys(DECLARED_TABLES).sort());
});

/** What an export calls otherwise than the database. */
const EXPORTED_AS: Record<string, string> = { candidates: 'candidate', cv_intakes: 'cvs' };

test('an export has every table that a person’s rows go from with them, what others were told of them included', async () => {
  const { headers } = await app.createKey({
    organizationId: 'exporter',
    userId: 'u',
    scopes: ['hiring', 'webhooks'],
  });
  const serviceJobId = await postJob(app, headers);
  await app.call('POST', '/api/v1/webhooks', {
    headers,
    body: { url: 'https://hooks.example.com/in', types: ['interview.scheduled'] },
  });
  const email = 'Tadeusz.Mroz@example.com';
  const interview = await app.call('POST', '/api/v1/interviews', {
    headers: { ...headers, 'idempotency-key': 'once' },
    body: { serviceJobId, candidateEmail: email },
  });
  expect(interview.status).toBe(200);
  await publishNews(app.context).run();
  const exported = await app.call('POST', '/api/v1/admin/people/export', {
    headers: admin,
    body: { organizationId: 'exporter', userId: 'u', email },
  });
  const { person } = (exported.body as { data: { person: Record<string, object[]> } }).data;
  const theirs = Object.entries(DECLARED_TABLES).flatMap(([name, kind]) => (kind === 'cascades' ? [name] : []));
  expect(Object.keys(person)).toEqual(expect.arrayContaining(theirs.map((name) => EXPORTED_AS[name] ?? name)));
  expect(person).toMatchObject({
    idempotency: [{ reply: expect.stringContaining(email) }],
    webhook_sequences: [{ n: 1 }],
    webhook_messages: [{ type: 'interview.scheduled' }],
    webhook_deliveries: [{ state: 'WAITING' }],
    webhook_attempts: [],
  });
  expect(exported.text).not.toContain('scope_hash');
});

test('erasing a person leaves no trace in any table or file, and a receipt without the person', async () => {
  const { headers } = await app.createKey({ organizationId: 'eraser', userId: 'u' });
  const serviceJobId = await postJob(app, headers);
  const email = 'Marlene.Vogt@example.com';
  const interview = await postInterview(app, headers, serviceJobId, {
    candidateEmail: email,
    candidateName: 'Marlene Vogt',
  });
  const stays = await postInterview(app, headers, serviceJobId, { candidateEmail: 'stays@example.com' });
  const candidate = new Candidate(app, interview.token);
  await candidate.begin();
  await candidate.finish('The word only she says is Quittenbaum, and in the end I counted 12 of them.');
  await app.context.tasks.runDue();
  await app.context.blobs.put(`interviews/${interview.meetingId}/note`, new TextEncoder().encode('x'));
  // The usual order of such a request; and calls that name the person in other ways.
  const person = { organizationId: 'eraser', userId: 'u', email };
  expect((await app.call('POST', '/api/v1/admin/people/export', { headers: admin, body: person })).text).toContain(
    'Quittenbaum',
  );
  const escaped = '{"candidateEmail":"\\u006darlene.vogt@example.com","candidateName":"Marlene Vogt"}';
  await app.call('POST', '/api/v1/interviews', { headers: { authorization: 'Bearer nobody' }, raw: escaped });
  await app.call('POST', '/api/v1/interviews', { headers, raw: escaped });
  await app.call('GET', '/api/v1/interviews?serviceJobId=%6Darlene.vogt%40example.com', { headers });
  await app.call('GET', '/api/v1/jobs/Marlene.Vogt@example.com', { headers });
  const reply = await app.call('POST', '/api/v1/admin/people/erase', {
    headers: admin,
    body: { organizationId: 'eraser', userId: 'u', email: 'marlene.vogt@EXAMPLE.com' },
  });
  expect(reply).toMatchObject({ status: 200, body: { data: { counts: { candidates: 1, interviews: 1 } } } });
  await app.context.tasks.runDue();
  await app.context.requestLog.settle();
  const rewriting = await app.context.db.query(`select from tasks where queue = 'rewrite-tables'`);
  expect(rewriting).toHaveLength(app.context.db.kind === 'embedded' ? 1 : 0);
  expect(await app.context.blobs.head(`interviews/${interview.meetingId}/note`)).toBeNull();
  // The files of a writer that was still at work are looked for once more; until then its task has the ids.
  app.clock.advance(16 * 60_000);
  await app.context.tasks.runDue();
  for (const table of Object.keys(DECLARED_TABLES)) {
    const rows = await app.context.db.query<{ all: string }>(`select t::text as all from ${table} t`);
    const text = rows.map((row) => row.all).join('\n');
    for (const trace of ['Quittenbaum', 'Marlene', 'marlene.vogt', interview.meetingId])
      expect(text.includes(trace), `${trace} in ${table}`).toBe(false);
  }
  expect((await app.call('GET', `/api/v1/interviews/${interview.meetingId}`, { headers })).status).toBe(404);
  expect((await app.call('GET', `/api/v1/interviews/${stays.meetingId}`, { headers })).status).toBe(200);
  expect((await app.call('GET', `/api/v1/interviews?serviceJobId=${serviceJobId}`, { headers })).body).toMatchObject({
    data: { total: 1 },
  });
  expect((await app.call('GET', `/api/v1/jobs`, { headers })).body).toMatchObject({
    data: { results: [{ interviews: { total: 1, completed: 0 } }] },
  });
  expect((await candidate.try('rate', { stars: 5 })).status).toBe(404);
  expect(
    await app.call('POST', '/api/v1/admin/people/erase', {
      headers: admin,
      body: { organizationId: 'eraser', userId: 'u', email },
    }),
  ).toMatchObject({ status: 404 });
});

test('a wish, an assessment and the mails about a person are in the export and go with the person', async () => {
  const { db, ids, tasks } = app.context;
  const names = { organizationId: 'wished', userId: 'u' };
  const { headers } = await app.createKey(names);
  await db.transaction((tx) => changeMailSettings(tx, 'wished', { notices: 'team@wished.example' }));
  const email = 'jorun.fjeld@example.com';
  const serviceJobId = await postJob(app, headers);
  const { token, meetingId } = await postInterview(app, headers, serviceJobId, {
    candidateEmail: email,
    candidateName: 'Jorun Fjeld',
    sendInvitation: true,
  });
  const stays = await postInterview(app, headers, serviceJobId, { candidateEmail: 'stays.here@example.com' });
  const id = meetingId as Id<'interview'>;
  const candidate = new Candidate(app, token);
  await candidate.begin();
  await candidate.finish('I counted the barrels again, 12 of them, because the list was wrong.');
  await tasks.runDue();
  await candidate.send('ask-human', { about: 'review', note: 'The Multebeere was misread.' });
  await new Candidate(app, stays.token).send('ask-human', { note: 'I stay.' });
  const said = { reviewer: 'Ines Okoro', scores: {}, note: 'Knows the Trollbutter well.', decision: null };
  await db.transaction((tx) => addReview(tx, { ids, clock: app.clock }, id, said));
  await tasks.runDue();

  const mails = () =>
    db.query<{ id: string; kind: string }>('select id, kind from mails where interview_id = $1', [id]);
  const before = await mails();
  expect(before.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['invitation', 'request-open']));
  const body = { ...names, email };
  const exported = await app.call('POST', '/api/v1/admin/people/export', { headers: admin, body });
  const { person } = (exported.body as { data: { person: Record<string, { id: string }[]> } }).data;
  expect(person).toMatchObject({
    requests: [{ kind: 'review', note: 'The Multebeere was misread.', state: 'open' }],
    reviews: [{ reviewer: 'Ines Okoro', note: 'Knows the Trollbutter well.' }],
  });
  expect(person.mails?.map((mail) => mail.id).sort()).toEqual(before.map((mail) => mail.id).sort());
  expect(exported.text).not.toContain('I stay.');

  expect((await app.call('POST', '/api/v1/admin/people/erase', { headers: admin, body })).status).toBe(200);
  await tasks.runDue();
  await app.context.requestLog.settle();
  expect(await mails()).toEqual([]);
  for (const table of Object.keys(DECLARED_TABLES)) {
    const rows = await db.query<{ all: string }>(`select t::text as all from ${table} t`);
    const text = rows.map((row) => row.all).join('\n');
    for (const trace of ['Multebeere', 'Trollbutter', 'Jorun', 'jorun.fjeld'])
      expect(text.includes(trace), `${trace} in ${table}`).toBe(false);
  }
  // What is another's stays.
  const left = await db.query<{ note: string }>('select note from requests where interview_id = $1', [stays.meetingId]);
  expect(left).toEqual([{ note: 'I stay.' }]);
});

test('the export holds everything about one person and nothing of another', async () => {
  const { headers } = await app.createKey({ organizationId: 'exporter', userId: 'u' });
  const serviceJobId = await postJob(app, headers);
  const one = await postInterview(app, headers, serviceJobId, {
    candidateEmail: 'one@example.com',
    candidateName: 'One',
  });
  await postInterview(app, headers, serviceJobId, { candidateEmail: 'two@example.com', candidateName: 'Two' });
  const candidate = new Candidate(app, one.token);
  await candidate.begin();
  await candidate.answer(
    'My answer about the lighthouse, where I changed the lamp 40 times because the wind broke it.',
  );
  const reply = await app.call('POST', '/api/v1/admin/people/export', {
    headers: admin,
    body: { organizationId: 'exporter', userId: 'u', email: 'ONE@example.com' },
  });
  expect(reply.status).toBe(200);
  expect(reply.text).toContain('lighthouse');
  expect(reply.text).not.toContain('two@example.com');
});

test('the export holds what an applicant tracking system knows the person by, without its key', async () => {
  const { db, ids } = app.context;
  const names = { organizationId: 'tracked', userId: 'u' };
  const { headers } = await app.createKey(names);
  const email = 'tracked@example.com';
  const { meetingId } = await postInterview(app, headers, await postJob(app, headers), { candidateEmail: email });
  const order = ids.next();
  await db.query(
    `insert into ats_orders (id, account_id, system, kind) select $1, account_id, 'ashby', 'stage' from interviews where id = $2`,
    [order, meetingId],
  );
  await db.query(
    `insert into ats_runs (order_id, interview_id, account_id, job_id, callback, key_sealed)
     select $1, id, account_id, job_id, 'known-there-as-77', $3 from interviews where id = $2`,
    [order, meetingId, Buffer.from('sealed')],
  );
  const reply = await app.call('POST', '/api/v1/admin/people/export', { headers: admin, body: { ...names, email } });
  expect(reply.body).toMatchObject({ data: { person: { ats_runs: [{ callback: 'known-there-as-77' }] } } });
  expect(reply.text).not.toContain('key_sealed');
});

describe('a profile', () => {
  const resume = (email: string, summary: string) => ({
    organizationId: 'profiled',
    resume: { basics: { name: 'Odalys Brandvold', email, summary } },
  });
  const ref = (email: string) => ({ organizationId: 'profiled', userId: 'u', email });

  test('is in the export and goes with the person', async () => {
    const { headers } = await app.createKey({ organizationId: 'profiled', userId: 'u' });
    const serviceJobId = await postJob(app, headers);
    const email = 'odalys@example.com';
    await postInterview(app, headers, serviceJobId, { candidateEmail: email });
    const imported = await app.call('POST', '/api/v1/admin/profiles', {
      headers: admin,
      body: resume(email, 'Keeps bees on roofs.'),
    });
    expect(imported.status).toBe(200);
    const exported = await app.call('POST', '/api/v1/admin/people/export', { headers: admin, body: ref(email) });
    expect(exported.text).toContain('Keeps bees on roofs.');
    expect(exported.body).toMatchObject({ data: { person: { profiles: [{}], profile_sources: [{}] } } });
    const erased = await app.call('POST', '/api/v1/admin/people/erase', { headers: admin, body: ref(email) });
    expect(erased.body).toMatchObject({ data: { counts: { candidates: 1, profiles: 1 } } });
    await app.context.requestLog.settle();
    const rows = await app.context.db.query<{ all: string }>('select t::text as all from request_records t');
    expect(rows.map((row) => row.all).join('\n')).not.toContain('Odalys');
  });

  test('without any interview can be exported and erased', async () => {
    const email = 'only-a-profile@example.com';
    await app.call('POST', '/api/v1/admin/profiles', { headers: admin, body: resume(email, 'Sells kites.') });
    const exported = await app.call('POST', '/api/v1/admin/people/export', { headers: admin, body: ref(email) });
    expect([exported.status, exported.text.includes('Sells kites.')]).toEqual([200, true]);
    const erased = await app.call('POST', '/api/v1/admin/people/erase', { headers: admin, body: ref(email) });
    expect(erased.body).toMatchObject({ data: { counts: { candidates: 0, profiles: 1 } } });
    expect((await app.call('POST', '/api/v1/admin/people/erase', { headers: admin, body: ref(email) })).status).toBe(
      404,
    );
  });
});

test('a person who gave no address is erased by the conversation held with them', async () => {
  const { apiKey } = await app.createKey({ organizationId: 'nameless', userId: 'u', scopes: ['conversations'] });
  const made = await app.call('POST', '/api/v1/integrations/candidates/conversations', {
    headers: { 'x-api-key': apiKey },
    body: {},
  });
  const interviewId = JSON.stringify(made.body).match(/[0-9a-f]{8}-[0-9a-f-]{27}/)?.[0];
  expect(interviewId).toBeDefined();
  const ref = { organizationId: 'nameless', userId: 'u', interviewId };
  for (const [path, id] of [
    ['export', interviewId],
    ['export', interviewId?.toUpperCase()],
    ['erase', interviewId],
  ]) {
    const body = { ...ref, interviewId: id };
    expect((await app.call('POST', `/api/v1/admin/people/${path}`, { headers: admin, body })).status).toBe(200);
  }
  for (const gone of [interviewId, interviewId?.toUpperCase(), 'zz', ''])
    expect(
      (await app.call('POST', '/api/v1/admin/people/erase', { headers: admin, body: { ...ref, interviewId: gone } }))
        .status,
    ).toBe(404);
});

const interviewId = '01920000-0000-7000-8000-000000000001';
test.each([
  ['nobody named', ['email'], { userId: 'u' }],
  ['address and interview', ['email'], { userId: 'u', email: 'a@example.com', interviewId }],
  ['address and username', ['email'], { email: 'a@example.com', username: 'a' }],
  ['interview and username', ['email'], { interviewId, username: 'a' }],
  ['an address with NUL', ['email'], { userId: 'u', email: 'x\u0000@y.zz' }],
  ['an address without a user', ['userId'], { email: 'a@example.com' }],
  ['an interview without a user', ['userId'], { interviewId }],
])('%s is told', async (_, path, by) => {
  for (const call of ['erase', 'export']) {
    const body = { organizationId: 'eraser', ...by };
    const reply = await app.call('POST', `/api/v1/admin/people/${call}`, { headers: admin, body });
    expect(reply).toMatchObject({ status: 403, body: { errors: [{ path }] } });
  }
});
