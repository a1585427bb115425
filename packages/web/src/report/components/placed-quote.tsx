import type { PlacedQuote as Placed, Quote } from '@colloquy/contract/links';
import { playFrom } from '../core/heard.ts';
import { useView } from '../hooks/view-context.ts';
import { QuoteLink } from './quote-link.tsx';

/** The candidate's words with their place; where they were recorded, they can be heard. */
export function PlacedQuote({ quote }: { quote: Quote | Placed }) {
  const { formats, play, turns } = useView();
  const turn = turns.get(quote.turnId);
  const told = 'media' in quote ? (quote.media?.startMs ?? null) : null;
  const ms = (turn === undefined ? null : playFrom(turn, quote.start)) ?? told;
  return (
    <>
      <QuoteLink quote={quote} />
      {play !== null && ms !== null && (
        <>
          {' '}
          <button type="button" className="time time-play" onClick={() => play(ms)}>
            ▶ {formats.clock(ms)}
          </button>
        </>
      )}
    </>
  );
}
