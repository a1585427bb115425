import { expect, test } from 'vitest';
import { auditFilter, callFilter, narrowed } from './log-filters.ts';

test('of what is in an address, only what narrows a list is taken', () => {
  expect(callFilter({ outcome: 'failed', key: 'k', before: 'x' })).toEqual({ outcome: 'failed', key: 'k' });
  expect(callFilter({ outcome: 'gone', key: 7 })).toEqual({});
  expect(auditFilter({ person: 'p', action: 'key.created', before: 'x' })).toEqual({
    person: 'p',
    action: 'key.created',
  });
});

test('a part is set, and gone where nothing is chosen', () => {
  expect(narrowed({ key: 'k' }, 'key', 'other')).toEqual({ key: 'other' });
  expect(narrowed({ outcome: 'failed' as const, key: 'k' }, 'key', '')).toEqual({ outcome: 'failed' });
});
