/**
 * Phrases of the lexicons are written in a small notation over regular expressions:
 *   a space stands for any white space, one with ? after it may be absent, ' for either apostrophe, n't for "not" too, a trailing ~ for any ending of the word,
 *   … for up to sixty characters of the same sentence. Phrases match whole words, in any case.
 */
export function phraseSource(phrase: string): string {
  return (
    phrase
      .trim()
      // a word in a gap may be a figure or have a hyphen: "twenty-two"
      .replaceAll('(\\p{L}+ ){', '([\\p{L}\\p{N}-]+ ){')
      .replaceAll("n't", "(?:n't| not)")
      .replace(/\[([^\]]*) ([^\]]*)\]/gu, '[$1\\s$2]')
      .replaceAll("'", "['’]")
      .replace(/ ?… ?/gu, '[^.!?。！？\\n]{0,60}?')
      .replaceAll('~', '\\p{L}*')
      .replaceAll(' ', '(?:[\\s\\u00a0]+)')
  );
}

/** A pattern that never matches, for lists that a language leaves empty. */
const NEVER = '(?!)';

/** One pattern for a list of phrases; in languages with spaces it matches whole words only. */
export function anyOf(phrases: readonly string[], spaced: boolean): RegExp {
  if (phrases.length === 0) return new RegExp(NEVER, 'giu');
  const source = phrases.map(phraseSource).join('|');
  return new RegExp(spaced ? `(?<![\\p{L}\\p{N}])(?:${source})(?![\\p{L}\\p{N}])` : source, 'giu');
}

export function matches(pattern: RegExp, text: string): boolean {
  pattern.lastIndex = 0;
  const found = pattern.test(text);
  pattern.lastIndex = 0;
  return found;
}

export function countMatches(pattern: RegExp, text: string): number {
  return allMatches(pattern, text).length;
}

/** What `matchAll` gives, which would make the pattern again for each sentence: in most of them nothing is found. */
export function allMatches(pattern: RegExp, text: string): RegExpExecArray[] {
  pattern.lastIndex = 0;
  const found: RegExpExecArray[] = [];
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    found.push(match);
    if (match[0] === '') pattern.lastIndex += (text.codePointAt(match.index) ?? 0) > 0xffff ? 2 : 1;
  }
  return found;
}

/** The first match at or after `from`, as a span of `text`. */
export function firstMatch(
  pattern: RegExp,
  text: string,
  from = 0,
): { start: number; end: number; text: string } | null {
  pattern.lastIndex = from;
  const match = pattern.exec(text);
  pattern.lastIndex = 0;
  return match ? { start: match.index, end: match.index + match[0].length, text: match[0] } : null;
}

/** Literal words, longest first, as the source of an alternation. */
export function literalAlternation(words: Iterable<string>): string {
  const sorted = [...words].sort((a, b) => b.length - a.length);
  if (sorted.length === 0) return NEVER;
  return sorted
    .map((word) =>
      word
        .replace(/[.*+?^${}()|[\]\\/]/gu, '\\$&')
        .replaceAll("'", "['’]")
        .replace(/[ -]/gu, '[\\s-]+'),
    )
    .join('|');
}
