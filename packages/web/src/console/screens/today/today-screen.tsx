import { Link } from '@tanstack/react-router';
import { WeekColumns } from '../../components/charts/week-columns.tsx';
import { Loading } from '../../components/loading.tsx';
import { Allowed, Problem } from '../../components/problem.tsx';
import { Screen } from '../../components/screen.tsx';
import type { ReplyOf } from '../../core/api.ts';
import { usePage } from '../../hooks/page-context.ts';
import { useChanges } from '../../hooks/use-changes.ts';
import { useOrganization } from '../../hooks/use-organization.ts';
import { useRead } from '../../hooks/use-read.ts';
import { UndeliveredMails } from './undelivered-mails.tsx';
import { RefusedInvitations, WaitingRequests } from './waiting-requests.tsx';

/** What waits for a person, before what only tells. */
export function TodayScreen() {
  const { t } = usePage();
  const today = useRead('getToday');
  useChanges();
  return (
    <Screen title={t('today')}>
      {today.error !== null && <Problem error={today.error} onRetry={() => void today.refetch()} />}
      {today.isPending && <Loading />}
      {today.data !== undefined && (
        <>
          {today.data.requests !== null && <WaitingRequests requests={today.data.requests} />}
          {today.data.refused !== null && <RefusedInvitations refused={today.data.refused} />}
          {today.data.undelivered != null && <UndeliveredMails undelivered={today.data.undelivered} />}
          {today.data.reports.total > 0 && <WaitingReports reports={today.data.reports} />}
          {!today.data.hasJobs && <FirstJob />}
          {today.data.hasJobs && isQuiet(today.data) && <Nothing nextExpiry={today.data.expiring.next} />}
          <section className="c-part">
            {today.data.running > 0 && <p>{t('runningNow', { count: today.data.running })}</p>}
            {today.data.expiring.total > 0 && <p>{t('expiring', { count: today.data.expiring.total })}</p>}
          </section>
          {(today.data.hasJobs || !isIdle(today.data)) && <WeekColumns weeks={today.data.weeks} />}
        </>
      )}
    </Screen>
  );
}

type Today = ReplyOf<'getToday'>;

/** Nobody was invited of late, to anything. */
function isIdle({ weeks }: Today): boolean {
  return weeks.every(({ invited }) => invited === 0);
}

function isQuiet({ requests, refused, undelivered, reports }: Today): boolean {
  return (requests?.total ?? 0) + (refused?.total ?? 0) + (undelivered?.total ?? 0) + reports.total === 0;
}

function Nothing({ nextExpiry }: { nextExpiry: string | null }) {
  const { t, formats } = usePage();
  return (
    <section className="c-part">
      <p>{t('todayNothing')}</p>
      {nextExpiry !== null && <p className="quiet">{t('todayNext', { date: formats.moment(nextExpiry) })}</p>}
    </section>
  );
}

/** For whoever has just come: what everything else begins with. */
function FirstJob() {
  const { t } = usePage();
  const { organization } = useOrganization();
  return (
    <section className="c-part c-form">
      <p>{t('jobsNone')}</p>
      <Allowed action="invite" what={[t('newJob')]}>
        <p>{t('jobsNoneText')}</p>
        <p>
          <Link
            className="button button-primary"
            to="/console/$organization/jobs/new"
            params={{ organization: organization.id }}
          >
            {t('newJob')}
          </Link>
        </p>
      </Allowed>
    </section>
  );
}

/** Reports that nobody has assessed, oldest first. */
function WaitingReports({ reports }: { reports: Today['reports'] }) {
  const { t, formats } = usePage();
  const { organization, may } = useOrganization();
  return (
    <section className="c-part" aria-labelledby="waiting">
      <h2 id="waiting">{t('todayWaits', { count: reports.total })}</h2>
      <ul className="c-list">
        {reports.oldest.map(({ id, candidate, job, completedAt }) => (
          <li key={id} className="c-line">
            <span>
              <strong dir="auto">{candidate}</strong>{' '}
              <span className="quiet" dir="auto">
                {job?.title}
              </span>
            </span>
            <span className="small quiet">{completedAt === null ? '' : formats.date(completedAt)}</span>
            <Link
              to="/console/$organization/interviews/$interview/report"
              params={{ organization: organization.id, interview: id }}
              aria-label={`${t(may('assess') ? 'assess' : 'read')}: ${candidate}`}
            >
              {t(may('assess') ? 'assess' : 'read')}
            </Link>
          </li>
        ))}
      </ul>
      {reports.total > reports.oldest.length && <p className="small quiet">{t('todayMany')}</p>}
    </section>
  );
}
