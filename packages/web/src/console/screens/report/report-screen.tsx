import { useQueryClient } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { useMemo } from 'react';
import { App as ReportApp } from '../../../report/components/app.tsx';
import '../../../report/styles/styles.ts';
import { Refused } from '../../components/problem.tsx';
import { usePage } from '../../hooks/page-context.ts';
import { useChanges } from '../../hooks/use-changes.ts';
import { useOrganization } from '../../hooks/use-organization.ts';
import { useRead } from '../../hooks/use-read.ts';
import { ReportAwaited } from './report-awaited.tsx';
import { createReportSource } from './report-source.ts';

/** The page behind a report's link, for somebody who is signed in: their name is known. */
export function ReportScreen() {
  const { t, call, browserLanguages } = usePage();
  const { organization, person, may } = useOrganization();
  const { interview } = useParams({ from: '/console/$organization/interviews/$interview/report' });
  const client = useQueryClient();
  const facts = useRead('getInterview', { params: { id: interview } });
  const assessor = may('assess') ? person.name : null;
  const source = useMemo(
    () =>
      createReportSource({
        call,
        organization: organization.id,
        interview,
        assessor,
        onAssessed: () => void client.invalidateQueries({ queryKey: [organization.id] }),
      }),
    [call, organization.id, interview, assessor, client],
  );
  const withheld = facts.data?.assessments.withheld ?? 0;
  const job = facts.data?.job;
  return (
    <>
      <nav className="c-above" aria-label={t('navigation')}>
        <Link to="/console/$organization" params={{ organization: organization.id }}>
          {t('today')}
        </Link>
        {job != null && (
          <Link
            to="/console/$organization/jobs/$job"
            params={{ organization: organization.id, job: job.id }}
            dir="auto"
          >
            {job.title}
          </Link>
        )}
        <Link to="/console/$organization/interviews/$interview" params={{ organization: organization.id, interview }}>
          {t('history')}
        </Link>
        {assessor === null && <Refused action="assess" what={[t('assess')]} />}
        <p role="status" className="small">
          {withheld > 0 ? t('withheld', { count: withheld }) : ''}
        </p>
      </nav>
      <ReportApp
        source={source}
        browserLanguages={browserLanguages}
        onWordless={wordless}
        awaited={(retry) => <AwaitedPage interview={interview} onReady={retry} />}
      />
    </>
  );
}

function AwaitedPage({ interview, onReady }: { interview: string; onReady(): void }) {
  const { t } = usePage();
  const { organization } = useOrganization();
  useChanges();
  return (
    <main className="page message">
      <ReportAwaited interview={interview} as="h1" onReady={onReady} />
      <p>
        <Link
          className="button"
          to="/console/$organization/interviews/$interview"
          params={{ organization: organization.id, interview }}
        >
          {t('openInterview')}
        </Link>
      </p>
    </main>
  );
}

/** The console's own words are there already; of the report's it says that nothing could be loaded. */
function wordless(): void {
  const hint = document.getElementById('console-failed');
  if (hint !== null) hint.hidden = false;
}
