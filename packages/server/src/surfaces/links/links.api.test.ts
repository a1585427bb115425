import { reportForm, transcriptForm } from '@colloquy/contract/links';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lockInterview } from '../../features/interviews/index.ts';
import { findReport } from '../../features/reports/index.ts';
import { insertReport } from '../../features/reports/report-store.ts';
import { DAY_MS } from '../../platform/clock.ts';
import type { Id } from '../../platform/ids.ts';
import { signedIn } from '../../testing/console-people.ts';
import { ADMIN_SECRET, startTestApp, type TestApp, type TestReply } from '../../testing/test-app.ts';
import { type HeldInterview, holdInterview } from './testing/held-interview.ts';

const JSON_ONLY = { accept: 'application/json' };
const BROWSER = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,*/*;q=0.8' };
/** One for each turn; with more turns than answers some are given again. */
const ANSWERS = [
  'Once I rolled a release back within 4 minutes, in the end nobody noticed.',
  'In May I moved the databases with every release to a second region and restored one each week.',
  'A certificate ran out after a release at night, so I wrote a postmortem and an alarm that warns 30 days before.',
  'Two services shared a queue in production; I split it before the next release and the delay fell from 9 seconds to 1.',
  'I sat with a new junior engineer for 3 weeks until she made her first release in production.',
];

let app: TestApp;
let held: HeldInterview;
let other: HeldInterview;
beforeAll(async () => {
  app = await startTestApp();
  held = await holdInterview(app, {
    asks: 'How large is the team?',
    answer: (turn) =>
      turn === 1
        ? { text: 'Once I wrote the postmorten.', correction: 'Once I wrote the postmortem after 3 failed releases.' }
        : { text: ANSWERS[turn % ANSWERS.length] ?? '' },
  });
  other = await holdInterview(app, { candidateName: '李小龍', candidateEmail: 'lee@example.com' });
});
afterAll(() => app.close());

const get = (path: string, headers: Record<string, string> = JSON_ONLY): Promise<TestReply> =>
  app.call('GET', path, { headers });

/** Changes one parameter of a signed path. */
function changed(path: string, name: string, change: (value: string) => string): string {
  const url = new URL(path, 'https://x.example');
  url.searchParams.set(name, change(url.searchParams.get(name) ?? ''));
  return `${url.pathname}${url.search}`;
}

test('the report in JSON fits its published schema, its quotes are words of the transcript', async () => {
  const { report } = await held.links();
  const reply = await get(report);
  expect(reply.status).toBe(200);
  expect(String(reply.headers['content-type'])).toBe('application/json; charset=utf-8');
  const form = reportForm.parse(reply.body);
  expect(form).toMatchObject({ no: 1, versions: [{ no: 1 }], reviews: [] });
  const texts = new Map(form.transcript.turns.map(({ id, text }) => [id, text]));
  const quotes = [
    ...form.report.competencies.flatMap(({ evidence }) => evidence),
    ...form.report.questions.flatMap(({ facts }) => facts.flatMap(({ quote }) => quote ?? [])),
  ];
  expect(quotes.length).toBeGreaterThan(3);
  for (const quote of quotes) expect(texts.get(quote.turnId)?.slice(quote.start, quote.end)).toBe(quote.text);
  expect(form.report.asked).toBe(form.report.total);
  // What was said to the invitation to ask, after the last question.
  expect(form.ownQuestions.length).toBeGreaterThan(0);
  for (const { turnId, text, reply, told } of form.ownQuestions) {
    expect(texts.get(turnId)).toBe(text);
    expect(reply).not.toBeNull();
    const { id = 0, text: answer = '' } = form.transcript.turns.find(({ id: later }) => later > turnId) ?? {};
    expect(id).toBe(turnId + 1);
    for (const fact of told) expect(answer).toContain(fact.replace(/\.$/, ''));
  }
  expect(form.ownQuestions[0]?.turnId).toBeGreaterThan(Math.max(...quotes.map(({ turnId }) => turnId)));
});

