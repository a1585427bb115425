import type { Quote } from '@colloquy/contract/links';
import type { ReactNode } from 'react';

type MoreQuotesProps<Item extends Quote> = { label: string; quotes: readonly Item[]; draw: (quote: Item) => ReactNode };

/** Quotes that are a press away. Nothing where there are none. */
export function MoreQuotes<Item extends Quote>({ label, quotes, draw }: MoreQuotesProps<Item>) {
  if (quotes.length === 0) return null;
  return (
    <details className="more">
      <summary>{label}</summary>
      <ul className="quotes">
        {quotes.map((quote) => (
          <li key={`${quote.turnId}:${quote.start}:${quote.end}`}>{draw(quote)}</li>
        ))}
      </ul>
    </details>
  );
}
