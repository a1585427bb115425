import { type ReviewsForm, reportForm, reviewsForm } from '@colloquy/contract/links';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestReply } from '../../testing/test-app.ts';
import { type HeldInterview, holdInterview } from './testing/held-interview.ts';

let app: TestApp;
let held: HeldInterview;
/** Shows nobody's assessments, as every link does that its maker did not want otherwise. */
let path = '';
/** Shows them. */
let open = '';
let keys: string[] = [];
beforeAll(async () => {
  app = await startTestApp();
  held = await holdInterview(app);
  const { report } = await held.links();
  path = report.replace('?', '/reviews?');
  const shown = app.context.links.assessedReport(held.id, app.clock.now());
  open = shown.slice(shown.indexOf('/links/')).replace('?', '/reviews?');
  const reply = await app.call('GET', report, { headers: { accept: 'application/json' } });
  keys = reportForm.parse(reply.body).report.competencies.map(({ key }) => key);
});
afterAll(() => app.close());

const post = (body: unknown, to = path): Promise<TestReply> => app.call('POST', to, { body });
const listed = async (): Promise<ReviewsForm> => reviewsForm.parse((await app.call('GET', open)).body);

test('a person’s assessment is kept with name and time, and stands in the report', async () => {
  const [first = ''] = keys;
  const reply = await post({
    reviewer: 'Ines Marotta',
    scores: { [first]: 4 },
    note: 'Clear about causes.',
    decision: 'take-further',
  });
  expect(reply.status).toBe(200);
  const form = reviewsForm.parse(reply.body);
  expect(form.reviews).toMatchObject([
    {
      reviewer: 'Ines Marotta',
      verified: false,
      scores: { [first]: 4 },
      note: 'Clear about causes.',
      decision: 'take-further',
      at: new Date(app.clock.now()).toISOString(),
      current: true,
    },
  ]);
  const report = await app.call('GET', open.replace('/reviews', ''), { headers: { accept: 'application/json' } });
  expect(report.body).toMatchObject({ reviews: form.reviews, disagreement: { competencies: [], decisions: false } });
  const text = await app.call('GET', open.replace('/reviews', ''), { headers: { accept: 'text/plain' } });
  expect(text.text).toMatch(/Ines Marotta \(name not verified\), .*: .* 4; Take further/);
});

test('a link shows what nobody thinks of the report, unless its maker chose it', async () => {
  const closed = await app.call('GET', path);
  expect(closed.body).toEqual({ reviews: [], disagreement: { competencies: [], decisions: false }, withheld: 1 });
  const report = await app.call('GET', path.replace('/reviews', ''), { headers: { accept: 'application/json' } });
  expect(report.body).toMatchObject({ reviews: [], withheld: 1 });
  const text = await app.call('GET', path.replace('/reviews', ''), { headers: { accept: 'text/plain' } });
  expect(text.text).toContain('Assessments that are not shown here: 1.');
  expect(text.text).not.toContain('Ines Marotta');
  // The choice is signed with the rest.
  expect((await app.call('GET', path.replace('?', '?assessments=shown&'))).status).toBe(404);
  expect((await app.call('GET', open.replace('assessments=shown&', ''))).status).toBe(404);
  expect((await app.call('GET', open.replace('=shown', '=all'))).status).toBe(404);
});

test('whoever gives an assessment by such a link sees their own come in, and no other', async () => {
  const reply = await post({ reviewer: 'Theo Brandt', note: 'Read twice.' });
  expect(reply.body).toMatchObject({ reviews: [{ reviewer: 'Theo Brandt', current: true }], withheld: 1 });
  // Nor does a name that is somebody else's open what they said before.
  const taken = await post({ reviewer: 'THEO  brandt', note: 'Typed by another hand.' });
  expect(taken.body).toMatchObject({ reviews: [{ note: 'Typed by another hand.' }], withheld: 2 });
});

test('with a key the JSON has them all; a document to hand on has none', async () => {
  const url = `/api/v1/interviews/${held.id}/report`;
  const json = await app.call('GET', url, { headers: { ...held.headers, accept: 'application/json' } });
  expect(json.body).toMatchObject({ data: { withheld: 0, reviews: [{ reviewer: 'Ines Marotta' }, {}, {}] } });
  const pdf = await app.app.inject({ method: 'GET', url, headers: { ...held.headers, accept: 'application/pdf' } });
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf.rawPayload)), { mergePages: true });
  expect(text).toContain('Assessments that are not shown here: 3.');
  expect(text).not.toContain('Ines Marotta');
});

test('a document by a link that shows them marks a name that was typed', async () => {
  const headers = { accept: 'application/pdf' };
  const pdf = await app.app.inject({ method: 'GET', url: open.replace('/reviews', ''), headers });
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf.rawPayload)), { mergePages: true });
  expect(text).toContain('Theo Brandt (name not verified)');
});

