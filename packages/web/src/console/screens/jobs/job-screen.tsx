import { Link, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { FunnelBars } from '../../components/charts/funnel-bars.tsx';
import { MinuteDots } from '../../components/charts/minute-dots.tsx';
import { DownloadLinks } from '../../components/download-links.tsx';
import { NotYet } from '../../components/not-yet.tsx';
import { Refused } from '../../components/problem.tsx';
import { Screen } from '../../components/screen.tsx';
import type { ReplyOf } from '../../core/api.ts';
import { byName } from '../../core/by-name.ts';
import { isComparable, toggled } from '../../core/compare-selection.ts';
import { usePage } from '../../hooks/page-context.ts';
import { useChanges } from '../../hooks/use-changes.ts';
import { useOrganization } from '../../hooks/use-organization.ts';
import { useRead } from '../../hooks/use-read.ts';
import { InterviewList } from '../interviews/interview-list.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { JobDescription } from './job-description.tsx';
import { ClosedNote, CloseJob } from './open-job.tsx';

export function JobScreen() {
  const { t } = usePage();
  const { job: id } = useParams({ from: '/console/$organization/shell/jobs/$job' });
  const job = useRead('getJob', { params: { id } });
  useChanges();
  if (job.data !== undefined) return <JobDetails job={job.data} />;
  return <NotYet title={t('job')} above={<AllJobs />} error={job.error} onRetry={() => void job.refetch()} />;
}

function AllJobs() {
  const { t } = usePage();
  const { organization } = useOrganization();
  return (
    <Link to="/console/$organization/jobs" params={{ organization: organization.id }}>
      {t('jobs')}
    </Link>
  );
}

function JobDetails({ job }: { job: ReplyOf<'getJob'> }) {
  const { t } = usePage();
  const { organization, may } = useOrganization();
  const [inviting, setInviting] = useState(false);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  return (
    <Screen
      title={job.title}
      above={<AllJobs />}
      action={
        <div className="c-row">
          {!may('invite') && <Refused action="invite" what={ofOpening(job).map((key) => t(key))} />}
          {may('invite') && job.closedAt === null && (
            <>
              <button type="button" className="button button-primary" onClick={() => setInviting(true)}>
                {t('invite')}
              </button>
              <Link
                className="button"
                to="/console/$organization/jobs/$job/invite"
                params={{ organization: organization.id, job: job.id }}
              >
                {t('inviteMany')}
              </Link>
            </>
          )}
          <Link
            className="button"
            to="/console/$organization/jobs/$job/plan"
            params={{ organization: organization.id, job: job.id }}
          >
            {t('plan')}
          </Link>
        </div>
      }
    >
      {inviting && <InviteDialog job={job.id} onClose={() => setInviting(false)} />}
      <ClosedNote job={job} />
      {job.madeBy != null && (
        <p className="small quiet" dir="auto">
          {byName(job.madeBy, t)}
        </p>
      )}
      {job.funnel.invited > 0 && <FunnelBars funnel={job.funnel} />}
      <MinuteDots minutes={job.minutes} />
      <section className="c-part" aria-labelledby="candidates">
        <h2 id="candidates">{t('candidates')}</h2>
        <InterviewList
          filter={{ job: job.id }}
          empty={t('candidatesNone')}
          chosen={chosen}
          onChoose={(id) => setChosen(toggled(chosen, id))}
        />
        {chosen.length > 0 && (
          <p className="c-row c-sticky">
            {isComparable(chosen) ? (
              <Link
                className="button button-primary"
                to="/console/$organization/jobs/$job/compare"
                params={{ organization: organization.id, job: job.id }}
                search={{ ids: chosen.join(',') }}
              >
                {t('compareChosen', { count: chosen.length })}
              </Link>
            ) : (
              <span role="status">{t('compareMore')}</span>
            )}
          </p>
        )}
        {job.funnel.invited > 0 && <DownloadLinks name="exportCandidates" query={{ job: job.id }} />}
      </section>
      <details className="c-part">
        <summary>{t('questions', { count: job.questions.length })}</summary>
        <ol className="c-questions">
          {job.questions.map(({ key, text, minutes, mustAsk, source }) => (
            <li key={key}>
              <p dir="auto" lang={job.language}>
                {text}
              </p>
              <p className="small quiet">
                {t('minutes', { count: minutes })}
                {mustAsk && ` · ${t('mustAsk')}`}
              </p>
              {source !== null && (
                <p className="small quiet" dir="auto">
                  {t('fromSentence', { sentence: source })}
                </p>
              )}
            </li>
          ))}
        </ol>
      </details>
      <details className="c-part">
        <summary>{t('description')}</summary>
        <JobDescription job={job}>
          <p className="c-description" dir="auto" lang={job.language}>
            {plainText(job.description)}
          </p>
        </JobDescription>
      </details>
      <CloseJob job={job} />
    </Screen>
  );
}

/** What can be done with a job as it stands, beside its plan. */
function ofOpening({ closedAt }: ReplyOf<'getJob'>) {
  return closedAt === null ? (['invite', 'inviteMany', 'closeJob'] as const) : (['openJob'] as const);
}

/** A description may be HTML of strangers: its text alone is shown. */
function plainText(description: string): string {
  if (!/<[a-z][^>]*>/i.test(description)) return description;
  const broken = description.replace(/<\/(?:p|li|div|h\d)>|<br\s*\/?>/gi, '\n');
  return new DOMParser().parseFromString(broken, 'text/html').body.textContent ?? '';
}
