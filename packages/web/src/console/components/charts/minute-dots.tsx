import { median } from '../../core/formats.ts';
import { usePage } from '../../hooks/page-context.ts';
import { Chart } from './chart.tsx';

const WIDTH = 480;
const DOT = 4;
const AXIS = 18;
const SIDE = 12;

/** A dot for each interview at the minutes it took, dots of one length above each other; the median from five on. */
export function MinuteDots({ minutes }: { minutes: readonly number[] }) {
  const { t } = usePage();
  if (minutes.length === 0) return null;
  const most = Math.max(...minutes, 1);
  const end = Math.ceil(most / 10) * 10;
  const x = (value: number): number => SIDE + (value / end) * (WIDTH - 2 * SIDE);
  const piles = new Map<number, number>();
  const dots = [...minutes]
    .sort((a, b) => a - b)
    .map((value) => {
      const place = Math.round(x(value) / (2 * DOT + 1));
      const level = piles.get(place) ?? 0;
      piles.set(place, level + 1);
      return { value, level };
    });
  const highest = Math.max(...piles.values());
  // A hundred of one length would leave the page: they come closer.
  const step = Math.min(2 * DOT + 1, 100 / highest);
  const height = Math.ceil(highest * step + 2 * DOT);
  const usual = median(minutes);
  const counted = { count: minutes.length };
  return (
    <Chart
      title={t('minutesTitle')}
      sentence={
        usual === null
          ? t('minutesSaid', counted)
          : `${t('minutesSaid', counted)} ${t('minutesMedian', { count: usual })}`
      }
      head={[t('minutesHead'), t('interviews')]}
      rows={byTens(minutes)}
    >
      <svg viewBox={`0 0 ${WIDTH} ${height + AXIS}`} className="c-dots" aria-hidden="true">
        <line className="c-axis" x1={SIDE} x2={WIDTH - SIDE} y1={height} y2={height} />
        {usual !== null && <line className="c-median" x1={x(usual)} x2={x(usual)} y1={0} y2={height} />}
        {dots.map(({ value, level }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: dots are their places
          <circle key={index} className="c-bar-part" cx={x(value)} cy={height - DOT - level * step} r={DOT} />
        ))}
        {[0, end / 2, end].map((value) => (
          <text key={value} x={x(value)} y={height + AXIS - 4} textAnchor="middle">
            {value}
          </text>
        ))}
      </svg>
      {usual !== null && <p className="small quiet">{t('minutesMedian', { count: usual })}</p>}
    </Chart>
  );
}

/** How many took 0 to 9 minutes, 10 to 19 and so on; what nobody took is left out. */
function byTens(minutes: readonly number[]): [string, number][] {
  const tens = new Map<number, number>();
  for (const value of [...minutes].sort((a, b) => a - b)) {
    const from = Math.floor(value / 10) * 10;
    tens.set(from, (tens.get(from) ?? 0) + 1);
  }
  return [...tens].map(([from, count]) => [`${from}–${from + 9}`, count]);
}
