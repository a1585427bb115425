import { Link } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { Loading } from '../../components/loading.tsx';
import { Problem, Refused } from '../../components/problem.tsx';
import { Screen } from '../../components/screen.tsx';
import { SureButton } from '../../components/sure-button.tsx';
import { TextField } from '../../components/text-field.tsx';
import { faultOf, refusalOf } from '../../core/faults.ts';
import { usePage } from '../../hooks/page-context.ts';
import { useOrganization } from '../../hooks/use-organization.ts';
import { useFileWrite, useWrite } from '../../hooks/use-write.ts';
import { STATUS_KEYS } from '../../messages/keys.ts';
import { ProfilePart } from './profile-part.tsx';

/** Somebody by their address: what is held, taken along whole, or erased. */
export function PeopleScreen() {
  const { t } = usePage();
  const { may } = useOrganization();
  return (
    <Screen title={t('people')}>
      {may('manage-people') ? (
        <>
          <Finder />
          <ProfilePart />
        </>
      ) : (
        <Refused action="manage-people" />
      )}
    </Screen>
  );
}

function Finder() {
  const { t } = usePage();
  const [email, setEmail] = useState('');
  const find = useWrite('findPerson');
  const ask = () => !find.isPending && find.mutate({ body: { email: email.trim() } });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    ask();
  };
  const change = (next: string) => {
    setEmail(next);
    find.reset();
  };
  return (
    <>
      <form className="c-form" onSubmit={submit} noValidate>
        <TextField
          label={t('filterEmail')}
          type="email"
          autoComplete="off"
          value={email}
          onText={change}
          hint={t('peopleHint')}
          fault={faultOf(find.error, 'email', t)}
        />
        <button type="submit" className="button button-primary" aria-disabled={find.isPending}>
          {t('find')}
        </button>
      </form>
      {find.isPending && <Loading />}
      {find.error !== null && find.error.issues.length === 0 && <Problem error={find.error} onRetry={ask} />}
      {find.data !== undefined && <Found email={email.trim()} interviews={find.data.interviews} />}
    </>
  );
}

type FoundProps = {
  email: string;
  interviews: readonly { id: string; job: string | null; status: keyof typeof STATUS_KEYS; createdAt: string }[];
};

function Found({ email, interviews }: FoundProps) {
  const { t, formats } = usePage();
  const { organization } = useOrganization();
  const take = useFileWrite('exportPerson', 'person.zip');
  const erase = useWrite('erasePerson');
  if (erase.data !== undefined)
    return (
      <p role="status" className="c-part">
        {t('personErased', { receipt: erase.data.receipts.join(', ') })}
      </p>
    );
  return (
    <section className="c-part" aria-labelledby="found">
      <h2 id="found" dir="ltr">
        {email}
      </h2>
      {interviews.length === 0 && <p>{t('personNoInterview')}</p>}
      <ul className="c-list">
        {interviews.map(({ id, job, status, createdAt }) => (
          <li key={id} className="c-line">
            <Link
              to="/console/$organization/interviews/$interview"
              params={{ organization: organization.id, interview: id }}
              dir="auto"
            >
              {job ?? id}
            </Link>
            <span>{t(STATUS_KEYS[status])}</span>
            <span className="small quiet">{formats.date(createdAt)}</span>
          </li>
        ))}
      </ul>
      <p className="c-row c-part">
        <button
          type="button"
          className="button"
          aria-disabled={take.isPending}
          onClick={() => !take.isPending && take.mutate({ body: { email } })}
        >
          {t('personExport')}
        </button>
        <SureButton
          verb={t('personErase')}
          name={`${t('personErase')}: ${email}`}
          question={t('personEraseSure', { email })}
          text={t('personEraseText')}
          onSure={() => erase.mutate({ body: { email } })}
          error={erase.error}
          refusal={erase.error?.status === 404 ? t('personNothing') : null}
        />
      </p>
      <p role="alert" className="c-fault">
        {refusalOf(take.error, t, { 'person-not-found': 'personNothing' })}
      </p>
    </section>
  );
}
