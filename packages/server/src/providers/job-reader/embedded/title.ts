import type { JobReading } from '../port.ts';
import { foldText } from './folded-text.ts';

type Seniority = NonNullable<JobReading['title']['seniority']>;

/** Words for a level, on the folded title. Lead before senior: "Senior Team Lead" leads. */
const LEVELS: readonly (readonly [Seniority, RegExp])[] = [
  [
    'lead',
    /\b(?:lead|leads|leader|head(?: of)?|principal|staff|director\w*|direktor\w*|directeur|directrice|vp|vice president|chief|c[etfo]o|founding|engineering manager|team ?lead\w*|teamleit\w*|gruppenleit\w*|abteilungsleit\w*|bereichsleit\w*|leiter\w*|leitung|jef[ea](?: de)?|chef(?:fe)? (?:de|d')|responsabile|capo|coordinador\w*|gerente|lider|truong (?:phong|nhom)|kepala|teamleider|hoofd)\b|リーダー|マネージャー|課長|部長|責任者|팀장|리드|파트장|총괄|본부장|主管|经理|經理|总监|總監|负责人/,
  ],
  [
    'junior',
    /\b(?:junior|jr|entry[- ]level|graduate|trainee|werkstudent\w*|working student|intern|internship|praktik\w+|azubi|auszubildende\w*|volontar\w*|stagiaire|stage|alternan\w+|apprenti\w*|becari\w+|practicas|estagi\w+|aprendiz|stagista|tirocin\w+|stagiair\w*|starter|magang|fresh graduate|thuc tap\w*|moi tot nghiep|assistant|berufseinsteiger\w*)\b|新卒|第二新卒|インターン|未経験|신입|인턴|주니어|实习|實習|应届|初级/,
  ],
  [
    'senior',
    /\b(?:senior|sr|snr|expert\w*|experienced|erfahrene[rn]?|confirme\w*|experimente\w*|experimentad\w*|esperto|esperta|ervaren|specialist|architect\w*|cao cap)\b|シニア|上級|熟練|시니어|경력|고급|资深|高级|資深/,
  ],
  ['mid', /\b(?:mid|mid[- ]level|intermediate|medior|regular|ssr|semi[- ]?senior|pleno|middle)\b|中堅|미들|中级/],
];

const GENDER =
  /\s*[([/*|\-–]*\s*(?:[mwdfhxia](?:\s?[/|,*]\s?[mwdfhxiaв]){1,4}|all genders?|gn|h\/f|f\/h|m\/v|v\/m|mwd|fmd)\s*[)\]]*(?=\s|$|[,|–-])/giu;
const ASIDE = /\s*[([{（【][^()[\]{}（）【】]{0,60}[)\]}）】]\s*/gu;
const LEVEL_WORDS =
  /(?<![\p{L}])(?:senior|junior|sr\.?|jr\.?|mid[- ]level|entry[- ]level)(?![\p{L}])[ /\-–]*|^\s*(?:lead|principal|staff)\s+|シニア|ジュニア|시니어\s?|주니어\s?|资深|高级|初级|資深/giu;

/** Splits a job's title into what the person does and at which level. */
export function readTitle(title: string): JobReading['title'] {
  const { folded } = foldText(title.normalize('NFC'));
  const seniority = LEVELS.find(([, pattern]) => pattern.test(folded))?.[0] ?? null;
  const bare = title.replace(GENDER, ' ').replace(ASIDE, ' ');
  const first =
    bare.split(/\s[|–—-]\s|\s?[|｜]\s?|, (?=remote|hybrid|on-?site)/iu).find((part) => part.trim() !== '') ?? bare;
  const role = first
    .replace(LEVEL_WORDS, '')
    .replace(/\s+/g, ' ')
    .replace(/[\s,/&–-]+$/u, '')
    .trim();
  return { text: title, role: role === '' ? title.trim() : role, seniority };
}
