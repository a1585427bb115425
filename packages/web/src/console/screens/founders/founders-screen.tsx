import { Link } from '@tanstack/react-router';
import { CopyText } from '../../components/copy-text.tsx';
import { ListPart } from '../../components/list-part.tsx';
import { Loading } from '../../components/loading.tsx';
import { Problem } from '../../components/problem.tsx';
import { Screen } from '../../components/screen.tsx';
import { usePage } from '../../hooks/page-context.ts';
import { useOrganization } from '../../hooks/use-organization.ts';
import { useList, useRead } from '../../hooks/use-read.ts';

/** Programmes with the link that founders apply by, and who applied. */
export function FoundersScreen() {
  const { t, formats } = usePage();
  const { organization } = useOrganization();
  const programmes = useRead('listProgrammes');
  const list = useList('listFounders');
  return (
    <Screen title={t('founders')}>
      <section aria-labelledby="programmes">
        <h2 id="programmes">{t('programmes')}</h2>
        {programmes.error !== null && <Problem error={programmes.error} onRetry={() => void programmes.refetch()} />}
        {programmes.isPending && <Loading />}
        {programmes.data?.results.length === 0 && <p>{t('programmesNone')}</p>}
        {programmes.data?.results.map(({ id, name, cohort, language, open, applyUrl }) => (
          <div key={id} className="c-form c-programme">
            <p>
              <strong dir="auto">{name}</strong>{' '}
              <span className="small quiet">
                {[cohort, formats.language(language), open ? null : t('programmeClosed')]
                  .filter((part) => part !== null)
                  .join(' · ')}
              </span>
            </p>
            {open && <CopyText label={t('programmeLink', { name })} text={applyUrl} />}
          </div>
        ))}
      </section>
      <section className="c-part" aria-labelledby="applications">
        <h2 id="applications">{t('applications')}</h2>
        <ListPart list={list} empty={<p>{t('applicationsNone')}</p>}>
          {(rows) => (
            <ul className="c-list">
              {rows.map(({ id, founder, email, programme, status, createdAt }) => (
                <li key={id} className="c-line">
                  <span>
                    <Link
                      to="/console/$organization/founders/$founder"
                      params={{ organization: organization.id, founder: id }}
                      dir="auto"
                    >
                      {founder ?? email ?? t('unnamed')}
                    </Link>
                    <span className="c-under small quiet" dir="auto">
                      {programme}
                    </span>
                  </span>
                  <span className="small c-code">{status}</span>
                  <span className="small quiet">{formats.date(createdAt)}</span>
                </li>
              ))}
            </ul>
          )}
        </ListPart>
      </section>
    </Screen>
  );
}
