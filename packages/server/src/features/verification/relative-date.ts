type Day = { year: number; month: number; day: number };

function utcDay(epochMs: number): Day {
  const date = new Date(epochMs);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth(), day: date.getUTCDate() };
}

function daysInMonth(year: number, month: number): number {
  return new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
}

/**
 * Whole months from one day to a later one. A month is over on the same day of the month, or on its last day where
 * that day does not exist: from 31 January it is 28 (or 29) February, from 29 February the 28th of a common year.
 */
function wholeMonths(from: Day, to: Day): number {
  const months = (to.year - from.year) * 12 + (to.month - from.month);
  const dueDay = Math.min(from.day, daysInMonth(to.year, to.month));
  return to.day >= dueDay ? months : months - 1;
}

function ago(count: number, unit: 'day' | 'month' | 'year'): string {
  return `${count} ${unit}${count === 1 ? '' : 's'} ago`;
}

/**
 * How long ago something was, in English and in whole calendar units of UTC: `today`, `3 days ago`, `1 month ago`,
 * `2 years ago`. A moment that still lies ahead (two clocks) is today. Milliseconds since the epoch.
 */
export function relativeDate(momentMs: number, nowMs: number): string {
  if (momentMs >= nowMs) return 'today';
  const from = utcDay(momentMs);
  const to = utcDay(nowMs);
  const months = wholeMonths(from, to);
  if (months >= 12) return ago(Math.floor(months / 12), 'year');
  if (months >= 1) return ago(months, 'month');
  const days = Math.round(
    (Date.UTC(to.year, to.month, to.day) - Date.UTC(from.year, from.month, from.day)) / 86_400_000,
  );
  return days === 0 ? 'today' : ago(days, 'day');
}
