import type { FoldedText } from './folded-text.ts';

/** A sentence, list item or field of a header line. Offsets are code units of the folded text, end exclusive. */
export type Segment = {
  start: number;
  end: number;
  /** Which line of the text it is in, from 0. */
  line: number;
  /** Whether the line is cut into fields by bars, as in `Company | Role | Place`. */
  isField: boolean;
};

export type Line = { start: number; end: number; segments: Segment[] };

const ABBREVIATIONS = new Set(
  'z.b b bzw ca inkl ggf evtl usw u.a a d.h h mind max min nr st dr prof tel str e.g g i.e ie eg etc vs approx no inc ltd co corp jr sr mr ms mrs p.ej ej ej aprox av avda avd c d.c u.s u.k tp q p ts th ths pgs o.a bijv nl incl excl resp zzgl evt s.l s.a sl sa art pt tbk jl dll dsb ex p.ex bd apt bzgl lfd allg gem'.split(
    ' ',
  ),
);

/** What German numbers with a full stop. */
const ORDINAL_NOUN =
  /^(?:januar|februar|marz|april|mai|juni|juli|august|september|oktober|november|dezember|etage|stock|og\b|lehrjahr|quartal|halbjahr|klasse|platz|tag\b|monat)/;

/** Whether the full stop at `at` ends a sentence. */
function endsSentence(text: string, folded: string, at: number, start: number): boolean {
  const next = text.charAt(at + 1);
  if (next !== '' && !/[\s"'»”)\]]/.test(next)) return false;
  let wordStart = at;
  while (wordStart > start && at - wordStart < 12 && !/[\s(/,]/.test(folded.charAt(wordStart - 1))) wordStart -= 1;
  const word = folded.slice(wordStart, at);
  if (ABBREVIATIONS.has(word) || /^\p{L}$/u.test(word)) return false;
  let after = at + 1;
  while (after < text.length && /[\s"'»”)\]]/.test(text.charAt(after)) && after - at < 6) after += 1;
  const first = text.charAt(after);
  if (/^\d{1,2}$/.test(word) && (wordStart <= start + 2 || ORDINAL_NOUN.test(folded.slice(after, after + 14))))
    return false;
  if (/^\d{1,4}$/.test(word) && /\p{Ll}|\p{Lu}/u.test(first)) return !/\p{Ll}/u.test(first);
  return first === '' || !/\p{Ll}/u.test(first);
}

function cutLine(text: FoldedText, start: number, end: number): number[] {
  const { cased, folded } = text;
  const cuts: number[] = [];
  const long = end - start > 240;
  for (let at = start; at < end; at += 1) {
    const character = cased.charAt(at);
    switch (character) {
      case '.':
        if (endsSentence(cased, folded, at, start)) cuts.push(at + 1);
        break;
      case '!':
      case '?':
        if (/[\s"'»”)]|^$/.test(cased.charAt(at + 1))) cuts.push(at + 1);
        break;
      case '。':
      case '！':
      case '？':
        cuts.push(at + 1);
        break;
      case '|':
      case '│':
      case '•':
      case '●':
      case '■':
      case '◆':
      case '▪':
      case '⸻':
      case '·':
      case 'ㆍ':
      case '※':
      case '【':
        cuts.push(at);
        break;
      case '・':
      case '*':
        if (cased.charAt(at - 1) === ' ' || (long && cased.charAt(at + 1) === ' ')) cuts.push(at);
        break;
      case '-':
        if (long && cased.charAt(at - 1) === ' ' && cased.charAt(at + 1) === ' ') cuts.push(at);
        break;
      default:
    }
  }
  return cuts;
}

/**
 * Cuts the text into lines and sentences. Not as `@colloquy/language` cuts them: places and papers are behind
 * abbreviations and ordinals, and list items of one line are parts of their own.
 */
export function toLines(text: FoldedText): Line[] {
  const lines: Line[] = [];
  const { cased } = text;
  for (let start = 0; start <= cased.length; ) {
    const found = cased.indexOf('\n', start);
    const end = found < 0 ? cased.length : found;
    const line: Line = { start, end, segments: [] };
    const fields = cased.slice(start, Math.min(end, start + 400)).split(/[|│]| [·•] /).length - 1;
    let from = start;
    for (const cut of [...cutLine(text, start, end), end]) {
      let a = from;
      let b = cut;
      while (a < b && /[\s|│•●■◆▪⸻·ㆍ※*]/.test(cased.charAt(a))) a += 1;
      while (b > a && /[\s|│]/.test(cased.charAt(b - 1))) b -= 1;
      if (b > a) line.segments.push({ start: a, end: b, line: lines.length, isField: fields > 0 });
      from = cut;
    }
    lines.push(line);
    if (found < 0) break;
    start = end + 1;
  }
  return lines;
}
