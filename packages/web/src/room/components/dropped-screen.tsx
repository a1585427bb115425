import type { RoomState } from '@colloquy/contract/room';
import { useRoom } from '../hooks/room-context.ts';
import { HaltedScreen } from './halted-screen.tsx';

/** Back after the line was gone for long. */
export function DroppedScreen({ state }: { state: RoomState }) {
  const { t } = useRoom();
  return (
    <HaltedScreen state={state} title={t('droppedTitle')}>
      <p>{t('droppedText')}</p>
    </HaltedScreen>
  );
}
