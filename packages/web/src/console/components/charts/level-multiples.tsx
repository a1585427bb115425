import type { ReplyOf } from '../../core/api.ts';
import { usePage } from '../../hooks/page-context.ts';
import { Chart } from './chart.tsx';
import { LevelMarks, round } from './level-strip.tsx';

type Compared = Pick<ReplyOf<'compareCandidates'>, 'candidates' | 'rows'>;

/** The levels requirement by requirement: a small drawing each, the candidates in their order; nothing where only one has any. */
export function LevelMultiples({ candidates, rows }: Compared) {
  const { t } = usePage();
  const levelled = rows.filter(({ cells }) => cells.filter((cell) => cell?.level != null).length > 1);
  if (levelled.length === 0) return null;
  const names = candidates.map(({ name }) => name);
  return (
    <Chart
      title={t('levelsTitle')}
      sentence={t('levelsSaid', { names: names.join(', ') })}
      head={[t('requirement'), ...names]}
      rows={levelled.map(({ text, cells }) => [
        text,
        ...cells.map((cell) => (cell?.level == null ? t('levelNone') : round(cell.level.score))),
      ])}
    >
      <div className="c-multiples">
        {levelled.map(({ kind, text, cells }) => (
          <div key={`${kind} ${text}`} className="c-multiple">
            <p className="small" dir="auto">
              {text}
            </p>
            {candidates.map(({ id, name }, index) => {
              const level = cells[index]?.level ?? null;
              return (
                <div key={id} className="c-multiple-row small">
                  <span dir="auto">{name}</span>
                  {level === null ? (
                    <span className="quiet">{t('levelNone')}</span>
                  ) : (
                    <span className="c-level">
                      <LevelMarks level={level} />
                      <span className="c-number">{round(level.score)}</span>
                    </span>
                  )}
                </div>
              );
            })}
          </div>
        ))}
      </div>
    </Chart>
  );
}
