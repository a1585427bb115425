import { fold } from '../text/fold.ts';
import { placeEvidence } from './places.ts';
import { KNOWN_SKILLS } from './skills.ts';
import { words } from './words.ts';
import { companyEvidence, titleEvidence } from './work-words.ts';

/** Names of languages and tools that are words of their own: skills only next to other skills. */
const IN_LISTS = new Set(words(({ skills }) => skills?.inLists));

const BETWEEN = /\s*[|｜¦,;、·•∙⋅/\t]\s*|\s+[–—-]\s+|\s+(?:and|und|et|y|e|en|dan)\s+/;

/** `Go | Kafka`: two or more terms set apart that name tools and methods, and nothing that could name an employer. */
export function isSkillList(text: string): boolean {
  if (text.length > 200) return false;
  const items = fold(text)
    .split(BETWEEN)
    .map((item) => item.trim())
    .filter((item) => item !== '');
  if (items.length < 2) return false;
  const others = items.filter((item) => !KNOWN_SKILLS.has(item) && !IN_LISTS.has(item));
  const known = items.filter((item) => KNOWN_SKILLS.has(item)).length;
  if (known < 1 || others.length > known / 2) return false;
  return others.every(
    (item) =>
      item.split(/\s+/).length <= 3 &&
      titleEvidence(item) === 0 &&
      companyEvidence(item) === 0 &&
      placeEvidence(item).score === 0,
  );
}
