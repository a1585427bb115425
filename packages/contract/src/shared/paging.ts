import { z } from 'zod';

/** Digits without leading zeros; the number itself is judged by the range. */
function wholeNumber(min: number, max: number, fallback: number) {
  return z
    .string()
    .regex(/^(0|-?[1-9]\d*)$/, 'must be a whole number')
    .transform(Number)
    .pipe(z.number().min(min, `must be at least ${min}`).max(max, `must be at most ${max}`))
    .default(fallback)
    .meta({ type: 'integer', minimum: min, maximum: max, default: fallback });
}

/** The number of a report, from 1. */
export const reportNumber = z
  .string()
  .regex(/^[1-9]\d{0,5}$/, 'must be a whole number from 1')
  .transform(Number)
  .meta({ type: 'integer', minimum: 1, description: 'Which report, the newest when left out.' });

/** The number of a page, from 1. */
export const pageNumber = wholeNumber(1, Number.MAX_SAFE_INTEGER, 1);
export const pageSize = (max: number, fallback: number) => wholeNumber(1, max, fallback);
