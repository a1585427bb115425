import { useId } from 'react';
import { useRoom } from '../hooks/room-context.ts';

/** After two questions without an answer: a pause or the end, offered without blame. Writing on is carrying on. */
export function WayOut({ onEnd }: { onEnd: () => void }) {
  const { room, t } = useRoom();
  const id = useId();
  return (
    <section className="way-out" aria-labelledby={id}>
      <h2 id={id}>{t('wayOutTitle')}</h2>
      <p>{t('wayOutText')}</p>
      <div className="deeds">
        <button type="button" className="button" onClick={room.pause}>
          {t('wayOutPause')}
        </button>
        <button type="button" className="button" onClick={() => document.querySelector('textarea')?.focus()}>
          {t('wayOutCarryOn')}
        </button>
        <button type="button" className="button button-quiet" aria-haspopup="dialog" onClick={onEnd}>
          {t('end')}
        </button>
      </div>
    </section>
  );
}
