import type { RoomState } from '@colloquy/contract/room';
import type { FormEvent } from 'react';
import { useRoom } from '../hooks/room-context.ts';
import { usePromise } from '../hooks/use-promise.ts';
import { PersonNote } from './person-note.tsx';

type PersonFormProps = { state: RoomState; onDone: () => void };

/** Asks for a person without ending the interview. */
export function PersonForm({ state, onDone }: PersonFormProps) {
  const { room, t } = useRoom();
  const promise = usePromise();

  function submit(event: FormEvent) {
    event.preventDefault();
    room.askForPerson();
    onDone();
  }

  return (
    <form className="stack" onSubmit={submit}>
      <p>{promise(state.asked.includes('person') ? 'personTold' : 'personAskText')}</p>
      <PersonNote />
      <div className="deeds">
        <button type="submit" className="button button-primary">
          {t('personAsk')}
        </button>
      </div>
    </form>
  );
}
