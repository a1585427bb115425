import type { English as Fair } from '@colloquy/content/messages/fair';
import type { English } from '@colloquy/content/messages/fairness';
import { useQuery } from '@tanstack/react-query';
import { fetchCatalogue } from '../../shared/catalogues.ts';
import { ApiError } from '../core/api.ts';
import { usePage } from '../hooks/page-context.ts';
import { preferredLanguage } from './languages.ts';

type Words = { readonly [Key in keyof English]: string };
/** What candidates were offered as answers, in the words that they saw. */
type Answers = { readonly [Key in keyof Fair]: string };

const WORDS = import.meta.glob<Words>('../../../../content/dist/compiled/messages/fairness/*.json', {
  import: 'default',
});
const ANSWERS = import.meta.glob<Answers>('../../../../content/dist/compiled/messages/fair/*.json', {
  import: 'default',
});

export type FairnessWords = {
  say(key: keyof English, values?: Readonly<Record<string, string | number>>): string;
  /** A category, or an answer as `sex-female`. */
  answer(key: keyof Fair): string;
  percent(share: number): string;
  ratio(value: number): string;
};

export const loadFairnessWords = (language: string): Promise<Words> => fetchCatalogue(WORDS, language);

export type FairnessWordsState = {
  /** Null until they have come. */
  words: FairnessWords | null;
  /** That they could not be fetched. */
  fault: ApiError | null;
  again(): void;
};

/** The words of the screens about fair treatment, apart from the console's: few people open them. */
export function useFairnessWords(): FairnessWordsState {
  const { browserLanguages } = usePage();
  const language = preferredLanguage(browserLanguages);
  const found = useQuery({
    queryKey: ['fairness-words', language],
    queryFn: async () => ({
      words: await loadFairnessWords(language),
      answers: await fetchCatalogue(ANSWERS, language),
    }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const again = () => void found.refetch();
  if (found.data === undefined) return { words: null, fault: found.error === null ? null : OFFLINE, again };
  return { words: sayIn(language, found.data), fault: null, again };
}

const OFFLINE = new ApiError({ kind: 'offline', status: 0, message: '', issues: [], requestId: null });

function sayIn(language: string, { words, answers }: { words: Words; answers: Answers }): FairnessWords {
  const number = new Intl.NumberFormat(language);
  const percent = new Intl.NumberFormat(language, { style: 'percent', minimumFractionDigits: 1 });
  const ratio = new Intl.NumberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return {
    say: (key, values = {}) =>
      words[key].replace(/\{(\w+)\}/g, (whole, name: string) => {
        const value = values[name];
        if (value === undefined) return whole;
        return typeof value === 'number' ? number.format(value) : `\u2068${value}\u2069`;
      }),
    answer: (key) => answers[key],
    percent: (share) => percent.format(share),
    ratio: (value) => ratio.format(value),
  };
}
