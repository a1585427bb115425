const THOUGHT_ENDS = '</think>';
const FENCE = '```';

/**
 * The JSON of a reply, without what models put around it although they are asked for nothing else: their thoughts before
 * it, and a fence of code about it. Any other word next to it makes it none.
 *
 * @throws {SyntaxError} where there is none
 */
export function jsonOf(text: string): unknown {
  let left = text.trim();
  if (left.startsWith('<think>') && left.includes(THOUGHT_ENDS))
    left = left.slice(left.indexOf(THOUGHT_ENDS) + THOUGHT_ENDS.length).trim();
  if (left.startsWith(FENCE) && left.endsWith(FENCE) && left.length > 2 * FENCE.length)
    left = left.slice(FENCE.length, -FENCE.length).replace(/^json(?:5|c)?\s/i, '');
  return JSON.parse(left);
}
