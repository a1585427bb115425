import { lazy, Suspense, useRef } from 'react';
import { screenOf } from '../core/snapshot.ts';
import { useRoom } from '../hooks/room-context.ts';
import { agreedTracks, isRecordedOn } from '../recording/tracks.ts';

/** Fetched only once somebody has agreed to be recorded: nobody else loads a byte of it. */
const RecordingBar = lazy(async () => ({ default: (await import('../recording/recording-bar.tsx')).RecordingBar }));

/** Next to all screens: a recorder lives through the change of screens, and what it gave goes out after the end. */
export function RecordingPlace({ token }: { token: string | null }) {
  const { snapshot } = useRoom();
  const { state } = snapshot;
  const agreed = state === null ? null : agreedTracks(state);
  const wanted = isRecordedOn(screenOf(snapshot)) ? agreed : null;
  const isNeeded = useRef(false);
  if (wanted !== null) isNeeded.current = true;
  if (state === null || token === null || !isNeeded.current) return null;
  return (
    <Suspense fallback={null}>
      <RecordingBar state={state} token={token} wanted={wanted} />
    </Suspense>
  );
}
