import { gapGroups, isRequiredGap, STATUS_KEYS, type Summary } from '@colloquy/contract/links';
import { DOT, dotX } from '../core/score-dots.ts';
import { requirementCounts, requirementGroups } from '../core/summary.ts';
import { useView } from '../hooks/view-context.ts';
import { StatusCell } from './status-cell.tsx';

/** The description as a strip, one cell a line, with the counts in words. The list below it says the same line by line. */
export function CoverageStrip({ summary }: { summary: Summary }) {
  const { t, formats } = useView();
  const groups = [...requirementGroups(summary), ...gapGroups(summary.requirements)];
  const cells = groups.flatMap(({ requirements }) => requirements);
  const width = dotX(cells.length + 1) - (dotX(2) - DOT);
  const counts = requirementCounts(summary).map(({ status, count, required }) => {
    const among = required === 0 ? '' : ` (${t('lineRequired')}: ${required})`;
    return `${t(STATUS_KEYS[status])}: ${count}${among}`;
  });
  return (
    <div className="coverage-strip">
      <figure role="img" aria-labelledby="coverage-words">
        <svg width={width} height={DOT} viewBox={`0 0 ${width} ${DOT}`} aria-hidden="true" focusable="false">
          {cells.map((requirement, index) => (
            <g key={requirement.text} transform={`translate(${dotX(index + 1)} 0)`}>
              <StatusCell status={requirement.status} isGap={isRequiredGap(requirement)} />
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
