import type { RoomState } from '@colloquy/contract/room';
import { lazy, Suspense } from 'react';
import { LoadingScreen } from './loading-screen.tsx';

const DeviceScreen = lazy(async () => ({ default: (await import('../voice/device-screen.tsx')).DeviceScreen }));

/** The screen on which a microphone is tried, fetched by whoever wants to speak. */
export function DevicesPlace({ state }: { state: RoomState }) {
  return (
    <Suspense fallback={<LoadingScreen />}>
      <DeviceScreen state={state} />
    </Suspense>
  );
}
