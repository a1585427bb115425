import { type FormEvent, useState } from 'react';
import { SureButton } from '../../components/sure-button.tsx';
import { TextField } from '../../components/text-field.tsx';
import type { ApiError, ReplyOf } from '../../core/api.ts';
import { usePage } from '../../hooks/page-context.ts';

type PasskeyLineProps = {
  passkey: ReplyOf<'listPasskeys'>['results'][number];
  onRename(name: string): void;
  onRemove(): void;
  error: ApiError | null;
};

export function PasskeyLine({ passkey, onRename, onRemove, error }: PasskeyLineProps) {
  const { t, formats } = usePage();
  const { name, host, synced, createdAt, usedAt } = passkey;
  const [typed, setTyped] = useState<string | null>(null);
  const save = (event: FormEvent) => {
    event.preventDefault();
    const given = typed?.trim() ?? '';
    if (given !== '') onRename(given);
    setTyped(null);
  };
  return (
    <li className="c-line c-member">
      {typed === null ? (
        <span>
          <strong dir="auto">{name}</strong>
          <span className="c-under small quiet">
            <span dir="ltr">{host}</span>
            {synced && ` · ${t('passkeySynced')}`}
          </span>
        </span>
      ) : (
        <form className="c-row" onSubmit={save}>
          <TextField label={t('passkeyName')} dir="auto" value={typed} maxLength={120} onText={setTyped} />
          <button type="submit" className="button">
            {t('save')}
          </button>
        </form>
      )}
      <span className="small quiet">
        {t('added', { date: formats.date(createdAt) })}
        {' · '}
        {usedAt === null ? t('keyUnused') : t('keyUsed', { date: formats.moment(usedAt) })}
      </span>
      <span className="c-row">
        <button
          type="button"
          className="button button-quiet"
          aria-label={`${t('rename')}: ${name}`}
          onClick={() => setTyped(typed === null ? name : null)}
        >
          {t(typed === null ? 'rename' : 'cancel')}
        </button>
        <SureButton
          verb={t('remove')}
          name={`${t('remove')}: ${name}`}
          question={t('removeSure', { name })}
          text={t('removePasskeyText')}
          onSure={onRemove}
          error={error}
        />
      </span>
    </li>
  );
}
