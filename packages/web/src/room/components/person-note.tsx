import { NOTE_MAX } from '@colloquy/contract/room';
import { useId } from 'react';
import { useRoom } from '../hooks/room-context.ts';

/** What a person should know before they get in touch. */
export function PersonNote() {
  const { room, snapshot, t } = useRoom();
  const id = useId();
  return (
    <div>
      <label className="field-label" htmlFor={id}>
        {t('personNote')}
      </label>
      <textarea
        id={id}
        className="field field-short"
        dir="auto"
        maxLength={NOTE_MAX}
        value={snapshot.side.person}
        onChange={(event) => room.setSide('person', event.currentTarget.value)}
      />
    </div>
  );
}
