import type { RoomState } from '@colloquy/contract/room';
import { type FormEvent, useState } from 'react';
import { writtenIn } from '../core/snapshot.ts';
import { useRoom } from '../hooks/room-context.ts';
import { ChoiceList } from './choice-list.tsx';
import { Dialog } from './dialog.tsx';

type EndDialogProps = { state: RoomState; onClose: () => void };

type How = 'finish' | 'abort' | 'withdraw';

/**
 * Ending is for good, so the ways to end are side by side with what each means. It stays open until the server has
 * ended the interview, or has said that it cannot be handed in yet.
 */
export function EndDialog({ state, onClose }: EndDialogProps) {
  const { room, snapshot, t } = useRoom();
  const [how, setHow] = useState<How>('finish');
  const { organization } = state.invitation;
  const refused = snapshot.finishRefused;
  const busy = snapshot.pending.includes('leave');
  const written = writtenIn(snapshot).trim() !== '';
  const chosen = refused && how === 'finish' ? 'abort' : how;
  const finish = { value: 'finish', label: t('endFinish'), text: t('endFinishText', { organization }) } as const;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!busy) room.leave(chosen);
  }

  function close() {
    room.forgetRefusal();
    onClose();
  }

  return (
    <Dialog title={t('endTitle')} onClose={close} ownWayBack>
      <form className="stack" onSubmit={submit}>
        <p>{t('endText')}</p>
        <div role="status">{words() !== null && <p className="notice">{words()}</p>}</div>
        <ChoiceList
          legend={t('endTitle')}
          name="how"
          chosen={chosen}
          onChoose={setHow}
          choices={[
            ...(refused ? [] : [finish]),
            { value: 'abort', label: t('endAbort'), text: t('endAbortText') },
            { value: 'withdraw', label: t('endWithdraw'), text: t('endWithdrawText') },
          ]}
        />
        {written && <p>{t(chosen === 'withdraw' ? 'endUnsent' : 'endDraft')}</p>}
        <div className="deeds">
          <button type="submit" className="button button-primary" aria-disabled={busy}>
            {t('end')}
          </button>
          <button type="button" className="button" onClick={close}>
            {t('endCancel')}
          </button>
        </div>
      </form>
    </Dialog>
  );

  function words(): string | null {
    if (refused) return t('endFinishRefused');
    if (snapshot.held.includes('leave')) return t('held');
    if (!busy) return null;
    if (snapshot.connection === 'offline') return t('offline');
    return snapshot.stuck || snapshot.connection === 'retrying' ? t('reconnecting') : null;
  }
}
