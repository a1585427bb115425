import { Link, useParams } from '@tanstack/react-router';
import { Loading } from '../../components/loading.tsx';
import { Problem } from '../../components/problem.tsx';
import { Screen } from '../../components/screen.tsx';
import { usePage } from '../../hooks/page-context.ts';
import { useOrganization } from '../../hooks/use-organization.ts';
import { useRead } from '../../hooks/use-read.ts';
import { APPLICATION_KEYS } from '../../messages/keys.ts';

/** One application: each thing that is known, under its name in the API, with the turn that says it. */
export function FounderScreen() {
  const { t } = usePage();
  const { organization } = useOrganization();
  const { founder: id } = useParams({ from: '/console/$organization/shell/founders/$founder' });
  const found = useRead('getFounder', { params: { id } });
  return (
    <Screen
      title={found.data?.founder ?? t('founders')}
      above={
        <Link to="/console/$organization/founders" params={{ organization: organization.id }}>
          {t('founders')}
        </Link>
      }
    >
      {found.isPending && <Loading />}
      {found.error !== null && <Problem error={found.error} onRetry={() => void found.refetch()} />}
      {found.data !== undefined && <p>{t(APPLICATION_KEYS[found.data.status])}</p>}
      {found.data !== undefined && found.data.fields.length > 0 && (
        <table className="c-table c-rows">
          <thead>
            <tr>
              <th scope="col">{t('fieldName')}</th>
              <th scope="col">{t('fieldValue')}</th>
              <th scope="col">{t('fieldTurn')}</th>
            </tr>
          </thead>
          <tbody>
            {found.data.fields.map(({ person, field, value, turn }) => (
              <tr key={`${person} ${field} ${turn} ${value}`}>
                <td className="c-code small">{`${person}.${field}`}</td>
                <td dir="auto">{value}</td>
                <td className="small quiet">{turn === null ? t('fieldGiven') : t('turnNumber', { number: turn })}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Screen>
  );
}
