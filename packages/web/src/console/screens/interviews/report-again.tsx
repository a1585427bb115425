import { SureButton } from '../../components/sure-button.tsx';
import { usePage } from '../../hooks/page-context.ts';
import { useOrganization } from '../../hooks/use-organization.ts';
import { useWrite } from '../../hooks/use-write.ts';

/** One more report beside the one that stands. */
export function ReportAgain({ interview: id }: { interview: string }) {
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
        text={t('reportAgainText')}
        onSure={() => again.mutate({ params: { id }, body: {} })}
        error={again.error}
        refusal={again.error?.kind === 'too-many-reports' ? t('reportAgainMost') : null}
      />
    </p>
  );
}
