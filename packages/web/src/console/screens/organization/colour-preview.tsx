import type { Shades } from '@colloquy/contract/console';
import { usePage } from '../../hooks/page-context.ts';

type ColourPreviewProps = { shades: Shades; name: string };

const PAPERS = [
  { on: 'light', paper: '#fcfcfa', label: 'colourLight' },
  { on: 'dark', paper: '#15171a', label: 'colourDark' },
] as const;

/** The name in its colour on both papers, drawn: the page's policy takes no styles in its markup. */
export function ColourPreview({ shades, name }: ColourPreviewProps) {
  const { t } = usePage();
  return (
    <div className="c-row">
      {PAPERS.map(({ on, paper, label }) => (
        <figure key={on} className="c-figure">
          <svg viewBox="0 0 200 56" className="c-swatch" role="img" aria-label={`${t(label)}: ${shades[on]}`}>
            <rect width="200" height="56" fill={paper} rx="8" />
            <text x="12" y="35" fill={shades[on]} className="c-swatch-name">
              {name}
            </text>
          </svg>
          <figcaption className="small quiet">
            {t(label)} <span dir="ltr">{shades[on]}</span>
          </figcaption>
        </figure>
      ))}
    </div>
  );
}
