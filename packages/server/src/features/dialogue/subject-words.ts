import { Content } from '@colloquy/content';
import type { SubjectLexicon } from '@colloquy/content/schema/subject-lexicon';
import { SUBJECTS, type Subject } from '@colloquy/content/schema/subject-lexicon';
import { type CatalogueLanguage, catalogueLanguage, JOINED_LANGUAGES, LANGUAGES } from '@colloquy/contract/shared';

/** What is asked about and told in one language. */
export type SubjectWords = {
  asked: ReadonlyMap<Subject, RegExp>;
  told: ReadonlyMap<Subject, RegExp>;
  /** Any word that goes with it, in questions and in descriptions, next to those of each. */
  near: ReadonlyMap<Subject, RegExp>;
  /** Whatever is told. */
  anything: RegExp;
  /** What has the same name in questions and descriptions. */
  named: ReadonlyMap<Subject, RegExp>;
  wants: { figure: RegExp; time: RegExp; howMany: RegExp | null };
  has: { figure: RegExp; time: RegExp };
  /** Null: words next to the subject are not compared. */
  frame: RegExp | null;
  self: RegExp;
  /** Where one clause ends and another begins. */
  clauses: RegExp;
  fits: RegExp | null;
  /** How a line about the product or its customers begins. */
  others: RegExp | null;
  refers: RegExp | null;
};

const UNSPACED: ReadonlySet<CatalogueLanguage> = new Set(JOINED_LANGUAGES);

/**
 * Letters and digits of the scripts that part words by spaces, small ones. The classes of Unicode say the same, and take
 * seconds to be made into a hundred patterns.
 */
const LETTERS = '0-9a-z\\u00aa-\\u00ba\\u00df-\\u024f\\u0300-\\u036f\\u0400-\\u04ff\\u0900-\\u097f\\u1e00-\\u1eff';

/** Words belong to the reader that is fitted to them: nothing is laid over them. */
const content = new Content();
const made = new Map<CatalogueLanguage, SubjectWords | null>();

/** Null where none are written in a language. */
export function subjectWords(language: CatalogueLanguage): SubjectWords | null {
  const known = made.get(language);
  if (known !== undefined) return known;
  const found =
    language === 'en' ? content.get('lexicons', 'subjects/en') : content.get('lexicons', `subjects/${language}`);
  const words = found !== null && 'subjects' in found ? compiled(language, found) : null;
  made.set(language, words);
  return words;
}

/** Every language in which descriptions are read for what they tell. */
export function everySubjectWords(): { language: CatalogueLanguage; words: SubjectWords }[] {
  return [...new Set(LANGUAGES.map(catalogueLanguage))].flatMap((language) => {
    const words = subjectWords(language);
    return words === null ? [] : [{ language, words }];
  });
}

function compiled(
  language: CatalogueLanguage,
  { subjects, wants, has, frame, self, joins, fits, others, refers }: SubjectLexicon,
): SubjectWords {
  const pattern = (...parts: (string | undefined)[]): RegExp => {
    const source = parts.filter((part) => part !== undefined).join('|');
    const bounded = UNSPACED.has(language) ? source : `(?<![${LETTERS}])(?:${source})(?![${LETTERS}])`;
    return new RegExp(bounded.replaceAll('\\p{L}', `[${LETTERS}]`));
  };
  const asked = new Map<Subject, RegExp>();
  const told = new Map<Subject, RegExp>();
  const named = new Map<Subject, RegExp>();
  const near = new Map<Subject, RegExp>();
  for (const subject of SUBJECTS) {
    const words = subjects[subject];
    if (words === undefined) continue;
    if (words.both !== undefined || words.asked !== undefined) asked.set(subject, pattern(words.both, words.asked));
    if (words.near !== undefined) near.set(subject, pattern(words.near));
    if (words.both !== undefined) named.set(subject, pattern(words.both));
    if (words.both !== undefined || words.told !== undefined) told.set(subject, pattern(words.both, words.told));
  }
  return {
    asked,
    told,
    near,
    anything: pattern(...SUBJECTS.flatMap((subject) => [subjects[subject]?.both, subjects[subject]?.told])),
    named,
    wants: {
      figure: pattern(wants.figure),
      time: pattern(wants.time),
      howMany: wants.howMany === undefined ? null : pattern(wants.howMany),
    },
    has: { figure: pattern('\\d[\\d.,]*\\p{L}*', has.figure), time: pattern('\\d[\\d.,:]*\\p{L}*', has.time) },
    frame: frame === undefined ? null : pattern(frame),
    self: pattern(self),
    clauses: new RegExp(`[,;:…—–¿、，]|\\.{2,}|\\s+(?:${joins})\\s+`, 'iu'),
    fits: fits === undefined ? null : pattern(fits),
    others: others === undefined ? null : pattern(`^(?:${others})`),
    refers: refers === undefined ? null : pattern(refers),
  };
}
