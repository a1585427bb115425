const TAG =
  /<\/?(?:p|br|div|span|ul|ol|li|b|i|u|s|em|strong|a|h[1-6]|blockquote|code|pre|sub|sup|hr|font|mark|small|table|t(?:able|head|body|r|d|h))(?:\s[^<>]*)?\/?>/gi;
const ENTITY =
  /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(amp|lt|gt|quot|apos|nbsp|ndash|mdash|bull|hellip|rsquo|lsquo|rdquo|ldquo));/gi;
const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  bull: '•',
  hellip: '…',
  rsquo: '’',
  lsquo: '‘',
  rdquo: '”',
  ldquo: '“',
};

/**
 * A text without the tags of an editor: paragraphs and items become lines, entities their characters. A text without
 * tags stays as it is, signs (`a < b`, `AT&amp;T`) and all.
 */
export function plainText(value: unknown): unknown {
  if (typeof value !== 'string' || value.search(TAG) < 0) return value;
  // A run of blanks is looked at from its beginning only: from each of its blanks it would cost the square of its length.
  return withoutPrograms(value)
    .replaceAll(/(?<!\s)\s*<li(?:\s[^<>]*)?>\s*(?:<p(?:\s[^<>]*)?>)?/gi, '\n• ')
    .replaceAll(
      /(?<!\s)\s*<(?:br|hr|p|div|h[1-6]|ul|ol|tr|blockquote)(?:\s[^<>]*)?\/?>\s*|(?<!\s)\s*<\/(?:p|div|h[1-6]|ul|ol|tr|li|blockquote)\s*>\s*/gi,
      '\n',
    )
    .replaceAll(TAG, '')
    .replaceAll(ENTITY, (all: string, decimal?: string, hex?: string, name?: string) => {
      if (name !== undefined) return NAMED[name.toLowerCase()] ?? all;
      const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : all;
    })
    .replaceAll(/(?<![ \t])[ \t]*\n\s*/g, '\n')
    .trim();
}

/** Without the elements that hold a program or a style; one that is never closed is no such element. */
function withoutPrograms(text: string): string {
  const kept: string[] = [];
  const opening = /<(script|style)\b[^<>]*>/gi;
  const unclosed = new Set<string>();
  let at = 0;
  for (let open = opening.exec(text); open !== null && unclosed.size < 2; open = opening.exec(text)) {
    const name = (open[1] ?? '').toLowerCase();
    if (unclosed.has(name)) continue;
    const closing = name === 'script' ? /<\/script\s*>/gi : /<\/style\s*>/gi;
    closing.lastIndex = opening.lastIndex;
    if (closing.exec(text) === null) {
      unclosed.add(name);
      continue;
    }
    kept.push(text.slice(at, open.index));
    at = closing.lastIndex;
    opening.lastIndex = at;
  }
  return kept.join('') + text.slice(at);
}
