import type { PlacedQuote as Placed } from '@colloquy/contract/links';
import { useView } from '../hooks/view-context.ts';
import { QuoteLink } from './quote-link.tsx';

/** The candidate's words with their place; where they were recorded, they can be heard. */
export function PlacedQuote({ quote }: { quote: Placed }) {
  const { formats, play } = useView();
  const { media } = quote;
  return (
    <>
      <QuoteLink quote={quote} />
      {play !== null && media !== null && (
        <>
          {' '}
          <button type="button" className="time time-play" onClick={() => play(media.startMs)}>
            ▶ {formats.clock(media.startMs)}
          </button>
        </>
      )}
    </>
  );
}
