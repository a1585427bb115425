import { Link, useParams } from '@tanstack/react-router';
import { CopyText } from '../../components/copy-text.tsx';
import { Loading } from '../../components/loading.tsx';
import { Problem } from '../../components/problem.tsx';
import { Screen } from '../../components/screen.tsx';
import type { ReplyOf } from '../../core/api.ts';
import { usePage } from '../../hooks/page-context.ts';
import { useOrganization } from '../../hooks/use-organization.ts';
import { useRead } from '../../hooks/use-read.ts';
import { actorKey, STATUS_KEYS } from '../../messages/keys.ts';
import { DecisionPart } from './decision-part.tsx';

/** Statuses of an interview that can be decided about. */
const IS_OVER = new Set(['INTERVIEW_COMPLETED', 'REPORT_GENERATED']);

export function InterviewScreen() {
  const { interview: id } = useParams({ from: '/console/$organization/shell/interviews/$interview' });
  const interview = useRead('getInterview', { params: { id } });
  if (interview.data !== undefined) return <InterviewDetails interview={interview.data} />;
  return interview.error === null ? (
    <Loading />
  ) : (
    <Problem error={interview.error} onRetry={() => void interview.refetch()} />
  );
}

function InterviewDetails({ interview }: { interview: ReplyOf<'getInterview'> }) {
  const { t, formats } = usePage();
  const { organization } = useOrganization();
  const { candidate, email, job, hasReport, interviewUrl, reportUrl, assessments, history } = interview;
  const params = { organization: organization.id };
  return (
    <Screen
      title={candidate ?? email ?? t('unnamed')}
      above={
        <Link to="/console/$organization/interviews" params={params}>
          {t('back')}
        </Link>
      }
      action={
        hasReport && (
          <Link
            className="button button-primary"
            to="/console/$organization/interviews/$interview/report"
            params={{ ...params, interview: interview.id }}
          >
            {t('openReport')}
          </Link>
        )
      }
    >
      <p>
        {t(STATUS_KEYS[interview.status])}
        {job !== null && (
          <>
            {' · '}
            <Link to="/console/$organization/jobs/$job" params={{ ...params, job: job.id }} dir="auto">
              {job.title}
            </Link>
          </>
        )}
      </p>
      {candidate !== null && email !== null && <p dir="ltr">{email}</p>}
      {!hasReport && <p className="quiet">{t('noReport')}</p>}
      {assessments.withheld > 0 && <p>{t('withheld', { count: assessments.withheld })}</p>}
      {IS_OVER.has(interview.status) && <DecisionPart interview={interview.id} />}
      {interviewUrl !== null && (
        <section className="c-part">
          <CopyText label={t('candidateLink')} text={interviewUrl} />
          <p className="small quiet">{t('candidateLinkHint')}</p>
        </section>
      )}
      {reportUrl !== null && (
        <section className="c-part">
          <CopyText label={t('reportLink')} text={reportUrl} />
        </section>
      )}
      <section className="c-part" aria-labelledby="history">
        <h2 id="history">{t('history')}</h2>
        <ol className="c-list">
          {history.map(({ to, actor, at }) => {
            const by = actorKey(actor);
            const status = STATUS_KEYS[to as keyof typeof STATUS_KEYS];
            return (
              <li key={`${to} ${at}`} className="c-line">
                <span>{status === undefined ? to : t(status)}</span>
                <span className="small quiet">{by === null ? '' : t(by)}</span>
                <time className="small quiet" dateTime={at}>
                  {formats.moment(at)}
                </time>
              </li>
            );
          })}
        </ol>
      </section>
    </Screen>
  );
}
