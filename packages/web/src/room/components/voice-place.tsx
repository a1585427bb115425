import { lazy, Suspense } from 'react';
import { useRoom } from '../hooks/room-context.ts';

/** Fetched only where somebody can or wants to speak: who writes loads none of it. */
const VoiceBar = lazy(async () => ({ default: (await import('../voice/voice-bar.tsx')).VoiceBar }));
const WritingBar = lazy(async () => ({ default: (await import('../voice/writing-bar.tsx')).WritingBar }));

/** Between what is asked and the answer to it; it lives on while the next question is being prepared. */
export function VoicePlace() {
  const { snapshot, token } = useRoom();
  const { state } = snapshot;
  if (state === null || token === null) return null;
  if (state.mode !== 'text')
    return (
      <Suspense fallback={null}>
        <VoiceBar token={token} />
      </Suspense>
    );
  const hasSound = state.conversation?.prompt?.speechUrl != null;
  // Whoever has changed the language is told what no longer goes in it.
  const isUnspoken = state.conversation?.languageChanged === true && state.speech.state === 'no-language';
  if (!state.offers.voice && !hasSound && !isUnspoken) return null;
  return (
    <Suspense fallback={null}>
      <WritingBar token={token} />
    </Suspense>
  );
}
