import type { English } from '@colloquy/content/messages/summary';

export type SummaryKey = keyof English;
/** One language's words of the summary; apart from the room's, since only applications have one. */
export type SummaryCatalogue = { readonly [Key in SummaryKey]: string };
