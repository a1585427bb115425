import { Content } from '@colloquy/content';
import {
  INTERVIEWER_QUESTIONS,
  type InterviewerQuestion,
  REQUEST_CATEGORIES,
  type RequestCategory,
  type RequestLexicon,
} from '@colloquy/content/schema/request-lexicon';
import { type CatalogueLanguage, catalogueLanguage, type Language } from '@colloquy/contract/shared';
import { InvariantError } from '../../platform/errors.ts';

export type { InterviewerQuestion, RequestCategory } from '@colloquy/content/schema/request-lexicon';

type RequestWords = {
  requests: Record<RequestCategory, RegExp>;
  questions: Record<InterviewerQuestion, RegExp>;
  asking: RegExp;
};

/** Words belong to the dialogue that is fitted to them: they come with the program, and nothing is laid over them. */
const content = new Content();
const made = new Map<CatalogueLanguage, RequestWords>();

/** The patterns by which a request is known in a language, made when it is first spoken. */
export function requestWords(spoken: Language): RequestWords {
  const language = catalogueLanguage(spoken);
  const known = made.get(language);
  if (known !== undefined) return known;
  const { requests, questions, asking } = lexicon(language);
  const patterns = {
    requests: compiled(REQUEST_CATEGORIES, requests),
    questions: compiled(INTERVIEWER_QUESTIONS, questions),
    asking:
      'words' in asking
        ? new RegExp(`(?<!\\p{L})(?:${asking.words})(?!\\p{L})`, 'iu')
        : new RegExp(asking.pattern, 'mu'),
  };
  made.set(language, patterns);
  return patterns;
}

function compiled<K extends string>(kinds: readonly K[], sources: Record<K, string>): Record<K, RegExp> {
  return Object.fromEntries(kinds.map((kind) => [kind, new RegExp(sources[kind], 'u')])) as Record<K, RegExp>;
}

function lexicon(language: CatalogueLanguage): RequestLexicon {
  const found =
    language === 'en' ? content.get('lexicons', 'requests/en') : content.get('lexicons', `requests/${language}`);
  if (found === null || !('asking' in found))
    throw new InvariantError(`no words of requests are written in ${language}`);
  return found;
}
