import '../styles/marks.css';
import { markedParts } from '../core/marked-parts.ts';

/** A text with the pieces in it that were hard to hear. */
export function MarkedText({ text, pieces }: { text: string; pieces: readonly string[] }) {
  return markedParts(text, pieces).map(({ text: part, isMarked }, at) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: parts have no name but their place
    isMarked ? <mark key={at}>{part}</mark> : <span key={at}>{part}</span>,
  );
}
