import { DOT, DOTS_WIDTH, dotFills, dotX, scoreX } from '../core/score-dots.ts';
import { useView } from '../hooks/view-context.ts';

type ScoreDotsProps = {
  score: number;
  low?: number;
  high?: number;
  /** The draft is unsure of it: the figure is no stronger than its range. */
  isUnsure?: boolean;
  /** What it says as a picture, in a sentence; without one the score is read aloud alone. */
  sentence?: string;
};

const HEIGHT = DOT + 7;

/** Five marks of one hue, the figure next to them, below a line for the range. Read aloud as one sentence. */
export function ScoreDots({ score, low, high, isUnsure = false, sentence }: ScoreDotsProps) {
  const { t, formats } = useView();
  const range = low !== undefined && high !== undefined && high > low ? { low, high } : null;
  const drawing = (
    <>
      <svg
        className="marks-drawing"
        width={DOTS_WIDTH}
        height={HEIGHT}
        viewBox={`0 0 ${DOTS_WIDTH} ${HEIGHT}`}
        aria-hidden="true"
        focusable="false"
      >
        {dotFills(score).map((fill, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the five marks never move
          <g key={index} className={`mark mark-${index + 1}`}>
            <rect className="mark-fill" x={dotX(index + 1)} y="0" width={DOT * fill} height={DOT} />
            <rect
              className="mark-edge"
              x={dotX(index + 1) + 0.5}
              y="0.5"
              width={DOT - 1}
              height={DOT - 1}
              fill="none"
            />
          </g>
        ))}
        {range !== null && (
          <path
            className="mark-range"
            d={`M${scoreX(range.low) - 1} ${DOT + 2}v5M${scoreX(range.high) - 1} ${DOT + 2}v5M${scoreX(range.low) - 1} ${DOT + 4.5}H${scoreX(range.high) - 1}`}
          />
        )}
      </svg>
      <span className={isUnsure ? 'marks-figure marks-unsure' : 'marks-figure'} aria-hidden="true">
        {formats.score(score)}
      </span>
    </>
  );
  if (sentence !== undefined) {
    return (
      <figure className="marks" role="img" aria-label={sentence}>
        {drawing}
      </figure>
    );
  }
  return (
    <span className="marks">
      {drawing}
      <span className="unseen">{t('scoreOf', { score: formats.score(score) })}</span>
    </span>
  );
}
