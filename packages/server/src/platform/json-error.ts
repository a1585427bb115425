const SPACE = /[ \t\n\r]*/y;
const SCALAR = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;
const ESCAPE = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;

/** Offset behind the text that opens at `from` with a quotation mark, or -1 when it is not well-formed. */
function stringEnd(text: string, from: number): number {
  let at = from + 1;
  for (;;) {
    const code = text.charCodeAt(at);
    if (code === 0x22) return at + 1;
    if (Number.isNaN(code) || code < 0x20) return -1;
    if (code !== 0x5c) at++;
    else {
      ESCAPE.lastIndex = at;
      if (!ESCAPE.test(text)) return -1;
      at = ESCAPE.lastIndex;
    }
  }
}

/** Line (from 1) of the first character at which a text stops being JSON; of its end when it merely ends too soon. */
export function jsonErrorLine(text: string): number {
  return text.slice(0, findJsonError(text)).split('\n').length;
}

/**
 * Offset of the first character at which a text stops being JSON, or its length when it merely ends too soon. The
 * runtime's own parser tells the place only sometimes, and only in a message that quotes the text.
 */
export function findJsonError(text: string): number {
  /** What closes each open bracket. */
  const open: ('}' | ']')[] = [];
  let at = 0;
  let expects: 'value' | 'value or ]' | 'key' | 'key or }' | 'comma' = 'value';

  function take(pattern: RegExp): boolean {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (match === null) return false;
    at += match[0].length;
    return true;
  }

  function takeString(): boolean {
    const end = text[at] === '"' ? stringEnd(text, at) : -1;
    if (end >= 0) at = end;
    return end >= 0;
  }

  for (;;) {
    take(SPACE);
    if (at >= text.length) return text.length;
    const next = text[at];
    if (expects === 'comma') {
      const closer = open.at(-1);
      if (closer === undefined) return at;
      if (next === closer) open.pop();
      else if (next === ',') expects = closer === '}' ? 'key' : 'value';
      else return at;
      at++;
    } else if (expects === 'key' || expects === 'key or }') {
      if (next === '}' && expects === 'key or }') {
        open.pop();
        at++;
        expects = 'comma';
        continue;
      }
      if (!takeString()) return at;
      take(SPACE);
      if (text[at] !== ':') return at;
      at++;
      expects = 'value';
    } else if (next === '{' || next === '[') {
      open.push(next === '{' ? '}' : ']');
      at++;
      expects = next === '{' ? 'key or }' : 'value or ]';
    } else if (next === ']' && expects === 'value or ]') {
      open.pop();
      at++;
      expects = 'comma';
    } else {
      if (!takeString() && !take(SCALAR)) return at;
      expects = 'comma';
    }
  }
}
