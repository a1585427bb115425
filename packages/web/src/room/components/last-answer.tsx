import type { RoomState } from '@colloquy/contract/room';
import type { Language } from '@colloquy/contract/shared';
import { useRoom } from '../hooks/room-context.ts';
import { CorrectionForm } from './correction-form.tsx';
import { UnsentText } from './unsent-text.tsx';

type LastAnswerProps = {
  conversation: NonNullable<RoomState['conversation']>;
  language: Language;
  /** Shown in full rather than behind a line to open. */
  open?: boolean;
};

/** The answer given last, to read again and to correct. */
export function LastAnswer({ conversation, language, open = false }: LastAnswerProps) {
  const { room, snapshot, t } = useRoom();
  const last = conversation.lastAnswer;
  const { correction } = snapshot;
  if (correction !== null) {
    return <CorrectionForm correction={correction} language={language} />;
  }
  if (last === null || last.text.trim() === '') return null;
  const title = t(last.corrected ? 'lastAnswerCorrected' : 'lastAnswer');
  const correct = (
    <button type="button" className="button button-quiet" onClick={room.startCorrection}>
      {t('correct')}
    </button>
  );
  if (open) {
    return (
      <div className="last">
        <UnsentText title={title} text={last.text} language={language} />
        {correct}
      </div>
    );
  }
  return (
    <details className="fold">
      <summary>{title}</summary>
      <p className="own-text" dir="auto">
        {last.text}
      </p>
      {correct}
    </details>
  );
}
