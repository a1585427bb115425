import { sendingAnswer } from '../core/snapshot.ts';
import { useRoom } from '../hooks/room-context.ts';
import { UnsentText } from './unsent-text.tsx';

/** Words for a question that the interview has left: shown until the candidate uses or discards them. */
export function LeftoverText() {
  const { room, snapshot, t } = useRoom();
  if (snapshot.leftover === '' || snapshot.state === null) return null;
  const waiting = snapshot.state.phase !== 'listening' || sendingAnswer(snapshot) !== null;
  return (
    <div className="leftover">
      <UnsentText
        title={t('leftoverTitle')}
        text={snapshot.leftover}
        language={snapshot.state.invitation.interviewLanguage}
      />
      <div className="deeds">
        {!waiting && (
          <button type="button" className="button" onClick={room.useLeftover}>
            {t('leftoverUse')}
          </button>
        )}
        <button type="button" className="button button-quiet" onClick={room.discardLeftover}>
          {t('leftoverDiscard')}
        </button>
      </div>
    </div>
  );
}
