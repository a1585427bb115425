import { DAY_MS } from '../../platform/clock.ts';
import { weekendIn } from '../../platform/weekdays.ts';

/**
 * The instant from which on `days` business days lie behind `from`: Monday to Friday in `timeZone`, at the same time of
 * day there but for a change of the clocks. What comes at a weekend counts from the Monday. Public holidays count as
 * business days; whoever wants to be sure asks for more days.
 */
export function afterBusinessDays(from: Date, days: number, timeZone: string): Date {
  const isFree = weekendIn(timeZone);
  let at = from.getTime();
  while (isFree(at)) at += DAY_MS;
  for (let left = days; left > 0; ) {
    at += DAY_MS;
    if (!isFree(at)) left -= 1;
  }
  return new Date(at);
}
