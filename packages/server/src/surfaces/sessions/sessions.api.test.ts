import { randomUUID } from 'node:crypto';
import { FILTER_TYPES, SESSION_LANGUAGES, session, sessionsPage } from '@colloquy/contract/sessions';
import { errorBody, INTERVIEW_TYPES } from '@colloquy/contract/shared';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listTransitions, sweepInterviews } from '../../features/interviews/index.ts';
import type { Id } from '../../platform/ids.ts';
import { authBattery } from '../../testing/auth-battery.ts';
import { Candidate, postInterview, postJob } from '../../testing/flows.ts';
import { startTestApp, type TestApp, type TestReply } from '../../testing/test-app.ts';

const URL_BASE = '/api/v1/integrations/candidates/interviews';
const DAY = 24 * 3_600_000;

type Session = {
  interview_id: string;
  candidate_id: string;
  iframe_url: string;
  expires_at: string;
  email: string;
  talent_id: string | null;
  completion_status: string;
  session_id: string;
};

let app: TestApp;
let headers: Record<string, string>;
beforeAll(async () => {
  app = await startTestApp();
  ({ headers } = await app.createKey({ scopes: ['sessions'] }));
});
afterAll(() => app.close());

const unknown = randomUUID();
const post = (body: unknown, more: Record<string, string> = {}) =>
  app.call('POST', URL_BASE, { headers: { ...headers, ...more }, body });
const get = (path = '', as = headers) => app.call('GET', `${URL_BASE}${path}`, { headers: as });

async function create(change: object = {}, as = headers): Promise<Session> {
  const reply = await app.call('POST', URL_BASE, {
    headers: as,
    body: { email: 'noor.haddad@example.com', interview_type: 'SOFTWARE_ENGINEER', ...change },
  });
  expect(reply).toMatchObject({ status: 200 });
  return reply.body as Session;
}

const roomOf = ({ iframe_url }: Session) => new Candidate(app, iframe_url.split('/room/')[1] ?? '');

async function held(change: object = {}): Promise<Session> {
  const made = await create(change);
  const candidate = roomOf(made);
  await candidate.begin();
  await candidate.finish();
  return made;
}

describe('authentication', () => {
  test.each([
    { method: 'POST', url: URL_BASE, body: { email: 'a@example.com', interview_type: 'STEM' } },
    { method: 'GET', url: URL_BASE },
    { method: 'GET', url: `${URL_BASE}/${unknown}` },
    { method: 'GET', url: `${URL_BASE}/${unknown}/results` },
    { method: 'POST', url: `${URL_BASE}/${unknown}/cancel`, body: {} },
  ] as const)('$method $url refuses every bad key alike', async (call) => {
    await authBattery(app, call, {
      header: 'authorization',
      prefix: 'Bearer ',
      scope: 'sessions',
      expected: {
        status: 401,
        body: { status: 401, errors: 'Invalid API key' },
        headers: { 'www-authenticate': 'Bearer' },
      },
    });
  });
});

