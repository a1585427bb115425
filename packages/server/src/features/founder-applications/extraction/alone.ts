import type { CompiledLexicon } from './lexicon/index.ts';
import { allMatches, firstMatch, matches } from './patterns.ts';

/** Nothing but signs and blanks. */
export function isBare(text: string): boolean {
  return !/[\p{L}\p{N}]/u.test(text);
}

/**
 * Where it is said first that there is nobody else: "I am on my own". Who is named after it is none of the founders;
 * "I started alone" says nothing of today.
 */
export function saysAloneFrom(text: string, lexicon: CompiledLexicon): number {
  let from = Number.POSITIVE_INFINITY;
  let at = 0;
  for (const sentence of text.split(/[.!?。\n]/u)) {
    if (matches(lexicon.none, sentence) && isBare(sentence.replace(lexicon.none, ''))) {
      from = at + sentence.length;
      break;
    }
    at += sentence.length + 1;
  }
  for (const match of allMatches(lexicon.noCoFounder, text)) {
    const end = match.index + match[0].length;
    if (end >= from) break;
    // "it's just me and Odile"
    if (lexicon.words.spaced && namesAnother(text.slice(end, end + NEXT_WORDS), lexicon)) continue;
    const before = text.slice(Math.max(0, match.index - LONGEST_STATEMENT), match.index);
    const statement = before.slice(
      Math.max(...['.', '!', '?', '。', '\n'].map((character) => before.lastIndexOf(character))) + 1,
    );
    const clause = statement.slice(Math.max(statement.lastIndexOf(','), statement.lastIndexOf('、')) + 1);
    if (!matches(lexicon.past, statement) && !matches(lexicon.negation, clause.slice(-10))) return end;
  }
  return from;
}

/** How far back the words of a statement are looked at, in characters. */
const LONGEST_STATEMENT = 600;

const NEXT_WORDS = 24;

function namesAnother(behind: string, lexicon: CompiledLexicon): boolean {
  const and = firstMatch(lexicon.and, behind);
  return and !== null && /^\s*$/u.test(behind.slice(0, and.start)) && /^\s*\p{Lu}\p{Ll}/u.test(behind.slice(and.end));
}
