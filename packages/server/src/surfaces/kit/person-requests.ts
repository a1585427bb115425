import { toInstant } from '../../platform/clock.ts';

/** Wishes for a person as every surface writes them. */
export function presentPersonRequests(
  requests: readonly { at: Date; note: string }[] = [],
): { at: string; note: string }[] {
  return requests.map(({ at, note }) => ({ at: toInstant(at.getTime()), note }));
}
