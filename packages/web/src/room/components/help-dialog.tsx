import type { RoomState } from '@colloquy/contract/room';
import { useState } from 'react';
import { useRoom } from '../hooks/room-context.ts';
import { Dialog } from './dialog.tsx';
import { LanguageSelect } from './language-select.tsx';
import { NewTabLink } from './new-tab-link.tsx';
import { PersonForm } from './person-form.tsx';

type HelpDialogProps = { state: RoomState; onClose: () => void; onEnd: () => void };

/** What one may want to know or do next to answering. */
export function HelpDialog({ state, onClose, onEnd }: HelpDialogProps) {
  const { framed, t } = useRoom();
  const [asking, setAsking] = useState(false);
  if (asking) {
    return (
      <Dialog key="person" title={t('personAsk')} onClose={onClose}>
        <PersonForm state={state} onDone={onClose} />
      </Dialog>
    );
  }
  return (
    <Dialog key="help" title={t('helpTitle')} onClose={onClose}>
      <ul className="list">
        <li>{t('helpTime')}</li>
        <li>{t('howFreedom')}</li>
        <li>{t('howReturn')}</li>
        <li>{t('helpKeys')}</li>
      </ul>
      <LanguageSelect />
      <div className="deeds deeds-stacked">
        <button type="button" className="button" onClick={() => setAsking(true)}>
          {t('personAsk')}
        </button>
        <button type="button" className="button" onClick={onEnd}>
          {t('end')}
        </button>
        {framed && <NewTabLink />}
      </div>
    </Dialog>
  );
}
