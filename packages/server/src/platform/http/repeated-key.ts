/**
 * The first key that stands twice in one object of a JSON text, null where none does: the parser keeps the last one and
 * drops the others in silence.
 *
 * @param text valid JSON
 */
export function repeatedKey(text: string): string | null {
  /** Keys of each open object, null for an open array. */
  const open: (Set<string> | null)[] = [];
  let atKey = false;
  for (let at = 0; at < text.length; at += 1) {
    switch (text[at]) {
      case '{':
        open.push(new Set());
        atKey = true;
        break;
      case '[':
        open.push(null);
        atKey = false;
        break;
      case '}':
      case ']':
        open.pop();
        atKey = false;
        break;
      case ',':
        atKey = open.at(-1) instanceof Set;
        break;
      case '"': {
        const end = endOfText(text, at);
        const keys = open.at(-1);
        if (atKey && keys) {
          const key = JSON.parse(text.slice(at, end + 1)) as string;
          if (keys.has(key)) return key;
          keys.add(key);
          atKey = false;
        }
        at = end;
        break;
      }
    }
  }
  return null;
}

/** The place of the quotation mark that closes the one at `start`. */
function endOfText(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1;
    else if (text[at] === '"') return at;
  }
  return text.length;
}
