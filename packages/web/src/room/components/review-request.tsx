import type { RoomState } from '@colloquy/contract/room';
import { useRoom } from '../hooks/room-context.ts';
import { usePromise } from '../hooks/use-promise.ts';

/** The request that a person checks what the AI made of the answers. */
export function ReviewRequest({ state }: { state: RoomState }) {
  const { room, snapshot, t } = useRoom();
  const promise = usePromise();
  const { organization } = state.invitation;
  const asked = state.asked.includes('review');
  const busy = snapshot.pending.includes('ask-human');
  return (
    <section className="part">
      <h2>{t('reviewTitle')}</h2>
      <p role="status">{asked ? promise('reviewTold') : t('reviewText', { organization })}</p>
      {!asked && (
        <div className="deeds">
          <button
            type="button"
            className="button"
            aria-disabled={busy}
            onClick={() => {
              if (!busy) room.askForPerson('review');
            }}
          >
            {t('reviewAsk')}
          </button>
        </div>
      )}
    </section>
  );
}
