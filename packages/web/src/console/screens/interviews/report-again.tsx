import { SureButton } from '../../components/sure-button.tsx';
import type { ReplyOf } from '../../core/api.ts';
import { usePage } from '../../hooks/page-context.ts';
import { useOrganization } from '../../hooks/use-organization.ts';
import { useWrite } from '../../hooks/use-write.ts';

/** One more report of a completed interview, or the first once more: for whoever waits for it in vain. */
export function ReportAgain({ interview: { id, hasReport } }: { interview: ReplyOf<'getInterview'> }) {
  const { t } = usePage();
  const { may } = useOrganization();
  const again = useWrite('rerunReport');
  if (!may('invite')) return null;
  if (again.isSuccess) return <p role="status">{t('reportUnderWay')}</p>;
  return (
    <p className="c-part">
      <SureButton
        verb={t('reportAgain')}
        name={t('reportAgain')}
        question={t('reportAgainSure')}
        text={t(hasReport ? 'reportAgainText' : 'reportAgainFirst')}
        onSure={() => again.mutate({ params: { id }, body: {} })}
        error={again.error}
        refusal={again.error?.kind === 'too-many-reports' ? t('reportAgainMost') : null}
      />
    </p>
  );
}
