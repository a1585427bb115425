import { InvariantError } from '../../platform/errors.ts';

/** Fills `{name}` slots; the values are data and are never looked at for slots again. */
export function fill(template: string, values: Record<string, string>): string {
  return template.replaceAll(/\{(\w+)\}/g, (slot, name: string) => values[name] ?? missing(slot));
}

/** Minutes as an interviewer says them: in steps of five. */
export function roundedMinutes(ms: number): number {
  return Math.max(5, Math.ceil(ms / 60_000 / 5) * 5);
}

/**
 * The time of an interview in milliseconds, whole minutes: what is said beforehand is what the clock starts with.
 *
 * @param timeFactor what an accommodation stretches it by
 */
export function promisedMs(plannedMs: number, timeFactor = 1): number {
  return Math.ceil(roundedMinutes(plannedMs) * timeFactor) * 60_000;
}

/** A catalogue lacks something that a test promised. */
export function missing(what: string): never {
  throw new InvariantError(`Interviewer texts lack ${what}.`);
}
