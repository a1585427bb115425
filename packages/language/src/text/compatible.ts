/** The vowel AM of Thai, as one sign and as the two that compatibility forms make of it. */
const AM = String.fromCharCode(0xe33);
const AM_IN_TWO = String.fromCharCode(0xe4d, 0xe32);

/**
 * The compatibility form of a text (NFKC), in which a text is compared with written words. Thai AM stays one sign, as
 * everybody types it and as words are written in content: in two, no word with it is found, and no segmenter parts such
 * words. Linear.
 */
export function compatible(text: string): string {
  return text.normalize('NFKC').replaceAll(AM_IN_TWO, AM);
}
