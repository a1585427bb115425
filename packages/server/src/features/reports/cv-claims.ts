import type { Language } from '@colloquy/contract/shared';
import { sentencesIn } from '@colloquy/language/text/sentences';
import type { Turn } from '../dialogue/index.ts';
import type { ClaimReport, Evidence } from './report.ts';

/** What a CV says of one position. A year is null where it is not given, or where the position has no end. */
export type CvPosition = { employer: string; title: string; fromYear: number | null; toYear: number | null };

/** The newest ones, as CVs begin with them. */
const MOST_POSITIONS = 8;
const MOST_QUOTES = 2;
/** Shorter names are words of any talk. */
const SHORTEST_NAME = 4;
const SHORTEST_BEGINNING = 5;
/** Longer names are recognized by their beginning. */
const MOST_WORDS = 8;

/**
 * Each position of the CV next to the sentences that mention it. Whoever does not come to speak of a position has said
 * nothing about it: nothing follows from that.
 *
 * @param left places that are not quoted: words addressed to the grader
 */
export function claimsOf(
  positions: readonly CvPosition[],
  turns: readonly Pick<Turn, 'id' | 'text' | 'speaker'>[],
  language: Language,
  left: readonly Evidence[],
): ClaimReport[] {
  const sentences = turns
    .filter(({ speaker }) => speaker === 'candidate')
    .flatMap((turn) => sentencesOf(turn, language))
    .filter(({ at }) => !left.some((other) => overlap(at, other)));
  const shown = positions.slice(0, MOST_POSITIONS);
  return shown.map((position) => {
    const isOnly = shown.filter(({ title }) => fold(title) === fold(position.title)).length === 1;
    const names = mentions(position, isOnly, language);
    const quotes = sentences.filter(({ text }) => names.some((name) => name.test(text))).map(({ at }) => at);
    return { ...position, quotes: quotes.slice(0, MOST_QUOTES) };
  });
}

function sentencesOf(turn: Pick<Turn, 'id' | 'text'>, language: Language): { text: string; at: Evidence }[] {
  return sentencesIn(turn.text, language).flatMap((sentence) => {
    const text = sentence.text.trim();
    const start = sentence.start + sentence.text.indexOf(text);
    return text === '' ? [] : [{ text, at: { turnId: turn.id, start, end: start + text.length } }];
  });
}

function overlap(a: Evidence, b: Evidence): boolean {
  return a.turnId === b.turnId && a.start < b.end && b.start < a.end;
}

function fold(text: string): string {
  return text.normalize('NFKC').trim().toLowerCase();
}

/** Ways to speak of a position: its employer's name, the beginning of a longer one, a title that no other position has. */
function mentions({ employer, title }: CvPosition, isOnlyTitle: boolean, language: Language): RegExp[] {
  const whole = wordsOf(employer);
  const name = whole.length > 1 && isLegalForm(whole.at(-1) ?? '') ? whole.slice(0, -1) : whole;
  const called = wordsOf(title);
  const ways: RegExp[] = [];
  if (name.join('').length >= SHORTEST_NAME || (name.length > 0 && isDense(employer))) ways.push(phrase(name, 'iu'));
  for (let length = name.length - 1; length > 0; length -= 1) {
    const beginning = name.slice(0, length);
    // "City of" is no name; "Northgate" of "Northgate Logistics" and "Harbour Lane" of a longer one are.
    const isName = [beginning.at(-1), name[length]].every((word) => /^[\p{Lu}\p{Lo}&]/u.test(word ?? ''));
    if (!isName || beginning.join('').length < SHORTEST_BEGINNING) continue;
    // German writes every noun as others write names.
    if (length > 1 || !language.startsWith('de')) ways.push(phrase(beginning, 'u', length === 1));
  }
  if (isOnlyTitle && called.length > 1) ways.push(phrase(called, 'iu'));
  return ways;
}

/** GmbH, AB, SARL, Ltd: recognized by its shape. */
function isLegalForm(word: string): boolean {
  return /^(?=.{2,5}\.?$)(?:\p{L}*\p{Lu}\p{L}*\p{Lu}\p{L}*|Ltd|Inc|Corp|Co|Oy)\.?$/u.test(word);
}

function wordsOf(text: string): string[] {
  return (text.normalize('NFC').match(/[\p{L}\p{M}\p{N}&'’.-]+/gu) ?? []).slice(0, MOST_WORDS);
}

function isDense(text: string): boolean {
  return /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u.test(text);
}

/**
 * The words one after the other. Endings of a few letters may follow ("Northgates", "Ledgerlyssa"); scripts without
 * spaces have no edge of a word. `inside`: not at the beginning of a sentence, where any word is written as a name.
 */
function phrase(words: readonly string[], flags: string, inside = false): RegExp {
  const written = words.map((word) => word.replaceAll('.', '\\.')).join('\\s+');
  if (isDense(words.join(''))) return new RegExp(written, flags);
  const before = inside ? '(?<=[\\p{L}\\p{N},;:–-]\\s)' : '(?<![\\p{L}\\p{M}\\p{N}])';
  return new RegExp(`${before}${written}(?!\\p{L}{4}|\\p{N})`, flags);
}