test('the summary follows the description line by line, each quote with its place in the transcript', async () => {
  const { report, transcript } = reportForm.parse((await get((await held.links()).report)).body);
  const turns = new Map(transcript.turns.map((turn) => [turn.id, turn]));
  const keys = report.questions.map(({ key }) => key);
  const requirements = report.summary?.requirements ?? [];
  expect(requirements.map(({ text }) => text)).toEqual(report.plan?.coverage.map(({ text }) => text));
  expect(new Set(requirements.map(({ status }) => status))).toContain('read');
  for (const { status, questions, quotes, why } of requirements) {
    for (const key of questions) expect(keys).toContain(key);
    expect(why === null).toBe(status !== 'not-asked');
    for (const { turnId, start, end, text, offsetMs, media } of quotes) {
      expect(turns.get(turnId)?.text.slice(start, end)).toBe(text);
      expect({ offsetMs, media }).toEqual({ offsetMs: turns.get(turnId)?.offsetMs, media: null });
    }
  }
  expect(requirements.flatMap(({ quotes }) => quotes).length).toBeGreaterThan(0);
  expect(report.summary?.limits.at(-1)).toEqual({ limit: 'truth', count: null });
});

test('a report made before there was a summary has none and lists the description as it did', async () => {
  const { db } = app.context;
  const earlier = await findReport(db, other.id as Id<'interview'>);
  if (earlier === null) throw new Error('the interview has no report');
  const { summary: _, ...content } = earlier.content;
  const version = content.blueprint.versionId;
  await db.transaction(async (tx) => {
    await lockInterview(tx, earlier.interviewId as Id<'interview'>);
    await insertReport(tx, earlier.interviewId as Id<'interview'>, version, content, new Date(app.clock.now()));
  });
  const { report } = await other.links();
  const form = reportForm.parse((await get(`${report}&no=2`)).body);
  expect(form).toMatchObject({ no: 2, report: { summary: null } });
  const { text } = await get(`${report}&no=2`, { accept: 'text/plain' });
  expect(text).toMatch(/^WHAT THE DESCRIPTION ASKS FOR\n.* \[(task|required|nice to have|tool)\]: /m);
  expect(text).not.toContain('WHAT THIS DRAFT CANNOT TELL');
});

test('the transcript in JSON fits its published schema and keeps what was said before a correction', async () => {
  const { transcript } = await held.links();
  const form = transcriptForm.parse((await get(transcript)).body);
  expect(form).toMatchObject({
    interviewId: held.id,
    organization: expect.stringMatching(/^org/),
    candidateName: 'Mirela Popa',
    title: 'Platform Engineer',
    language: 'en',
    modes: ['text'],
    recordingUrl: null,
  });
  expect(form.turns.find(({ original }) => original !== null)).toMatchObject({
    speaker: 'candidate',
    text: 'Once I wrote the postmortem after 3 failed releases.',
    original: 'Once I wrote the postmorten.',
    mode: 'text',
    media: null,
    unclear: false,
  });
  const offsets = form.turns.map(({ offsetMs }) => offsetMs);
  expect(offsets).toEqual(offsets.toSorted((a, b) => a - b));
  expect(offsets.at(-1)).toBeGreaterThan(60_000);
});

