import type { Span } from '../../providers/answer-reader/port.ts';
import type { Turn } from '../dialogue/index.ts';
import type { Evidence } from './report.ts';

/** Several answers as one text, with the way back to each turn. */
export class JoinedTurns {
  readonly text: string;
  readonly #parts: { turnId: number; from: number; to: number; text: string }[] = [];

  constructor(turns: readonly Pick<Turn, 'id' | 'text'>[]) {
    let text = '';
    for (const [index, turn] of turns.entries()) {
      if (index > 0) text += '\n';
      this.#parts.push({ turnId: turn.id, from: text.length, to: text.length + turn.text.length, text: turn.text });
      text += turn.text;
    }
    this.text = text;
  }

  /**
   * The place in one turn; a span that runs over several turns ends with its first. Null when the span does not hold:
   * outside the text, without a visible character, or cutting a character in two. No quote can be made of it then.
   */
  place({ start, end }: Span): Evidence | null {
    if (!Number.isInteger(start) || !Number.isInteger(end) || end <= start || end > this.text.length) return null;
    const part = this.#parts.find(({ from, to }) => start >= from && start < to);
    if (part === undefined) return null;
    const evidence = { turnId: part.turnId, start: start - part.from, end: Math.min(end, part.to) - part.from };
    return cutQuote(part.text, evidence) === null ? null : evidence;
  }
}

/** The words of a place, cut from the text of its turn; null when the place does not hold in it. */
export function cutQuote(turnText: string, { start, end }: { start: number; end: number }): string | null {
  if (start < 0 || end <= start || end > turnText.length) return null;
  const words = turnText.slice(start, end);
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(words) && words.isWellFormed() ? words : null;
}
