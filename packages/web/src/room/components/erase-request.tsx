import type { RoomState } from '@colloquy/contract/room';
import { useRoom } from '../hooks/room-context.ts';
import { usePromise } from '../hooks/use-promise.ts';

/** What the candidate can ask about their data, and the request that it is deleted. */
export function EraseRequest({ state }: { state: RoomState }) {
  const { room, snapshot, t } = useRoom();
  const promise = usePromise();
  const busy = snapshot.pending.includes('ask-human');
  const asked = state.asked.includes('erase');
  return (
    <section className="part">
      <h2>{t('dataTitle')}</h2>
      <p role="status">
        {asked ? promise('eraseTold') : t('dataText', { organization: state.invitation.organization })}
      </p>
      {!asked && (
        <div className="deeds">
          <button
            type="button"
            className="button"
            aria-disabled={busy}
            onClick={() => {
              if (!busy) room.askForPerson('erase');
            }}
          >
            {t('eraseAsk')}
          </button>
        </div>
      )}
    </section>
  );
}
