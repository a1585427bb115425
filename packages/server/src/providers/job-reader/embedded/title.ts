import type { JobReading } from '../port.ts';
import { foldText } from './folded-text.ts';
import words from './seniority.json' with { type: 'json' };

type Seniority = NonNullable<JobReading['title']['seniority']>;

/** Words for a level, on the folded title. Lead before senior: "Senior Team Lead" leads. */
const LEVELS = words.levels.map(({ level, pattern }) => [level as Seniority, new RegExp(pattern)] as const);

const { compounds } = words;
/** A long word that ends in who leads: "Werkstattleitung". */
const COMPOUND = new RegExp(`(?<!\\p{L})(\\p{L}{2,30}?)(?:${compounds.ends.join('|')})(?!\\p{L})`, 'gu');

const GENDER =
  /\s*[([/*|\-–]*\s*(?:[mwdfhxia](?:\s?[/|,*]\s?[mwdfhxiaв]){1,4}|all genders?|gn|h\/f|f\/h|m\/v|v\/m|mwd|fmd)\s*[)\]]*(?=\s|$|[,|–-])/giu;
const ASIDE = /\s*[([{（【][^()[\]{}（）【】]{0,60}[)\]}）】]\s*/gu;
const LEVEL_WORDS =
  /(?<![\p{L}])(?:senior|junior|sr\.?|jr\.?|mid[- ]level|entry[- ]level)(?![\p{L}])[ /\-–]*|^\s*(?:lead|principal|staff)\s+|シニア|ジュニア|시니어\s?|주니어\s?|资深|高级|初级|資深/giu;

/** Splits a job's title into what the person does and at which level. */
export function readTitle(title: string): JobReading['title'] {
  const { folded } = foldText(title.normalize('NFC'));
  const leads = leadsByCompound(folded) ? (compounds.level as Seniority) : null;
  const seniority = leads ?? LEVELS.find(([, pattern]) => pattern.test(folded))?.[0] ?? null;
  const normalized = title.replace(GENDER, ' ').replace(ASIDE, ' ');
  const first =
    normalized.split(/\s[|–—-]\s|\s?[|｜]\s?|, (?=remote|hybrid|on-?site)/iu).find((part) => part.trim() !== '') ??
    normalized;
  const role = first
    .replace(LEVEL_WORDS, '')
    .replace(/\s+/g, ' ')
    .replace(/[\s,/&–-]+$/u, '')
    .trim();
  return { text: title, role: role === '' ? title.trim() : role, seniority };
}

/** Whether a compound of the title says who leads; pipes, cables and companions end alike. */
function leadsByCompound(folded: string): boolean {
  return [...folded.matchAll(COMPOUND)].some(([, first = '']) => {
    return !compounds.notAlone.includes(first) && !compounds.not.some((end) => first.endsWith(end));
  });
}
