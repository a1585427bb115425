import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { setRecording, sweepInterviews } from '../../features/interviews/index.ts';
import type { Id } from '../../platform/ids.ts';
import { CONVERSATIONS, type Details, Founder, postConversation, postProgramme } from '../../testing/founder-flows.ts';
import { BREWER } from '../../testing/founder-stories.ts';
import { ADMIN_SECRET, startTestApp, type TestApp } from '../../testing/test-app.ts';

const BACK = 'https://fund.example/applied?form=7';
const DAY = 86_400_000;

let app: TestApp;
let headers: Record<string, string>;
beforeAll(async () => {
  app = await startTestApp();
  headers = await keyOf('user-1');
  await app.call('PUT', '/api/v1/admin/accounts/parent-origins', {
    headers: { 'x-admin-secret': ADMIN_SECRET },
    body: { organizationId: 'org-1', userId: 'user-1', origins: ['https://fund.example'] },
  });
});
afterAll(() => app.close());

async function keyOf(userId: string): Promise<Record<string, string>> {
  const { apiKey } = await app.createKey({ organizationId: 'org-1', userId, scopes: ['conversations'] });
  return { 'x-api-key': apiKey };
}

async function made(body: object = {}, as = headers): Promise<Details> {
  const reply = await postConversation(app, as, body);
  expect([reply.status, reply.text]).toEqual([200, expect.any(String)]);
  return reply.body as Details;
}

const invitation = async (id: string, as = headers) =>
  app.call('GET', `${CONVERSATIONS}/${id}/invitation`, { headers: as });

async function found(query: string, as = headers): Promise<string[]> {
  const reply = await app.call('GET', `${CONVERSATIONS}?${query}`, { headers: as });
  expect([query, reply.status]).toEqual([query, 200]);
  const { results, total } = reply.body as { results: Details[]; total: number };
  expect(total).toBe(results.length);
  return results.map(({ conversation_id }) => conversation_id);
}

describe('what is given with a link', () => {
  test('is told by its invitation; the details keep the published shape', async () => {
    const { slug } = await postProgramme(app, { name: 'Harbour Fund' });
    const given = { external_id: 'F-7', metadata: { batch: 'b: 2' }, return_url: BACK };
    const bare = await made();
    const one = await made({ programme: slug, language: 'fr', link_days: 60, ...given });
    expect(Object.keys(one)).toEqual(Object.keys(bare));
    const { status, body } = await invitation(one.conversation_id);
    expect(status).toBe(200);
    expect(body).toEqual({
      conversation_id: one.conversation_id,
      tokenized_link: one.tokenized_link,
      expires_at: new Date(app.clock.now() + 60 * DAY).toISOString(),
      ...given,
      programme: slug,
      language: 'fr',
    });
    expect((await invitation(bare.conversation_id)).body).toMatchObject({
      expires_at: new Date(app.clock.now() + 30 * DAY).toISOString(),
      external_id: null,
      metadata: {},
      return_url: null,
      programme: null,
    });
  });

  test('is nobody else’s: another account’s answers like none', async () => {
    const { conversation_id: id } = await made();
    const missing = await invitation('unknown');
    expect(missing).toMatchObject({ status: 404, body: { status: 404, errors: 'Conversation not found' } });
    expect((await invitation(id, await keyOf('somebody-else'))).text).toBe(missing.text);
    expect((await app.call('GET', `${CONVERSATIONS}/${id}/invitation`)).status).toBe(401);
  });

  test('leads back from the room once it has ended', async () => {
    const founder = new Founder(app, (await made({ return_url: BACK })).tokenized_link, 'en', 'org-1');
    await founder.begin();
    expect((await founder.look()).returnUrl).toBeNull();
    await founder.send('leave', { how: 'abort', wantsPerson: false });
    expect(await founder.look()).toMatchObject({ phase: 'ended', returnUrl: BACK });
  });

  test.each([
    [{ return_url: 'https://elsewhere.example/' }, 'return_url'],
    [{ return_url: 'http://fund.example/' }, 'return_url'],
    [{ link_days: 0 }, 'link_days'],
    [{ link_days: 91 }, 'link_days'],
    [{ external_id: '' }, 'external_id'],
    [{ metadata: { a: 1 } }, 'metadata'],
  ])('%j is 400 by name', async (body, field) => {
    const reply = await postConversation(app, headers, body);
    expect(reply).toMatchObject({ status: 400, body: { errors: [{ path: expect.arrayContaining([field]) }] } });
  });

  test('a link is good for the days that it was given, also to take a conversation up again', async () => {
    const short = await made({ link_days: 2 });
    const founder = new Founder(app, short.tokenized_link, 'en', 'org-1');
    await founder.begin();
    app.clock.advance(DAY);
    await sweepInterviews(app.context);
    await founder.look();
    await founder.send('resume');
    expect((await founder.look()).phase).toBe('listening');
    app.clock.advance(DAY + 60_000);
    await sweepInterviews(app.context);
    expect((await founder.look()).phase).toBe('ended');
  });
});

