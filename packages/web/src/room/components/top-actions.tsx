import { useRoom } from '../hooks/room-context.ts';
import { Icon } from './icon.tsx';

/** What is at hand at any moment of the interview. */
export function TopActions({ onHelp }: { onHelp: () => void }) {
  const { room, snapshot, t } = useRoom();
  const busy = snapshot.pending.includes('pause');
  const canPause = snapshot.state?.phase === 'listening' || snapshot.state?.phase === 'thinking';
  return (
    <>
      {canPause && (
        <button
          type="button"
          className="button button-quiet top-button"
          aria-disabled={busy}
          onClick={() => {
            if (!busy) room.pause();
          }}
        >
          <Icon name="pause" />
          {t('pause')}
        </button>
      )}
      <button type="button" className="button button-quiet top-button" aria-haspopup="dialog" onClick={onHelp}>
        <Icon name="help" />
        {t('help')}
      </button>
    </>
  );
}
