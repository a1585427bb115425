import { z } from 'zod';
import { patternText } from './pattern.ts';

/** Words and short phrases written as running text, separated by commas: long lists stay readable. */
export const wordList = z
  .string()
  .transform((text) => text.split(',').map((word) => word.replaceAll(/\s+/g, ' ').trim()))
  .pipe(z.array(z.string().min(1)));

/** The same with bars between blanks, ` | `. Each may hold what a regular expression holds, without captures. */
export const patternList = z
  .string()
  .transform((text) => text.split(/\s+\|\s+/).map((word) => word.trim()))
  .pipe(z.array(patternText));
