import { Link, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { CopyText } from '../../components/copy-text.tsx';
import { NotYet } from '../../components/not-yet.tsx';
import { Refused } from '../../components/problem.tsx';
import { Screen } from '../../components/screen.tsx';
import type { ReplyOf } from '../../core/api.ts';
import { usePage } from '../../hooks/page-context.ts';
import { useChanges } from '../../hooks/use-changes.ts';
import { useOrganization } from '../../hooks/use-organization.ts';
import { useRead } from '../../hooks/use-read.ts';
import { STATUS_KEYS } from '../../messages/keys.ts';
import { ReportAwaited } from '../report/report-awaited.tsx';
import { CorrectDialog } from '../today/correct-dialog.tsx';
import { DecisionPart } from './decision-part.tsx';
import { HistoryList } from './history-list.tsx';
import { InvitationMail } from './invitation-mail.tsx';
import { OpenWishes } from './open-wishes.tsx';
import { ReportAgain } from './report-again.tsx';

/** Statuses of an interview that can be decided about. */
const IS_OVER = new Set(['INTERVIEW_COMPLETED', 'REPORT_GENERATED']);

export function InterviewScreen() {
  const { t } = usePage();
  const { interview: id } = useParams({ from: '/console/$organization/shell/interviews/$interview' });
  const interview = useRead('getInterview', { params: { id } });
  useChanges();
  if (interview.data !== undefined)
    return <InterviewDetails interview={interview.data} onReady={() => void interview.refetch()} />;
  return (
    <NotYet
      title={t('candidate')}
      above={<AllInterviews />}
      error={interview.error}
      onRetry={() => void interview.refetch()}
    />
  );
}

function AllInterviews() {
  const { t } = usePage();
  const { organization } = useOrganization();
  return (
    <Link to="/console/$organization/interviews" params={{ organization: organization.id }}>
      {t('back')}
    </Link>
  );
}

type InterviewDetailsProps = { interview: ReplyOf<'getInterview'>; onReady(): void };

function InterviewDetails({ interview, onReady }: InterviewDetailsProps) {
  const { t } = usePage();
  const { organization, may } = useOrganization();
  const { candidate, email, job, hasReport, interviewUrl, reportUrl, assessedReportUrl, assessments, mayCorrect } =
    interview;
  const [correcting, setCorrecting] = useState(false);
  const params = { organization: organization.id };
  return (
    <Screen
      title={candidate ?? email ?? t('unnamed')}
      above={<AllInterviews />}
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
      {email !== null && (candidate !== null || mayCorrect) && (
        <p className="c-row">
          <span dir="ltr">{email}</span>
          {mayCorrect && may('invite') && (
            <button
              type="button"
              className="button button-quiet"
              aria-label={`${t('correct')}: ${email}`}
              onClick={() => setCorrecting(true)}
            >
              {t('correct')}
            </button>
          )}
        </p>
      )}
      <InvitationMail interview={interview} as="p" />
      <OpenWishes requests={interview.requests} name={candidate ?? email ?? t('unnamed')} />
      <Withheld interview={interview} />
      {correcting && (
        <CorrectDialog
          invitation={{ id: interview.id, email }}
          wasMailed={interview.mails.some(({ kind }) => kind === 'invitation')}
          onClose={() => setCorrecting(false)}
        />
      )}
      {!hasReport && (
        <section className="c-part">
          <ReportAwaited interview={interview.id} as="h2" onReady={onReady} />
        </section>
      )}
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
          {assessedReportUrl !== null && <CopyText label={t('assessedReportLink')} text={assessedReportUrl} />}
          <p className="small quiet">{t('reportLinkHint')}</p>
        </section>
      )}
      <section className="c-part" aria-labelledby="history">
        <h2 id="history">{t('history')}</h2>
        <HistoryList interview={interview} />
      </section>
      {hasReport && <ReportAgain interview={interview.id} />}
    </Screen>
  );
}

/** What could be done with the interview as it stands, for who may not do it. */
function Withheld({ interview: { mayCorrect, status, hasReport } }: { interview: ReplyOf<'getInterview'> }) {
  const { t } = usePage();
  const { may } = useOrganization();
  const what = [
    ...(mayCorrect ? [t('correct')] : []),
    ...(status === 'SCHEDULED' ? [t('candidateLink')] : []),
    ...(hasReport ? [t('reportLink'), t('reportAgain')] : []),
  ];
  return may('invite') || what.length === 0 ? null : <Refused action="invite" what={what} />;
}
