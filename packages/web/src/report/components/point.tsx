import type { Quote } from '@colloquy/contract/links';
import { Icon } from './icon.tsx';
import { PlacedQuote } from './placed-quote.tsx';

type PointProps = {
  text: string;
  /** Language of the text where it is not the page's own. */
  lang?: string;
  /** Null where it could not be determined. */
  said: boolean | null;
  /** The same in words. */
  note: string;
  quote: Quote | null;
};

/** One point that speaks for a level: whether it was named, and in which words. */
export function Point({ text, lang, said, note, quote }: PointProps) {
  return (
    <li className={said === true ? 'fact fact-said' : 'fact'}>
      <Icon name={said === true ? 'done' : 'missing'} />
      <span>
        <span {...(lang === undefined ? {} : { lang })} dir="auto">
          {text}
        </span>{' '}
        <span className="quiet small">{note}</span>
        {quote !== null && <PlacedQuote quote={quote} />}
      </span>
    </li>
  );
}
