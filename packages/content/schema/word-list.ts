import { z } from 'zod';

/** Words and short phrases written as running text, separated by commas: long lists stay readable. */
export const wordList = z
  .string()
  .transform((text) =>
    text
      .split(',')
      .map((word) => word.replaceAll(/\s+/g, ' ').trim())
      .filter((word) => word !== ''),
  )
  .pipe(z.array(z.string()).min(1, 'must name a word'));
