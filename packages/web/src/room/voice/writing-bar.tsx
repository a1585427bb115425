import { useEffect, useMemo, useState } from 'react';
import '../styles/voice.css';
import { browserClock } from '../core/clock.ts';
import { useRoom } from '../hooks/room-context.ts';
import { interviewerSound, pageAudio, unlockAudio } from './audio-context.ts';
import { createPlayer, type PlayerStatus } from './player.ts';
import { createHearingCalls } from './send-piece.ts';
import { useVoiceWords } from './use-voice-words.ts';

/** For whoever writes: hear the question, or go over to speaking. */
export function WritingBar({ token }: { token: string }) {
  const { room, snapshot } = useRoom();
  const { state } = snapshot;
  const t = useVoiceWords(state?.language ?? 'en');
  const [status, setStatus] = useState<PlayerStatus>('idle');
  // biome-ignore lint/correctness/useExhaustiveDependencies: one player for as long as answers are written here
  const player = useMemo(
    () =>
      createPlayer({
        context: pageAudio,
        fetch: createHearingCalls({ token, seat: room.seat, fetch: window.fetch.bind(window) }).prompt,
        clock: browserClock,
        onChange: setStatus,
        onPlayed: interviewerSound.plays,
      }),
    [],
  );
  useEffect(() => () => player.stop(), [player]);
  if (t === null || state === null) return null;
  const url = state.conversation?.prompt?.speechUrl ?? null;
  const speech = state.consents.find(({ purpose }) => purpose === 'speech');
  const reason = { 'no-language': 'noLanguage', down: 'down', full: 'full' } as const;
  const kept = state.speech.state === 'ready' || state.speech.state === 'off' ? null : reason[state.speech.state];

  return (
    <section className="voice" aria-label={t('region')} data-player={status}>
      <div className="deeds voice-deeds">
        {url !== null && (
          <button
            type="button"
            className="button button-quiet"
            onClick={() => {
              unlockAudio();
              if (status === 'playing') player.stop();
              else void player.play(url);
            }}
          >
            {t(status === 'playing' ? 'playStop' : 'play')}
          </button>
        )}
        {state.offers.voice && state.speech.state === 'ready' && (
          <button
            type="button"
            className="button button-quiet"
            onClick={() => {
              unlockAudio();
              player.stop();
              room.changeMode('voice');
            }}
          >
            {t('speak')}
          </button>
        )}
      </div>
      {state.offers.voice && kept !== null && <p className="quiet small">{t(kept)}</p>}
      {status === 'failed' && (
        <p className="voice-hint small" role="status">
          {t('playFailed')}
        </p>
      )}
      {state.offers.voice && state.speech.state === 'ready' && speech !== undefined && speech.given !== true && (
        <p className="quiet small">{t('speakConsent')}</p>
      )}
    </section>
  );
}
