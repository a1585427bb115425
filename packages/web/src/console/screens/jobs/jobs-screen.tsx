import { Link } from '@tanstack/react-router';
import { ListPart } from '../../components/list-part.tsx';
import { Allowed } from '../../components/problem.tsx';
import { Screen } from '../../components/screen.tsx';
import { usePage } from '../../hooks/page-context.ts';
import { useOrganization } from '../../hooks/use-organization.ts';
import { useList } from '../../hooks/use-read.ts';

export function JobsScreen() {
  const { t, formats } = usePage();
  const { organization, may } = useOrganization();
  const list = useList('listJobs');
  const params = { organization: organization.id };
  return (
    <Screen
      title={t('jobs')}
      action={
        <Allowed action="invite" what={[t('newJob')]}>
          <Link className="button button-primary" to="/console/$organization/jobs/new" params={params}>
            {t('newJob')}
          </Link>
        </Allowed>
      }
    >
      <ListPart
        list={list}
        empty={
          <>
            <p>{t('jobsNone')}</p>
            {may('invite') && <p className="quiet">{t('jobsNoneText')}</p>}
          </>
        }
      >
        {(rows) => (
          <ul className="c-list">
            {rows.map(({ id, title, createdAt, closedAt, interviews }) => (
              <li key={id} className="c-line">
                <Link to="/console/$organization/jobs/$job" params={{ ...params, job: id }} dir="auto">
                  {title}
                </Link>
                <span className="small">
                  {t('invitedCompleted', { invited: interviews.total, completed: interviews.completed })}
                </span>
                <span className="small quiet">
                  {t('made', { date: formats.date(createdAt) })}
                  {closedAt !== null && ` · ${t('jobClosed')}`}
                </span>
              </li>
            ))}
          </ul>
        )}
      </ListPart>
    </Screen>
  );
}
