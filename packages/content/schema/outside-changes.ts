import { z } from 'zod';
import { patternText, slottedPattern } from './pattern.ts';

/** Phrases of the founder's lexicon; `{month}` and `{law}` stand for one of the two lists. */
const phrases = z.array(slottedPattern('month', 'law')).min(1);

/** Phrases of changes in the world around a company: why now, where nothing else says it. */
export const outsideChangesSchema = z.strictObject({
  /** Names of months, and of seasons that stand where months do. */
  months: z.array(patternText).optional(),
  /** Laws, and who makes them. */
  laws: z.array(patternText).optional(),
  /** A point in time, or that something is new. */
  time: phrases,
  /** What changed without anybody's doing here: a law, money, prices, a technology, the weather. */
  change: phrases,
  /** What makes it the date of a deal, a plan or a story of one's own all the same, or that nobody heeds it. */
  own: phrases,
  /** Opens a sentence on how it was before the change. */
  before: phrases,
});

export type OutsideChangeWords = z.infer<typeof outsideChangesSchema>;
