import type { RoomState } from '@colloquy/contract/room';
import { useRoom } from '../hooks/room-context.ts';
import { useInstant } from '../hooks/use-instant.ts';
import { HaltedScreen } from './halted-screen.tsx';

/** The candidate's pause: how long it may last, and the way back. */
export function PausedScreen({ state }: { state: RoomState }) {
  const { t } = useRoom();
  const write = useInstant();
  const until = state.conversation?.pausedUntil ?? null;
  return (
    <HaltedScreen state={state} title={t('pausedTitle')}>
      <p>{t('pausedText')}</p>
      {until !== null && <p>{t('pausedUntil', { time: write(until, 'near') })}</p>}
    </HaltedScreen>
  );
}
