/** A sentence with the white space after it; the sentences of a text joined are the text. */
export type Sentence = { text: string; start: number; end: number };

const segmenters = new Map<string, Intl.Segmenter>();
/** Tags come from our list of languages; whoever passes others does not fill the memory. */
const MOST_SEGMENTERS = 64;

/** The segmenter of a language for sentences or words, made once. */
export function segmenterOf(language: string, granularity: 'sentence' | 'word'): Intl.Segmenter {
  const key = `${language}/${granularity}`;
  const known = segmenters.get(key);
  if (known !== undefined) return known;
  const made = new Intl.Segmenter(language, { granularity });
  if (segmenters.size < MOST_SEGMENTERS) segmenters.set(key, made);
  return made;
}

/**
 * The sentences of a text as Unicode cuts them (UAX 29) in a language. "Dr. Vink" is cut in two: who needs more, such as
 * a list of abbreviations, says at its own splitter why.
 */
export function sentencesIn(text: string, language: string): Sentence[] {
  return Array.from(segmenterOf(language, 'sentence').segment(text), ({ segment, index }) => ({
    text: segment,
    start: index,
    end: index + segment.length,
  }));
}
