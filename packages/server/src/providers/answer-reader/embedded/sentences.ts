import { type CatalogueLanguage, catalogueLanguage, LATIN_LANGUAGES, type Language } from '@colloquy/contract/shared';
import { segmenterOf, sentencesIn } from '@colloquy/language/text/sentences';
import type { Span } from '../port.ts';

/** Longest stretch without an end mark that is still taken as one sentence, in code units. */
const LONGEST = 360;
const SPACELESS = new Set<Language>(['zh', 'ja', 'th']);
const NON_LATIN =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Devanagari}\p{Script=Cyrillic}]/u;
// A change between Latin and another script of at least eight letters on the far side starts a new sentence.
const FOREIGN_RUN =
  /(?:[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Devanagari}\p{Script=Cyrillic}][\p{M}\p{N}\s。、，,!?！？।.:：「」]*){8,}/gu;

function trim(text: string, start: number, end: number): Span | null {
  let from = start;
  let to = end;
  while (from < to && /\s/.test(text[from] ?? '')) from++;
  while (to > from && /\s/.test(text[to - 1] ?? '')) to--;
  return from < to ? { start: from, end: to } : null;
}

/** Cuts a stretch that has no end mark (speech without punctuation, Thai) at a comma or a space. */
function cutLong(text: string, span: Span): Span[] {
  const parts: Span[] = [];
  let from = span.start;
  while (span.end - from > LONGEST) {
    const window = text.slice(from, from + LONGEST);
    const comma = Math.max(
      window.lastIndexOf(', '),
      window.lastIndexOf('; '),
      window.lastIndexOf('、'),
      window.lastIndexOf('，'),
    );
    const space = window.lastIndexOf(' ');
    const at = comma > LONGEST / 3 ? comma + 1 : space > LONGEST / 3 ? space : LONGEST;
    parts.push({ start: from, end: from + at });
    from += at;
  }
  parts.push({ start: from, end: span.end });
  return parts;
}

function pieces(text: string, start: number, end: number, language: Language): Span[] {
  const own = NON_LATIN.test(text.slice(start, end)) && LATIN.has(catalogueLanguage(language));
  if (!own) return [{ start, end }];
  const parts: Span[] = [];
  let from = start;
  for (const run of text.slice(start, end).matchAll(FOREIGN_RUN)) {
    const at = start + run.index;
    if (at > from) parts.push({ start: from, end: at });
    parts.push({ start: at, end: at + run[0].length });
    from = at + run[0].length;
  }
  if (from < end) parts.push({ start: from, end });
  return parts;
}

const LATIN = new Set<CatalogueLanguage>(LATIN_LANGUAGES);

/** Sentences of `text` between two offsets, in order, without the white space around them. */
export function splitSentences(text: string, language: Language, from = 0, to = text.length): Span[] {
  const found: Span[] = [];
  for (const line of lines(text, from, to)) {
    for (const piece of pieces(text, line.start, line.end, language)) {
      const part = text.slice(piece.start, piece.end);
      for (const sentence of sentencesIn(part, language)) {
        const whole = trim(text, piece.start + sentence.start, piece.start + sentence.end);
        if (whole && /[\p{L}\p{N}]/u.test(text.slice(whole.start, whole.end))) {
          for (const cut of cutLong(text, whole)) {
            const span = trim(text, cut.start, cut.end);
            if (span) found.push(span);
          }
        }
      }
    }
  }
  return found;
}

function lines(text: string, from: number, to: number): Span[] {
  const found: Span[] = [];
  let start = from;
  for (let i = from; i <= to; i++) {
    if (i === to || text[i] === '\n' || text[i] === '\r' || text[i] === '\u2028') {
      if (i > start) found.push({ start, end: i });
      start = i + 1;
    }
  }
  return found;
}

const WORD = /[\p{L}\p{M}\p{N}]+(?:['’.-][\p{L}\p{M}\p{N}]+)*/gu;

/** Words of a stretch; languages without spaces are cut by their dictionary. */
export function words(text: string, language: Language): string[] {
  if (SPACELESS.has(language)) {
    const found: string[] = [];
    for (const item of segmenterOf(language, 'word').segment(text)) if (item.isWordLike) found.push(item.segment);
    return found;
  }
  return text.match(WORD) ?? [];
}
