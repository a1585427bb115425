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
  return value
    .replaceAll(/<(script|style)\b[^>]*>[\s\S]*?<\/\1\s*>/gi, '')
    .replaceAll(/\s*<li(?:\s[^<>]*)?>\s*(?:<p(?:\s[^<>]*)?>)?/gi, '\n• ')
    .replaceAll(
      /\s*<(?:br|hr|p|div|h[1-6]|ul|ol|tr|blockquote)(?:\s[^<>]*)?\/?>\s*|\s*<\/(?:p|div|h[1-6]|ul|ol|tr|li|blockquote)\s*>\s*/gi,
      '\n',
    )
    .replaceAll(TAG, '')
    .replaceAll(ENTITY, (all: string, decimal?: string, hex?: string, name?: string) => {
      if (name !== undefined) return NAMED[name.toLowerCase()] ?? all;
      const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : all;
    })
    .replaceAll(/[ \t]*\n\s*/g, '\n')
    .trim();
}
