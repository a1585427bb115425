import { type ApplyReply, applyReply, applyState } from '@colloquy/contract/public';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CONVERSATIONS, type Details, Founder, postProgramme } from '../../testing/founder-flows.ts';
import { TEA } from '../../testing/founder-stories.ts';
import { ADMIN_SECRET, startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let headers: Record<string, string>;
beforeAll(async () => {
  app = await startTestApp();
  const { apiKey } = await app.createKey({ scopes: ['conversations'] });
  headers = { 'x-api-key': apiKey };
});
afterAll(() => app.close());

const total = async () => {
  const reply = await app.call('GET', CONVERSATIONS, { headers });
  return (reply.body as { total: number }).total;
};

test('opening the page or reading what it shows makes nothing, also by HEAD', async () => {
  const { slug } = await postProgramme(app, { name: 'Open House', ask: [] });
  const before = await total();
  for (const method of ['GET', 'HEAD'] as const) {
    const page = await app.call(method, `/apply/${slug}?source=newsletter`);
    expect([200, 503]).toContain(page.status);
    expect(page.headers['set-cookie']).toBeUndefined();
  }
  const { status, body } = await app.call('GET', `/apply/api/${slug}`);
  expect({ status, shown: applyState.parse(body) }).toMatchObject({
    status: 200,
    shown: { organization: 'org-1', programme: 'Open House', language: 'en', questionCount: 11 },
  });
  expect(await total()).toBe(before);
});

test('a founder starts a conversation in a language of her own, and is counted to source and cohort', async () => {
  const { slug } = await postProgramme(app, { name: 'Harvest', cohort: 'h1', ask: [] });
  const reply = await app.call('POST', `/apply/api/${slug}`, { body: { source: 'newsletter', language: 'ja' } });
  expect(reply.status).toBe(200);
  const { url } = applyReply.parse(reply.body) satisfies ApplyReply;
  const founder = new Founder(app, url, 'ja', 'Harvest');
  const { plannedMinutes } = applyState.parse((await app.call('GET', `/apply/api/${slug}`)).body);
  const begun = await founder.begin();
  expect(begun.invitation.plannedMinutes).toBe(plannedMinutes);
  expect(begun.conversation?.timeLeftMs).toBe(plannedMinutes * 60_000);
  await founder.tell(TEA);
  await founder.send('confirm');
  const list = await app.call('GET', `${CONVERSATIONS}?cohort=h1`, { headers });
  const [details] = (list.body as { results: Details[] }).results;
  expect(details).toMatchObject({
    source: 'newsletter',
    status: 'COMPLETED',
    founder_email: 'hazuki@chabatake.example',
  });
});

test('a closed programme answers like one that does not exist', async () => {
  const { id, slug } = await postProgramme(app, { name: 'Over' });
  await app.call('PUT', `/api/v1/admin/programmes/${id}`, {
    headers: { 'x-admin-secret': ADMIN_SECRET },
    body: { open: false },
  });
  for (const method of ['GET', 'POST'] as const) {
    const body = method === 'POST' ? { body: {} } : {};
    const [closed, missing] = [
      await app.call(method, `/apply/api/${slug}`, body),
      await app.call(method, '/apply/api/no-such-programme', body),
    ];
    expect(closed.status).toBe(404);
    expect(closed.text).toBe(missing.text);
  }
  const [page, none] = [await app.call('GET', `/apply/${slug}`), await app.call('GET', '/apply/no-such-programme')];
  expect([404, 503]).toContain(page.status);
  expect(page.text).toBe(none.text);
});

test.each([
  ['an unknown key', { who: 'me' }],
  ['a source with a line break', { source: 'a\nb' }],
  ['another language', { language: 'tlh' }],
])('%s is 400', async (_name, body) => {
  const { slug } = await postProgramme(app, { name: 'Strict' });
  expect(await app.call('POST', `/apply/api/${slug}`, { body })).toMatchObject({
    status: 400,
    body: { code: 'invalid' },
  });
});

test('a form of another site cannot start one, and one network starts only so many', async () => {
  const { slug } = await postProgramme(app, { name: 'Rush' });
  const foreign = await app.call('POST', `/apply/api/${slug}`, { raw: '{}', type: 'text/plain' });
  expect(foreign).toMatchObject({ status: 415, body: { code: 'invalid' } });
  app.clock.advance(60_000);
  const statuses: number[] = [];
  for (let i = 0; i < 21; i += 1) statuses.push((await app.call('POST', `/apply/api/${slug}`, { body: {} })).status);
  expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429]);
  const late = await app.call('POST', `/apply/api/${slug}`, { body: {} });
  expect(Number(late.headers['retry-after'])).toBeGreaterThan(0);
});
