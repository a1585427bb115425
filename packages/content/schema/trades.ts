import { z } from 'zod';
import { termList } from './terms.ts';

/**
 * Words of lines that ask for what somebody has or has not. `papers` (licences, years) say so in any line, `readiness`
 * (a language, travel) only in one that has none of the words of `told`, which ask for something to be told.
 */
const factsSchema = z.strictObject({ papers: termList, readiness: termList, told: termList });

/** Words of titles of jobs that no bank is for, and of lines that ask for facts in the job of any trade. */
export const otherTradesSchema = z.strictObject({ titles: termList, facts: factsSchema });

export type Facts = z.infer<typeof factsSchema>;

export type OtherTrades = z.infer<typeof otherTradesSchema>;
