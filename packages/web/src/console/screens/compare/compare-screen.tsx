import { Link, useParams, useSearch } from '@tanstack/react-router';
import { LevelMultiples } from '../../components/charts/level-multiples.tsx';
import { DownloadLinks } from '../../components/download-links.tsx';
import { Loading } from '../../components/loading.tsx';
import { Problem } from '../../components/problem.tsx';
import { Screen } from '../../components/screen.tsx';
import type { ReplyOf } from '../../core/api.ts';
import { usePage } from '../../hooks/page-context.ts';
import { useOrganization } from '../../hooks/use-organization.ts';
import { useRead } from '../../hooks/use-read.ts';
import { useReportWords } from '../../hooks/use-report-words.ts';
import { LINE_KEYS } from '../../messages/keys.ts';
import { ComparedCell, wordless } from './compared-cell.tsx';
import './compare.css';

type Comparison = ReplyOf<'compareCandidates'>;

/** Candidates of one job side by side, by name: what each said to each requirement. No total, no rank. */
export function CompareScreen() {
  const { t } = usePage();
  const { organization } = useOrganization();
  const { job } = useParams({ from: '/console/$organization/shell/jobs/$job/compare' });
  const { ids } = useSearch({ from: '/console/$organization/shell/jobs/$job/compare' });
  const found = useRead('compareCandidates', { params: { id: job }, query: { ids } });
  return (
    <Screen
      title={t('compare')}
      above={
        <Link
          className="c-no-print"
          to="/console/$organization/jobs/$job"
          params={{ organization: organization.id, job }}
          dir="auto"
        >
          {found.data?.job.title ?? t('job')}
        </Link>
      }
      action={
        found.data !== undefined && (
          <button type="button" className="button button-primary c-no-print" onClick={() => window.print()}>
            {t('print')}
          </button>
        )
      }
    >
      {found.isPending && <Loading />}
      {found.error !== null &&
        (found.error.status === 400 ? (
          <>
            <p>{t('compareWhich')}</p>
            <p className="c-part">
              <Link
                className="button button-primary"
                to="/console/$organization/jobs/$job"
                params={{ organization: organization.id, job }}
              >
                {t('compareChoose')}
              </Link>
            </p>
          </>
        ) : found.error.kind === 'result-not-ready' ? (
          <p>{t('compareNotReady')}</p>
        ) : (
          <Problem error={found.error} onRetry={() => void found.refetch()} />
        ))}
      {found.data !== undefined && (
        <>
          <Side comparison={found.data} />
          <DownloadLinks name="exportComparison" params={{ id: job }} query={{ ids }} />
        </>
      )}
    </Screen>
  );
}

function Side({ comparison }: { comparison: Comparison }) {
  const { t, formats } = usePage();
  const { organization } = useOrganization();
  const said = useReportWords();
  const { job, levels, candidates, rows } = comparison;
  const [told, untold] = [rows.filter((row) => !isAskedNowhere(row)), rows.filter(isAskedNowhere)];
  return (
    <>
      <p className="compare-job" dir="auto">
        {job.title}
      </p>
      <p className="small quiet">
        {t('compareOrder')}
        {levels === 'plans-differ' && <> {t('comparePlansDiffer')}</>}
      </p>
      {levels === 'shown' && <LevelMultiples candidates={candidates} rows={told} />}
      <table className="compare">
        <thead>
          <tr>
            <th scope="col">{t('requirement')}</th>
            {candidates.map(({ id, name, endedAt, asked, total, withheld }) => (
              <th key={id} scope="col">
                <Link
                  to="/console/$organization/interviews/$interview/report"
                  params={{ organization: organization.id, interview: id }}
                  dir="auto"
                >
                  {name}
                </Link>
                <span className="c-under small quiet">
                  {endedAt !== null && `${formats.date(endedAt)} · `}
                  {t('askedOf', { asked, total })}
                </span>
                {withheld > 0 && <span className="c-under small">{t('withheld', { count: withheld })}</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {told.map(({ kind, text, cells }) => (
            <tr key={`${kind} ${text}`}>
              <th scope="row">
                <span dir="auto">{text}</span>
                {kind !== null && LINE_KEYS[kind] !== undefined && (
                  <span className="c-under small quiet">{t(LINE_KEYS[kind])}</span>
                )}
              </th>
              {candidates.map((candidate, index) => (
                <td key={candidate.id}>
                  <span className="compare-name small" dir="auto" aria-hidden="true">
                    {candidate.name}
                  </span>
                  <ComparedCell cell={cells[index] ?? null} candidate={candidate} said={said} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {said !== null && tellsTimes(comparison) && <p className="small quiet">{said('quoteTimes')}</p>}
      {untold.length > 0 && (
        <section className="c-part" aria-labelledby="nowhere">
          <h2 id="nowhere">{t('comparedNowhere')}</h2>
          <ul className="c-list">
            {untold.map(({ kind, text, cells }) => (
              <li key={`${kind} ${text}`} className="compare-nowhere">
                <span dir="auto">{text}</span>
                <span className="c-under small quiet">
                  {[
                    kind !== null && LINE_KEYS[kind] !== undefined ? t(LINE_KEYS[kind]) : null,
                    cells[0] != null && candidates[0] !== undefined ? wordless(cells[0], candidates[0], t, said) : null,
                  ]
                    .filter((part) => part !== null)
                    .join(' · ')}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

/** Whether a quote has its time beside it. */
function tellsTimes({ candidates, rows }: Comparison): boolean {
  return candidates.some(
    ({ timed }, index) => timed && rows.some(({ cells }) => (cells[index]?.quotes.length ?? 0) > 0),
  );
}

/** Nobody was asked about it, for one reason, and nobody gave a level: a column for each candidate would say nothing. */
function isAskedNowhere({ cells }: Comparison['rows'][number]): boolean {
  const [first] = cells;
  return cells.every(
    (cell) => cell?.status === 'not-asked' && cell.why === first?.why && cell.assessments.length === 0,
  );
}
