import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { authBattery } from '../../testing/auth-battery.ts';
import { postInterview, postJob } from '../../testing/flows.ts';
import {
  CONVERSATIONS,
  type Details,
  Founder,
  postConversation,
  postProgramme,
  readDetails,
} from '../../testing/founder-flows.ts';
import { BREWER } from '../../testing/founder-stories.ts';
import { ADMIN_SECRET, startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let headers: Record<string, string>;
beforeAll(async () => {
  app = await startTestApp();
  headers = await keyOf('org-1', 'user-1');
});
afterAll(() => app.close());

async function keyOf(organizationId: string, userId: string): Promise<Record<string, string>> {
  const { apiKey } = await app.createKey({ organizationId, userId, scopes: ['conversations'] });
  return { 'x-api-key': apiKey };
}

/** As document 2 lists them. */
const FIELDS = [
  ['conversation_id', 'date', 'founder_first_name', 'founder_last_name', 'founder_name', 'founder_email'],
  ['founder_role', 'founder_network', 'founder_phone', 'founder_current_location', 'co_founders', 'tokenized_link'],
  ['cohort', 'source', 'status', 'ps_summary', 'cap_table', 'pitch_deck', 'elevator_pitch', 'problem', 'solution'],
  ['traction', 'commercial', 'market_size', 'why_now', 'competition', 'why_you', 'why_program', 'fundraising_status'],
  ['availability', 'passport_and_visa', 'video_url', 'transcript'],
].flat();
const unknown = randomUUID();
const UNAUTHORIZED = {
  status: 401,
  body: { status: 401, errors: 'Invalid API key' },
  headers: { 'www-authenticate': 'Key' },
};

describe('authentication', () => {
  const calls = [
    { method: 'POST', url: CONVERSATIONS, body: {} },
    { method: 'GET', url: CONVERSATIONS },
    { method: 'GET', url: `${CONVERSATIONS}/${unknown}` },
  ] as const;
  test.each(calls)('$method $url refuses every bad key alike', async (call) => {
    await authBattery(app, call, {
      header: 'x-api-key',
      prefix: '',
      scope: 'conversations',
      expected: UNAUTHORIZED,
    });
  });
});

describe('POST conversations', () => {
  test('without anything: a link, and every field of the document is there, null until known', async () => {
    const { status, body } = await postConversation(app, headers);
    const { conversation_id, tokenized_link, ...rest } = body as Details;
    expect(status).toBe(200);
    expect(Object.keys(body as object)).toEqual(FIELDS);
    expect(tokenized_link).toMatch(/^https:\/\/interviews\.example\.com\/room\/[\w-]{40,}$/);
    expect(conversation_id[14]).toBe('7');
    expect(rest).toEqual({
      ...Object.fromEntries(Object.keys(rest).map((field) => [field, null])),
      status: 'INCOMPLETED',
    });
  });

  test('what is given stands in the reply, and the cohort of the programme unless another is named', async () => {
    const { slug, id } = await postProgramme(app, { name: 'Nordlys', cohort: '2027-a' });
    const given = {
      founder_name: 'Orlaith Ní Chonaill',
      founder_email: 'Orlaith@tidewright.example',
      pitch_deck: 'https://decks.tidewright.example/deck.pdf',
      source: 'fair',
    };
    const bySlug = (await postConversation(app, headers, { programme: slug, ...given })).body;
    expect(bySlug).toMatchObject({
      ...given,
      founder_first_name: 'Orlaith',
      founder_last_name: 'Ní Chonaill',
      cohort: '2027-a',
      status: 'INCOMPLETED',
      transcript: null,
    });
    expect((await postConversation(app, headers, { programme: id, cohort: 'late' })).body).toMatchObject({
      cohort: 'late',
    });
  });

  const wrong: [string, object, { code: string; path: string[] }][] = [
    ['an e-mail that is none', { founder_email: 'nobody' }, { code: 'invalid_format', path: ['founder_email'] }],
    ['an empty name', { founder_name: '' }, { code: 'too_small', path: ['founder_name'] }],
    ['another language', { language: 'xx' }, { code: 'invalid_value', path: ['language'] }],
    ['a deck that is no link', { pitch_deck: 'my deck' }, { code: 'invalid_format', path: ['pitch_deck'] }],
    ['a deck as data', { pitch_deck: 'data:text/html,x' }, { code: 'invalid_format', path: ['pitch_deck'] }],
    ['a source with a line break', { source: 'a\nb' }, { code: 'invalid_format', path: ['source'] }],
    ['an unknown key', { founder_mail: 'a@b.example' }, { code: 'unrecognized_keys', path: ['founder_mail'] }],
    ['a number as cohort', { cohort: 7 }, { code: 'invalid_type', path: ['cohort'] }],
  ];
  test.each(wrong)('%s is 400 with the field', async (_name, body, issue) => {
    expect(await postConversation(app, headers, body)).toMatchObject({
      status: 400,
      body: { status: 400, errors: [issue] },
    });
  });

  test('an unknown and a foreign programme are 404 alike, a closed one is 409', async () => {
    await keyOf('org-2', 'user-2');
    const foreign = await postProgramme(app, { organizationId: 'org-2', userId: 'user-2', name: 'Elsewhere' });
    const replies = await Promise.all(
      [foreign.slug, foreign.id, unknown, 'no-such'].map((programme) => postConversation(app, headers, { programme })),
    );
    for (const reply of replies)
      expect(reply).toMatchObject({ status: 404, body: { status: 404, errors: 'Programme not found' } });
    const { id, slug } = await postProgramme(app, { name: 'Closing' });
    const closed = await app.call('PUT', `/api/v1/admin/programmes/${id}`, {
      headers: { 'x-admin-secret': ADMIN_SECRET },
      body: { open: false },
    });
    expect(closed.body).toMatchObject({ data: { slug, open: false } });
    expect(await postConversation(app, headers, { programme: slug })).toMatchObject({ status: 409 });
  });

  test('Idempotency-Key gives the stored reply with a working link, and 409 for another body', async () => {
    const key = { ...headers, 'idempotency-key': 'form-1' };
    const first = await postConversation(app, key, { source: 'form' });
    const again = await postConversation(app, key, { source: 'form' });
    expect(again.body).toEqual(first.body);
    expect(again.headers['idempotency-replayed']).toBe('true');
    expect(await postConversation(app, key, { source: 'other' })).toMatchObject({ status: 409 });
  });
});

describe('GET conversation', () => {
  test('what belongs to another account or surface answers like what does not exist', async () => {
    const mine = (await postConversation(app, headers)).body as Details;
    const hiring = await app.createKey({ organizationId: 'org-1', userId: 'user-1', scopes: ['hiring'] });
    const { meetingId } = await postInterview(app, hiring.headers, await postJob(app, hiring.headers));
    const stranger = await keyOf('org-1', 'somebody-else');
    const missing = await app.call('GET', `${CONVERSATIONS}/${unknown}`, { headers });
    expect(missing).toMatchObject({ status: 404, body: { status: 404, errors: 'Conversation not found' } });
    for (const [id, caller] of [
      [mine.conversation_id, stranger],
      [meetingId, headers],
      ['x', headers],
      [`${mine.conversation_id}0`, headers],
    ] as const) {
      const reply = await app.call('GET', `${CONVERSATIONS}/${id}`, { headers: caller });
      expect({ status: reply.status, text: reply.text }).toEqual({ status: 404, text: missing.text });
    }
    const list = await app.call('GET', CONVERSATIONS, { headers: stranger });
    expect(list.body).toEqual({ pageIndex: 1, pageSize: 20, total: 0, results: [] });
  });

  test('an unknown query parameter is 400', async () => {
    expect(await app.call('GET', `${CONVERSATIONS}/${unknown}?fields=all`, { headers })).toMatchObject({ status: 400 });
  });

  test('no record of a request holds a link', async () => {
    const { tokenized_link } = (await postConversation(app, headers)).body as Details;
    const token = tokenized_link.split('/room/')[1] ?? '';
    const records = await app.call('GET', '/api/v1/admin/requests?pageSize=200', {
      headers: { 'x-admin-secret': ADMIN_SECRET },
    });
    expect(records.text).toContain(CONVERSATIONS);
    expect(records.text).not.toContain(token);
  });
});

describe('GET conversations', () => {
  test('newest first or oldest, by status and cohort, with true totals that follow the status', async () => {
    const own = await keyOf('org-lists', 'u');
    const made: string[] = [];
    for (const cohort of ['a', 'b', undefined, 'a', 'b']) {
      const { body } = await postConversation(app, own, cohort === undefined ? {} : { cohort });
      made.push((body as Details).conversation_id);
    }
    const list = async (query: string) => {
      const reply = await app.call('GET', `${CONVERSATIONS}?${query}`, { headers: own });
      expect(reply.status).toBe(200);
      const { results, total } = reply.body as { results: Details[]; total: number };
      return { ids: results.map(({ conversation_id }) => conversation_id), total };
    };
    expect(await list('')).toEqual({ ids: made.toReversed(), total: 5 });
    expect(await list('sortOrder=asc&pageSize=2&pageIndex=2')).toEqual({ ids: made.slice(2, 4), total: 5 });
    expect(await list('pageIndex=9')).toEqual({ ids: [], total: 5 });
    expect(await list('cohort=a')).toEqual({ ids: [made[3], made[0]], total: 2 });
    expect(await list('status=INCOMPLETED&cohort=b')).toEqual({ ids: [made[4], made[1]], total: 2 });
    expect(await list('status=COMPLETED')).toEqual({ ids: [], total: 0 });

    const link = (await readDetails(app, own, made[0] ?? '')).tokenized_link;
    const founder = new Founder(app, link, 'en', 'org-lists');
    await founder.begin();
    await founder.tell(Object.fromEntries(Object.entries(BREWER).slice(0, 5)));
    expect(founder.question).toBe('problem');
    expect(await list('status=PARTIALLY_COMPLETE')).toEqual({ ids: [made[0]], total: 1 });
    expect(await list('status=PARTIALLY_COMPLETE&cohort=a')).toEqual({ ids: [made[0]], total: 1 });
    expect(await list('status=INCOMPLETED&cohort=a')).toEqual({ ids: [made[3]], total: 1 });
    expect(await list('cohort=a')).toEqual({ ids: [made[3], made[0]], total: 2 });
  });

  test.each([
    ['pageIndex=0', 'pageIndex'],
    ['pageSize=101', 'pageSize'],
    ['sortOrder=up', 'sortOrder'],
    ['status=DONE', 'status'],
    ['cohort=', 'cohort'],
    ['source=x', 'source'],
    ['cohort=a&cohort=b', 'cohort'],
  ])('?%s is 400', async (query, field) => {
    const reply = await app.call('GET', `${CONVERSATIONS}?${query}`, { headers });
    expect(reply).toMatchObject({ status: 400, body: { errors: [expect.objectContaining({ path: [field] })] } });
  });
});

test('a surface that is switched off is not there', async () => {
  const other = await startTestApp({}, { COLLOQUY_SURFACES: 'hiring' });
  expect((await other.call('GET', CONVERSATIONS, { headers })).status).toBe(404);
  await other.close();
});
