import { isUnspaced } from '@colloquy/content/schema/spoken';
import type { AnswerReading, Span } from '../../providers/answer-reader/port.ts';
import { asksProtectedTopic, statesProtectedTopic } from '../interviewers/index.ts';

const FEWEST_WORDS = 3;
const MOST_WORDS = 8;
/** Whom to write to, an address, a number: nothing to be said aloud again. */
const PRIVATE = /[@#{}<>\\[\]|/_]|https?:|www\.|\d{5,}/iu;
const BREAK = /[.,;:!?()\n–—]+/u;
/** Where a clause goes on with another: what is before is whole. */
const JOINT = /\s(?:and|but|because|und|aber|weil|et|mais|y|pero|e|ma|mas|en|maar|og|men|och)\s/u;

/** Ties a piece to what stood before it. */
const LEADING =
  /^(?:and|but|so|then|because|und|aber|also|dann|et|mais|alors|y|pero|e|ma|mas|en|maar|dus|og|men|och)\s/iu;

/**
 * Words of an answer to take up before a question about it: a piece between two breaks, of what the answer itself says on
 * its subject where that is known. Null where none is short, whole and harmless.
 */
export function ownWords(text: string, { facts, signals, sentences }: AnswerReading): string | null {
  const named = facts.flatMap(({ named: isNamed, span }) => (isNamed === true && span !== null ? [span] : []));
  const telling = [...named, signals.ownPart, signals.example].filter((span) => span !== null);
  for (const span of telling.filter((one) => sentences.some(({ start, end }) => start < one.end && end > one.start))) {
    const piece = pieceOf(text, span);
    if (piece !== null) return piece;
  }
  return null;
}

function pieceOf(text: string, { start, end }: Span): string | null {
  const said = text.slice(start, end);
  if (isUnspaced(said)) return null;
  const pieces = said.split(BREAK).map((piece) =>
    piece
      .replaceAll(/["“”„«»]/g, '')
      .replaceAll(/\s+/g, ' ')
      .trim()
      .replace(LEADING, ''),
  );
  const [whole] = pieces.filter(isSpeakable).toSorted((a, b) => b.length - a.length);
  const opening = pieces.map((piece) => piece.split(JOINT)[0] ?? '').find(isSpeakable);
  return whole ?? opening ?? null;
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
