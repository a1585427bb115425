import { z } from 'zod';

/** `languages.yaml`: the list of languages, in the order they are offered. */
export const languagesSchema = z.array(
  z.strictObject({
    /** BCP 47, as `LANGUAGES` of the contract has it. */
    code: z.string().regex(/^[a-z]{2}$/),
    /** What it is called in itself. */
    name: z.string().min(1),
    /** ISO 15924. */
    script: z.string().regex(/^[A-Z][a-z]{3}$/),
    /** Regions whose variant can be chosen for an interview; it reads the texts of the language. */
    regions: z.array(z.string().regex(/^[A-Z]{2}$/)).optional(),
    /** Jobs can be made in it. */
    jobs: z.literal(true).optional(),
    /** The areas (`banks`), or entries of one (`messages/room`), that are complete in it; a part that is missing there fails the check. */
    speaks: z.array(z.string()),
  }),
);

export type ContentLanguage = z.infer<typeof languagesSchema>[number];

/** Languages that no interview is held in: people bring CVs and data in them, and lexicons hold words of them. */
export const READ_LANGUAGES = ['ar', 'ca', 'cs', 'el', 'hr', 'hu', 'pl', 'ro', 'sk', 'tr', 'uk'] as const;
