import { useRoom } from '../hooks/room-context.ts';
import { Dialog } from './dialog.tsx';

/** A skipped question does not come back, so it is asked once more. */
export function SkipDialog({ onClose }: { onClose: () => void }) {
  const { room, snapshot, t } = useRoom();
  return (
    <Dialog title={t('skipTitle')} onClose={onClose} ownWayBack>
      <p>{t('skipText')}</p>
      {snapshot.draft.trim() !== '' && <p>{t('skipUnsent')}</p>}
      <div className="deeds">
        <button
          type="button"
          className="button button-primary"
          onClick={() => {
            onClose();
            room.skip();
          }}
        >
          {t('skipConfirm')}
        </button>
        <button type="button" className="button" onClick={onClose}>
          {t('skipCancel')}
        </button>
      </div>
    </Dialog>
  );
}
