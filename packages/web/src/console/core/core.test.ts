import { expect, test, vi } from 'vitest';
import { loadCatalogue } from '../messages/languages.ts';
import { createTranslate } from '../messages/translate.ts';
import { ApiError, createCall } from './api.ts';
import { faultOf } from './faults.ts';
import { median } from './formats.ts';
import { mailReply } from './mail-reply.ts';

const reply = (status: number, body: unknown, headers = {}) =>
  vi.fn<typeof fetch>(async () => new Response(JSON.stringify(body), { status, headers }));

test('a call goes to its address with what it is given, and says that it is JSON where it changes something', async () => {
  const fetch = reply(200, { results: [], next: null });
  await createCall(fetch)('listInterviews', {
    params: { organization: 'a/b c' },
    query: { status: 'STARTED', email: '', job: undefined },
  });
  expect(fetch.mock.calls[0]?.[0]).toBe('/console/api/organizations/a%2Fb%20c/interviews?status=STARTED');
  expect(fetch.mock.calls[0]?.[1]).toMatchObject({ method: 'GET', redirect: 'error' });

  await createCall(fetch)('endSession');
  expect(fetch.mock.calls[1]?.[1]).toMatchObject({
    method: 'DELETE',
    headers: { 'content-type': 'application/json' },
  });
});

test('what is refused keeps its kind, its fields and the name of its request', async () => {
  const error = {
    kind: 'invalid-request',
    message: 'no',
    issues: [{ code: 'too_small', path: ['name'], message: 'is required' }],
  };
  const call = createCall(reply(400, { error }, { 'x-request-id': 'r-1' }));
  const thrown = await call('getMe').catch((caught: unknown) => caught);
  expect(thrown).toBeInstanceOf(ApiError);
  expect(thrown).toMatchObject({
    kind: 'invalid-request',
    status: 400,
    requestId: 'r-1',
    issues: [{ path: ['name'] }],
  });
});

test.each([
  ['a server that is away', vi.fn<typeof fetch>(async () => Promise.reject(new TypeError('network'))), 'offline', 0],
  ['a page of somebody in between', reply(502, 'Bad gateway'), 'internal', 502],
])('%s is told as one', async (_name, fetch, kind, status) => {
  await expect(createCall(fetch)('getMe')).rejects.toMatchObject({ kind, status });
});

test('a fault stands at its field, in the words of the page', async () => {
  const t = createTranslate(await loadCatalogue('en'), 'en');
  const error = (path: string, message: string, code: 'invalid_format' | 'invalid_type' = 'invalid_format') =>
    new ApiError({
      kind: 'invalid-request',
      status: 400,
      message: '',
      requestId: null,
      issues: [{ code, path: [path], message }],
    });
  expect(faultOf(error('name', 'is required', 'invalid_type'), 'name', t)).toBe('This is missing.');
  expect(faultOf(error('email', 'must be an e-mail address'), 'email', t)).toBe('This is no e-mail address.');
  expect(faultOf(error('colour', 'must be “#rrggbb”'), 'colour', t)).toContain('#rrggbb');
  expect(faultOf(error('email', 'x'), 'name', t)).toBeNull();
  expect(faultOf(null, 'name', t)).toBeNull();
});

test('figures choose their form; names leave the sentence around them in order', async () => {
  const t = createTranslate(await loadCatalogue('en'), 'en');
  expect(t('todayWaits', { count: 1 })).toBe('1 report waits for an assessment');
  expect(t('todayWaits', { count: 1200 })).toBe('1,200 reports wait for an assessment');
  expect(t('removeSure', { name: 'محمد {name}' })).toBe('Remove \u2068محمد {name}\u2069?');
});

test('a usual length is said of five interviews or more', () => {
  expect(median([30, 31, 32, 33])).toBeNull();
  expect(median([50, 10, 30, 20, 40])).toBe(30);
  expect(median([1, 2, 3, 4, 5, 100])).toBe(4);
});

test.each([
  [550, '550 5.1.1 no such mailbox', '550 5.1.1 no such mailbox'],
  [550, '5.1.1 no such mailbox', '550 5.1.1 no such mailbox'],
  [550, null, '550'],
  [null, 'ECONNREFUSED: nobody there', 'ECONNREFUSED: nobody there'],
  [null, null, ''],
])('a mail server that answers %s and %j says its code once', (replyCode, reply, said) => {
  expect(mailReply({ replyCode, reply })).toBe(said);
});
