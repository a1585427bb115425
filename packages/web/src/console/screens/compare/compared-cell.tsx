import { reasonKey, WHY_KEYS } from '@colloquy/contract/links';
import { Link } from '@tanstack/react-router';
import type { Translate as ReportTranslate } from '../../../report/messages/catalogue.ts';
import { LevelStrip } from '../../components/charts/level-strip.tsx';
import type { ReplyOf } from '../../core/api.ts';
import { usePage } from '../../hooks/page-context.ts';
import { useOrganization } from '../../hooks/use-organization.ts';
import type { Translate } from '../../messages/catalogue.ts';
import { CELL_KEYS } from '../../messages/keys.ts';

type Comparison = ReplyOf<'compareCandidates'>;

type ComparedCellProps = {
  cell: Comparison['rows'][number]['cells'][number];
  candidate: Comparison['candidates'][number];
  /** The words of reports, once they are there. */
  said: ReportTranslate | null;
};

/** What one candidate said to one requirement: the level where it may be next to others, the best words, what people gave. */
export function ComparedCell({ cell, candidate, said }: ComparedCellProps) {
  const { t, formats } = usePage();
  const { organization } = useOrganization();
  if (cell === null) return <p className="small quiet">{t('cell-not-planned')}</p>;
  const { status, level, quotes, assessments } = cell;
  const [best] = quotes;
  return (
    <>
      {level !== null && <LevelStrip level={level} label={candidate.name} />}
      {assessments.map(({ reviewer, verified, score, own }) => (
        <p key={`${reviewer} ${verified}`} className="small" dir="auto">
          {own ? t('scoreOwn', { score }) : t('scoreOf', { name: reviewer, score })}
          {!verified && ` (${t('notVerified')})`}
        </p>
      ))}
      {best === undefined ? (
        <p className="compare-note small quiet">{wordless(cell, candidate, t, said)}</p>
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
            </q>
            {candidate.timed && (
              <>
                {' '}
                <span className="small">{formats.clock(best.offsetMs)}</span>
              </>
            )}
          </Link>
        </p>
      )}
      {status === 'partly' && <p className="small quiet">{t('cell-partly')}</p>}
    </>
  );
}

type Cell = NonNullable<ComparedCellProps['cell']>;

/** Why there are no words to show, as the report says it. */
export function wordless(
  { status, why, reason }: Pick<Cell, 'status' | 'why' | 'reason'>,
  { grading }: Pick<ComparedCellProps['candidate'], 'grading'>,
  t: Translate,
  said: ReportTranslate | null,
): string {
  if (why !== null && said !== null) return said(WHY_KEYS[why]);
  if (reason === null) return t(CELL_KEYS[status]);
  return said === null ? t('cell-not-assessable') : said(reasonKey(grading, reason));
}
