import { EMPLOYMENT_KINDS, type EmploymentKind } from '@colloquy/content/schema/cv-lists';
import { fold, hasCjk } from '../text/fold.ts';
import { alternatives, spaced, unspaced, words } from './words.ts';

/** Words of job titles in the languages written with letters, folded. A whole word must match. */
const TITLE_WORDS = new Set(words(({ titles }) => titles?.words));

/** Ends of compound words that are job titles: German and Dutch write them together. */
const TITLE_ENDINGS = new RegExp(`(?:${alternatives(({ titles }) => titles?.ends)})$`);

/** Parts of words in titles of languages that are not parted by spaces, or (Vietnamese) by syllables. */
const TITLE_CJK = new RegExp(alternatives(({ titles }) => titles?.within));
const TITLE_VI = new RegExp(`(?:^|\\s)(?:${alternatives(({ titles }) => titles?.phrases)})(?:\\s|$|,)`);
/** What ends the name of an employer. */
const NO_TITLE_CJK = new RegExp(`(?:${alternatives(({ titles }) => titles?.notAtEnd)})$`);

/** `Hale & Associates`, `Brandt und Söhne`: words of people that end the name of a firm. */
const FIRM_ENDING = new RegExp(
  `(?:&|(?<=\\s)(?:${alternatives(({ companies }) => companies?.joins)})\\s)\\s*` +
    `(?:${alternatives(({ companies }) => companies?.people)})\\.?$`,
);

/** How much a text looks like a job title: 0 no sign, 1 some, 2 strong. */
export function titleEvidence(text: string): number {
  if (hasCjk(text)) {
    if (!TITLE_CJK.test(text)) return latinTitle(text);
    return NO_TITLE_CJK.test(text) ? 0 : 2;
  }
  return latinTitle(text);
}

/** Words that are a post when they are first, and an adjective behind another word. */
const DESCRIBING = new RegExp(`^(?:${alternatives(({ titles }) => titles?.describing)})$`);

function latinTitle(text: string): number {
  const folded = fold(text);
  if (FIRM_ENDING.test(folded)) return 0;
  if (TITLE_VI.test(folded)) return 2;
  const words = folded.split(/[^\p{L}-]+/u).filter((word) => word !== '');
  if (words.length === 0 || words.length > 14) return 0;
  let score = 0;
  for (const [i, word] of words.entries()) {
    // `Oficina Técnica`: behind a word that is no post it only describes.
    if (i > 0 && score === 0 && DESCRIBING.test(word)) continue;
    if (TITLE_WORDS.has(word) || TITLE_WORDS.has(word.replace(/s$/, ''))) score += 2;
    else if (word.length > 6 && TITLE_ENDINGS.test(word)) score += 2;
    else if (word.includes('-') && word.split('-').some((part) => TITLE_WORDS.has(part))) score += 2;
  }
  return Math.min(2, score);
}

const LEGAL_FORMS = new RegExp(
  `(?:^|[\\s,(])(?:${alternatives(({ companies }) => companies?.forms)})\\.?(?=$|[\\s,)|&])`,
);
const COMPANY_WORDS = new RegExp(`(?:^|[\\s-])(?:${alternatives(({ companies }) => companies?.words)})(?=$|[\\s,.-])`);
/** Ends of compound words that are organisations: German and Dutch write them together. */
const COMPANY_ENDINGS = new RegExp(`\\p{L}{3}(?:${alternatives(({ companies }) => companies?.ends)})(?=$|[\\s,])`, 'u');
const COMPANY_CJK = new RegExp(alternatives(({ companies }) => companies?.within));
/** Words before the name of an organisation. */
const COMPANY_LEAD = new RegExp(`^(?:${alternatives(({ companies }) => companies?.leads)})\\s`);

const LEGAL_END = new RegExp(`${LEGAL_FORMS.source}\\s*$`);
const GROUP_END = new RegExp(`(?:${alternatives(({ companies }) => companies?.groups)})\\.?\\s*$`);

/** The last word is a legal form, `Acme GmbH`; a group's name is none. */
export function endsInLegalForm(text: string): boolean {
  const folded = fold(text);
  return LEGAL_END.test(folded) && !GROUP_END.test(folded);
}

/** How much a text looks like the name of an organisation: 0 no sign, 1 some, 2 strong. */
export function companyEvidence(text: string): number {
  if (hasCjk(text) && COMPANY_CJK.test(text)) return 2;
  const folded = fold(text);
  if (LEGAL_FORMS.test(folded) || FIRM_ENDING.test(folded)) return 2;
  if (COMPANY_ENDINGS.test(folded)) return 1;
  if (COMPANY_LEAD.test(folded)) return 2;
  return COMPANY_WORDS.test(folded) ? 1 : 0;
}

const KIND_NAMES: Record<EmploymentKind, string> = {
  fullTime: 'Full-time',
  partTime: 'Part-time',
  freelance: 'Freelance',
  contract: 'Contract',
  internship: 'Internship',
};

/** Kinds of employment as document 3 writes them, by what CVs call them, folded. */
export const EMPLOYMENT_TYPES: [RegExp, string][] = [
  ...EMPLOYMENT_KINDS.map((kind): [RegExp, string] => [
    new RegExp(`(?:^|[\\s(,|·])(?:${spaced(({ employment }) => employment?.[kind])})(?=$|[\\s),|·])`),
    KIND_NAMES[kind],
  ]),
  ...(['fullTime', 'contract', 'partTime'] as const).map((kind): [RegExp, string] => [
    new RegExp(unspaced(({ employment }) => employment?.[kind])),
    KIND_NAMES[kind],
  ]),
];
