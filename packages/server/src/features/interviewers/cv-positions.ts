import { wordCount } from '@colloquy/content/schema/spoken';
import type { Language } from '@colloquy/contract/shared';
import { quotable } from './quote.ts';
import { countTerms } from './terms.ts';

/** A post as a CV has it; `to` is null while it lasts. Untrusted. */
export type CvPosition = {
  employer: string;
  title: string;
  description: string;
  /** Years; 0 where the CV names none. */
  from: number;
  to: number | null;
};

/** What lies further back says how old somebody is. */
const YEARS_BACK = 15;
const EARLIEST_YEAR = 1950;
const NAME = { characters: 60, words: 7 };
const TITLE = { characters: 60, words: 6 };
/** Names are letters, figures and what joins them. */
const PLAIN = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} .,&'’+#/-]*$/u;

export function speakableEmployer({ employer }: CvPosition, language: Language): string | null {
  return speakable(employer, language, NAME);
}

/** @param gendered posts whose name says a gender; null where nothing is known of that: then none is spoken */
export function speakableTitleOf(
  { title }: CvPosition,
  language: Language,
  gendered: readonly string[] | null,
): string | null {
  const spoken = gendered === null || countTerms(gendered, title) > 0 ? null : speakable(title, language, TITLE);
  // Where only a post is meant: "Freelance: project at …" is more than that.
  return spoken === null || /[,.:]/.test(spoken) ? null : spoken;
}

/** Whether its years can be named without saying how old somebody is. */
export function speakableYears({ from, to }: CvPosition, year: number): boolean {
  const end = to ?? year;
  return from >= EARLIEST_YEAR && from <= end && end <= year && year - from <= YEARS_BACK;
}

function speakable(text: string, language: Language, most: { characters: number; words: number }): string | null {
  const isName = (name: string): boolean =>
    name.length >= 2 && name.length <= most.characters && wordCount(name) <= most.words;
  const normalized = text.replaceAll(/\s*[([{（].*$/gsu, '');
  // Names in Latin letters are read out in every language.
  const name = quotable(normalized, language, isName) ?? quotable(normalized, 'en', isName);
  return name !== null && PLAIN.test(name) ? name : null;
}
