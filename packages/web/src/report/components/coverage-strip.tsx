import { isRequiredGap, type Requirement, STATUS_KEYS, type Summary } from '@colloquy/contract/links';
import { DOT, dotX } from '../core/score-dots.ts';
import { requiredGaps, requirementCounts, requirementGroups } from '../core/summary.ts';
import { useView } from '../hooks/view-context.ts';

/** How much of a cell is filled: what is to be read is neither shown nor missing, and has a line. */
const FILL: Record<Requirement['status'], number> = { shown: 1, partly: 0.5, read: 0, unanswered: 0, 'not-asked': 0 };

/** The description as a strip, one cell a line, with the counts in words. The list below it says the same line by line. */
export function CoverageStrip({ summary }: { summary: Summary }) {
  const { t, formats } = useView();
  const cells = [...requirementGroups(summary).flatMap(({ requirements }) => requirements), ...requiredGaps(summary)];
  const width = dotX(cells.length + 1) - (dotX(2) - DOT);
  const counts = requirementCounts(summary).map(({ status, count }) => `${t(STATUS_KEYS[status])}: ${count}`);
  return (
    <div className="coverage-strip">
      <figure role="img" aria-labelledby="coverage-words">
        <svg width={width} height={DOT} viewBox={`0 0 ${width} ${DOT}`} aria-hidden="true" focusable="false">
          {cells.map((requirement, index) => (
            <g key={requirement.text} className={cellClass(requirement)} transform={`translate(${dotX(index + 1)} 0)`}>
              <rect className="cell-fill" width={DOT * FILL[requirement.status]} height={DOT} />
              <rect className="cell-edge" x="0.5" y="0.5" width={DOT - 1} height={DOT - 1} fill="none" />
              {requirement.status === 'read' && <path className="cell-line" d={`M3 ${DOT / 2}H${DOT - 3}`} />}
            </g>
          ))}
        </svg>
      </figure>
      <p id="coverage-words" className="quiet small">
        {formats.list(counts)}
      </p>
    </div>
  );
}

function cellClass(requirement: Requirement): string {
  return `cell cell-${requirement.status}${isRequiredGap(requirement) ? ' cell-gap' : ''}`;
}