describe('POST', () => {
  test('gives exactly the eight fields of a new session', async () => {
    const reply = await post({ email: 'Noor.Haddad@Example.com', interview_type: 'LEGAL_EXPERT' });
    expect(reply.status).toBe(200);
    expect(session.safeParse(reply.body).error).toBeUndefined();
    const made = reply.body as Session;
    expect(Object.keys(made)).toEqual([
      'interview_id',
      'candidate_id',
      'iframe_url',
      'expires_at',
      'email',
      'talent_id',
      'completion_status',
      'session_id',
    ]);
    expect(made).toMatchObject({
      email: 'Noor.Haddad@Example.com',
      talent_id: null,
      completion_status: 'SCHEDULED',
      iframe_url: expect.stringMatching(/^https:\/\/interviews\.example\.com\/room\/[\w-]{40,}$/),
      expires_at: new Date(app.clock.now() + 30 * DAY).toISOString(),
    });
    expect(made.session_id).not.toBe(made.interview_id);
  });

  test.each(INTERVIEW_TYPES)(
    'takes the type %s, and its room opens in every language of it',
    async (interview_type) => {
      for (const language of SESSION_LANGUAGES) {
        const made = await create({ interview_type, language });
        const state = await roomOf(made).look();
        expect(state).toMatchObject({ phase: 'welcome', invitation: { interviewLanguage: language } });
        expect(state.invitation.questionCount).toBeGreaterThanOrEqual(6);
      }
    },
  );

  test('takes every input of the document and gives talent_id back', async () => {
    const made = await create({
      talent_id: 'T-17/é',
      name: 'مريم الحسن',
      role: 'Senior ingénieure plateforme',
      language: 'fr',
      cv_link: 'https://example.com/cv.pdf',
      metadata: { campaign: 'spring', empty: '', '': undefined },
    });
    expect(made.talent_id).toBe('T-17/é');
    const state = await roomOf(made).look();
    expect(state.invitation).toMatchObject({ candidateName: 'مريم الحسن', title: 'Senior ingénieure plateforme' });
  });

  const fifty = Object.fromEntries(Array.from({ length: 50 }, (_, index) => [`k${index}`, 'x'.repeat(500)]));
  test('takes fifty entries of metadata at their longest, and keeps them', async () => {
    const metadata = { ...fifty, ['k'.repeat(40)]: '🚲'.repeat(500) };
    delete metadata.k0;
    const { interview_id } = await create({ metadata });
    const [row] = await app.context.db.query('select metadata from interviews where id = $1', [interview_id]);
    expect(row).toEqual({ metadata });
  });

  const wrong: [string, object, { code: string; path: (string | number)[] }][] = [
    ['no e-mail', { interview_type: 'STEM' }, { code: 'invalid_type', path: ['email'] }],
    ['no type', { email: 'a@example.com' }, { code: 'invalid_type', path: ['interview_type'] }],
    ['a bad e-mail', { email: 'nobody', interview_type: 'STEM' }, { code: 'invalid_format', path: ['email'] }],
    [
      'another type',
      { email: 'a@example.com', interview_type: 'stem' },
      { code: 'invalid_value', path: ['interview_type'] },
    ],
    [
      'EN',
      { email: 'a@example.com', interview_type: 'STEM', language: 'EN' },
      { code: 'invalid_value', path: ['language'] },
    ],
    [
      'en-IN',
      { email: 'a@example.com', interview_type: 'STEM', language: 'en-IN' },
      { code: 'invalid_value', path: ['language'] },
    ],
    [
      'an empty talent',
      { email: 'a@example.com', interview_type: 'STEM', talent_id: '' },
      { code: 'invalid_format', path: ['talent_id'] },
    ],
    [
      'a long talent',
      { email: 'a@example.com', interview_type: 'STEM', talent_id: 'x'.repeat(129) },
      { code: 'invalid_format', path: ['talent_id'] },
    ],
    [
      'an empty name',
      { email: 'a@example.com', interview_type: 'STEM', name: '' },
      { code: 'too_small', path: ['name'] },
    ],
    [
      'a long role',
      { email: 'a@example.com', interview_type: 'STEM', role: 'x'.repeat(201) },
      { code: 'too_big', path: ['role'] },
    ],
    [
      'a plain link',
      { email: 'a@example.com', interview_type: 'STEM', cv_link: 'http://example.com/cv' },
      { code: 'invalid_format', path: ['cv_link'] },
    ],
    [
      'a number in metadata',
      { email: 'a@example.com', interview_type: 'STEM', metadata: { a: 1 } },
      { code: 'invalid_type', path: ['metadata', 'a'] },
    ],
    [
      'a nested metadata',
      { email: 'a@example.com', interview_type: 'STEM', metadata: { a: {} } },
      { code: 'invalid_type', path: ['metadata', 'a'] },
    ],
    [
      'an array as metadata',
      { email: 'a@example.com', interview_type: 'STEM', metadata: [] },
      { code: 'invalid_type', path: ['metadata'] },
    ],
    [
      'a long value',
      { email: 'a@example.com', interview_type: 'STEM', metadata: { a: 'x'.repeat(501) } },
      { code: 'too_big', path: ['metadata', 'a'] },
    ],
    [
      '51 entries',
      { email: 'a@example.com', interview_type: 'STEM', metadata: { ...fifty, more: '' } },
      { code: 'too_big', path: ['metadata'] },
    ],
    [
      'an unknown key',
      { email: 'a@example.com', interview_type: 'STEM', talentId: 'x' },
      { code: 'unrecognized_keys', path: ['talentId'] },
    ],
  ];
  test.each(wrong)('%s is 400 with the field and the rule', async (_name, body, issue) => {
    const reply = await post(body);
    expect(reply).toMatchObject({
      status: 400,
      body: { status: 400, errors: expect.arrayContaining([expect.objectContaining(issue)]) },
    });
    expect(errorBody.safeParse(reply.body).error).toBeUndefined();
  });

  test.each([
    ['a long key', `{"${'k'.repeat(41)}":"x"}`],
    ['an empty key', '{"":"x"}'],
    ['NUL in a key', '{"a\\u0000":"x"}'],
  ])('metadata with %s is refused', async (_, metadata) => {
    const raw = `{"email":"a@example.com","interview_type":"STEM","metadata":${metadata}}`;
    expect(await app.call('POST', URL_BASE, { headers, raw })).toMatchObject({
      status: 400,
      body: { errors: [{ path: ['metadata', expect.any(String)] }] },
    });
  });

  test('a key called __proto__ is an entry like any other, or refused, never lost in silence', async () => {
    const raw = '{"email":"a@example.com","interview_type":"STEM","metadata":{"__proto__":"x","b":"y"}}';
    const reply = await app.call('POST', URL_BASE, { headers, raw });
    expect(reply).toMatchObject({ status: 400, body: { errors: [{ path: ['metadata', '__proto__'] }] } });
  });

  test('what is no JSON is 400, another content type 415', async () => {
    expect(await app.call('POST', URL_BASE, { headers, raw: '{' })).toMatchObject({
      status: 400,
      body: { errors: [{ code: 'invalid_json', path: [] }] },
    });
    expect(await app.call('POST', URL_BASE, { headers, raw: '{}', type: 'text/plain' })).toMatchObject({ status: 415 });
  });

  test('the same call makes two sessions of one candidate; Idempotency-Key makes one', async () => {
    const body = { email: 'twin@example.com', interview_type: 'STEM' };
    const [first, second] = [(await post(body)).body as Session, (await post(body)).body as Session];
    expect(second.interview_id).not.toBe(first.interview_id);
    expect(second.candidate_id).toBe(first.candidate_id);
    const once = await post(body, { 'idempotency-key': 'session-1' });
    const again = await post(body, { 'idempotency-key': 'session-1' });
    expect(again.body).toEqual(once.body);
    expect(again.headers['idempotency-replayed']).toBe('true');
  });

  test('the CV is taken in as in document 1', async () => {
    const { interview_id } = await create({ cv_link: 'https://example.com/cv.pdf' });
    const rows = await app.context.db.query<{ status: string; link: string }>(
      'select c.status, c.link from cv_intakes c join interviews i on i.cv_intake_id = c.id where i.id = $1',
      [interview_id],
    );
    expect(rows).toEqual([{ status: 'PENDING', link: 'https://example.com/cv.pdf' }]);
  });
});