test('the same assessment sent twice counts once, also when both arrive together', async () => {
  const body = { reviewer: 'Jonas Wik', note: 'Sent by a nervous finger.' };
  const replies = await Promise.all([post(body), post(body), post(body)]);
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect((await listed()).reviews.filter(({ reviewer }) => reviewer === 'Jonas Wik')).toHaveLength(1);
});

test('a second opinion of the same person is added, not written over; the later one stands', async () => {
  const [first = ''] = keys;
  await post({ reviewer: 'Jonas Wik', scores: { [first]: 2 }, decision: 'hold' });
  const { reviews, disagreement } = await listed();
  expect(reviews.filter(({ reviewer }) => reviewer === 'Jonas Wik').map(({ current }) => current)).toEqual([
    false,
    true,
  ]);
  expect(disagreement).toEqual({ competencies: [{ key: first, low: 2, high: 4 }], decisions: true });
});

test('what is stored cannot be changed', async () => {
  await expect(app.context.db.query(`update reviews set note = 'other'`)).rejects.toThrow();
});

test('an assessment of another shape is refused with the wrong fields, and nothing is stored', async () => {
  const before = (await listed()).reviews.length;
  const [first = ''] = keys;
  const wrong: [unknown, string][] = [
    [{}, 'reviewer'],
    [{ reviewer: '  ', note: 'n' }, 'reviewer'],
    [{ reviewer: 'a\nb', note: 'n' }, 'reviewer'],
    [{ reviewer: 'x'.repeat(121), note: 'n' }, 'reviewer'],
    [{ reviewer: 'A', note: 'x'.repeat(4_001) }, 'note'],
    [{ reviewer: 'A', scores: { [first]: 6 } }, 'scores'],
    [{ reviewer: 'A', scores: { [first]: 2.5 } }, 'scores'],
    [{ reviewer: 'A', scores: { [first]: '3' } }, 'scores'],
    [{ reviewer: 'A', scores: { nonsense: 3 } }, 'scores'],
    [{ reviewer: 'A', decision: 'hire' }, 'decision'],
    [{ reviewer: 'A', note: 'n', reportNo: 0 }, 'reportNo'],
    [{ reviewer: 'A', note: 'n', reportNo: 2 }, 'reportNo'],
    [{ reviewer: 'A', note: 'n', recommendation: 'yes' }, 'recommendation'],
  ];
  for (const [body, field] of wrong) {
    const reply = await post(body);
    expect(reply.status, JSON.stringify(body)).toBe(400);
    const { errors } = reply.body as { errors: { path: string[] }[] };
    expect(errors[0]?.path[0], JSON.stringify(body)).toBe(field);
  }
  expect((await post({ reviewer: 'A' })).status).toBe(400);
  expect((await post({ reviewer: 'A', note: '  ' })).status).toBe(400);
  expect((await app.call('POST', path, { raw: '{"reviewer":' })).status).toBe(400);
  expect((await app.call('POST', path, { raw: 'reviewer=A', type: 'application/x-www-form-urlencoded' })).status).toBe(
    415,
  );
  expect((await listed()).reviews.length).toBe(before);
});

test('a body over one mebibyte is 413', async () => {
  expect((await post({ reviewer: 'A', note: 'x'.repeat(1_100_000) })).status).toBe(413);
});

test('assessments need the report’s own good link', async () => {
  const body = { reviewer: 'Mallory', note: 'n' };
  const { transcript } = await held.links();
  const query = (link: string): string => link.slice(link.indexOf('?'));
  expect((await post(body, `${path.slice(0, -1)}${path.endsWith('A') ? 'E' : 'A'}`)).status).toBe(404);
  expect((await post(body, `/links/reports/${held.id}/reviews${query(transcript)}`)).status).toBe(404);
  expect((await post(body, transcript.replace('?', '/reviews?'))).status).toBe(404);
  expect((await post(body, `/links/reports/${held.id}/reviews`)).status).toBe(404);
  expect((await listed()).reviews.some(({ reviewer }) => reviewer === 'Mallory')).toBe(false);
});

test('a report takes a bounded number of assessments', async () => {
  const { reviews } = await listed();
  await app.context.db.query(
    `insert into reviews (id, interview_id, reviewer, scores, note, decision, at)
     select gen_random_uuid(), $1, 'Panel ' || n, '{}', 'n', null, now() from generate_series(1, $2::int) n`,
    [held.id, 199 - reviews.length],
  );
  const last = await post({ reviewer: 'The last one', note: 'n' });
  expect(last).toMatchObject({ status: 200, body: { withheld: 199 } });
  expect((await post({ reviewer: 'One more', note: 'n' })).status).toBe(409);
  expect((await listed()).reviews).toHaveLength(200);
});

test('an expired link takes no assessment', async () => {
  app.clock.advance(24 * 3_600_000 + 1);
  expect((await post({ reviewer: 'Late', note: 'n' })).status).toBe(410);
});
