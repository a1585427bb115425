import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { useEffect, useMemo, useState } from 'react';
import { ApiError, type Call } from '../core/api.ts';
import type { FirstCalls } from '../core/first-calls.ts';
import { createFormats } from '../core/formats.ts';
import { type Page, PageContext } from '../hooks/page-context.ts';
import type { Catalogue } from '../messages/catalogue.ts';
import { loadCatalogue, preferredLanguage } from '../messages/languages.ts';
import { createTranslate } from '../messages/translate.ts';
import { createConsoleRouter } from '../routes.tsx';

type AppProps = {
  call: Call;
  /** What was begun before the page itself was there. */
  first?: Pick<FirstCalls, 'taken' | 'settled'>;
  /** The browser's languages, best first. */
  browserLanguages: readonly string[];
  copy(text: string): Promise<void>;
  /** Called once when the words of no language can be fetched. */
  onWordless(): void;
};

const RETRIES = 2;
/** Once it could be drawn, the page waits so long for its screen and its first replies: most come before. */
const HELD_MS = 100;
const NONE: Pick<FirstCalls, 'taken' | 'settled'> = { taken: () => undefined, settled: () => Promise.resolve() };

/** Gives the screens their words, their calls and the address. */
export function App({ call, first = NONE, browserLanguages, copy, onWordless }: AppProps) {
  const [language] = useState(() => preferredLanguage(browserLanguages));
  const [catalogue, setCatalogue] = useState<Catalogue | null>(null);
  const [client] = useState(createClient);
  const [router] = useState(createConsoleRouter);
  useEffect(() => {
    document.documentElement.lang = language;
    const draw = async () => {
      const words = await loadCatalogue(language);
      // Drawn once with all that is there, instead of once more for each thing that comes.
      const all = Promise.all([router.load().catch(() => undefined), first.settled()]);
      await Promise.race([all, new Promise((resolve) => setTimeout(resolve, HELD_MS))]);
      setCatalogue(words);
    };
    draw().catch(onWordless);
  }, [language, onWordless, router, first]);

  const page = useMemo<Page | null>(
    () =>
      catalogue === null
        ? null
        : {
            t: createTranslate(catalogue, language),
            formats: createFormats(browserLanguages.find((tag) => tag.split('-')[0] === language) ?? language),
            language,
            call,
            taken: first.taken,
            copy,
            browserLanguages,
          },
    [catalogue, language, call, first, copy, browserLanguages],
  );
  if (page === null) return null;
  return (
    <QueryClientProvider client={client}>
      <PageContext value={page}>
        <RouterProvider router={router} />
      </PageContext>
    </QueryClientProvider>
  );
}

/** What was refused is refused again; what did not arrive may. */
function createClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 5_000,
        retry: (count, error) =>
          count < RETRIES && error instanceof ApiError && (error.status === 0 || error.status >= 500),
      },
    },
  });
}
