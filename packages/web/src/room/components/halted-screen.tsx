import type { RoomState } from '@colloquy/contract/room';
import { type ReactNode, useState } from 'react';
import { writtenIn } from '../core/snapshot.ts';
import { useRoom } from '../hooks/room-context.ts';
import { useInstant } from '../hooks/use-instant.ts';
import { EndDialog } from './end-dialog.tsx';
import { HelpDialog } from './help-dialog.tsx';
import { Page } from './page.tsx';
import { ScreenHeading } from './screen-heading.tsx';
import { TopActions } from './top-actions.tsx';
import { UnsentText } from './unsent-text.tsx';

type HaltedScreenProps = { state: RoomState; title: string; resumeLabel?: string; children: ReactNode };

/** The interview stands still: why, until when, what was not sent, and one way on. */
export function HaltedScreen({ state, title, resumeLabel, children }: HaltedScreenProps) {
  const { room, snapshot, t } = useRoom();
  const write = useInstant();
  const written = writtenIn(snapshot);
  const [open, setOpen] = useState<'help' | 'end' | null>(null);
  const busy = snapshot.pending.includes('resume');
  const until = state.conversation?.resumeUntil ?? null;
  return (
    <Page state={state} actions={state.active ? <TopActions onHelp={() => setOpen('help')} /> : undefined}>
      <ScreenHeading>{title}</ScreenHeading>
      {children}
      <div className="deeds">
        <button
          type="button"
          className="button button-primary"
          aria-disabled={busy}
          onClick={() => {
            if (!busy) room.resume();
          }}
        >
          {resumeLabel ?? t('resume')}
        </button>
      </div>
      {until !== null && <p className="quiet small">{t('resumeUntil', { date: write(until, 'near') })}</p>}
      {written.trim() !== '' && written === snapshot.savedDraft && <p className="quiet">{t('draftSaved')}</p>}
      {written.trim() !== '' && written !== snapshot.savedDraft && (
        <UnsentText title={t('unsentTitle')} text={written} language={state.invitation.interviewLanguage} />
      )}
      {open === 'help' && <HelpDialog state={state} onClose={() => setOpen(null)} onEnd={() => setOpen('end')} />}
      {open === 'end' && <EndDialog state={state} onClose={() => setOpen(null)} />}
    </Page>
  );
}
