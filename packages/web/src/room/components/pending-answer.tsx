import type { RoomState } from '@colloquy/contract/room';
import type { Language } from '@colloquy/contract/shared';
import { useEffect, useRef } from 'react';
import { useRoom } from '../hooks/room-context.ts';
import { useElapsed } from '../hooks/use-elapsed.ts';
import { LastAnswer } from './last-answer.tsx';
import { UnsentText } from './unsent-text.tsx';

type PendingAnswerProps = {
  conversation: NonNullable<RoomState['conversation']>;
  language: Language;
  /** The answer has not been stored yet. */
  sending: boolean;
};

const LONG_MS = 3_000;

/** Between an answer and the next prompt: what is happening, and the answer with its correction. */
export function PendingAnswer({ conversation, language, sending }: PendingAnswerProps) {
  const { snapshot, t } = useRoom();
  const place = useRef<HTMLDivElement>(null);
  const long = useElapsed(sending, LONG_MS);
  const { pendingAnswer, connection, stuck } = snapshot;

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
        <UnsentText title={t('answerLabel')} text={pendingAnswer.text} language={language} />
      )}
      {!sending && <LastAnswer conversation={conversation} language={language} open />}
    </div>
  );

  function words(): string {
    if (!sending) return long ? t('thinkingLong') : t('thinking');
    if (connection === 'offline' || connection === 'retrying' || stuck) return t('answerWaiting');
    return pendingAnswer?.skip === true ? t('skipSending') : t('answerSending');
  }
}
