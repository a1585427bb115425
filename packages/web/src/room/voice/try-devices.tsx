import type { RefObject } from 'react';
import { useEffect, useMemo, useState } from 'react';
import { pageAudio, unlockAudio } from './audio-context.ts';
import { pageOwnSound } from './own-sound.ts';
import { createTryOut, type TryState } from './try-out.ts';
import type { VoiceKey } from './use-voice-words.ts';

type TryDevicesProps = {
  t: (key: VoiceKey) => string;
  /** Gets what the microphone hears; false while the page itself sounds: what is heard then is no person. */
  listener: RefObject<((frame: Float32Array) => boolean) | null>;
};

/** Two seconds of one's own voice to hear again, and a sound for the loudspeaker. Neither has to be tried. */
export function TryDevices({ t, listener }: TryDevicesProps) {
  const [state, setState] = useState<TryState>('idle');
  const tryOut = useMemo(() => createTryOut({ context: pageAudio, own: pageOwnSound, onChange: setState }), []);
  useEffect(() => {
    listener.current = tryOut.add;
    return () => {
      listener.current = null;
      tryOut.stop();
    };
  }, [tryOut, listener]);
  const isBusy = state !== 'idle';

  return (
    <>
      <div className="deeds voice-deeds">
        <button
          type="button"
          className="button button-quiet"
          aria-disabled={isBusy}
          onClick={() => {
            unlockAudio();
            if (!isBusy) tryOut.record();
          }}
        >
          {t('tryRecord')}
        </button>
        <button
          type="button"
          className="button button-quiet"
          aria-disabled={isBusy}
          onClick={() => {
            unlockAudio();
            if (!isBusy) tryOut.sound();
          }}
        >
          {t('trySpeaker')}
        </button>
      </div>
      <p className="quiet small" role="status" data-try={state}>
        {t(state === 'recording' ? 'tryRecording' : state === 'playing' ? 'tryPlaying' : 'trySpeakerNote')}
      </p>
    </>
  );
}
