import type { Quote } from '@colloquy/contract/links';
import { turnAnchor } from '../core/places.ts';
import { useView } from '../hooks/view-context.ts';

/** The candidate's words with their place; leads to the turn in the transcript. */
export function QuoteLink({ quote }: { quote: Quote }) {
  const { formats, offsets, spoken } = useView();
  return (
    <a className="quote" href={`#${turnAnchor(quote.turnId)}`}>
      <q lang={spoken} dir="auto">
        {quote.text.trim()}
      </q>{' '}
      <span className="place">{formats.clock(offsets.get(quote.turnId) ?? 0)}</span>
    </a>
  );
}
