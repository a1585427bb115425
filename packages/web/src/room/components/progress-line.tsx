import type { RoomState } from '@colloquy/contract/room';
import { useRoom } from '../hooks/room-context.ts';

type ProgressLineProps = { conversation: NonNullable<RoomState['conversation']> };

/** Where the interview is, in words; the dots next to them say nothing more. */
export function ProgressLine({ conversation }: ProgressLineProps) {
  const { t } = useRoom();
  const { prompt, progress } = conversation;
  const number = prompt?.question?.number ?? progress.current;
  const total = Math.max(progress.total, number);
  const done = progress.done > 0 || prompt?.kind === 'closing';
  const dots = Array.from({ length: total }, (_, index) => index + 1);
  return (
    <div className="progress">
      <span className="dots" aria-hidden="true">
        {dots.map((dot) => (
          <span key={dot} className={dot <= progress.done ? 'dot dot-done' : dot === number ? 'dot dot-now' : 'dot'} />
        ))}
      </span>
      <p className="progress-words">{words()}</p>
    </div>
  );

  function words(): string {
    if (prompt !== null && prompt.question === null) return t(done ? 'progressClosing' : 'progressOpening');
    if (number < 1) return t('progressOpening');
    return t('progress', { number, total });
  }
}
