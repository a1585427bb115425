import type { en } from './en.ts';

export type SummaryKey = keyof typeof en;
/** One language's words of the summary; apart from the room's, since only applications have one. */
export type SummaryCatalogue = { readonly [Key in SummaryKey]: string };
