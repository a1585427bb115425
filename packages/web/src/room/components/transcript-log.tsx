import type { RoomState } from '@colloquy/contract/room';
import type { Language } from '@colloquy/contract/shared';
import { useRoom } from '../hooks/room-context.ts';
import { languageTag } from '../messages/languages.ts';
import { MarkedText } from './marked-text.tsx';

type TranscriptLogProps = {
  transcript: NonNullable<RoomState['conversation']>['transcript'];
  language: Language;
};

/** Everything said so far: a named region that takes the focus and scrolls with the arrow keys. */
export function TranscriptLog({ transcript, language }: TranscriptLogProps) {
  const { t } = useRoom();
  if (transcript.length === 0) return null;
  return (
    <details className="fold">
      <summary>{t('transcript')}</summary>
      <div
        className="log"
        role="log"
        aria-live="off"
        aria-label={t('transcript')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must take the focus to be read by keyboard
        tabIndex={0}
      >
        {transcript.some(({ doubted = [] }) => doubted.length > 0) && (
          <p className="quiet small">{t('transcriptDoubtful')}</p>
        )}
        {transcript.map((turn) => (
          <div key={turn.id} className={`turn turn-${turn.speaker}`}>
            <p className="turn-speaker">{t(turn.speaker === 'interviewer' ? 'interviewer' : 'you')}</p>
            <p className="turn-text" dir="auto" lang={languageTag(language)}>
              <MarkedText text={turn.text} pieces={turn.doubted ?? []} />
            </p>
          </div>
        ))}
      </div>
    </details>
  );
}
