import { QuotaOrderError } from './errors.ts';

export type QuotaLimits = { second: number; minute: number; day: number; month: number; year: number };

export const DEFAULT_QUOTA: QuotaLimits = { second: 10, minute: 300, day: 20_000, month: 400_000, year: 4_000_000 };

const ORDER = ['second', 'minute', 'day', 'month', 'year'] as const;

/** Fills missing windows with the defaults. @throws {QuotaOrderError} when a longer window is below a shorter one */
export function completeQuota(given: Partial<QuotaLimits>): QuotaLimits {
  const limits = { ...DEFAULT_QUOTA, ...given };
  ORDER.forEach((window, index) => {
    const shorter = ORDER[index - 1];
    if (shorter !== undefined && limits[window] < limits[shorter])
      throw given[window] === undefined
        ? new QuotaOrderError(
            shorter,
            `must not be above ${limits[window]}, the default of ${window}, unless ${window} is given`,
          )
        : new QuotaOrderError(window, `must not be below ${limits[shorter]}, the limit of ${shorter}`);
  });
  return limits;
}
