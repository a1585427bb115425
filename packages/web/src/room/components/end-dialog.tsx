import type { RoomState } from '@colloquy/contract/room';
import { type FormEvent, useState } from 'react';
import { useRoom } from '../hooks/room-context.ts';
import { ChoiceList } from './choice-list.tsx';
import { Dialog } from './dialog.tsx';

type EndDialogProps = { state: RoomState; onClose: () => void };

type How = 'finish' | 'abort' | 'withdraw';

/** Ending is for good, so the ways to end stand side by side with what each means. */
export function EndDialog({ state, onClose }: EndDialogProps) {
  const { room, snapshot, t } = useRoom();
  const [how, setHow] = useState<How>('finish');
  const { organization } = state.invitation;

  function submit(event: FormEvent) {
    event.preventDefault();
    onClose();
    room.leave(how);
  }

  return (
    <Dialog title={t('endTitle')} onClose={onClose}>
      <form className="stack" onSubmit={submit}>
        <p>{t('endText')}</p>
        {snapshot.draft.trim() !== '' && <p>{t('endUnsent')}</p>}
        <ChoiceList
          legend={t('endTitle')}
          name="how"
          chosen={how}
          onChoose={setHow}
          choices={[
            { value: 'finish', label: t('endFinish'), text: t('endFinishText', { organization }) },
            { value: 'abort', label: t('endAbort'), text: t('endAbortText', { organization }) },
            { value: 'withdraw', label: t('endWithdraw'), text: t('endWithdrawText') },
          ]}
        />
        <div className="deeds">
          <button type="submit" className="button button-primary">
            {t('end')}
          </button>
          <button type="button" className="button" onClick={onClose}>
            {t('endCancel')}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
