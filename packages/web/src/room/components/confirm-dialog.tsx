import { useRoom } from '../hooks/room-context.ts';
import { Dialog } from './dialog.tsx';

type ConfirmDialogProps = {
  title: string;
  /** One paragraph each. */
  lines: readonly string[];
  confirm: string;
  cancel?: string;
  onConfirm: () => void;
  onClose: () => void;
};

/** Asks once more before something that cannot be taken back. */
export function ConfirmDialog({ title, lines, confirm, cancel, onConfirm, onClose }: ConfirmDialogProps) {
  const { t } = useRoom();
  return (
    <Dialog title={title} onClose={onClose} ownWayBack>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <div className="deeds">
        <button
          type="button"
          className="button button-primary"
          onClick={() => {
            onClose();
            onConfirm();
          }}
        >
          {confirm}
        </button>
        <button type="button" className="button" onClick={onClose}>
          {cancel ?? t('cancel')}
        </button>
      </div>
    </Dialog>
  );
}
