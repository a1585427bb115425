import { usePage } from '../../hooks/page-context.ts';

type Level = { score: number; low: number; high: number };

const STEPS = [1, 2, 3, 4, 5];
const [SIZE, GAP] = [12, 4];

/** A level on the rubric's five steps: one hue, the figure next to it, the range that it may lie in beneath. */
export function LevelStrip({ level: { score, low, high }, label }: { level: Level; label: string }) {
  const { t } = usePage();
  const figures = { score: round(score), low: round(low), high: round(high) };
  return (
    <span className="c-level" role="img" aria-label={`${label}: ${t('levelSaid', figures)}`}>
      <LevelMarks level={{ score, low, high }} />
      <span className="c-number">{figures.score}</span>
    </span>
  );
}

/** The drawing alone. */
export function LevelMarks({ level: { score, low, high } }: { level: Level }) {
  const x = (value: number): number => (value - 1) * (SIZE + GAP);
  return (
    <svg width={5 * SIZE + 4 * GAP} height={SIZE + 4} aria-hidden="true">
      {STEPS.map((step) => (
        <g key={step}>
          <rect className="c-bar-all" x={x(step)} width={SIZE} height={SIZE} rx="2" />
          <rect
            className="c-bar-part"
            x={x(step)}
            width={SIZE * Math.min(1, Math.max(0, score - step + 1))}
            height={SIZE}
            rx="2"
          />
        </g>
      ))}
      {high > low && <rect className="c-range" x={x(low)} y={SIZE + 2} width={x(high) - x(low) + SIZE} height="2" />}
    </svg>
  );
}

export const round = (value: number): number => Math.round(value * 10) / 10;
