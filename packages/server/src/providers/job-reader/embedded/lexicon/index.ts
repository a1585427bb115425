import { Content } from '@colloquy/content';
import type { JobLexicon, JobWords } from '@colloquy/content/schema/job-lexicon';
import { type CatalogueLanguage, catalogueLanguage, LANGUAGES, LATIN_LANGUAGES } from '@colloquy/contract/shared';
import { alternativesOf } from '@colloquy/language/text/alternatives';
import { InvariantError } from '../../../../platform/errors.ts';
import { once } from '../../../../platform/once.ts';

/** Words belong to the reader that is fitted to them: they come with the program, and nothing is laid over them. */
const content = new Content();

/** Other scripts know no boundary of words that a pattern can ask for: `\b` is one of Latin letters. */
const WITH_BOUNDARIES: ReadonlySet<string> = new Set(LATIN_LANGUAGES);

/** What is written of a language. */
export function wordsOf(language: CatalogueLanguage): JobLexicon {
  const found = language === 'en' ? content.get('lexicons', 'jobs/en') : content.get('lexicons', `jobs/${language}`);
  if (found === null || !('workplace' in found))
    throw new InvariantError(`no words of job descriptions are written in ${language}`);
  return found;
}

type Section = Readonly<Record<string, readonly string[] | undefined>>;
type Words = Readonly<Partial<Record<keyof JobWords, Section | undefined>>>;

/** The words of every language; those of languages without a file come last. */
const lexicons = once((): readonly { isBounded: boolean; words: Words }[] => {
  const languages = [...new Set(LANGUAGES.map(catalogueLanguage))];
  const written = languages.map((language) => ({
    isBounded: WITH_BOUNDARIES.has(language),
    words: wordsOf(language),
  }));
  return [...written, { isBounded: true, words: wordsOf('en').others ?? {} }];
});

/** The lists of one section, all languages together, as alternatives of a pattern. */
export type Lists<S extends keyof JobWords> = {
  any(list: NameOfList<S>): string;
  /** Of languages whose scripts have boundaries of words. */
  bounded(list: NameOfList<S>): string;
  /** Of the others. */
  unbounded(list: NameOfList<S>): string;
  /** As whole words; in scripts that have no boundaries of words anywhere. */
  whole(list: NameOfList<S>): string;
};

type NameOfList<S extends keyof JobWords> = keyof NonNullable<JobWords[S]> & string;

export function listsOf<S extends keyof JobWords>(section: S): Lists<S> {
  const alternatives = (list: string, isWanted: (isBounded: boolean) => boolean): string =>
    alternativesOf(
      lexicons()
        .filter(({ isBounded }) => isWanted(isBounded))
        .flatMap(({ words }) => words[section]?.[list] ?? [])
        .map((pattern) => pattern.replace(/~$/u, '\\w*')),
    );
  const bounded = (list: string) => alternatives(list, (isBounded) => isBounded);
  const unbounded = (list: string) => alternatives(list, (isBounded) => !isBounded);
  return {
    any: (list) => alternatives(list, () => true),
    bounded,
    unbounded,
    whole: (list) => `\\b(?:${bounded(list)})\\b|${unbounded(list)}`,
  };
}
