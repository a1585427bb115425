/**
 * The parts of a written list: cut at each character of `separators` that is outside round brackets, so that
 * "English (spoken, written), German" has two parts. A bracket that never closes holds nothing together. Reads the
 * text once, whatever it repeats.
 */
export function splitList(text: string, separators: string): string[] {
  const cuts: number[] = [];
  let enclosed = false;
  for (let at = text.length - 1; at >= 0; at -= 1) {
    const character = text.charAt(at);
    if (character === ')') enclosed = true;
    else if (character === '(') enclosed = false;
    else if (!enclosed && separators.includes(character)) cuts.push(at);
  }
  const parts: string[] = [];
  let from = 0;
  for (const cut of cuts.reverse()) {
    parts.push(text.slice(from, cut));
    from = cut + 1;
  }
  parts.push(text.slice(from));
  return parts;
}
