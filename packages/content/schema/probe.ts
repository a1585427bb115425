import { z } from 'zod';
import { termList } from './terms.ts';

const spoken = z.string().min(1);

/**
 * Questions about what is in the candidate's own CV. Each holds {employer} and {years}; `…As` holds {title} as well,
 * the post as the CV names it. Nothing else of a CV is spoken.
 */
export const probesSchema = z.strictObject({
  /** For the people who decide. */
  purpose: spoken,
  /** The CV names something that the job requires: {matter}, in the job's own spelling. */
  matter: spoken,
  matterAs: spoken.optional(),
  /** The CV speaks of a line of the description, {line}, quoted. */
  line: spoken,
  lineAs: spoken.optional(),
  /** The post is near to what the interview is for. */
  own: spoken,
  ownAs: spoken.optional(),
  /** Fills {years}: from a year to another, from a year on, in one year. */
  years: z.strictObject({ span: spoken, since: spoken, one: spoken }),
  followUps: z.strictObject({ 'too-short': spoken, 'no-own-part': spoken }),
  /** Words that are in any CV and any description: they tell of no matter. Where absent, only names are compared. */
  plain: termList.optional(),
  /** Posts whose name says a gender: they are not spoken. */
  gendered: termList.optional(),
  /**
   * Employers and posts that say something of faith, party, union, family, health or a break, and those that are none
   * ("self-employed"): never spoken of.
   */
  unspoken: termList,
  /** Words of questions about gaps, leaving, schools and pay, which nobody may word about a CV. */
  unasked: termList,
});

export type ProbeTexts = z.infer<typeof probesSchema>;
