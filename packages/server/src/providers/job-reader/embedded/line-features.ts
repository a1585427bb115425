import type { FoldedText } from './folded-text.ts';
import { words } from './hint-vocabulary.ts';
import { hintsOf, isNiceHeading, sidesOf } from './line-hints.ts';
import { classifyHeading, type SectionKind, type Sections, sectionEnds } from './sections.ts';
import type { Line, Segment } from './segments.ts';

/** A sentence or item of a description, and what indicates its kind. */
export type LineCandidate = {
  segment: Segment;
  /** By name, each present or absent; a model knows which of them weigh. */
  features: readonly string[];
  /** How it follows the one before: as the next item of a list, in the same block of lines, or behind something else. */
  follows: 'list' | 'block' | 'apart';
};

/** In a shorter text its thirds say nothing. */
const FEWEST_LETTERS = 400;
/** Characters of a sentence that its features are taken from. */
const LOOKED_AT = 400;
/** Longer words are compared by their beginning. */
const STEM = 6;
const HEADING_LENGTH = 70;
const HEADING_WORDS = 9;
export const LIST_BULLET = /^(?:[-–—*•·・○◦▪■●◆>✓✔✅🔹🔸👉➢►+]|\(\d{1,2}\)|(?:\d{1,2}|[a-z])[.)](?=\s))\s*/u;
/** In front of what is cut where such a mark is. */
const CUT_MARK = /[•●■◆▪※*]\s*$/u;
const LABEL = /^([^:：】\n]{2,40})[:：】]\s*\S/u;
const WORD = /[\p{L}\p{N}+#]+/gu;
/** A syllable a letter, and endings on every word. */
const HANGUL = /\p{Script=Hangul}/u;
const HANGUL_STEM = 2;
/** Scripts that set no blanks between words: two letters at a time stand for a word. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/** The sentences and items of a text that may be something, each with its features; headings are none. */
export function lineCandidates(text: FoldedText, lines: readonly Line[], sections: Sections): LineCandidate[] {
  const contents = lines.map(({ start, end }) => text.folded.slice(start, end).trim());
  const nextOf = nextContents(contents);
  const ends = sectionEnds(text, lines, sections);
  const found: LineCandidate[] = [];
  const isShort = text.folded.length < FEWEST_LETTERS;
  let heading: readonly string[] = [];
  let headingText = '';
  let headingsSeen = 0;
  let isOver = false;
  let lastItem = -2;
  let lastLine = -2;
  for (const [index, line] of lines.entries()) {
    const content = contents[index] ?? '';
    if (content === '') continue;
    const isHeading = sections.headings.has(index) || looksLikeHeading(content, nextOf[index] ?? '');
    isOver = ends.has(index) || (isOver && !sections.headings.has(index));
    if (isHeading) {
      heading = wordsOf(content);
      headingText = content;
      headingsSeen += 1;
      if (sections.headings.has(index)) continue;
    }
    let section: SectionKind | 'over' = isOver ? 'over' : (sections.ofLine[index] ?? 'other');
    for (const [place, segment] of line.segments.entries()) {
      const label = labelOf(text, segment);
      if (label !== null && label.kind !== 'other') section = label.kind;
      const isItem = hasMark(text, line, segment);
      const follows =
        isItem && lastItem >= 0 && index - lastItem <= 1
          ? 'list'
          : index - lastLine <= 1 && !(isItem && lastItem !== lastLine)
            ? 'block'
            : 'apart';
      const features = [
        ...ownFeatures(text.folded.slice(segment.start, Math.min(segment.end, segment.start + LOOKED_AT))),
        ...heading.slice(0, HEADING_WORDS).map((word) => `above:${word}`),
        ...(heading.length > 0 ? [`above-all:${heading.join(' ').slice(0, 40)}`] : []),
        `speaks:${sidesOf(text.folded.slice(segment.start, Math.min(segment.end, segment.start + LOOKED_AT)))}`,
        ...hintsOf(text, segment).flatMap((hint) => [`hint:${hint}`, `hint:${hint} in ${section}`]),
        `section:${section}`,
        ...(isNiceHeading(headingText) ? ['section:nice'] : []),
        `headings:${Math.min(headingsSeen, 4)}`,
        ...(isShort ? [] : [`third:${Math.min(2, Math.floor((3 * segment.start) / text.folded.length))}`]),
        ...(isItem ? ['item'] : []),
        ...(isHeading ? ['heading'] : []),
        ...(leadsIn(text.folded.slice(segment.start, segment.end), isHeading) ? ['leads-in'] : []),
        ...(place > 0 ? ['in-line'] : []),
        ...(found.length === 0
          ? ['opens', `opens:${wordsOf(text.folded.slice(segment.start, segment.end))[0] ?? ''}`]
          : []),
        ...(headingsSeen === 0 ? ['no-heading'] : []),
      ];
      found.push({ segment, features, follows });
      if (isItem) lastItem = index;
      else if (!isHeading) lastItem = -2;
      lastLine = index;
    }
  }
  return found;
}

/** "Your tasks: you lead…" in the middle of a line: the words in front of the colon, where they are a heading's. */
export function labelOf(text: FoldedText, segment: Segment): { kind: SectionKind; end: number } | null {
  const head = text.folded.slice(segment.start, Math.min(segment.end, segment.start + 60));
  const mark = LIST_BULLET.exec(head)?.[0] ?? '';
  const label = /^([^:：】\n]{3,40})[:：】]\s*/.exec(head.slice(mark.length));
  if (label?.[1] === undefined || label[1].trim().split(/\s+/).length > 4) return null;
  const kind = classifyHeading(label[1]);
  if (kind !== 'duties' && kind !== 'requirements' && kind !== 'benefits' && kind !== 'process') return null;
  return { kind: mark === '' ? kind : 'other', end: segment.start + mark.length + label[0].length };
}

/** Whether what a sentence says comes on the lines behind it: "We'd like you to have:", "You're a fit if". */
function leadsIn(folded: string, isHeading: boolean): boolean {
  return /[:：]$/u.test(folded) || (isHeading && words().WAITS.test(folded));
}

/** Whether a sentence is marked as an item of a list; marks that part fields as well are cut off in front of it. */
function hasMark(text: FoldedText, line: Line, { start }: Segment): boolean {
  if (LIST_BULLET.test(text.folded.slice(start, start + 8))) return true;
  return CUT_MARK.test(text.folded.slice(Math.max(line.start, start - 4), start));
}

/** What the words of a sentence alone tell. */
function ownFeatures(folded: string): string[] {
  const mark = LIST_BULLET.exec(folded)?.[0] ?? '';
  const own = folded.slice(mark.length);
  const label = LABEL.exec(own)?.[1];
  const words = wordsOf(own);
  const [first = ''] = words;
  const full = own.match(WORD) ?? [];
  const last = full.at(-1) ?? '';
  const tail = own.replace(/[\s.;,。！!]+$/u, '');
  return [
    ...words.map((word) => `word:${word}`),
    `first:${first}`,
    `first-end:${(full[0] ?? '').slice(-3)}`,
    ...(/\p{Script=Latin}/u.test(last)
      ? [`last-end:${last.slice(-3)}`]
      : [`tail:${tail.slice(-3)}`, `tail-two:${tail.slice(-2)}`]),
    `size:${Math.min(6, Math.floor(Math.log2(1 + own.length / 8)))}`,
    ...(label === undefined ? [] : wordsOf(label).map((word) => `label:${word}`)),
    ...(/\d/.test(own) ? ['digits'] : []),
    ...(/\d{1,2} ?\+|\d{1,2} ?[-–] ?\d{1,2}/.test(own) ? ['range'] : []),
    ...(/[€$£¥₹₩₫]|\b(?:eur|usd|gbp|chf)\b/.test(own) ? ['money'] : []),
    ...(/%/.test(own) ? ['percent'] : []),
    ...(/[!！]$/.test(own.trim()) ? ['shouts'] : []),
    ...(/[?？]$/.test(own.trim()) ? ['asks'] : []),
  ];
}

function wordsOf(folded: string): string[] {
  return [...folded.matchAll(WORD)].flatMap(([word]) => {
    if (HANGUL.test(word)) return [word.slice(0, HANGUL_STEM)];
    if (!UNSPACED.test(word)) return [/^\d+$/.test(word) ? '0' : word.slice(0, STEM)];
    const letters = [...word];
    return letters.length < 2 ? letters : letters.slice(1).map((letter, at) => `${letters[at]}${letter}`);
  });
}

/** For each line the first behind it that is not empty; '' behind the last. */
function nextContents(contents: readonly string[]): string[] {
  const next = new Array<string>(contents.length).fill('');
  for (let at = contents.length - 2; at >= 0; at -= 1) next[at] = contents[at + 1] || (next[at + 1] ?? '');
  return next;
}

/** A short line without a full stop that something follows: whatever its words are, it is over that. */
function looksLikeHeading(content: string, next: string): boolean {
  if (content.length > HEADING_LENGTH || LIST_BULLET.test(content) || next === '') return false;
  if (content.split(/\s+/).length > HEADING_WORDS || /[.,;。、!]$/.test(content)) return false;
  return /[:：]$/.test(content) || LIST_BULLET.test(next) || next.length > content.length;
}
