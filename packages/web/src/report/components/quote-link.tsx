import type { Quote } from '@colloquy/contract/links';
import { turnAnchor } from '../core/places.ts';
import { useView } from '../hooks/view-context.ts';

/** The candidate's words with their place; leads to the turn in the transcript. */
export function QuoteLink({ quote }: { quote: Quote }) {
  const { formats, offsets, spoken } = useView();
  const ms = offsets.get(quote.turnId);
  return (
    <a className="quote" href={`#${turnAnchor(quote.turnId)}`}>
      <q lang={spoken} dir="auto">
        {quote.text.trim()}
      </q>
      {ms !== undefined && (
        <>
          {' '}
          <span className="place">{formats.clock(ms)}</span>
        </>
      )}
    </a>
  );
}
