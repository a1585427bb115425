import { expect, test } from 'vitest';
import { openApiCheck, type SeenReply } from './openapi-check.ts';

const check = openApiCheck(new Set(['hiring', 'network']));
const good: SeenReply = {
  method: 'GET',
  url: '/api/v1/jobs?current=1',
  status: 200,
  headers: { 'x-request-id': 'r-1', 'content-type': 'application/json; charset=utf-8' },
  body: JSON.stringify({ success: true, data: { results: [], total: 0, current: 1, pageSize: 10 } }),
};
const json = (value: unknown): string => JSON.stringify(value);

test('a reply that fits, one with a field more, and a path that is not published have no problem', () => {
  expect(check.problems(good)).toEqual([]);
  const more = { success: true, data: { results: [], total: 0, current: 1, pageSize: 10, more: true } };
  expect(check.problems({ ...good, body: json(more) })).toEqual([]);
  expect(check.problems({ ...good, url: '/room/token', status: 500 })).toEqual([]);
  expect(check.problems({ ...good, url: '/api/v1/integrations/candidates/interviews', status: 404 })).toEqual([]);
});

test.each([
  ['a status', { ...good, status: 418 }, /no such status/],
  ['a missing field', { ...good, body: json({ success: true, data: { results: [] } }) }, /must have required property/],
  ['a value of another type', { ...good, body: json({ success: 'yes', data: {} }) }, /body/],
  ['another media type', { ...good, headers: { ...good.headers, 'content-type': 'text/html' } }, /no text\/html/],
  ['a missing header', { ...good, headers: { 'content-type': 'application/json' } }, /x-request-id is missing/],
  ['an untold header', { ...good, headers: { ...good.headers, 'retry-after': '3' } }, /no header retry-after/],
  [
    'a header of another form',
    {
      ...good,
      status: 503,
      headers: { ...good.headers, 'retry-after': 'soon' },
      body: json({ status: 503, errors: 'later' }),
    },
    /retry-after .*integer/,
  ],
  [
    'a 401 without its scheme',
    { ...good, status: 401, body: json({ status: 401, errors: 'Invalid API key' }) },
    /www-authenticate is missing/,
  ],
  [
    'the error of another surface',
    {
      ...good,
      url: '/api/v1/network/someone/verification',
      status: 404,
      body: json({ status: 404, errors: 'Not found' }),
    },
    /message/,
  ],
])('%s that the document does not tell is a problem', (_what, reply, problem) => {
  expect(check.problems(reply).join()).toMatch(problem);
});
