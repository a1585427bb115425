import { sentencesIn } from '@colloquy/language/text/sentences';

/** So that a long sentence stays within what is spoken at once: a symbol is rarely less than a letter. */
const LONGEST = 320;

/** A text in pieces that are spoken one after another: sentences, and of long ones the clauses, and of those the words. */
export function sentencesOf(text: string, language: string): string[] {
  return sentencesIn(text, language)
    .map((sentence) => sentence.text.trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence))
    .flatMap((sentence) => (sentence.length <= LONGEST ? [sentence] : shorter(sentence)));
}

function shorter(sentence: string): string[] {
  const pieces: string[] = [];
  let piece = '';
  for (const word of sentence.split(/\s+/)) {
    const isFull = piece.length + word.length > LONGEST;
    const isClause = piece.length > LONGEST / 2 && /[,;:–—]$/.test(piece);
    if (piece !== '' && (isFull || isClause)) {
      pieces.push(piece);
      piece = '';
    }
    // A word that long is no word; the model passes over what is too much.
    piece = piece === '' ? word.slice(0, LONGEST) : `${piece} ${word}`;
  }
  return piece === '' ? pieces : [...pieces, piece];
}
