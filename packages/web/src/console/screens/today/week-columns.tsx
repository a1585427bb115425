import { usePage } from '../../hooks/page-context.ts';

type Week = { from: string; invited: number; completed: number };

const [WIDTH, HEIGHT] = [320, 80];
const BAR = 28;

/** A column for each week, of which the completed part is filled. The table says the same in figures. */
export function WeekColumns({ weeks }: { weeks: readonly Week[] }) {
  const { t, formats } = usePage();
  const most = Math.max(...weeks.map(({ invited }) => invited));
  if (most === 0) return null;
  const height = (count: number): number => Math.round((count / most) * (HEIGHT - 18));
  const step = WIDTH / weeks.length;
  return (
    <figure className="c-part c-figure">
      <figcaption>{t('weeksTitle')}</figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={t('weeksTitle')} className="c-columns">
        {weeks.map(({ from, invited, completed }, index) => (
          <g key={from} transform={`translate(${index * step} 0)`}>
            <text x={BAR / 2} y={HEIGHT - height(invited) - 5} textAnchor="middle">
              {invited}
            </text>
            <rect className="c-bar-all" y={HEIGHT - height(invited)} width={BAR} height={height(invited)} />
            <rect className="c-bar-part" y={HEIGHT - height(completed)} width={BAR} height={height(completed)} />
          </g>
        ))}
      </svg>
      <details className="small">
        <summary>{t('asTable')}</summary>
        <table className="c-table">
          <thead>
            <tr>
              <td />
              <th scope="col">{t('weekInvited')}</th>
              <th scope="col">{t('weekCompleted')}</th>
            </tr>
          </thead>
          <tbody>
            {weeks.map(({ from, invited, completed }) => (
              <tr key={from}>
                <th scope="row">{t('weeksAxis', { date: formats.date(from) })}</th>
                <td>{invited}</td>
                <td>{completed}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
