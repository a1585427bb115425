import { expect, test } from 'vitest';
import { type JobErrors, JobNotFoundError } from '../../features/jobs/index.ts';
import { InvariantError } from '../../platform/errors.ts';
import { type ErrorTable, errorReply, rowOf } from './error-table.ts';

const TABLE = {
  'description-incomplete': { status: 422 },
  'job-not-found': { status: 404 },
  'job-closed': { status: 409 },
} as const satisfies ErrorTable<JobErrors>;

test('a kind without a row does not compile', () => {
  // @ts-expect-error 'description-incomplete' is missing
  const missing = { 'job-not-found': { status: 404 } } as const satisfies ErrorTable<JobErrors>;
  expect(missing).toBeDefined();
});

test('what has no row, or null for one, is a crash', () => {
  expect(rowOf(TABLE, new JobNotFoundError('x'))).toEqual({ status: 404 });
  expect(rowOf({ ...TABLE, 'job-not-found': null }, new JobNotFoundError('x'))).toBeNull();
  expect(rowOf(TABLE, new InvariantError('broken'))).toBeNull();
  expect(errorReply(new InvariantError('broken'), TABLE, 400)).toBeNull();
});

test('the name of a property that every object has is no kind', () => {
  const odd = new InvariantError('broken');
  Object.defineProperty(odd, 'kind', { value: 'constructor' });
  expect(rowOf(TABLE, odd)).toBeNull();
});
