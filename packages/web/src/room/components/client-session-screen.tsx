import type { RoomState } from '@colloquy/contract/room';
import { useRoom } from '../hooks/room-context.ts';
import { HaltedScreen } from './halted-screen.tsx';

/** The interview runs in one place at a time; this is how it comes here. */
export function ClientSessionScreen({ state, taken }: { state: RoomState; taken: boolean }) {
  const { t } = useRoom();
  return (
    <HaltedScreen
      state={state}
      title={t(taken ? 'takenTitle' : 'elsewhereTitle')}
      resumeLabel={t(taken ? 'takenResume' : 'resume')}
    >
      <p>{t(taken ? 'takenText' : 'elsewhereText')}</p>
    </HaltedScreen>
  );
}
