import type { RoomState } from '@colloquy/contract/room';
import type { Language } from '@colloquy/contract/shared';
import { useEffect, useRef } from 'react';
import type { AnswerForm } from '../core/answer-slot.ts';
import { useRoom } from '../hooks/room-context.ts';
import { LastAnswer } from './last-answer.tsx';
import { UnsentText } from './unsent-text.tsx';

type PendingAnswerProps = {
  conversation: NonNullable<RoomState['conversation']>;
  language: Language;
  form: AnswerForm;
  /** The answer has not been stored yet. */
  sending: boolean;
};

const ANSWER_TITLES = { prose: 'answerLabel', code: 'answerLabel', question: 'ownLabel' } as const;

const THINKING_WORDS = { short: 'thinking', long: 'thinkingLong', 'very-long': 'noticeSlow' } as const;

/** Between an answer and the next prompt: what is happening, and the answer with its correction. */
export function PendingAnswer({ conversation, language, form, sending }: PendingAnswerProps) {
  const { room, snapshot, t } = useRoom();
  const place = useRef<HTMLDivElement>(null);
  const { pendingAnswer, connection, stuck, thinking } = snapshot;
  const held = snapshot.held.includes('answer');

  // The field that held the focus is gone; the next prompt takes it from here.
  useEffect(() => {
    const { activeElement } = document;
    if (document.hasFocus() && (activeElement === null || activeElement === document.body)) place.current?.focus();
  }, []);

  return (
    <div ref={place} className="pending" tabIndex={-1}>
      <p className="pending-words" role="status">
        {words()}
      </p>
      {sending && pendingAnswer !== null && !pendingAnswer.skip && (
        <UnsentText title={t(ANSWER_TITLES[form])} text={pendingAnswer.text} language={language} />
      )}
      {sending && held && (
        <div className="deeds">
          <button type="button" className="button" onClick={room.takeAnswerBack}>
            {t('answerChange')}
          </button>
        </div>
      )}
      {!sending && <LastAnswer conversation={conversation} language={language} open />}
    </div>
  );

  function words(): string {
    if (!sending) return t(THINKING_WORDS[thinking ?? 'short']);
    if (held) return t('answerHeld');
    if (connection === 'offline' || connection === 'retrying' || stuck) return t('answerWaiting');
    if (pendingAnswer?.skip !== true) return t('answerSending');
    return t(form === 'question' ? 'ownEnding' : 'skipSending');
  }
}
