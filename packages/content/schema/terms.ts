import { z } from 'zod';

/**
 * A term as written in descriptions: `word` is a whole word or phrase, `stem*` the beginning of a word, `*part*` any
 * part of a word (German compounds). In scripts without spaces every term matches anywhere. Case and accents do not count.
 */
const term = z.string().regex(/^\*?[^*\s][^*]*\*?$/u, 'must be words, with * at an end for any letters');

/** Terms written as running text, separated by commas: long lists stay readable. */
export const termList = z
  .string()
  .transform((text) =>
    text
      .split(',')
      .map((word) => word.replaceAll(/\s+/g, ' ').trim())
      .filter((word) => word !== ''),
  )
  .pipe(z.array(term).min(1, 'must name a term'));
