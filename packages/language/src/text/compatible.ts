/**
 * The vowel AM of Thai in two signs, as compatibility forms and some keyboards write it; where the letter has a tone, that
 * stands before both, or between them.
 */
const AM_IN_TWO = /\u0e4d([\u0e48-\u0e4b]?)\u0e32/g;

/**
 * The compatibility form of a text (NFKC), in which a text is compared with written words. Thai AM stays one sign, as
 * everybody types it and as words are written in content: in two, no word with it is found, and no segmenter parts such
 * words. Linear.
 */
export function compatible(text: string): string {
  return text.normalize('NFKC').replace(AM_IN_TWO, '$1\u0e33');
}
