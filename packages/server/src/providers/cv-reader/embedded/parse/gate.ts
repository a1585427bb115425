import { alternatives } from '../lexicon/words.ts';
import type { CvText } from '../text/cv-text.ts';
import { fold } from '../text/fold.ts';
import type { Contacts } from './contacts.ts';
import { findDates } from './dates.ts';
import type { SectionBlock } from './sections.ts';

const LETTER = new RegExp(`(?:^|\\n)\\s*(?:${alternatives((words) => words.letters?.opens)})`, 'u');
const CLOSING = new RegExp(`(?:^|\\n)\\s*(?:${alternatives((words) => words.letters?.closes)})`);

/** Why a document with text is no CV, or null when it is one. */
export function whyNoCv(cv: CvText, sections: SectionBlock[], contacts: Contacts): string | null {
  const text = fold(cv.text);
  const letters = cv.text.replace(/\s/g, '').length;
  const core = new Set(sections.map((block) => block.section).filter((section) => CORE.has(section)));
  const main = ['experience', 'education', 'skills'].filter((section) => core.has(section as 'experience')).length;
  const periods = cv.lines.filter((line) => findDates(line.text).some((hit) => hit.kind !== 'single')).length;
  const letter = LETTER.test(text);
  let score = main * 1.5 + Math.min(core.size - main, 3) * 0.7 + Math.min(periods, 4) * 0.6;
  if (contacts.emails.length > 0 || contacts.phones.length > 0) score += 0.8;
  if (letter) score -= main >= 2 ? 0.5 : 2;
  if (CLOSING.test(text)) score -= main >= 2 ? 0.3 : 1.5;
  if (score >= 2.2) return null;
  if (letter) return 'the document is a letter, not a CV: it names no work, studies or skills in sections';
  return letters < 60
    ? 'the document holds too little text to be a CV'
    : 'the document does not read as a CV: no work, studies or skills were found';
}

const CORE = new Set<SectionBlock['section']>([
  'summary',
  'experience',
  'education',
  'skills',
  'languages',
  'certifications',
  'projects',
  'volunteer',
  'publications',
  'awards',
  'interests',
  'references',
]);
