import { useRoom } from '../hooks/room-context.ts';

type ReviewRequestProps = { asked: boolean; organization: string };

/** The wish that a person checks what the AI made of the answers. */
export function ReviewRequest({ asked, organization }: ReviewRequestProps) {
  const { room, snapshot, t } = useRoom();
  const busy = snapshot.pending.includes('ask-human');
  return (
    <section className="part">
      <h2>{t('reviewTitle')}</h2>
      <p role="status">{asked ? t('reviewTold', { organization }) : t('reviewText', { organization })}</p>
      {!asked && (
        <div className="deeds">
          <button
            type="button"
            className="button"
            aria-disabled={busy}
            onClick={() => {
              if (!busy) room.askForPerson();
            }}
          >
            {t('reviewAsk')}
          </button>
        </div>
      )}
    </section>
  );
}
