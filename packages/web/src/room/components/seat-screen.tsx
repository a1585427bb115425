import type { RoomState } from '@colloquy/contract/room';
import { useRoom } from '../hooks/room-context.ts';
import { StandingScreen } from './standing-screen.tsx';

/** The interview runs in one place at a time; this is how it comes here. */
export function SeatScreen({ state, taken }: { state: RoomState; taken: boolean }) {
  const { t } = useRoom();
  return (
    <StandingScreen
      state={state}
      title={t(taken ? 'takenTitle' : 'elsewhereTitle')}
      resumeLabel={t(taken ? 'takenResume' : 'resume')}
    >
      <p>{t(taken ? 'takenText' : 'elsewhereText')}</p>
    </StandingScreen>
  );
}
