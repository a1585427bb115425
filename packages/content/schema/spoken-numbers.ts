import { z } from 'zod';

/** Words of one number, or several that are said for it, with a bar between them: "eins|ein". */
const words = z.string().regex(/^[^|{}]+(?:\|[^|{}]+)*$/u);
/** How words are put together: `{unit}und{ten}`. */
const joined = z.string().regex(/^[^|{}]*(?:\{(?:ten|unit|count|zero)\}[^|{}]*){2}$/u, 'joins nothing');
const joinedUnit = z.string().regex(/^[^|{}]*\{unit\}[^|{}]*$/u, 'no {unit}');
const plain = z.string().regex(/^[^|{}]+$/u);

/** Numbers as people say them when they give a telephone number. */
export const spokenNumbersSchema = z.strictObject({
  /** From zero on, one after the other. */
  counted: z.array(words).min(10),
  /** Tens and what is said of them with a unit. */
  tens: z
    .array(
      z.strictObject({
        /** What the first of `words` is, a multiple of ten; the next is ten more. */
        first: z.int().multipleOf(10),
        words: z.array(words).min(1),
        /** The least and the greatest number that is joined, one to nine where none is given: "soixante" goes on to nineteen. */
        units: z.tuple([z.int(), z.int()]).optional(),
        joined: z.array(joined).min(1),
        /** Said besides with a number that ends in one: "vingt et un". */
        withOne: joined.optional(),
        /** Said besides with a unit that ends so: "tweeëntwintig". */
        withEnding: z.record(plain, joined).optional(),
        /** Before a unit that begins with one of these letters the ten has no last letter: "ventuno". */
        elides: z.array(plain).optional(),
        /** Words of a unit that are never joined. */
        never: z.array(plain).optional(),
      }),
    )
    .optional(),
  /** Signs for ten, which stand between digits: 二十五. */
  tenSigns: z.array(plain).optional(),
  hundreds: z
    .strictObject({
      joined: z.array(joinedUnit).min(1),
      /** The least unit that is joined, one where none is given. */
      from: z.int().optional(),
      never: z.array(plain).optional(),
      /** Joined with tens, too: "seventy-seven hundred". */
      ofTens: z.boolean().optional(),
    })
    .optional(),
  thousands: z.strictObject({ joined: z.array(joinedUnit).min(1) }).optional(),
  /** Zeros that are counted: "three zeros". The first of `counts` is two. */
  zeros: z.strictObject({ counts: z.array(plain).min(1), words: z.array(plain).min(1), joined }).optional(),
  /** Numbers that are said in no such way, by their digits. */
  others: z.record(z.string().regex(/^\d+$/), words).optional(),
  /** Words with a number in them that are none: "that one". */
  none: z.array(plain).optional(),
});

export type SpokenNumbers = z.infer<typeof spokenNumbersSchema>;
