import type { Span } from './fields.ts';
import type { CompiledLexicon } from './lexicon/index.ts';
import { literalAlternation } from './patterns.ts';
import { fold } from './segments.ts';

/** A word said letter by letter: "M-A-R-I-A", "M, A, Y, E, R", "N as in Nora, O …". */
export type Spelled = Span & { letters: string };

const patterns = new WeakMap<CompiledLexicon, RegExp>();

/** What is before and after a letter, and a letter by its sign: where words are not parted, other words may touch its name. */
function edges(spaced: boolean): [string, string, string] {
  return spaced
    ? ["(?<![\\p{L}\\p{N}'’])", '\\p{L}(?![\\p{L}\\p{M}])', '(?![\\p{L}\\p{M}])']
    : ['(?<![\\p{Script=Latin}\\p{N}])', '\\p{Script=Latin}(?!\\p{Script=Latin})', ''];
}

function spelledPattern(lexicon: CompiledLexicon): RegExp {
  const known = patterns.get(lexicon);
  if (known) return known;
  const { letterNames, repeats, asIn, spaced } = lexicon.words;
  const [open, sign, close] = edges(spaced);
  const repeat = `(?:(?:${literalAlternation(Object.keys(repeats))})[\\s-]+)?`;
  const letter = `${repeat}(?:(?:${literalAlternation(Object.keys(letterNames))})${close}|${sign})`;
  const explained = `${letter}(?:[\\s,]+(?:${literalAlternation(asIn)})[\\s]+\\p{Lu}\\p{L}+)?`;
  const pattern = new RegExp(`${open}${explained}(?:[\\s,.·・、–-]+${explained}){2,}`, 'giu');
  patterns.set(lexicon, pattern);
  return pattern;
}

/** "with a U, Y-U-S-R-A": what stands loose before joined letters is a remark on one of them. */
const REMARK = /^\s*(?:\p{L}[\s,;.·–]+){1,2}(?=\p{L}(?:-\p{L}){2,}(?!\p{L}))/u;

/** Runs of letters; a full stop ends one unless it is after every letter. */
function spelledRuns(text: string, lexicon: CompiledLexicon): { start: number; text: string }[] {
  const runs: { start: number; text: string }[] = [];
  for (const match of text.matchAll(spelledPattern(lexicon))) {
    const separators = match[0].match(/[\s,.·・、–-]+/gu) ?? [];
    const dotted = separators.every((separator) => separator.includes('.'));
    for (const part of dotted ? [Object.assign([match[0]], { index: 0 })] : match[0].matchAll(/(?:[^.]|\.(?!\s))+/gu)) {
      const lead = part[0].length - part[0].trimStart().length + (REMARK.exec(part[0])?.[0].length ?? 0);
      runs.push({ start: match.index + part.index + lead, text: part[0].slice(lead).trim() });
    }
  }
  return runs;
}

/** Words spelled out in `text`, three letters or more. */
export function readSpelled(text: string, lexicon: CompiledLexicon): Spelled[] {
  const runs = spelledRuns(text, lexicon);
  if (runs.length === 0) return [];
  const { letterNames, repeats } = lexicon.words;
  const piece = piecePattern(lexicon);
  const found: Spelled[] = [];
  for (const run of runs) {
    let letters = '';
    for (const part of run.text.matchAll(piece)) {
      const { repeat, letter } = part.groups ?? {};
      if (letter === undefined) continue;
      const sign = letterNames[letter.toLowerCase()] ?? letter;
      letters += sign.repeat(repeat === undefined ? 1 : (repeats[repeat.toLowerCase()] ?? 1));
    }
    if (letters.length >= 3) found.push({ start: run.start, end: run.start + run.text.length, letters });
  }
  return found;
}

const pieces = new WeakMap<CompiledLexicon, RegExp>();

/** One letter of a word that is spelled. */
function piecePattern(lexicon: CompiledLexicon): RegExp {
  const known = pieces.get(lexicon);
  if (known) return known;
  const { letterNames, repeats, asIn, spaced } = lexicon.words;
  const [, sign, close] = edges(spaced);
  const before = spaced ? '(?<![\\p{L}])' : '';
  const pattern = new RegExp(
    `(?<repeat>(?:${literalAlternation(Object.keys(repeats))})(?=[\\s-]+))?[\\s-]*${before}(?<letter>(?:${literalAlternation(Object.keys(letterNames))})${close}|${sign})` +
      `(?:[\\s,]+(?:${literalAlternation(asIn)})[\\s]+\\p{Lu}\\p{L}+)?`,
    'giu',
  );
  pieces.set(lexicon, pattern);
  return pattern;
}

/** Changes needed to turn one word into the other, accents and case aside. */
export function editDistance(a: string, b: string): number {
  const left = fold(a);
  const right = fold(b);
  let previous = Array.from({ length: right.length + 1 }, (_, index) => index);
  for (let i = 1; i <= left.length; i++) {
    const row = [i];
    for (let j = 1; j <= right.length; j++) {
      const change = (previous[j - 1] ?? 0) + (left[i - 1] === right[j - 1] ? 0 : 1);
      row.push(Math.min(change, (previous[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1));
    }
    previous = row;
  }
  return previous[right.length] ?? left.length;
}

/** Names and addresses are shorter, in characters; comparing costs the product of two lengths. */
const LONGEST_COMPARED = 120;

/** Whether one word can be a misheard form of the other. */
export function similar(a: string, b: string): boolean {
  const longer = Math.max(fold(a).length, fold(b).length);
  if (longer > LONGEST_COMPARED) return fold(a) === fold(b);
  return longer > 0 && editDistance(a, b) <= Math.max(1, Math.floor(longer * 0.4));
}

export function titleCase(letters: string): string {
  return letters.charAt(0).toUpperCase() + letters.slice(1).toLowerCase();
}
