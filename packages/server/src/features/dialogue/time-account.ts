import type { DialogueState } from './state.ts';

export type TimeLimits = {
  plannedMs: number;
  /** From here on optional questions and follow-ups are left out; infinite where nobody is compared. */
  briefAfterMs: number;
  hardLimitMs: number;
  /** Time of the questions about the own CV, which come last; 0 where there are none. */
  probesMs: number;
  /** Of the questions, how many come before those. */
  planned: number;
  offlineAfterMs: number;
  presenceEveryMs: number;
};

/** Of active time: questions about the own CV, and what comes after them, have time of their own. */
export function hardLimitMs(
  { cursor }: Pick<DialogueState, 'cursor'>,
  limits: Pick<TimeLimits, 'hardLimitMs' | 'probesMs' | 'planned'>,
): number {
  return limits.hardLimitMs + (cursor >= limits.planned ? limits.probesMs : 0);
}

/** Active time at `now`: what was counted plus what runs, without the part in which nobody was on the line. */
export function activeTime(state: DialogueState, limits: TimeLimits, now: number, lastSeenAt: number): number {
  if (state.activeSince === null) return state.activeMs;
  const until = now - lastSeenAt > limits.offlineAfterMs ? lastSeenAt + limits.presenceEveryMs : now;
  return state.activeMs + Math.max(0, until - state.activeSince);
}

/** Books the time that has run and goes on counting from `now`, or stops. */
export function book(
  state: DialogueState,
  limits: TimeLimits,
  now: number,
  lastSeenAt: number,
  runsOn: boolean,
): DialogueState {
  return { ...state, activeMs: activeTime(state, limits, now, lastSeenAt), activeSince: runsOn ? now : null };
}
