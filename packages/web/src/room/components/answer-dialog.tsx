import { writtenIn } from '../core/snapshot.ts';
import { useRoom } from '../hooks/room-context.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

/** `as-given`: the given text of an exercise is the answer; `again`: it replaces what was written. */
export type AnswerQuestion = 'skip' | 'no-questions' | 'as-given' | 'again';

type AnswerDialogProps = { about: AnswerQuestion; onClose: () => void };

/** What is asked once more around an answer: none of it can be taken back. */
export function AnswerDialog({ about, onClose }: AnswerDialogProps) {
  const { room, snapshot, t } = useRoom();
  const written = writtenIn(snapshot).trim() !== '';
  switch (about) {
    case 'skip':
      return (
        <ConfirmDialog
          title={t('skipTitle')}
          lines={written ? [t('skipText'), t('skipUnsent')] : [t('skipText')]}
          confirm={t('skipConfirm')}
          cancel={t('skipCancel')}
          onConfirm={room.skip}
          onClose={onClose}
        />
      );
    case 'no-questions':
      return (
        <ConfirmDialog
          title={t('ownNone')}
          lines={[t('endUnsent')]}
          confirm={t('ownNone')}
          onConfirm={room.skip}
          onClose={onClose}
        />
      );
    case 'as-given':
      return (
        <ConfirmDialog
          title={t('starterSendTitle')}
          lines={[t('starterSendText')]}
          confirm={t('starterSend')}
          cancel={t('skipCancel')}
          onConfirm={() => room.answer(true)}
          onClose={onClose}
        />
      );
    case 'again':
      return (
        <ConfirmDialog
          title={t('starterAgain')}
          lines={[t('starterAgainText')]}
          confirm={t('starterAgain')}
          onConfirm={room.startAgain}
          onClose={onClose}
        />
      );
  }
}
