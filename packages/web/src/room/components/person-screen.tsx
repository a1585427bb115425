import type { RoomState } from '@colloquy/contract/room';
import { type FormEvent, useState } from 'react';
import { useRoom } from '../hooks/room-context.ts';
import { usePromise } from '../hooks/use-promise.ts';
import { ChoiceList } from './choice-list.tsx';
import { Page } from './page.tsx';
import { PersonNote } from './person-note.tsx';
import { ScreenHeading } from './screen-heading.tsx';

type Way = 'also' | 'only' | 'decline';

/** The ways on for somebody who does not want an AI, or not only an AI: none of them a dead end. The one that ends nothing is chosen beforehand. */
export function PersonScreen({ state }: { state: RoomState }) {
  const { room, snapshot, t } = useRoom();
  const [way, setWay] = useState<Way>('also');
  const { organization } = state.invitation;
  const promise = usePromise();
  const busy = snapshot.pending.includes('ask-human') || snapshot.pending.includes('leave');

  function confirm(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    if (way === 'only') room.declineForPerson();
    else if (way === 'decline') room.leave('decline');
    else {
      room.go('welcome');
      room.askForPerson();
    }
  }

  return (
    <Page state={state}>
      <form onSubmit={confirm} className="stack">
        <ScreenHeading>{t('personTitle')}</ScreenHeading>
        <ChoiceList
          legend={t('personTitle')}
          name="way"
          chosen={way}
          onChoose={setWay}
          choices={[
            { value: 'also', label: t('personAlso'), text: promise('personAlsoText') },
            { value: 'only', label: t('personOnly'), text: promise('personOnlyText') },
            { value: 'decline', label: t('personDecline'), text: t('personDeclineText', { organization }) },
          ]}
        />
        {way !== 'decline' && <PersonNote />}
        <div className="deeds">
          <button type="submit" className="button button-primary" aria-disabled={busy}>
            {t('confirm')}
          </button>
          <button type="button" className="button" onClick={() => room.go('welcome')}>
            {t('back')}
          </button>
        </div>
      </form>
    </Page>
  );
}
