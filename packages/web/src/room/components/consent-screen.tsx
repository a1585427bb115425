import type { RoomState } from '@colloquy/contract/room';
import type { ConsentPurpose } from '@colloquy/contract/shared';
import { type FormEvent, useState } from 'react';
import { useRoom } from '../hooks/room-context.ts';
import { ConsentChoice } from './consent-choice.tsx';
import { KeptDays } from './kept-days.tsx';
import { LanguageSelect } from './language-select.tsx';
import { Page } from './page.tsx';
import { ScreenHeading } from './screen-heading.tsx';

/** One box for each purpose, none ticked beforehand; what stays open is refused, and the interview begins all the same. */
export function ConsentScreen({ state }: { state: RoomState }) {
  const { room, snapshot, t } = useRoom();
  const [given, setGiven] = useState<ReadonlySet<ConsentPurpose>>(
    () => new Set(state.consents.filter((consent) => consent.given === true).map(({ purpose }) => purpose)),
  );
  const translating = snapshot.pending.includes('language');
  const busy = snapshot.pending.includes('consent') || snapshot.pending.includes('begin');

  function tick(purpose: ConsentPurpose, ticked: boolean) {
    const next = new Set(given);
    if (ticked) next.add(purpose);
    else next.delete(purpose);
    setGiven(next);
  }

  function begin(event: FormEvent) {
    event.preventDefault();
    if (!busy && !translating) room.consentAndBegin(given);
  }

  return (
    <Page state={state} actions={<LanguageSelect />}>
      <form onSubmit={begin} className="stack">
        <ScreenHeading>{t('consentTitle')}</ScreenHeading>
        <p>{t('consentIntro')}</p>
        {translating ? (
          <p className="quiet" role="status">
            {t('consentLoading')}
          </p>
        ) : (
          state.consents.map((consent) => (
            <ConsentChoice
              key={consent.purpose}
              consent={consent}
              language={state.language}
              ticked={given.has(consent.purpose)}
              onTick={(ticked) => tick(consent.purpose, ticked)}
            />
          ))
        )}
        <KeptDays state={state} />
        <p className="quiet small">{t('beginNote')}</p>
        <div className="deeds">
          <button type="submit" className="button button-primary" aria-disabled={busy || translating}>
            {t('begin')}
          </button>
          <button type="button" className="button" onClick={() => room.go('welcome')}>
            {t('back')}
          </button>
          <button type="button" className="button button-quiet" onClick={() => room.go('person')}>
            {t('personInstead')}
          </button>
        </div>
      </form>
    </Page>
  );
}
