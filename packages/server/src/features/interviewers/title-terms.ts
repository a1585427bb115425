import type { OccupationDefinition } from '@colloquy/content/schema/occupation';
import { words } from '@colloquy/content/schema/term-match';
import {
  inFirstForms,
  STEM_LANGUAGES,
  type StemLanguage,
  titleStems,
  withoutAccents,
  withoutGenderMarks,
} from '@colloquy/language/text/titles';
import type { JobReading } from '../../providers/job-reader/port.ts';
import { isInTitle } from './terms.ts';

/** A job's title, read once for all occupations. */
export type JobTitle = {
  /** As it is written, and once more without level and asides. */
  written: string;
  /** The same words in their first form and without accents. */
  plain: string;
  /** Without gender and number, as each language folds them. */
  stems: ReadonlyMap<string, string>;
};

/** Vietnamese has Latin letters, but its words do not end by gender: "cuộc" would be a "cuoco". */
const VIETNAMESE = /[\u1ea0-\u1ef9ơưđ]/iu;

/** Between two ways to read a title; no term holds it. */
const APART = ' | ';

export function readJobTitle({ text, role }: Pick<JobReading['title'], 'text' | 'role'>): JobTitle {
  // "Commercial(e) H/F" names a trade by being nothing else: there the marks are part of the term.
  const ways = [...new Set([plainWords(text), plainWords(role), words(withoutAccents(inFirstForms(text)))])];
  const join = (lines: string[]) => ` ${lines.join(APART)} `;
  return {
    written: `${text} ${role} ${withoutGenderMarks(role)}`,
    plain: join(ways),
    stems: new Map(
      (VIETNAMESE.test(text) ? [] : STEM_LANGUAGES).map((language) => [
        language,
        join(ways.map((way) => titleStems(way.split(' '), language).join(' '))),
      ]),
    ),
  };
}

/** Whether a title names an occupation, another one that its words say it is not, or neither. */
export function isTitleOf(
  { titles, otherTitles }: Pick<OccupationDefinition, 'titles' | 'otherTitles'>,
  title: JobTitle,
): 'own' | 'other' | null {
  if (isInTitle(otherTitles, title.written) || holds(title.plain, plainNeedles(otherTitles))) return 'other';
  let own = false;
  for (const [language, terms = []] of Object.entries(titles)) {
    const folded = isStemLanguage(language) && holds(title.stems.get(language) ?? '', stemNeedles(terms, language));
    if (!folded && !isInTitle(terms, title.written) && !holds(title.plain, plainNeedles(terms))) continue;
    // What finds it in another number or gender finds another trade in those, too.
    if (isStemLanguage(language) && holds(title.stems.get(language) ?? '', stemNeedles(otherTitles, language)))
      return 'other';
    own = true;
  }
  return own ? 'own' : null;
}

const isStemLanguage = (language: string): language is StemLanguage =>
  (STEM_LANGUAGES as readonly string[]).includes(language);

const holds = (text: string, needles: readonly string[]): boolean => needles.some((needle) => text.includes(needle));

const plainWords = (text: string): string => words(withoutAccents(withoutGenderMarks(text)));

/** Needles are those of content, which never changes while the process lives: each list is prepared once. */
const prepared = new WeakMap<readonly string[], Map<string, readonly string[]>>();

function prepare(terms: readonly string[], name: string, make: (term: string) => string | null): readonly string[] {
  const known = prepared.get(terms) ?? new Map<string, readonly string[]>();
  prepared.set(terms, known);
  const needles = known.get(name) ?? [...new Set(terms.map(make).filter((needle) => needle !== null))];
  known.set(name, needles);
  return needles;
}

const plainNeedles = (terms: readonly string[]) =>
  prepare(terms, 'plain', (term) => needleOf(term, plainWords(term.replaceAll('*', ''))));

const stemNeedles = (terms: readonly string[], language: StemLanguage) =>
  prepare(terms, language, (term) => {
    // A part of a word has no ending to fold.
    if (term.startsWith('*')) return null;
    const parts = plainWords(term.replaceAll('*', '')).split(' ');
    // A small word at an end says something there: "mitarbeiter in", "head of".
    const folded = titleStems(parts, language);
    if (parts.length > 1 && [0, -1].some((at) => titleStems(parts.slice(at).slice(0, 1), language).length === 0))
      return null;
    if (!term.endsWith('*')) return needleOf(term, folded.join(' '));
    const [last = ''] = parts.splice(-1);
    return needleOf(term, [...titleStems(parts, language), last].join(' '));
  });

function needleOf(term: string, body: string): string | null {
  if (body === '') return null;
  return `${term.startsWith('*') ? '' : ' '}${body}${term.endsWith('*') ? '' : ' '}`;
}
