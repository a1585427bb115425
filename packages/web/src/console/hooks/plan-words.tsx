import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react';
import { Loading } from '../components/loading.tsx';
import { Problem } from '../components/problem.tsx';
import { ApiError } from '../core/api.ts';
import { preferredLanguage } from '../messages/languages.ts';
import type { PlanCatalogue, PlanTranslate } from '../messages/plan/catalogue.ts';
import { loadPlanCatalogue } from '../messages/plan/load.ts';
import { createTranslate } from '../messages/translate.ts';
import { usePage } from './page-context.ts';

const PlanWordsContext = createContext<PlanTranslate | null>(null);

/** The words of plans and descriptions, for all that is inside. */
export function usePlanWords(): PlanTranslate {
  const words = use(PlanWordsContext);
  if (words === null) throw new Error('no words of plans around this part');
  return words;
}

const OFFLINE = new ApiError({ kind: 'offline', status: 0, message: '', issues: [], requestId: null });

/** Draws what is inside once its words have come. */
export function PlanWords({ children }: { children: ReactNode }) {
  const { browserLanguages } = usePage();
  const language = preferredLanguage(browserLanguages);
  const [catalogue, setCatalogue] = useState<PlanCatalogue | 'failed' | null>(null);
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `tries` asks once more
  useEffect(() => {
    loadPlanCatalogue(language).then(setCatalogue, () => setCatalogue('failed'));
  }, [language, tries]);
  const words = useMemo(
    () => (catalogue === null || catalogue === 'failed' ? null : createTranslate(catalogue, language)),
    [catalogue, language],
  );
  if (catalogue === 'failed') return <Problem error={OFFLINE} onRetry={() => setTries(tries + 1)} />;
  return words === null ? <Loading /> : <PlanWordsContext value={words}>{children}</PlanWordsContext>;
}
