import { expect, test } from 'vitest';
import { QuotaOrderError } from './errors.ts';
import { completeQuota, DEFAULT_QUOTA } from './quota.ts';

function refusal(given: Parameters<typeof completeQuota>[0]): { window: string; message: string } {
  try {
    completeQuota(given);
  } catch (error) {
    if (error instanceof QuotaOrderError) return { window: error.window, message: error.message };
    throw error;
  }
  throw new Error('was accepted');
}

test('windows that are left out have their defaults', () => {
  expect(completeQuota({})).toEqual(DEFAULT_QUOTA);
  expect(completeQuota({ minute: 20, day: 200 })).toEqual({ ...DEFAULT_QUOTA, minute: 20, day: 200 });
  expect(completeQuota({ second: 5, minute: 5, day: 5, month: 5, year: 5 }).year).toBe(5);
});

test('a longer window is not below a shorter one, and the refusal names the one that was given', () => {
  expect(refusal({ minute: 50, day: 49 })).toEqual({
    window: 'day',
    message: 'must not be below 50, the limit of minute',
  });
  expect(refusal({ second: 301 })).toEqual({
    window: 'second',
    message: 'must not be above 300, the default of minute, unless minute is given',
  });
  expect(refusal({ year: 1 }).window).toBe('year');
});
