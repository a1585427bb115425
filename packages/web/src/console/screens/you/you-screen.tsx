import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Loading } from '../../components/loading.tsx';
import { Problem } from '../../components/problem.tsx';
import { Screen } from '../../components/screen.tsx';
import type { ApiError, ReplyOf } from '../../core/api.ts';
import { knowsPasskeys } from '../../core/passkeys.ts';
import { usePage } from '../../hooks/page-context.ts';
import { useOrganization } from '../../hooks/use-organization.ts';
import { AddPasskey } from './add-passkey.tsx';
import { PasskeyLine } from './passkey-line.tsx';
import { TellMe } from './tell-me.tsx';

/** How the person comes in. */
export function YouScreen() {
  const { t, call } = usePage();
  const { person } = useOrganization();
  const [adding, setAdding] = useState(false);
  const found = useQuery<ReplyOf<'listPasskeys'>, ApiError>({
    queryKey: ['passkeys'],
    queryFn: () => call('listPasskeys'),
  });
  const changed = () => void found.refetch();
  const rename = useMutation<ReplyOf<'renamePasskey'>, ApiError, { id: string; name: string }>({
    mutationFn: ({ id, name }) => call('renamePasskey', { params: { id }, body: { name } }),
    onSuccess: changed,
  });
  const remove = useMutation<ReplyOf<'removePasskey'>, ApiError, string>({
    mutationFn: (id) => call('removePasskey', { params: { id } }),
    onSuccess: changed,
  });
  const refused = found.data?.refused ?? null;
  return (
    <Screen
      title={t('waysIn')}
      action={
        found.data !== undefined &&
        refused === null &&
        knowsPasskeys() && (
          <button type="button" className="button button-primary" onClick={() => setAdding(true)}>
            {t('passkeyAdd')}
          </button>
        )
      }
    >
      {adding && (
        <AddPasskey
          onClose={() => {
            setAdding(false);
            changed();
          }}
        />
      )}
      <p>{t('waysInText', { email: person.email })}</p>
      <TellMe />
      <section className="c-part c-ways" aria-labelledby="passkeys">
        <h2 id="passkeys">{t('passkeys')}</h2>
        <p className="quiet">{t('passkeysText')}</p>
        {!knowsPasskeys() && <p>{t('passkeyUnsupported')}</p>}
        {refused !== null && <p>{t('passkeyWeak')}</p>}
        {found.error !== null && <Problem error={found.error} onRetry={changed} />}
        {found.isPending && <Loading />}
        {found.data?.results.length === 0 && <p>{t('passkeyNone')}</p>}
        <ul className="c-list">
          {found.data?.results.map((passkey) => (
            <PasskeyLine
              key={passkey.id}
              passkey={passkey}
              onRename={(name) => rename.mutate({ id: passkey.id, name })}
              onRemove={() => remove.mutate(passkey.id)}
              error={remove.error ?? rename.error}
            />
          ))}
        </ul>
      </section>
    </Screen>
  );
}
