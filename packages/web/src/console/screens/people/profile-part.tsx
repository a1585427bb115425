import { type FormEvent, useState } from 'react';
import { Loading } from '../../components/loading.tsx';
import { Problem } from '../../components/problem.tsx';
import { TextField } from '../../components/text-field.tsx';
import { faultOf } from '../../core/faults.ts';
import { usePage } from '../../hooks/page-context.ts';
import { useWrite } from '../../hooks/use-write.ts';
import { AttestationsPart } from './attestations-part.tsx';
import { FoundProfile } from './found-profile.tsx';

/** A profile that the organization holds, by its name in the API. */
export function ProfilePart() {
  const { t } = usePage();
  const [username, setUsername] = useState('');
  const find = useWrite('findProfile');
  const ask = () => !find.isPending && find.mutate({ body: { username: username.trim() } });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    ask();
  };
  const { data, error } = find;
  return (
    <section className="c-part" aria-labelledby="profile">
      <h2 id="profile">{t('profileTitle')}</h2>
      <form className="c-form" onSubmit={submit} noValidate>
        <TextField
          label={t('profileName')}
          autoComplete="off"
          value={username}
          onText={(next) => {
            setUsername(next);
            find.reset();
          }}
          fault={faultOf(error, 'username', t)}
        />
        <button type="submit" className="button" aria-disabled={find.isPending}>
          {t('find')}
        </button>
      </form>
      {find.isPending && <Loading />}
      {error !== null &&
        error.issues.length === 0 &&
        (error.status === 404 ? <p>{t('profileNone')}</p> : <Problem error={error} onRetry={ask} />)}
      {data !== undefined && (
        <div className="c-part">
          <FoundProfile profile={data} />
          <AttestationsPart profile={data} onChanged={() => find.mutate({ body: { username: data.username } })} />
        </div>
      )}
    </section>
  );
}
