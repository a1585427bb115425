/**
 * Makes the function that tells whether an instant, epoch ms, is at a weekend: Saturday or Sunday in `timeZone` (IANA
 * name). Public holidays are no weekend.
 *
 * @throws {RangeError} of a zone that nobody knows
 */
export function weekendIn(timeZone: string): (at: number) => boolean {
  const weekday = new Intl.DateTimeFormat('en', { weekday: 'short', timeZone });
  return (at) => /^S/.test(weekday.format(at));
}
