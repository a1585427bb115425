import { useId } from 'react';
import { useRoom } from '../hooks/room-context.ts';

type WayOutProps = {
  /** Two questions stayed without an answer: says so. Otherwise the interviewer's own words stand above. */
  explained: boolean;
  onEnd: () => void;
};

/** A pause or the end, offered without blame. Writing on is carrying on. */
export function WayOut({ explained, onEnd }: WayOutProps) {
  const { room, t } = useRoom();
  const id = useId();
  return (
    <section className="way-out" {...(explained ? { 'aria-labelledby': id } : {})}>
      {explained && <h2 id={id}>{t('wayOutTitle')}</h2>}
      {explained && <p>{t('wayOutText')}</p>}
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