describe('a list', () => {
  test('is narrowed by own names and entries, by address, and by both with status and cohort', async () => {
    const own = await keyOf('lists');
    const one = await made({ external_id: 'A', metadata: { batch: '1' }, founder_email: 'Mio@Brew.example' }, own);
    const two = await made({ external_id: 'A', metadata: { batch: '2' }, cohort: 'c' }, own);
    await made({}, own);
    expect(await found('external_id=A', own)).toEqual([two.conversation_id, one.conversation_id]);
    expect(await found('external_id=A&sortOrder=asc', own)).toEqual([one.conversation_id, two.conversation_id]);
    expect(await found('external_id=A&metadata=batch:1', own)).toEqual([one.conversation_id]);
    expect(await found('founder_email=mio@brew.EXAMPLE', own)).toEqual([one.conversation_id]);
    expect(await found('external_id=A&cohort=c&status=INCOMPLETED', own)).toEqual([two.conversation_id]);
    expect(await found('external_id=A&status=COMPLETED', own)).toEqual([]);
    expect(await found('external_id=A')).toEqual([]);
    const page = await app.call('GET', `${CONVERSATIONS}?external_id=A&pageSize=1&pageIndex=3`, { headers: own });
    expect(page.body).toEqual({ pageIndex: 3, pageSize: 1, total: 2, results: [] });
  });

  test('finds by the address that the founder told, and no longer by the one before', async () => {
    const own = await keyOf('told');
    const one = await made({}, own);
    const founder = new Founder(app, one.tokenized_link, 'en', 'org-1');
    await founder.begin();
    await founder.tell(BREWER);
    const correct = (value: string) => founder.send('correct-field', { person: 'founder', field: 'email', value });
    await correct('first@brew.example');
    expect(await found('founder_email=first@brew.example', own)).toEqual([one.conversation_id]);
    await correct('second@brew.example');
    expect(await found('founder_email=second@brew.example', own)).toEqual([one.conversation_id]);
    expect(await found('founder_email=first@brew.example', own)).toEqual([]);
  });

  test('since an instant: made, begun, told more, corrected, recorded; nothing of what stood still', async () => {
    const own = await keyOf('since');
    const still = await made({}, own);
    const one = await made({}, own);
    const since = async (): Promise<string[]> => {
      const ids = await found(`updated_since=${new Date(app.clock.now()).toISOString()}`, own);
      expect(ids).not.toContain(still.conversation_id);
      return ids;
    };
    expect(await found(`updated_since=${new Date(app.clock.now()).toISOString()}`, own)).toHaveLength(2);
    const founder = new Founder(app, one.tokenized_link, 'en', 'org-1');
    await founder.look();
    const step = async (what: () => Promise<unknown>) => {
      app.clock.advance(20_000);
      expect(await since()).toEqual([]);
      await what();
      return since();
    };
    const changed = [one.conversation_id];
    expect(await step(() => founder.begin())).toEqual(changed);
    expect(await step(() => founder.answer(BREWER[founder.question ?? ''] ?? ''))).toEqual(changed);
    await founder.tell(BREWER);
    const correction = { person: 'founder', field: 'role', value: 'Brewer' };
    expect(await step(() => founder.send('correct-field', correction))).toEqual(changed);
    expect(await step(() => founder.send('confirm'))).toEqual(changed);
    const id = one.conversation_id as Id<'interview'>;
    const at = () => new Date(app.clock.now());
    expect(
      await step(() => app.context.db.transaction((tx) => setRecording(tx, id, { at: at(), type: 'mp4' }))),
    ).toEqual(changed);
  });

  test.each([
    ['founder_email=nobody', 'founder_email'],
    ['external_id=', 'external_id'],
    ['metadata=batch', 'metadata'],
    ['updated_since=yesterday', 'updated_since'],
    ['email=a@example.com', 'email'],
  ])('?%s is 400', async (query, field) => {
    const reply = await app.call('GET', `${CONVERSATIONS}?${query}`, { headers });
    expect(reply).toMatchObject({ status: 400, body: { errors: [expect.objectContaining({ path: [field] })] } });
  });
});