describe('GET', () => {
  test('each session stands on one page exactly once, in both orders, with true totals past the end', async () => {
    const own = (await app.createKey({ organizationId: 'pages', scopes: ['sessions'] })).headers;
    const ids: string[] = [];
    for (let index = 0; index < 23; index += 1) ids.push((await create({ interview_type: 'STEM' }, own)).interview_id);
    for (const [sortOrder, expected] of [
      ['asc', ids],
      ['desc', [...ids].reverse()],
    ] as const) {
      const seen: string[] = [];
      for (let pageIndex = 1; pageIndex <= 5; pageIndex += 1) {
        const reply = await get(`?pageIndex=${pageIndex}&pageSize=7&sortOrder=${sortOrder}`, own);
        expect(sessionsPage.safeParse(reply.body).error).toBeUndefined();
        const page = reply.body as { results: Session[] };
        expect(page).toMatchObject({ pageIndex, pageSize: 7, total: 23 });
        seen.push(...page.results.map(({ interview_id }) => interview_id));
      }
      expect(seen).toEqual(expected);
    }
    expect((await get('', own)).body).toMatchObject({ pageIndex: 1, pageSize: 20, total: 23 });
  });

  test('filters by type, by talent and by both, with the totals of the filter', async () => {
    const own = (await app.createKey({ organizationId: 'filters', scopes: ['sessions'] })).headers;
    const a = await create({ interview_type: 'STEM', talent_id: 'a' }, own);
    const b = await create({ interview_type: 'DATA_SCIENTIST', talent_id: 'a' }, own);
    const c = await create({ interview_type: 'STEM' }, own);
    const d = await create({ interview_type: 'LEGAL_EXPERT', talent_id: '%' }, own);
    const ids = async (query: string) => {
      const { total, results } = (await get(query, own)).body as { total: number; results: Session[] };
      expect(total).toBe(results.length);
      return results.map(({ interview_id }) => interview_id);
    };
    expect(await ids('')).toEqual([d, c, b, a].map(({ interview_id }) => interview_id));
    expect(await ids('?interview_type=STEM')).toEqual([c.interview_id, a.interview_id]);
    expect(await ids('?talent_id=a')).toEqual([b.interview_id, a.interview_id]);
    expect(await ids('?talent_id=a&interview_type=STEM')).toEqual([a.interview_id]);
    expect(await ids('?talent_id=%25')).toEqual([d.interview_id]);
    expect(await ids('?talent_id=nobody')).toEqual([]);
    expect(await ids('?talent_id=a&interview_type=SENIOR_STAFF_ML')).toEqual([]);
  });

  test.each(FILTER_TYPES)('the filter takes %s', async (type) => {
    expect((await get(`?interview_type=${type}`)).status).toBe(200);
  });

  test.each(INTERVIEW_TYPES.filter((type) => !(FILTER_TYPES as readonly string[]).includes(type)))(
    'the filter refuses %s',
    async (type) => {
      expect(await get(`?interview_type=${type}`)).toMatchObject({
        status: 400,
        body: { errors: [{ code: 'invalid_value', path: ['interview_type'] }] },
      });
    },
  );

  test.each([
    ['pageIndex=0', { code: 'too_small', path: ['pageIndex'] }],
    ['pageIndex=1.0', { code: 'invalid_format', path: ['pageIndex'] }],
    ['pageSize=101', { code: 'too_big', path: ['pageSize'] }],
    ['pageSize=0', { code: 'too_small', path: ['pageSize'] }],
    ['sortOrder=DESC', { code: 'invalid_value', path: ['sortOrder'] }],
    ['talent_id=', { code: 'invalid_format', path: ['talent_id'] }],
    ['talentId=a', { code: 'unrecognized_keys', path: ['talentId'] }],
    ['pageIndex=1&pageIndex=2', { code: 'invalid_value', path: ['pageIndex'] }],
  ])('?%s is 400', async (query, issue) => {
    expect(await get(`?${query}`)).toMatchObject({ status: 400, body: { errors: [expect.objectContaining(issue)] } });
  });
});

