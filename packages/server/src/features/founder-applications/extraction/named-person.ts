import type { Span, Turn } from './fields.ts';
import type { CompiledLexicon } from './lexicon/index.ts';
import { casedNames, mentionsOf, type NameMention, type PersonName, patternNames } from './names.ts';
import { allMatches, countMatches, firstMatch, matches } from './patterns.ts';
import type { Sentence } from './segments.ts';

export type Place = Span & { turn: number };

/** Somebody named in the conversation who is, or was taken for, one of the founders. */
export type NamedPerson = PersonName & {
  /** Where the full name in force was said. */
  said: Place;
  speaker: Turn['speaker'] | null;
  /** Why this person is not a co-founder any more or never was. */
  excluded: 'left' | 'outsider' | null;
};

export type People = { founder: NamedPerson | null; others: NamedPerson[] };

/** `asked`: the text answers the question for the speaker's name, which settles doubtful readings. */
export function namesIn(text: string, lexicon: CompiledLexicon, asked = false): NameMention[] {
  const patterns = asked ? [...lexicon.ownNamePatterns, ...lexicon.namePatterns] : lexicon.namePatterns;
  const names = patterns.length > 0 ? patternNames(text, patterns, lexicon) : [];
  const cased = casedNames(text, lexicon).filter((name) =>
    names.every((other) => name.end <= other.start || other.end <= name.start),
  );
  const all = [...names, ...cased];
  // "Chief Technology Officer": capitals of a title
  const titles = all.length === 0 ? [] : [...text.matchAll(lexicon.roles)];
  const insideTitle = (name: Span) =>
    titles.some((match) => match.index < name.start && name.end <= match.index + match[0].length);
  return all
    .filter(
      (name) =>
        ((asked && /^\p{Script=Han}$/u.test(name.full)) ||
          !/^(?!\p{Script=Han})\p{L}\.?(?:[\s-]\p{L}\.?)*$/u.test(name.full)) &&
        !insideTitle(name),
    )
    .sort((a, b) => a.start - b.start);
}

const atEnd = new WeakMap<RegExp, RegExp>();
const atStart = new WeakMap<RegExp, RegExp>();
/** Longer than any phrase of a lexicon, in characters. */
export const LONGEST_PHRASE = 300;

/** `text` ends with a phrase of `pattern`, commas and blanks aside. */
export function endsWith(pattern: RegExp, text: string): boolean {
  let anchored = atEnd.get(pattern);
  if (!anchored) {
    anchored = new RegExp(`(?:${pattern.source})$`, pattern.flags.replace('g', ''));
    atEnd.set(pattern, anchored);
  }
  return anchored.test(withoutEnd(text.slice(-LONGEST_PHRASE)));
}

/** Without the blanks and signs at its end. A pattern for it would look from each of them to the next letter. */
function withoutEnd(text: string): string {
  let end = text.length;
  while (end > 0 && /[\s,:"„“«]/u.test(text[end - 1] ?? '')) end--;
  return text.slice(0, end);
}

export function startsWith(pattern: RegExp, text: string): boolean {
  let sticky = atStart.get(pattern);
  if (!sticky) {
    sticky = new RegExp(pattern.source, `${pattern.flags.replace('g', '')}y`);
    atStart.set(pattern, sticky);
  }
  sticky.lastIndex = 0;
  return sticky.test(text.replace(/^[\s,]+/u, ''));
}

export function renamed(person: NamedPerson, part: 'first' | 'last', word: string): NamedPerson {
  const next = { ...person, [part]: word };
  const eastern = /\p{Script=Han}/u.test(person.full);
  const parts = eastern ? [next.last, next.first] : [next.first, next.last];
  return { ...next, full: parts.filter((name) => name !== null).join(eastern ? '' : ' ') };
}

/** The sentence after the name goes on with "she is the COO": the person is a founder whatever they are besides. */
export function confirmedBy(next: Sentence | undefined, person: PersonName, lexicon: CompiledLexicon): boolean {
  if (!next || matches(lexicon.notFounder, next.text) || matches(lexicon.left, next.text)) return false;
  const about = startsWith(lexicon.third, next.text) || mentionsOf(person, next.text).length > 0;
  return about && (matches(lexicon.roles, next.text) || matches(lexicon.coFounder, next.text));
}

/** The whole words among the last `length` signs before an offset. */
function wordsBefore(text: string, offset: number, length: number): string {
  const from = Math.max(0, offset - length);
  const words = text.slice(from, offset);
  return /\p{L}$/u.test(text.slice(0, from)) ? words.replace(/^[\p{L}'’]+/u, '') : words;
}

/** "my co-founder Ivo", "Ivo, my co-founder" */
export function declaredCoFounder(text: string, mention: Span, lexicon: CompiledLexicon, mayBeNoun = false): boolean {
  for (const match of allMatches(lexicon.coFounder, text)) {
    const end = match.index + match[0].length;
    // Japanese leaves the subject out
    const own = !lexicon.words.spaced || matches(lexicon.self, wordsBefore(text, match.index, 14) + match[0]);
    if (!own || (lexicon.words.spaced && matches(lexicon.negation, text.slice(mention.end, match.index).slice(-12))))
      continue;
    const between =
      end <= mention.start
        ? text.slice(end, mention.start)
        : match.index >= mention.end
          ? text.slice(mention.end, match.index)
          : '';
    if (
      between.length <= 28 &&
      !(mayBeNoun && !joinsName(between, lexicon)) &&
      !/[.;!?。]/u.test(between) &&
      countMatches(/\p{Lu}\p{Ll}+/gu, between) <= (lexicon.words.capitalNouns ? 2 : 1)
    )
      return true;
  }
  return false;
}

/** Between "mein Mitgründer" and a name is at most a comma, a verb of being or an article. */
function joinsName(between: string, lexicon: CompiledLexicon): boolean {
  const rest = between
    .replace(lexicon.copula, ' ')
    .replace(lexicon.articles, ' ')
    .replace(/heißt|heisst|namens/giu, ' ');
  return /^[\s,:]*$/u.test(rest);
}

/** "At first it was Lea Berg, Tom Ahn and me": a list that ends with the speaker is of founders. */
export function listsSpeaker(right: string, lexicon: CompiledLexicon): boolean {
  const list = right.split(/[.!?;:。]/u)[0] ?? '';
  const rest = namesIn(list, lexicon).reduceRight(
    (text, { start, end }) => text.slice(0, start) + text.slice(end),
    list,
  );
  const self = firstMatch(lexicon.mine, rest);
  return self !== null && /^[\s,]*$/u.test(rest.slice(0, self.start).replace(lexicon.and, ' '));
}
