import { expect, test } from 'vitest';
import { type ExchangeRecord, NOBODY } from '../../platform/http/exchange.ts';
import { ERASED, maskRecord, namedInRecord } from './named-in-record.ts';

const RECORD: ExchangeRecord = {
  ...NOBODY,
  id: '01920000-0000-7000-8000-000000000001',
  at: Date.UTC(2026, 5, 1),
  requestId: 'r1',
  method: 'POST',
  route: '/api/v1/interviews/:id',
  path: '/api/v1/interviews/runa.vik@example.com',
  query: 'q=runa.vik@example.com',
  requestBody: '{"email":"runa.vik@example.com"}',
  requestBytes: 32,
  requestSha256: null,
  responseBody: '{"email":"runa.vik@example.com"}',
  status: 404,
  error: 'no interview of runa.vik@example.com',
  durationMs: 1,
};

test('a masked record has none of its texts and all of its row', () => {
  const { path, query, requestBody, responseBody, error, ...row } = maskRecord(RECORD);
  expect([path, query, requestBody, responseBody, error]).toEqual([RECORD.route, '', ERASED, ERASED, ERASED]);
  expect(RECORD).toMatchObject(row);
  expect(namedInRecord(RECORD).map(({ mark }) => mark)).toContain('email:runa.vik@example.com');
  expect(namedInRecord(maskRecord(RECORD))).toEqual([]);
});

test('where no route was found the path goes, too; what was not there is not made', () => {
  const masked = maskRecord({ ...RECORD, route: null, requestBody: null, responseBody: null, error: null });
  expect(masked).toMatchObject({ path: ERASED, requestBody: null, responseBody: null, error: null });
});
