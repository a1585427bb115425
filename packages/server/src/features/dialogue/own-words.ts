import { isUnspaced } from '@colloquy/content/schema/spoken';
import type { Span } from '../../providers/answer-reader/port.ts';
import { asksProtectedTopic, statesProtectedTopic } from '../interviewers/index.ts';

const FEWEST_WORDS = 4;
const MOST_WORDS = 8;
/** Whom to write to, an address, a number: nothing to be said aloud again. */
const PRIVATE = /[@#{}<>\\[\]|/_]|https?:|www\.|\d{5,}/iu;
const BREAK = /[.;:!?()\n–—]+/u;
/** Where a clause goes on with another: what is before is whole. */
const JOINT = /\s(?:and|but|because|und|aber|weil|et|mais|y|pero|e|ma|mas|en|maar|og|men|och)\s/u;

/** Ties a piece to what stood before it. */
const LEADING =
  /^(?:and|but|so|then|because|und|aber|also|dann|et|mais|alors|y|pero|e|ma|mas|en|maar|dus|og|men|och)\s/iu;

/**
 * Words of an answer to take up before a question about it: a whole clause of the sentence that comes near to what is asked.
 * Null where there is none, or none is short and harmless.
 */
export function ownWords(text: string, near: Span | null): string | null {
  if (near === null) return null;
  const said = text.slice(near.start, near.end);
  if (isUnspaced(said)) return null;
  const [longest] = said
    .split(BREAK)
    .flatMap((part) => wholeClauses(part))
    .map((piece) =>
      piece
        .replaceAll(/["“”„«»]/g, '')
        .replaceAll(/\s+/g, ' ')
        .trim()
        .replace(LEADING, ''),
    )
    .filter(isSpeakable)
    .toSorted((a, b) => b.length - a.length);
  return longest ?? null;
}

/** What a sentence says first, and what a word like "and" begins behind a comma: other pieces hang on what is before them. */
function wholeClauses(part: string): string[] {
  const [first = '', ...rest] = part.split(',');
  return [part, first, first.split(JOINT)[0] ?? '', ...rest.filter((piece) => LEADING.test(piece.trim()))].filter(
    (piece) => !piece.includes(','),
  );
}

function isSpeakable(piece: string): boolean {
  const words = piece === '' ? 0 : piece.split(' ').length;
  return (
    words >= FEWEST_WORDS &&
    words <= MOST_WORDS &&
    !PRIVATE.test(piece) &&
    asksProtectedTopic(piece).length === 0 &&
    statesProtectedTopic(piece).length === 0
  );
}
