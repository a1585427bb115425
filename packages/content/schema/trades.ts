import { z } from 'zod';
import { termList } from './terms.ts';

/**
 * Words of lines that ask for what somebody has or has not. `papers` (licences, years) say so in any line, `readiness`
 * (a language, travel) only in one that has none of the words of `told`, which ask for something to be told. Lines with
 * words of `bodies` set conditions of body, health or citizenship: nobody is asked to tell of them.
 */
const factsSchema = z.strictObject({ papers: termList, readiness: termList, told: termList, bodies: termList });

/** Words of sentences about pay, and about languages that somebody speaks. */
const termsSchema = z.strictObject({ pay: termList, spoken: termList });

/** Words of titles of jobs that no bank is for, and of lines that ask for facts in the job of any trade. */
export const otherTradesSchema = z.strictObject({
  titles: termList,
  facts: factsSchema,
  terms: termsSchema.default({ pay: [], spoken: [] }),
});

export type Facts = z.infer<typeof factsSchema>;

export type TermWords = z.infer<typeof termsSchema>;

export type OtherTrades = z.infer<typeof otherTradesSchema>;
