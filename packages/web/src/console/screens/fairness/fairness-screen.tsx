import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Loading } from '../../components/loading.tsx';
import { Problem, Refused } from '../../components/problem.tsx';
import { Screen } from '../../components/screen.tsx';
import type { ApiError } from '../../core/api.ts';
import { usePage } from '../../hooks/page-context.ts';
import { useOrganization } from '../../hooks/use-organization.ts';
import { useRead } from '../../hooks/use-read.ts';
import { useFairnessWords } from '../../messages/fairness.ts';
import { saveText } from './save-text.ts';
import { SettingsForm } from './settings-form.tsx';

/** What an organization asks and counts to see whether it treats everybody alike. */
export function FairnessScreen() {
  const { t } = usePage();
  const { may } = useOrganization();
  return <Screen title={t('fairness')}>{may('read-fairness') ? <Parts /> : <Refused action="read-fairness" />}</Screen>;
}

function Parts() {
  const { call } = usePage();
  const { organization } = useOrganization();
  const { words, fault, again } = useFairnessWords();
  const found = useRead('getFairness');
  const download = useMutation<void, ApiError>({
    mutationFn: async () => {
      const { csv } = await call('exportFairness', { params: { organization: organization.id } });
      saveText('fairness.csv', 'text/csv;charset=utf-8', csv);
    },
  });
  if (found.error !== null) return <Problem error={found.error} onRetry={() => void found.refetch()} />;
  if (fault !== null) return <Problem error={fault} onRetry={again} />;
  if (found.data === undefined || words === null) return <Loading />;
  const { jobs } = found.data;
  const { say } = words;
  return (
    <>
      <p>{say('intro')}</p>
      <section className="c-part" aria-labelledby="fair-jobs">
        <h2 id="fair-jobs">{say('jobs')}</h2>
        {jobs.length === 0 && <p>{say('jobsNone')}</p>}
        {jobs.length > 0 && (
          <>
            <ul className="c-list">
              {jobs.map(({ id, title }) => (
                <li key={id} className="c-line">
                  <Link
                    to="/console/$organization/fairness/$job"
                    params={{ organization: organization.id, job: id }}
                    dir="auto"
                  >
                    {title}
                  </Link>
                </li>
              ))}
            </ul>
            <p>
              <button
                type="button"
                className="button"
                aria-disabled={download.isPending}
                onClick={() => download.isPending || download.mutate()}
              >
                {say('export')}
              </button>
            </p>
            {download.error !== null && <Problem error={download.error} onRetry={() => download.mutate()} />}
          </>
        )}
      </section>
      <SettingsForm settings={found.data} words={words} />
    </>
  );
}
