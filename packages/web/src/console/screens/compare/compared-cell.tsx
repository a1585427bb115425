import { Link } from '@tanstack/react-router';
import { LevelStrip } from '../../components/charts/level-strip.tsx';
import type { ReplyOf } from '../../core/api.ts';
import { usePage } from '../../hooks/page-context.ts';
import { useOrganization } from '../../hooks/use-organization.ts';
import { CELL_KEYS } from '../../messages/keys.ts';

type Comparison = ReplyOf<'compareCandidates'>;

type ComparedCellProps = {
  cell: Comparison['rows'][number]['cells'][number];
  candidate: Comparison['candidates'][number];
};

/** What one candidate said to one requirement: the level where it may be next to others, the best words, what people gave. */
export function ComparedCell({ cell, candidate }: ComparedCellProps) {
  const { t, formats } = usePage();
  const { organization } = useOrganization();
  if (cell === null) return <p className="small quiet">{t('cell-not-planned')}</p>;
  const { status, reason, level, quotes, assessments } = cell;
  const [best] = quotes;
  return (
    <>
      {level !== null && <LevelStrip level={level} label={candidate.name} />}
      {assessments.map(({ reviewer, score, own }) => (
        <p key={reviewer} className="small" dir="auto">
          {own ? t('scoreOwn', { score }) : t('scoreOf', { name: reviewer, score })}
        </p>
      ))}
      {best === undefined ? (
        <p className="small quiet">
          {t(
            status === 'read' && reason === null
              ? 'cell-answered'
              : reason !== null
                ? 'cell-not-assessable'
                : CELL_KEYS[status],
          )}
        </p>
      ) : (
        <p>
          <Link
            className="compare-quote"
            to="/console/$organization/interviews/$interview/report"
            params={{ organization: organization.id, interview: candidate.id }}
            hash={`turn-${best.turnId}`}
          >
            <q lang={candidate.language} dir="auto">
              {best.text.trim()}
            </q>{' '}
            <span className="small">{formats.clock(best.offsetMs)}</span>
          </Link>
        </p>
      )}
      {status === 'partly' && <p className="small quiet">{t('cell-partly')}</p>}
    </>
  );
}
