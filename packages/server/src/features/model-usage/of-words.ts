import { isUnspaced } from '@colloquy/content/schema/spoken';

/** Share of a sentence's telling words that are in what it rests on: the rest ties them together. */
const OF_WORDS = 0.6;
/** Letters by which words of one stem are the same, and words that tell something. */
const STEM = 5;
const SHORTEST = 4;

/** Whether a sentence has no figure that its sources do not have. */
export function hasOnlyFiguresOf(sentence: string, sources: string): boolean {
  const known = new Set(figuresIn(sources));
  return figuresIn(sentence).every((figure) => known.has(figure));
}

/** Whether most of what a sentence tells is told in its sources, too. */
export function isOfWords(sentence: string, sources: string): boolean {
  const known = tellingParts(sources);
  const told = [...tellingParts(sentence)];
  return told.filter((part) => known.has(part)).length >= told.length * OF_WORDS;
}

function figuresIn(text: string): string[] {
  return text.normalize('NFKC').match(/\p{N}+(?:[.,:]\p{N}+)*/gu) ?? [];
}

/** Stems of the longer words; where nothing is between words, pairs of signs. */
function tellingParts(text: string): Set<string> {
  const small = text.normalize('NFKC').toLowerCase();
  const words = small.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  if (!isUnspaced(small))
    return new Set(words.filter((word) => word.length >= SHORTEST).map((word) => word.slice(0, STEM)));
  return new Set(words.flatMap((word) => Array.from({ length: word.length - 1 }, (_, at) => word.slice(at, at + 2))));
}
