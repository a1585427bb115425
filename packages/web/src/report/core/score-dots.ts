/** Size of one mark and the gap to the next, in pixels. */
export const DOT = 13;
const STEP = DOT + 4;
export const DOTS_WIDTH = 5 * STEP - (STEP - DOT);

/** How much of each of the five marks is filled, 0 to 1. */
export function dotFills(score: number): number[] {
  return [1, 2, 3, 4, 5].map((dot) => Math.min(1, Math.max(0, score - (dot - 1))));
}

export function dotX(dot: number): number {
  return (dot - 1) * STEP;
}

/** Where a score ends on the row of marks, in pixels: gaps hold no value. */
export function scoreX(score: number): number {
  const whole = Math.floor(score);
  return score === whole ? dotX(whole) + DOT : dotX(whole + 1) + (score - whole) * DOT;
}
