import { z } from 'zod';
import { DECLARED, DECLARED_CATEGORIES, instant, LANGUAGES } from '../shared/index.ts';

/*
 * What the candidate is told about how they are judged, and what they may say of themselves afterwards. Apart from
 * the room's state and its log: nothing said here is next to the interview.
 *
 *   GET  /room/api/fair?seat=…      x-room-token: …  200 `FairForm`; where a notice is asked for, this one is noted as
 *                                                    given, if a page asks (`seat`)
 *   POST /room/api/declare?seat=…   `Declared`       200 `FairForm` · 409 `not-now`: nothing is asked, not yet, or it was
 *                                                    answered otherwise · 409 `not-active`: not the page that held the
 *                                                    conversation
 */

/** The page load, as commands name it; a page of the release before names none. */
export const fairQuery = z.strictObject({ seat: z.uuid().optional() });

const answer = <Name extends keyof typeof DECLARED>(name: Name) => z.enum(DECLARED[name]).nullable().default(null);

/** Said once; null: would rather not say. */
export const declared = z.strictObject({
  sex: answer('sex'),
  race: answer('race'),
  age: answer('age'),
  disability: answer('disability'),
});

export const fairForm = z.strictObject({
  /** Null where the organization asks for no time between the notice and the interview. */
  notice: z
    .strictObject({
      givenAt: instant,
      /** Business days between the notice and the begin. */
      days: z.int().min(1),
      beginsAt: instant,
      /** Whether the interview may begin now. */
      over: z.boolean(),
    })
    .nullable(),
  /** What the answers are read for and how; null while no plan is known. */
  judged: z
    .strictObject({
      topics: z.array(z.strictObject({ name: z.string(), questions: z.int().min(0) })),
      language: z.enum(LANGUAGES),
      plan: z.strictObject({ version: z.int().min(1), cohort: z.string() }).nullable(),
      /** What reads the answers: of the report where there is one, else what would read them now. Null: a person alone. */
      reader: z.strictObject({ name: z.string(), version: z.string() }).nullable(),
      /** Points and levels are drafted; false where the candidate did not agree. */
      drafted: z.boolean(),
    })
    .nullable(),
  /** What is asked after the interview; null where nothing is, not yet, or of another page than held the conversation. */
  asks: z
    .strictObject({
      categories: z.array(z.enum(DECLARED_CATEGORIES)).min(1),
      /** The candidate has been heard, whatever they said. */
      answered: z.boolean(),
      smallestGroup: z.int().min(1),
    })
    .nullable(),
  /** Days that what was said is kept at least, while nobody asks for deletion; null: no such floor. */
  keptDays: z.int().min(1).nullable(),
});

export type FairForm = z.infer<typeof fairForm>;
export type Declared = z.infer<typeof declared>;
