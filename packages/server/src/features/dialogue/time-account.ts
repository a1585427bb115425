import type { DialogueState } from './state.ts';

export type TimeLimits = {
  plannedMs: number;
  /** From here on optional questions and follow-ups are left out; infinite where nobody is compared. */
  briefAfterMs: number;
  hardLimitMs: number;
  offlineAfterMs: number;
  presenceEveryMs: number;
};

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
