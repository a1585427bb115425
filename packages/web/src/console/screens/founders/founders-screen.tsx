import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { ListPart } from '../../components/list-part.tsx';
import { Loading } from '../../components/loading.tsx';
import { Allowed, Problem } from '../../components/problem.tsx';
import { Screen } from '../../components/screen.tsx';
import { usePage } from '../../hooks/page-context.ts';
import { useOrganization } from '../../hooks/use-organization.ts';
import { useList, useRead } from '../../hooks/use-read.ts';
import { APPLICATION_KEYS } from '../../messages/keys.ts';
import { NewProgramme } from './new-programme.tsx';
import { ProgrammePart, programmeVerb } from './programme-part.tsx';

/** Programmes with the link that founders apply by, and who applied. */
export function FoundersScreen() {
  const { t, formats } = usePage();
  const { organization } = useOrganization();
  const [making, setMaking] = useState(false);
  const programmes = useRead('listProgrammes');
  const list = useList('listFounders');
  return (
    <Screen
      title={t('founders')}
      action={
        programmes.data !== undefined && (
          <Allowed
            action="invite"
            what={[t('newProgramme'), ...new Set(programmes.data.results.map(({ open }) => t(programmeVerb(open))))]}
          >
            <button type="button" className="button button-primary" onClick={() => setMaking(true)}>
              {t('newProgramme')}
            </button>
          </Allowed>
        )
      }
    >
      {making && programmes.data !== undefined && (
        <NewProgramme languages={programmes.data.languages} onClose={() => setMaking(false)} />
      )}
      <section aria-labelledby="programmes">
        <h2 id="programmes">{t('programmes')}</h2>
        {programmes.error !== null && <Problem error={programmes.error} onRetry={() => void programmes.refetch()} />}
        {programmes.isPending && <Loading />}
        {programmes.data?.results.length === 0 && <p>{t('programmesNone')}</p>}
        {programmes.data?.results.map((programme) => (
          <ProgrammePart key={programme.id} programme={programme} />
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
                  <span className="small">{t(APPLICATION_KEYS[status])}</span>
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
