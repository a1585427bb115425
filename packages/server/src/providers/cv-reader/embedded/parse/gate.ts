import type { CvText } from '../text/cv-text.ts';
import { fold } from '../text/fold.ts';
import type { Contacts } from './contacts.ts';
import { findDates } from './dates.ts';
import type { SectionBlock } from './sections.ts';

const LETTER =
  /(?:^|\n)\s*(?:dear (?:mr|mrs|ms|sir|madam|dr|prof|hiring|recruit|team|\p{Lu})|to whom it may concern|sehr geehrte|liebe[rs]? (?:herr|frau)|madame, monsieur|monsieur,|madame,|cher monsieur|chere madame|estimad[oa]|gentile|egregio|spett|geachte|beste (?:heer|mevrouw)|prezad[oa]|car[oa] senhor|yang terhormat|kepada yth|kinh gui|拝啓|貴社|尊敬的|귀하)/u;
const CLOSING =
  /(?:^|\n)\s*(?:yours (?:sincerely|faithfully|truly)|(?:kind|best|warm) regards|sincerely|mit freundlichen grussen|cordialement|veuillez agreer|atentamente|saludos cordiales|cordiali saluti|distinti saluti|met vriendelijke groet|hoogachtend|atenciosamente|com os melhores cumprimentos|hormat (?:kami|saya)|tran trong|敬具|此致|敬礼)/;

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
