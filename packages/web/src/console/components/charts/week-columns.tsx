import { usePage } from '../../hooks/page-context.ts';
import { Chart } from './chart.tsx';

type Week = { from: string; invited: number; completed: number };

/** Figures above the columns, days below. */
const [WIDTH, HEIGHT, ABOVE, BELOW] = [320, 100, 18, 20];
const FLOOR = HEIGHT - BELOW;
const BAR = 28;

/** A column for each week, of which the completed part is filled. */
export function WeekColumns({ weeks }: { weeks: readonly Week[] }) {
  const { t, formats } = usePage();
  const most = Math.max(...weeks.map(({ invited }) => invited));
  if (most === 0) return null;
  const height = (count: number): number => Math.round((count / most) * (FLOOR - ABOVE));
  const step = WIDTH / weeks.length;
  const sum = (key: 'invited' | 'completed'): number => weeks.reduce((total, week) => total + week[key], 0);
  return (
    <Chart
      title={t('weeksTitle')}
      sentence={t('weeksSaid', { invited: sum('invited'), completed: sum('completed') })}
      head={[t('weeksFrom'), t('weekInvited'), t('weekCompleted')]}
      rows={weeks.map(({ from, invited, completed }) => [formats.date(from), invited, completed])}
    >
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className="c-columns" aria-hidden="true">
        {weeks.map(({ from, invited, completed }, index) => (
          <g key={from} transform={`translate(${index * step} 0)`}>
            <text x={BAR / 2} y={FLOOR - height(invited) - 5} textAnchor="middle">
              {invited}
            </text>
            <rect className="c-bar-all" y={FLOOR - height(invited)} width={BAR} height={height(invited)} />
            <rect className="c-bar-part" y={FLOOR - height(completed)} width={BAR} height={height(completed)} />
            <text className="c-days" y={HEIGHT - 5}>
              {formats.day(from)}
            </text>
          </g>
        ))}
      </svg>
    </Chart>
  );
}
