import { useEffect, useMemo, useRef, useState } from 'react';
import '../styles/voice.css';
import { browserClock } from '../core/clock.ts';
import { useRoom } from '../hooks/room-context.ts';
import { mayShowPicture } from '../recording/tracks.ts';
import { interviewerSound, pageAudio, unlockAudio } from './audio-context.ts';
import { createPlayer, type PlayerStatus } from './player.ts';
import { createHearingCalls } from './send-piece.ts';
import { useVoiceWords, type VoiceKey } from './use-voice-words.ts';

/** What the button that speaks the question does next. */
const PLAYS = {
  idle: 'play',
  fetching: 'comingSkip',
  playing: 'playStop',
  blocked: 'play',
  failed: 'play',
} as const satisfies Record<PlayerStatus, VoiceKey>;

/** Why nothing that is spoken becomes text here. */
const REASONS = { 'no-language': 'noLanguage', down: 'down', full: 'full', ready: null, off: null } as const;

/** What the candidate chose on this page, for as long as it is open. */
let readsBySelf: boolean | null = null;

/**
 * For whoever writes: hear the question, or go over to speaking. Where answers can only be written because nothing
 * recognises the language, each question is spoken by itself until that is switched off.
 */
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
  const [isBySelf, setBySelf] = useState<boolean | null>(readsBySelf);
  const reads = isBySelf ?? state?.speech.state === 'no-language';
  const url = state?.conversation?.prompt?.speechUrl ?? null;
  const isAsked = state?.phase === 'listening' && state.active;
  const said = useRef<string | null>(null);
  useEffect(() => {
    if (!isAsked || url === null || said.current === url) return;
    said.current = url;
    if (reads) void player.play(url);
  }, [player, url, isAsked, reads]);
  if (t === null || state === null) return null;
  const speech = state.consents.find(({ purpose }) => purpose === 'speech');
  const kept = REASONS[state.speech.state];

  return (
    <section className="voice" aria-label={t('region')} data-player={status}>
      <div className="deeds voice-deeds">
        {url !== null && (
          <button
            type="button"
            className="button button-quiet"
            onClick={() => {
              unlockAudio();
              if (status === 'playing' || status === 'fetching') player.stop();
              else void player.play(url);
            }}
          >
            {t(PLAYS[status])}
          </button>
        )}
        {state.offers.voice && state.speech.state === 'ready' && (
          <button
            type="button"
            className="button button-quiet"
            onClick={() => {
              unlockAudio();
              player.stop();
              room.changeMode(mayShowPicture(state) ? 'video' : 'voice');
            }}
          >
            {t('speak')}
          </button>
        )}
      </div>
      {url !== null && (
        <label className="tick">
          <input
            type="checkbox"
            checked={reads}
            onChange={() => {
              unlockAudio();
              readsBySelf = !reads;
              setBySelf(readsBySelf);
              if (reads) player.stop();
            }}
          />
          <span>{t('readSelf')}</span>
        </label>
      )}
      {(state.offers.voice || kept === 'noLanguage') && kept !== null && <p className="quiet small">{t(kept)}</p>}
      {status === 'fetching' && (
        <p className="quiet small" role="status">
          {t('coming')}
        </p>
      )}
      {(status === 'failed' || (status === 'blocked' && reads)) && (
        <p className="voice-hint small" role="status">
          {t(status === 'failed' ? 'playFailed' : 'playBlocked')}
        </p>
      )}
      {state.offers.voice && state.speech.state === 'ready' && speech !== undefined && speech.given !== true && (
        <p className="quiet small">
          {t('speakConsent')} {speech.text}
        </p>
      )}
    </section>
  );
}
