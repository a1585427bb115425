import type { Requirement } from '@colloquy/contract/links';
import { DOT } from '../core/score-dots.ts';

/** How much of a cell is filled. */
const FILL: Partial<Record<Requirement['status'], number>> = { shown: 1, partly: 0.5 };
const MIDDLE = DOT / 2;

/**
 * What is drawn in the cell of a line that is neither shown nor partly shown: words to be read (lines of text), a "no", an
 * answer without matter (a ring), one that broke off. What was not asked is empty, with a broken edge.
 */
const DRAWN: Partial<Record<Requirement['status'], string>> = {
  read: `M3 4H${DOT - 3}M3 ${MIDDLE}H${DOT - 3}M3 ${DOT - 4}H${DOT - 5}`,
  'not-done': `M3.5 3.5L${DOT - 3.5} ${DOT - 3.5}M${DOT - 3.5} 3.5L3.5 ${DOT - 3.5}`,
  unanswered: `M${MIDDLE} 3.5A3 3 0 1 0 ${MIDDLE} ${DOT - 3.5}A3 3 0 1 0 ${MIDDLE} 3.5`,
  interrupted: `M3 ${MIDDLE}H5.5M${DOT - 5.5} ${MIDDLE}H${DOT - 3}`,
};

/** What became of one line, as one mark; in words it stands beside. */
export function StatusCell({ status, isGap }: { status: Requirement['status']; isGap: boolean }) {
  return (
    <g className={`cell cell-${status}${isGap ? ' cell-gap' : ''}`}>
      <rect className="cell-fill" width={DOT * (FILL[status] ?? 0)} height={DOT} />
      <rect className="cell-edge" x="0.5" y="0.5" width={DOT - 1} height={DOT - 1} fill="none" />
      {DRAWN[status] !== undefined && <path className="cell-line" d={DRAWN[status]} fill="none" />}
    </g>
  );
}
