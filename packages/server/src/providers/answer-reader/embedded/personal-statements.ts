import type { Evidence } from '@colloquy/content/schema/answer-lexicon';
import { JOINED_LANGUAGES } from '@colloquy/contract/shared';
import { type BaseLanguage, FUNCTION_WORDS, PERSONS } from './lexicon/index.ts';
import type { Hit } from './phrases.ts';

const NAME = "\\p{Lu}[\\p{L}'’-]+(?:\\s+\\p{Lu}[\\p{L}'’-]+){0,2}";
const GREETING = '(?:(?:[Hh]i|[Hh]ello|[Hh]ey|[Gg]ood (?:morning|day|afternoon))[,.! ]+)?';
// Name and origin as people say them: "Ana here, from Porto", "I'm Ana and I grew up in Porto", "Ana, born in Porto".
const NAME_AND_PLACE = new RegExp(
  `^${GREETING}(?:(?:I am|I'm|[Tt]his is|[Mm]y name is|[Mm]y name's|[Tt]he name is)\\s+${NAME}|${NAME}\\s+(?:here|speaking)|${NAME},|${NAME}\\s+and\\s+I)[,\\s–—-]*(?:and\\s+)?(?:I\\s+|I'm\\s+|I\\s+am\\s+|[Mm]y\\s+(?:family|parents)\\s+)?(?:am |was |is |come |came |are )?(?:from|born|raised|grew up|grown up|studied in|live in|lived in|based in|originally|moved here|native)\\b`,
  'u',
);
const NAME_ALONE = new RegExp(
  `^${GREETING}(?:(?:I am|I'm|[Tt]his is|[Mm]y name is)\\s+${NAME}|${NAME}\\s+(?:here|speaking))[,.!]?(?:\\s|$)`,
  'u',
);
// Time away for care, told by the speaker; the same words about somebody else are matter of the answer.
const CARE =
  "(?:parental leave|maternity leave|paternity leave|family leave|carer's leave|on leave|leave with|leave for|at home|home with|kids|children|baby|newborn|twins|toddler|caring|carer|caregiver|caregiving|care of my|family reasons|sick (?:mother|father|parent|child|wife|husband))";
const CARE_GAP = new RegExp(
  `\\b(?:i|we)(?:'d|'ve| had| have)?\\s+(?:just |only )?(?:was|were|been|came|come|went|took|taken|had|returned|stayed|left|paused|stopped)\\b.{0,90}\\b${CARE}\\b`,
  'u',
);
const AFTER_GAP = new RegExp(`\\bafter\\b.{0,40}\\b(?:years?|months?|time|break|leave)\\b.{0,40}\\b${CARE}\\b`, 'u');

type PersonRules = { kin: RegExp | null; statement: RegExp };
const rules = new Map<BaseLanguage, PersonRules | null>();
const SPACELESS = new Set<BaseLanguage>(JOINED_LANGUAGES);

function rulesOf(language: BaseLanguage): PersonRules | null {
  const known = rules.get(language);
  if (known !== undefined) return known;
  const words = PERSONS[language];
  let made: PersonRules | null = null;
  if (words) {
    const joined = SPACELESS.has(language);
    const from = joined ? '' : '(?<![\\p{L}\\p{M}])';
    const to = joined ? '' : '(?![\\p{L}\\p{M}-])';
    const between = joined ? '(?<between>[^\\s,.，。、]{0,4})' : ' (?<between>(?:[\\p{L}\\p{M}-]+ ){1,2})';
    const described = joined ? '' : '(?:[\\p{L}\\p{M}-]+ )?';
    const kin = words.kin.join('|');
    const gap = words.gap.join('|').replaceAll(/ …(\d)/gu, '(?: [^\\s,.]+){0,$1}');
    made = {
      kin: words.my === undefined ? null : new RegExp(`${from}${words.my}${between}(?:${kin})${to}`, 'u'),
      statement: new RegExp(
        `${from}(?:(?:${words.am})(?:${described}(?:${kin})|(?:${words.gender.join('|')}))${words.is ?? ''}|${gap})${to}`,
        'u',
      ),
    };
  }
  rules.set(language, made);
  return made;
}

/** "My little daughter", "I am the son of a fisherman", "I was out for three years". */
function isPersonalStatement(folded: string, language: BaseLanguage): boolean {
  const of = rulesOf(language);
  if (!of) return false;
  const between = of.kin?.exec(folded)?.groups?.between;
  const described = between?.split(/\s+/u).every((word) => !FUNCTION_WORDS[language].has(word)) ?? false;
  return described || of.statement.test(folded);
}

/**
 * True for a sentence about the person (name, origin, gender, family, time away for care). Such a sentence counts
 * neither for nor against: the level is the same with and without it.
 */
export function isAboutPerson(
  original: string,
  folded: string,
  hits: Hit<Evidence>[],
  language: BaseLanguage,
): boolean {
  if (hits.some((hit) => hit.category === 'kin' || hit.category === 'intro')) return true;
  return (
    NAME_AND_PLACE.test(original) ||
    (original.length < 60 && NAME_ALONE.test(original) && !hits.some((hit) => hit.category === 'action')) ||
    CARE_GAP.test(folded) ||
    AFTER_GAP.test(folded) ||
    isPersonalStatement(folded, language)
  );
}