describe('an interview', () => {
  test('goes from SCHEDULED over STARTED to REPORT_GENERATED, with its history', async () => {
    const made = await create({ talent_id: 'whole', metadata: { campaign: 'autumn' }, role: 'Backend engineer' });
    const status = async () => ((await get(`/${made.interview_id}`)).body as Session).completion_status;
    const candidate = roomOf(made);
    await candidate.begin();
    expect(await status()).toBe('STARTED');
    await candidate.finish();
    expect(await status()).toBe('INTERVIEW_COMPLETED');
    expect((await get(`/${made.interview_id}/results`)).body).toEqual({
      interview_id: made.interview_id,
      completion_status: 'INTERVIEW_COMPLETED',
      recording_url: null,
      transcript_url: expect.stringContaining('https://interviews.example.com/'),
      report_url: null,
    });
    await app.context.tasks.runDue();
    expect(await status()).toBe('REPORT_GENERATED');
    const results = (await get(`/${made.interview_id}/results`)).body as { report_url: string };
    const report = await app.call('GET', new URL(results.report_url).pathname + new URL(results.report_url).search, {
      headers: { accept: 'application/json' },
    });
    expect(report.body).toMatchObject({
      about: { interviewType: 'SOFTWARE_ENGINEER', role: 'Backend engineer', metadata: { campaign: 'autumn' } },
    });
    expect(
      (await listTransitions(app.context.db, made.interview_id as Id<'interview'>)).map(({ from, to, actor }) => [
        from,
        to,
        actor,
      ]),
    ).toEqual([
      [null, 'SCHEDULED', 'account'],
      ['SCHEDULED', 'STARTED', 'candidate'],
      ['STARTED', 'INTERVIEW_COMPLETED', 'candidate'],
      ['INTERVIEW_COMPLETED', 'REPORT_GENERATED', 'report'],
    ]);
  });

  test('a hands-on type brings its exercise, with the text that the editor opens with', async () => {
    const candidate = roomOf(await create());
    await candidate.begin();
    const exercises = new Set<string>();
    for (let turn = 1; candidate.state?.phase !== 'ended' && turn < 60; turn += 1) {
      const question = candidate.state?.conversation?.prompt?.question;
      if (question?.answerForm === 'code') exercises.add(question.starter ?? '');
      await candidate.answer(`I looked at case ${turn} for 20 minutes, found the cause, and in the end it held.`);
    }
    expect(exercises.size).toBe(1);
    for (const starter of exercises) expect(starter.split('\n').length).toBeGreaterThanOrEqual(8);
  });

  test('nobody comes: NO_SHOW; a line is lost: CANDIDATE_DROP_OFF; declined: CANDIDATE_ABORTED', async () => {
    const [absent, lost, declined] = [await create(), await create(), await create()];
    await roomOf(declined).send('leave', { how: 'decline', wantsPerson: false });
    expect((await get(`/${declined.interview_id}`)).body).toMatchObject({ completion_status: 'CANDIDATE_ABORTED' });
    await roomOf(lost).begin();
    app.clock.advance(11 * 60_000);
    await sweepInterviews(app.context);
    expect((await get(`/${lost.interview_id}`)).body).toMatchObject({ completion_status: 'CANDIDATE_DROP_OFF' });
    app.clock.advance(31 * DAY);
    while ((await sweepInterviews(app.context)) > 0);
    expect((await get(`/${absent.interview_id}`)).body).toMatchObject({ completion_status: 'NO_SHOW' });
  });

  test('two interviews of one type and role share a version of the blueprint, another role has its own', async () => {
    const versionOf = async (change: object) => {
      const made = await create({ interview_type: 'JD_BIO_AI', ...change });
      await roomOf(made).begin();
      const [row] = await app.context.db.query<{ v: string }>(
        'select blueprint_version_id as v from interviews where id = $1',
        [made.interview_id],
      );
      return row?.v;
    };
    const [plain, same, tied, back] = [
      await versionOf({}),
      await versionOf({}),
      await versionOf({ role: 'Cell biologist' }),
      await versionOf({}),
    ];
    expect(same).toBe(plain);
    expect(tied).not.toBe(plain);
    expect(back).toBe(plain);
  });

  test('many begins of a new type at once agree on one version', async () => {
    const own = (await app.createKey({ organizationId: 'race', scopes: ['sessions'] })).headers;
    const made = await Promise.all(Array.from({ length: 6 }, () => create({ interview_type: 'MATERIAL_EXPERT' }, own)));
    await Promise.all(made.map((one) => roomOf(one).begin()));
    const rows = await app.context.db.query('select distinct blueprint_version_id from interviews where id = any($1)', [
      made.map(({ interview_id }) => interview_id),
    ]);
    expect(rows).toHaveLength(1);
  });

  test('can be cancelled, given a new link, and given time', async () => {
    const made = await create();
    const call = (what: string, body?: object): Promise<TestReply> =>
      app.call('POST', `${URL_BASE}/${made.interview_id}/${what}`, { headers, ...(body ? { body } : {}) });
    const renewed = (await call('link', {})).body as Session;
    expect((await call('link')).status).toBe(200);
    expect(await call('accommodation')).toMatchObject({ status: 400, body: { errors: [{ code: 'invalid_json' }] } });
    expect(renewed.iframe_url).not.toBe(made.iframe_url);
    await expect(roomOf(made).look()).rejects.toThrow('404');
    expect((await call('accommodation', { timeFactor: 2 })).status).toBe(200);
    expect(await call('accommodation', { timeFactor: 9 })).toMatchObject({
      status: 400,
      body: { errors: [{ path: ['timeFactor'] }] },
    });
    expect((await call('cancel')).body).toMatchObject({ completion_status: 'CANDIDATE_ABORTED' });
    const begun = await held();
    expect(await app.call('POST', `${URL_BASE}/${begun.interview_id}/cancel`, { headers, body: {} })).toMatchObject({
      status: 409,
    });
    expect(app.logged.filter((line) => line.includes('move-refused')).map((line) => JSON.parse(line))).toMatchObject([
      { interviewId: begun.interview_id, to: 'CANDIDATE_ABORTED', actor: 'account' },
    ]);
  });
});

