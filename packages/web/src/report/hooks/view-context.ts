import type { TranscriptTurn } from '@colloquy/contract/links';
import { createContext, use } from 'react';
import type { Formats } from '../core/formats.ts';
import type { Translate } from '../messages/catalogue.ts';
import type { PageLanguage } from '../messages/languages.ts';

/** What every part of the page needs: words, figures, the language of the conversation and the way to its turns. */
export type View = {
  t: Translate;
  formats: Formats;
  /** Of the page. */
  language: PageLanguage;
  chooseLanguage(language: PageLanguage): void;
  /** Tag of the conversation's language. */
  spoken: string;
  /** Milliseconds since the begin, by turn; empty where times tell nothing. */
  offsets: ReadonlyMap<number, number>;
  /** Plays the recording from a place in it; null where there is no recording. */
  play: ((ms: number) => void) | null;
  /** Address that plays the recording from a place in it, in a player of its own. */
  addressAt(ms: number): string;
  turns: ReadonlyMap<number, TranscriptTurn>;
  /** The turn that is heard; null before anything is. */
  heard: number | null;
};

export const ViewContext = createContext<View | null>(null);

export function useView(): View {
  const view = use(ViewContext);
  if (view === null) throw new Error('no view around this part');
  return view;
}
