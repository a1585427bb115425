import { Link, useParams } from '@tanstack/react-router';
import { Loading } from '../../components/loading.tsx';
import { Problem } from '../../components/problem.tsx';
import { Screen } from '../../components/screen.tsx';
import { usePage } from '../../hooks/page-context.ts';
import { PlanWords, usePlanWords } from '../../hooks/plan-words.tsx';
import { useOrganization } from '../../hooks/use-organization.ts';
import { useRead } from '../../hooks/use-read.ts';
import './plan.css';
import type { PlanForm } from './plan-draft.ts';
import { PlanEditor } from './plan-editor.tsx';

/** What is asked in the interviews of a job, to be read and changed. */
export function PlanScreen() {
  return (
    <PlanWords>
      <PlanOfJob />
    </PlanWords>
  );
}

function PlanOfJob() {
  const { t } = usePage();
  const p = usePlanWords();
  const { organization } = useOrganization();
  const { job } = useParams({ from: '/console/$organization/shell/jobs/$job/plan' });
  const found = useRead('getPlan', { params: { id: job } });
  const params = { organization: organization.id, job };
  const plan: PlanForm | undefined = found.data;
  return (
    <Screen
      title={p('plan')}
      above={
        <Link to="/console/$organization/jobs/$job" params={params} dir="auto">
          {plan?.job.title ?? t('job')}
        </Link>
      }
    >
      {found.error !== null && <Problem error={found.error} onRetry={() => void found.refetch()} />}
      {plan === undefined && found.error === null && <Loading />}
      {plan?.job.id === job && <PlanEditor key={job} published={plan} refresh={found.refetch} />}
    </Screen>
  );
}
