/** Size of one mark and the gap to the next, in pixels. */
export const MARK = 13;
const STEP = MARK + 4;
export const MARKS_WIDTH = 5 * STEP - (STEP - MARK);

/** How much of each of the five marks is filled, 0 to 1. */
export function markFills(score: number): number[] {
  return [1, 2, 3, 4, 5].map((mark) => Math.min(1, Math.max(0, score - (mark - 1))));
}

export function markX(mark: number): number {
  return (mark - 1) * STEP;
}

/** Where a score ends on the row of marks, in pixels: gaps hold no value. */
export function scoreX(score: number): number {
  const whole = Math.floor(score);
  return score === whole ? markX(whole) + MARK : markX(whole + 1) + (score - whole) * MARK;
}
