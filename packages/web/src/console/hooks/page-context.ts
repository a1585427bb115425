import type { ConsoleLanguage } from '@colloquy/contract/console';
import { createContext, use } from 'react';
import type { Call } from '../core/api.ts';
import type { Taken } from '../core/first-calls.ts';
import type { Formats } from '../core/formats.ts';
import type { Translate } from '../messages/catalogue.ts';

/** What every part of the page needs. */
export type Page = {
  t: Translate;
  formats: Formats;
  /** That the page is written in. */
  language: ConsoleLanguage;
  call: Call;
  /** A reply that came before anything was drawn. */
  taken: Taken;
  copy(text: string): Promise<void>;
  /** The browser's languages, best first. */
  browserLanguages: readonly string[];
};

export const PageContext = createContext<Page | null>(null);

export function usePage(): Page {
  const page = use(PageContext);
  if (page === null) throw new Error('no page around this part');
  return page;
}
