import { useState } from 'react';
import { ListPart } from '../../components/list-part.tsx';
import { Refused } from '../../components/problem.tsx';
import { Screen } from '../../components/screen.tsx';
import { SureButton } from '../../components/sure-button.tsx';
import type { ReplyOf } from '../../core/api.ts';
import { usePage } from '../../hooks/page-context.ts';
import { useOrganization } from '../../hooks/use-organization.ts';
import { useList } from '../../hooks/use-read.ts';
import { useWrite } from '../../hooks/use-write.ts';
import { NewKey } from './new-key.tsx';

export function KeysScreen() {
  const { t } = usePage();
  const { may } = useOrganization();
  return may('manage-keys') ? (
    <Keys />
  ) : (
    <Screen title={t('keys')}>
      <Refused action="manage-keys" />
    </Screen>
  );
}

function Keys() {
  const { t } = usePage();
  const list = useList('listKeys');
  const offer = list.first?.offer;
  const [making, setMaking] = useState(false);
  return (
    <Screen
      title={t('keys')}
      action={
        offer !== undefined && (
          <button type="button" className="button button-primary" onClick={() => setMaking(true)}>
            {t('newKey')}
          </button>
        )
      }
    >
      {making && offer !== undefined && <NewKey offer={offer} onClose={() => setMaking(false)} />}
      <ListPart list={list} empty={<p>{t('keysNone')}</p>}>
        {(rows) => (
          <ul className="c-list">
            {rows.map((key) => (
              <KeyLine key={key.id} item={key} />
            ))}
          </ul>
        )}
      </ListPart>
    </Screen>
  );
}

function KeyLine({ item }: { item: ReplyOf<'listKeys'>['results'][number] }) {
  const { t, formats } = usePage();
  const revoke = useWrite('revokeKey');
  const { id, start, tail, user, scopes, lastUsedAt, revokedAt } = item;
  const masked = `${start}…${tail}`;
  const name = item.name ?? masked;
  return (
    <li className="c-line c-member">
      <span>
        <strong dir="auto">{name}</strong>
        <span className="c-under small quiet c-code" dir="ltr">
          {masked}
        </span>
        <span className="c-under small quiet" dir="ltr">
          {scopes.join(', ')}
        </span>
      </span>
      <span className="small quiet">
        {item.test === true && (
          <>
            <strong>{t('keyTest')}</strong>
            {' · '}
          </>
        )}
        {t('keyUser', { user })}
        {' · '}
        {lastUsedAt === null ? t('keyUnused') : t('keyUsed', { date: formats.moment(lastUsedAt) })}
      </span>
      {revokedAt === null ? (
        <SureButton
          verb={t('revoke')}
          name={`${t('revoke')}: ${name}`}
          question={t('revokeSure', { name })}
          text={t('revokeText')}
          onSure={() => revoke.mutate({ params: { id } })}
          error={revoke.error}
        />
      ) : (
        <span className="small quiet">{t('keyRevoked', { date: formats.date(revokedAt) })}</span>
      )}
    </li>
  );
}
