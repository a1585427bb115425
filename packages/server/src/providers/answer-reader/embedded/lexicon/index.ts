import { Content } from '@colloquy/content';
import type { AnswerLexicon } from '@colloquy/content/schema/answer-lexicon';
import { type Language, SESSION_LANGUAGES } from '@colloquy/contract/shared';
import { InvariantError } from '../../../../platform/errors.ts';
import { verbForms } from './verb-forms.ts';

export type BaseLanguage = Exclude<Language, 'en-IN'>;

/** Words belong to the reader that is fitted to them: they come with the program, and nothing is laid over them. */
const content = new Content();

function lexicon(language: BaseLanguage): AnswerLexicon {
  const found =
    language === 'en' ? content.get('lexicons', 'answers/en') : content.get('lexicons', `answers/${language}`);
  if (found === null || !('evidence' in found))
    throw new InvariantError(`no words of answers are written in ${language}`);
  return found;
}

/** What is made of the words of a language when it is first asked for. */
export function madeOnce<T>(make: (language: BaseLanguage) => T): (language: BaseLanguage) => T {
  const made = new Map<BaseLanguage, T>();
  return (language) => {
    if (!made.has(language)) made.set(language, make(language));
    return made.get(language) as T;
  };
}

/** A table by language whose entries are made when they are first read. */
function byLanguage<T>(make: (lexicon: AnswerLexicon) => T): Record<BaseLanguage, T> {
  const entry = madeOnce((language) => make(lexicon(language)));
  const table = {};
  for (const language of SESSION_LANGUAGES)
    Object.defineProperty(table, language, { enumerable: true, get: () => entry(language) });
  return table as Record<BaseLanguage, T>;
}

/** What phrases say about a sentence. */
export const EVIDENCE = byLanguage(({ verbs, evidence }) =>
  verbs === undefined ? evidence : { ...evidence, action: [...verbs.flatMap(verbForms), ...(evidence.action ?? [])] },
);

/** Number words as alternatives of a pattern. */
export const NUMBERS = byLanguage(({ numbers }) => numbers.join('|'));

export const EVERYDAY = byLanguage(({ everyday }) => everyday);

export const FUNCTION_WORDS = byLanguage(({ functionWords }): ReadonlySet<string> => new Set(functionWords));

export const UNNAMED = byLanguage(({ unnamed }) => unnamed);

/** Forms of one word that share no stem, the word itself first; undefined where nobody wrote them. */
export const FORMS = byLanguage(({ forms }) => forms);

/** What tells nothing of the matter, though nobody passes by it. */
export const NOTHING = byLanguage(({ nothing }) => nothing);

/** How somebody passes on a question. */
export const PASSES = byLanguage(({ passes }) => passes);

export const INJECTIONS = byLanguage(({ injections }) => injections);

/** What a language says in words of its own about deeds, accounts, single times and what is rejected; undefined where nobody wrote it. */
export const ACTION_WORDS = byLanguage(({ deeds }) => deeds);

export const TELLS = byLanguage(({ tells }) => tells);

export const ONCE = byLanguage(({ once }) => once);

export const REJECTS = byLanguage(({ rejects }) => rejects);

/** How somebody tells of themselves, and what stands around a negation; undefined where nobody wrote it. */
export const PERSONS = byLanguage(({ persons }) => persons);

export const DENIALS = byLanguage(({ denials }) => denials);

type Steering = NonNullable<AnswerLexicon['steering']>;

/** Words of one language, or of all together, as alternatives of a pattern. */
export function steeringWords(list: keyof Steering, languages: readonly BaseLanguage[] = SESSION_LANGUAGES): string {
  return [...new Set(languages.flatMap((language) => lexicon(language).steering?.[list] ?? []))].join('|');
}

export const OTHER_THAN_CHINESE = SESSION_LANGUAGES.filter((language) => language !== 'zh');
