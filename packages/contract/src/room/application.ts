import { z } from 'zod';
import { email, text } from '../shared/index.ts';
import { APPLICATION_FIELDS, CO_FOUNDER_FIELDS, FIELD_MAX, MAX_CO_FOUNDERS } from './constants.ts';

const origin = z.enum(['given', 'said', 'corrected']).nullable();

/** What was understood, for the founder to check: only while the summary stands. */
export const application = z.strictObject({
  /** Fields that were asked for or are known, in the order of asking; null where nothing is known. */
  fields: z.array(z.strictObject({ field: z.enum(APPLICATION_FIELDS), value: z.string().nullable(), origin })),
  /** In the order named; `person` is what a correction names. */
  coFounders: z.array(
    z.strictObject({
      person: z.int().min(1),
      fields: z.array(z.strictObject({ field: z.enum(CO_FOUNDER_FIELDS), value: z.string().nullable(), origin })),
    }),
  ),
  /** False in a tab that lost the conversation to another one. */
  editable: z.boolean(),
});

export type Application = z.infer<typeof application>;

const address = /^(https?:\/\/)?[^\s/@]+\.[^\s/@.]{2,}(\/\S*)?$/iu;

/** An e-mail address and a link have to look like one; an empty value clears the field. */
export const correction = {
  person: z.union([z.literal('founder'), z.int().min(1).max(MAX_CO_FOUNDERS)]),
  field: z.enum(APPLICATION_FIELDS),
  value: text(0, FIELD_MAX),
};

type Correction = { person: 'founder' | number; field: (typeof APPLICATION_FIELDS)[number]; value: string };

/** What is wrong with a correction next to its shape; null when nothing is. */
export function correctionProblem({ person, field, value }: Correction): 'field' | 'email' | 'link' | null {
  const typed = value.trim();
  if (person !== 'founder' && !CO_FOUNDER_FIELDS.some((one) => one === field)) return 'field';
  if (typed === '') return null;
  if (field === 'email' && !email.safeParse(typed).success) return 'email';
  if ((field === 'network' || field === 'pitchDeck') && !address.test(typed)) return 'link';
  return null;
}
