import { useRoom } from '../hooks/room-context.ts';
import { Icon } from './icon.tsx';

/** What is at hand at any moment of the interview. */
export function TopActions({ onHelp }: { onHelp: () => void }) {
  const { room, snapshot, t } = useRoom();
  const phase = snapshot.state?.phase;
  // While the next prompt is being prepared nothing runs that could be paused; the button keeps its place.
  const busy = snapshot.pending.includes('pause') || phase !== 'listening';
  const canPause = phase === 'listening' || phase === 'thinking';
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
