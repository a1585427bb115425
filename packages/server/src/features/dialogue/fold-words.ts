import { compatible } from '@colloquy/language/text/compatible';

/** A text as the lists of spoken words hold theirs: small letters, one apostrophe, single spaces between words. Linear. */
export function foldWords(text: string): string {
  return compatible(text)
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/[^\p{L}\p{M}\p{N}']+/gu, ' ')
    .trim();
}
