/**
 * Up to this many characters a text is read at once, in the thread that serves requests: it then costs a few
 * milliseconds whatever it holds, less than a way to another thread and back while that one is busy.
 */
export const INLINE_CHARACTERS = 2_000;
/** Each line is looked at for what lines are looked at for: many short ones cost more than one long one. */
const INLINE_LINES = 100;

/** Whether these texts together are read at once. */
export function isShort(texts: readonly string[]): boolean {
  const characters = texts.reduce((sum, text) => sum + text.length, 0);
  if (characters > INLINE_CHARACTERS) return false;
  return texts.reduce((lines, text) => lines + text.split('\n').length, 0) <= INLINE_LINES;
}