describe('isolation', () => {
  test('what belongs to another account, or was made by another surface, answers like what does not exist', async () => {
    const stranger = (await app.createKey({ organizationId: 'org-1', userId: 'somebody-else' })).headers;
    const all = (await app.createKey()).headers;
    const { interview_id } = await create({ talent_id: 'mine' });
    const { meetingId } = await postInterview(app, all, await postJob(app, all));
    for (const suffix of ['', '/results']) {
      const missing = await get(`/${unknown}${suffix}`, stranger);
      expect(missing).toMatchObject({ status: 404, body: { status: 404, errors: 'Interview not found' } });
      for (const id of [interview_id, interview_id.toUpperCase(), 'x', meetingId]) {
        const as = id === meetingId ? all : stranger;
        const reply = await get(`/${id}${suffix}`, as);
        expect([reply.status, reply.text]).toEqual([missing.status, missing.text]);
      }
    }
    for (const what of ['cancel', 'link', 'accommodation']) {
      const body = what === 'accommodation' ? { timeFactor: 2 } : {};
      for (const [id, as] of [
        [interview_id, stranger],
        [meetingId, all],
      ] as const) {
        const reply = await app.call('POST', `${URL_BASE}/${id}/${what}`, { headers: as, body });
        expect(reply).toMatchObject({ status: 404, body: { errors: 'Interview not found' } });
      }
    }
    expect(await app.call('GET', `/api/v1/interviews/${interview_id}`, { headers: all })).toMatchObject({
      status: 404,
    });
    expect((await get('?talent_id=mine', stranger)).body).toMatchObject({ total: 0, results: [] });
  });
});

test('erasing a candidate takes the sessions out of lists and totals', async () => {
  const own = (await app.createKey({ organizationId: 'erase', userId: 'u', scopes: ['sessions'] })).headers;
  await create({ email: 'gone@example.com', talent_id: 'gone', interview_type: 'STEM' }, own);
  await create({ email: 'stays@example.com', talent_id: 'stays', interview_type: 'STEM' }, own);
  const reply = await app.call('POST', '/api/v1/admin/people/erase', {
    headers: { 'x-admin-secret': 'an-admin-secret-for-tests' },
    body: { organizationId: 'erase', userId: 'u', email: 'GONE@example.com' },
  });
  expect(reply.status).toBe(200);
  expect((await get('', own)).body).toMatchObject({ total: 1, results: [{ email: 'stays@example.com' }] });
  expect((await get('?talent_id=gone', own)).body).toMatchObject({ total: 0, results: [] });
  expect((await get('?interview_type=STEM', own)).body).toMatchObject({ total: 1 });
});
