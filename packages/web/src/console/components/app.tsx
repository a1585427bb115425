import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { useEffect, useMemo, useState } from 'react';
import { ApiError, type Call } from '../core/api.ts';
import { createFormats } from '../core/formats.ts';
import { type Page, PageContext } from '../hooks/page-context.ts';
import type { Catalogue } from '../messages/catalogue.ts';
import { loadCatalogue, preferredLanguage } from '../messages/languages.ts';
import { createTranslate } from '../messages/translate.ts';
import { createConsoleRouter } from '../routes.tsx';

type AppProps = {
  call: Call;
  /** The browser's languages, best first. */
  browserLanguages: readonly string[];
  copy(text: string): Promise<void>;
  /** Called once when the words of no language can be fetched. */
  onWordless(): void;
};

const RETRIES = 2;

/** Gives the screens their words, their calls and the address. */
export function App({ call, browserLanguages, copy, onWordless }: AppProps) {
  const [language] = useState(() => preferredLanguage(browserLanguages));
  const [catalogue, setCatalogue] = useState<Catalogue | null>(null);
  const [client] = useState(createClient);
  const [router] = useState(createConsoleRouter);
  useEffect(() => {
    document.documentElement.lang = language;
    loadCatalogue(language).then(setCatalogue, onWordless);
  }, [language, onWordless]);

  const page = useMemo<Page | null>(
    () =>
      catalogue === null
        ? null
        : {
            t: createTranslate(catalogue, language),
            formats: createFormats(browserLanguages.find((tag) => tag.split('-')[0] === language) ?? language),
            language,
            call,
            copy,
            browserLanguages,
          },
    [catalogue, language, call, copy, browserLanguages],
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
