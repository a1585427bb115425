import { isRequiredGap, type Requirement, STATUS_KEYS, type Summary } from '@colloquy/contract/links';
import { MARK, markX } from '../core/marks.ts';
import { requiredGaps, requirementCounts, requirementGroups } from '../core/summary.ts';
import { useView } from '../hooks/view-context.ts';

/** How much of a cell is filled: what is to be read is neither shown nor missing, and has a line. */
const FILL: Record<Requirement['status'], number> = { shown: 1, partly: 0.5, read: 0, unanswered: 0, 'not-asked': 0 };

/** The description as a strip, one cell a line, with the counts in words. The list below it says the same line by line. */
export function CoverageStrip({ summary }: { summary: Summary }) {
  const { t, formats } = useView();
  const cells = [...requirementGroups(summary).flatMap(({ requirements }) => requirements), ...requiredGaps(summary)];
  const width = markX(cells.length + 1) - (markX(2) - MARK);
  const counts = requirementCounts(summary).map(({ status, count }) => `${t(STATUS_KEYS[status])}: ${count}`);
  return (
    <div className="coverage-strip">
      <figure role="img" aria-labelledby="coverage-words">
        <svg width={width} height={MARK} viewBox={`0 0 ${width} ${MARK}`} aria-hidden="true" focusable="false">
          {cells.map((requirement, index) => (
            <g key={requirement.text} className={cellClass(requirement)} transform={`translate(${markX(index + 1)} 0)`}>
              <rect className="cell-fill" width={MARK * FILL[requirement.status]} height={MARK} />
              <rect className="cell-edge" x="0.5" y="0.5" width={MARK - 1} height={MARK - 1} fill="none" />
              {requirement.status === 'read' && <path className="cell-line" d={`M3 ${MARK / 2}H${MARK - 3}`} />}
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
