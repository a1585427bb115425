import { z } from 'zod';

/** What a regular expression holds, as it is written between its bars. */
export const patternText = z
  .string()
  .min(1)
  .refine((text) => compiles(text), 'no pattern');

function compiles(text: string): boolean {
  try {
    new RegExp(text, 'u');
    return true;
  } catch {
    return false;
  }
}

/** Such a pattern with slots: `{month}` stands for what the reader puts there. */
export function slottedPattern(...slots: readonly string[]): z.ZodType<string> {
  return z
    .string()
    .min(1)
    .refine(
      (text) => compiles(slots.reduce((filled, slot) => filled.replaceAll(`{${slot}}`, 'x'), text)),
      'no pattern',
    );
}