test('the text forms say who said what when, what the report found and how it was made', async () => {
  const links = await held.links();
  const transcript = await get(links.transcript, { accept: 'text/plain' });
  expect(transcript.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(transcript.text).toMatch(/^Mirela Popa · Platform Engineer\n/);
  expect(transcript.text).toMatch(/^\[0:20\] Candidate: /m);
  expect(transcript.text).toContain('(first: Once I wrote the postmorten.)');
  const report = await get(links.report, { accept: 'text/plain' });
  expect(report.text).toContain('An AI asked and drafted this; a person decides.');
  expect(report.text).toMatch(/^Report 1 of 1, .*; engine scripted 1; questions /m);
  expect(report.text).toMatch(/^WHAT THE DESCRIPTION ASKS FOR\n.* \[(task|required|nice to have|tool)\]: /m);
  expect(report.text.match(/^WHAT THE DESCRIPTION ASKS FOR$/gm)).toHaveLength(1);
  expect(report.text).toMatch(/^WHAT THIS DRAFT CANNOT TELL\n(.*\n)*Whether what was said is so/m);
  expect(report.text).toContain('None yet.');
  expect(report.text).toMatch(/^THE CANDIDATE ASKED\n"/m);
  expect(report.text).toMatch(
    /the same words were given at another question; they are not counted twice; same answer as to question \d/,
  );
  for (const text of [report.text, transcript.text]) expect(text).not.toMatch(/undefined|null|\[object|NaN/);
});

test('names of any script come through every form unchanged', async () => {
  const links = await other.links();
  expect((await get(links.report)).body).toMatchObject({ transcript: { candidateName: '李小龍' } });
  expect((await get(links.report, { accept: 'text/plain' })).text.startsWith('李小龍 · ')).toBe(true);
  expect((await get(links.transcript, { accept: 'text/plain' })).text.startsWith('李小龍 · ')).toBe(true);
});

test('the form is chosen by Accept with its qualities; what is not given is 406', async () => {
  const { report, transcript } = await held.links();
  const typeOf = async (path: string, accept: string): Promise<[number, string | undefined]> => {
    const { status, headers } = await get(path, { accept });
    return [status, String(headers['content-type']).split(';')[0]];
  };
  expect(await typeOf(report, 'application/json, text/html;q=0.5')).toEqual([200, 'application/json']);
  expect(await typeOf(report, 'text/plain;q=0.9, application/json;q=0.3')).toEqual([200, 'text/plain']);
  expect(await typeOf(report, 'application/*')).toEqual([200, 'application/json']);
  expect(await typeOf(report, 'application/json;q=0, text/plain;q=0.1')).toEqual([200, 'text/plain']);
  expect(await typeOf(report, 'image/png')).toEqual([406, 'application/json']);
  expect(await typeOf(report, 'application/json;q=0')).toEqual([406, 'application/json']);
  expect(await typeOf(report, 'text/vtt')).toEqual([406, 'application/json']);
  expect(await typeOf(transcript, 'text/vtt')).toEqual([406, 'application/json']);
  expect(await typeOf(transcript, 'text/vtt, text/plain;q=0.2')).toEqual([200, 'text/plain']);
});

test('HEAD answers as GET does, without the body', async () => {
  const { report, transcript } = await held.links();
  for (const url of [report, transcript]) {
    for (const accept of ['application/json', 'text/plain']) {
      const head = await app.app.inject({ method: 'HEAD', url, headers: { accept } });
      const full = await get(url, { accept });
      expect([head.statusCode, head.body]).toEqual([200, '']);
      for (const name of ['content-type', 'content-length', 'cache-control', 'vary']) {
        expect(head.headers[name], name).toBe(full.headers[name]);
      }
    }
  }
  const bad = changed(report, 'signature', () => 'AAAAAAAAAAAAAAAAAAAAAAAAAAA');
  expect((await app.app.inject({ method: 'HEAD', url: bad })).statusCode).toBe(404);
});

test('every reply is private, not stored, not indexed and sends no referrer', async () => {
  const { report } = await held.links();
  const bad = changed(report, 'signature', () => 'AAAAAAAAAAAAAAAAAAAAAAAAAAA');
  for (const reply of [await get(report), await get(report, BROWSER), await get(bad), await get(bad, BROWSER)]) {
    expect(reply.headers).toMatchObject({
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex, nofollow',
      vary: 'accept, accept-encoding, accept-language',
    });
    expect(String(reply.headers['content-security-policy'])).toMatch(/frame-ancestors 'none'/);
    expect(String(reply.headers['content-security-policy'])).not.toMatch(/unsafe/);
  }
});

test('a signature that was tampered with, cut, doubled in meaning or missing is 404', async () => {
  const { report } = await held.links();
  const broken = [
    changed(report, 'signature', (it) => `${it.startsWith('A') ? 'B' : 'A'}${it.slice(1)}`),
    changed(report, 'signature', (it) => it.slice(0, -2)),
    changed(report, 'signature', (it) => `${it}!`),
    changed(report, 'signature', (it) => `${it}=`),
    changed(report, 'signature', () => ''),
    changed(report, 'expires', (it) => String(Number(it) + 1)),
    changed(report, 'expires', (it) => `0${it}`),
    changed(report, 'expires', () => 'soon'),
    report.split('?')[0] ?? '',
    report.replace('/links/', '/links//'),
  ];
  for (const path of broken) {
    const reply = await get(path);
    expect([reply.status, reply.body], path).toEqual([404, { status: 404, errors: 'Not found' }]);
  }
});

test('a signature opens its own kind and its own interview only', async () => {
  const [mine, theirs] = [await held.links(), await other.links()];
  const query = (path: string): string => path.slice(path.indexOf('?'));
  const swapped = [
    `/links/transcripts/${held.id}${query(mine.report)}`,
    `/links/reports/${held.id}${query(mine.transcript)}`,
    `/links/reports/${other.id}${query(mine.report)}`,
    `/links/transcripts/${held.id}${query(theirs.transcript)}`,
    `/links/transcripts/${held.id}/reviews${query(mine.transcript)}`,
    `/links/reports/${held.id}/reviews${query(mine.transcript)}`,
    `/links/reports/${held.id.toUpperCase()}${query(mine.report)}`,
    `/links/reports/${held.id.replace('-', '%2D')}${query(mine.report)}`,
  ];
  for (const path of swapped) expect((await get(path)).status, path).toBe(404);
});

test('the same link opens the report that ?no= names, and none that does not exist', async () => {
  const { report } = await held.links();
  expect((await get(`${report}&no=1`)).body).toMatchObject({ no: 1 });
  for (const no of ['2', '0', '-1', '1e3', '', '99999999999999']) {
    expect((await get(`${report}&no=${no}`)).status, no).toBe(404);
  }
});

test('a link that has expired names where the same lasts, where somebody can sign in there; a wrong one never', async () => {
  const { report, transcript } = await held.links();
  app.clock.advance(DAY_MS + 1_000);
  const at = async (path: string) => (await get(path)).body as { consoleUrl?: string };
  expect(await at(report)).toEqual({ status: 410, errors: expect.any(String) });
  const [row] = await app.context.db.query<{ id: string }>(
    'select a.organization_id as id from interviews i join accounts a on a.id = i.account_id where i.id = $1',
    [held.id],
  );
  await signedIn(app, row?.id ?? '', 'VIEWER');
  const place = `/console/${row?.id}/interviews/${held.id}`;
  expect(new URL((await at(report)).consoleUrl ?? '').pathname).toBe(`${place}/report`);
  expect(new URL((await at(transcript)).consoleUrl ?? '').pathname).toBe(place);
  const wrong = changed(report, 'signature', () => 'AAAAAAAAAAAAAAAAAAAAAAAAAAA');
  expect(await at(wrong)).not.toHaveProperty('consoleUrl');
});

test('a link expires after 24 hours with 410, and a wrong one stays 404', async () => {
  const { report, transcript } = await held.links();
  app.clock.advance(DAY_MS - 1_000);
  expect((await get(report)).status).toBe(200);
  app.clock.advance(2_000);
  for (const path of [report, transcript, report.replace('?', '/reviews?')]) {
    expect((await get(path)).status).toBe(410);
    expect((await get(path, BROWSER)).status).toBeOneOf([410, 503]);
  }
  expect((await get(changed(report, 'signature', () => 'AAAAAAAAAAAAAAAAAAAAAAAAAAA'))).status).toBe(404);
  expect((await get((await held.links()).report)).status).toBe(200);
});

test('the report of an interview without consent to an AI evaluation holds the transcript and no assessment', async () => {
  const quiet = await holdInterview(app, { candidateEmail: 'no.ai@example.com', aiEvaluation: false });
  const { report } = await quiet.links();
  const form = reportForm.parse((await get(report)).body);
  expect(form.report).toMatchObject({ evaluation: 'refused', overall: null });
  expect(new Set(form.report.competencies.map(({ notAssessable }) => notAssessable))).toEqual(new Set(['no-consent']));
  expect(form.transcript.turns.filter(({ speaker }) => speaker === 'candidate').length).toBeGreaterThan(3);
  expect((await get(report, { accept: 'text/plain' })).text).toContain('a person reads the answers and decides');
});

test('a wish for a person that comes after the report is shown with it', async () => {
  const { report } = await other.links();
  expect((await get(report)).body).toMatchObject({ report: { humanAsked: false }, personRequests: [] });
  await other.send('ask-human', { note: 'I stammer.\nA call is\tfine.' });
  const at = new Date(app.clock.now()).toISOString();
  expect((await get(report)).body).toMatchObject({
    report: { humanAsked: true },
    personRequests: [{ at, kind: 'person', note: 'I stammer.\nA call is\tfine.', request: { state: 'open' } }],
  });
  expect((await get(report, { accept: 'text/plain' })).text).toMatch(
    new RegExp(`  ${at} Asks to talk to a person "I stammer. A call is fine." \\[open, due \\d{4}-[^,\\]]*\\]\\n`),
  );
});

test('what became of a wish is told to everybody, who has it in hand only inside', async () => {
  const held = await holdInterview(app, { candidateEmail: 'answered@example.com' });
  await held.send('ask-human', { about: 'review', note: 'Please look again.' });
  await held.send('ask-human', { about: 'erase' });
  const { headers } = held;
  const found = await app.call('GET', `/api/v1/requests?interviewId=${held.id}`, { headers });
  const { results } = (found.body as { data: { results: { id: string; kind: string; dueAt: string }[] } }).data;
  const review = results.find(({ kind }) => kind === 'review');
  const write = (path: string, body: object) =>
    app.call('POST', `/api/v1/requests/${review?.id}/${path}`, { headers, body });
  expect((await write('assign', { assignee: 'Ines Okoro' })).status).toBe(200);
  expect((await write('answer', { text: 'It stands.' })).status).toBe(200);

  const inside = await app.call('GET', `/api/v1/interviews/${held.id}/report`, { headers });
  const form = reportForm.parse((inside.body as { data: unknown }).data);
  expect(form.personRequests).toMatchObject([
    { kind: 'review', request: { state: 'answered', assignee: 'Ines Okoro', dueAt: review?.dueAt } },
    { kind: 'erase', request: { state: 'open', assignee: null, closedAt: null } },
  ]);
  const closedAt = form.personRequests[0]?.request?.closedAt ?? '';
  const { report } = await held.links();
  const shown = await get(report);
  expect(reportForm.parse(shown.body).personRequests).toMatchObject([
    { request: { state: 'answered', assignee: null, closedAt } },
    { request: { state: 'open' } },
  ]);
  expect(shown.text).not.toContain('Okoro');
  const text = (await get(report, { accept: 'text/plain' })).text;
  expect(text).toContain(`"Please look again." [answered ${closedAt}]`);
  expect(text).not.toContain('Okoro');
});

test('erasing the person kills the link at once', async () => {
  const gone = await holdInterview(app, { candidateEmail: 'gone@example.com' });
  const links = await gone.links();
  expect((await get(links.report)).status).toBe(200);
  const erased = await app.call('POST', '/api/v1/admin/people/erase', {
    headers: { 'x-admin-secret': ADMIN_SECRET },
    body: { organizationId: 'org-1', userId: 'user-1', email: 'gone@example.com' },
  });
  expect(erased.status, erased.text).toBe(200);
  for (const path of Object.values(links)) expect((await get(path)).status).toBe(404);
});

test('nothing of a link or a name reaches the log', () => {
  const lines = app.logged.join('\n');
  expect(lines).not.toMatch(/signature|Mirela|李小龍/);
});

test('a database that fails says nothing of itself on the pages people open', async () => {
  const links = await held.links();
  const { query } = app.context.db;
  app.context.db.query = () => Promise.reject(new Error('database "secret_name" is not accepting connections'));
  try {
    for (const path of [links.report, links.transcript]) {
      const reply = await get(path);
      expect([path, reply.status, reply.text.includes('secret_name')]).toEqual([path, 500, false]);
      expect(reply.body).toMatchObject({ status: 500, errors: expect.stringMatching(/^Internal error \(request /) });
    }
  } finally {
    app.context.db.query = query;
  }
});
