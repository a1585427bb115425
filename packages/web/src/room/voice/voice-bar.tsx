import { useEffect, useMemo, useRef, useState } from 'react';
import '../styles/voice.css';
import { NewTabLink } from '../components/new-tab-link.tsx';
import { browserClock } from '../core/clock.ts';
import { randomUuid } from '../core/ids.ts';
import { sendingAnswer } from '../core/snapshot.ts';
import { useRoom } from '../hooks/room-context.ts';
import { interviewerSound, pageAudio, unlockAudio } from './audio-context.ts';
import { CopyLink } from './copy-link.tsx';
import { FAULT_WORDS, isFault } from './fault-words.ts';
import { drawLevel, LevelMeter } from './level-meter.tsx';
import { pageOwnSound } from './own-sound.ts';
import { createHearingCalls } from './send-piece.ts';
import { pageDevices } from './shared-devices.ts';
import { useLastsLong } from './use-lasts-long.ts';
import { useOutputChanged } from './use-output-changed.ts';
import { useScreenLock } from './use-screen-lock.ts';
import { useVoiceWords, type VoiceKey } from './use-voice-words.ts';
import { createVoice, type VoiceView } from './voice.ts';

const RUNS: ReadonlySet<VoiceView['microphone']> = new Set(['on', 'muted', 'asking']);
const STAGES = {
  waiting: 'listening',
  speaking: 'speaking',
  writing: 'writing',
  ending: 'ending',
  open: 'open',
} as const satisfies Record<VoiceView['stage'], VoiceKey>;

/** What the button beside the question does next. */
const PLAYS = {
  idle: 'playAgain',
  fetching: 'comingSkip',
  playing: 'playStop',
  blocked: 'play',
  failed: 'playAgain',
} as const satisfies Record<VoiceView['player'], VoiceKey>;

/** So long without a line, and the server lets the time stand still. */
const OFFLINE_LONG_MS = 60_000;
/** A question that is not spoken by then is better read. */
const COMING_LONG_MS = 3_000;

/** Says whether the candidate is heard, what becomes of the words, and the ways on: more time, writing, try again. */
export function VoiceBar({ token }: { token: string }) {
  const { room, snapshot, withheld, framed } = useRoom();
  const { state } = snapshot;
  const t = useVoiceWords(state?.language ?? 'en');
  const meter = useRef<HTMLSpanElement>(null);
  const blocked = useRef(withheld);
  blocked.current = withheld;
  const [view, setView] = useState<VoiceView | null>(null);
  const [isOutputChanged, forgetOutput] = useOutputChanged(pageOwnSound.forget);
  const isOfflineLong = useLastsLong(snapshot.connection === 'offline', OFFLINE_LONG_MS);
  const isComing = view?.player === 'fetching';
  // One that is off or broken hears nobody, however long the screen stays on; one that a call took comes back by itself.
  useScreenLock(RUNS.has(view?.microphone ?? 'off') || view?.player === 'playing' || isComing);
  const isComingLong = useLastsLong(isComing, COMING_LONG_MS);

  // biome-ignore lint/correctness/useExhaustiveDependencies: one voice for as long as answers are spoken here
  const voice = useMemo(
    () =>
      createVoice({
        room,
        calls: createHearingCalls({ token, seat: room.seat, fetch: window.fetch.bind(window) }),
        clock: browserClock,
        random: Math.random,
        newId: randomUuid,
        devices: pageDevices,
        context: pageAudio,
        own: pageOwnSound,
        onPlayed: interviewerSound.plays,
        isBlocked: () => blocked.current.includes('microphone'),
        onChange: setView,
        onLevel: (level) => drawLevel(meter.current, level),
      }),
    [],
  );
  useEffect(() => {
    setView(voice.view());
    voice.start();
    return () => voice.stop();
  }, [voice]);
  useEffect(() => {
    if (snapshot.connection === 'live') voice.wake();
  }, [voice, snapshot.connection]);
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => voice.isBusy() && event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [voice]);

  if (t === null || view === null || state === null) return null;
  const prompt = state.conversation?.prompt ?? null;
  const isAnswering = state.phase === 'listening' && sendingAnswer(snapshot) === null;
  const { microphone } = view;
  const isOn = microphone === 'on';
  const fault = isFault(microphone) ? FAULT_WORDS[microphone] : null;
  const canTry = fault !== null && microphone !== 'asking' && microphone !== 'muted';

  return (
    <section
      className="voice"
      aria-label={t('region')}
      data-microphone={microphone}
      data-stage={view.stage}
      data-player={view.player}
      data-waiting={view.waiting}
      data-loud={view.isLoud}
    >
      <div className="voice-line">
        {isOn && <LevelMeter ref={meter} />}
        <p className={fault === null ? 'voice-text' : 'voice-text voice-fault'} role="status">
          {textOf()}
        </p>
      </div>
      {state.speech.captions === true && isOn && (
        // What stays is told in the answer's field; read out with every word it would be no help.
        <p className="voice-running" aria-hidden="true">
          <span>{view.running}</span>
        </p>
      )}
      {isComingLong && isOn && snapshot.connection !== 'offline' && (
        <p className="voice-hint small" role="status">
          {t('comingLong')}
        </p>
      )}
      {hintOf() !== null && (
        <p className="voice-hint small" role="status">
          {hintOf()}
        </p>
      )}
      <div className="deeds voice-deeds">
        {canTry && (
          <button
            type="button"
            className="button"
            onClick={() => {
              unlockAudio();
              voice.again();
            }}
          >
            {t('tryAgain')}
          </button>
        )}
        {view.isRefused && fault === null && (
          <button type="button" className="button" onClick={voice.again}>
            {t('tryAgain')}
          </button>
        )}
        {microphone === 'blocked' && framed && <NewTabLink />}
        {microphone === 'unsupported' && <CopyLink t={t} />}
        {prompt?.speechUrl != null && (
          <button type="button" className="button button-quiet" onClick={play}>
            {t(PLAYS[view.player])}
          </button>
        )}
        {view.stage === 'ending' && isAnswering && (
          <button type="button" className="button" onClick={voice.moreTime}>
            {t('moreTime')}
          </button>
        )}
        <button type="button" className="button button-quiet" onClick={() => room.changeMode('text')}>
          {t('write')}
        </button>
      </div>
    </section>
  );

  function play() {
    unlockAudio();
    forgetOutput();
    if (view?.player === 'playing' || isComing) voice.stopPlaying();
    else voice.playAgain();
  }

  function textOf(): string {
    if (t === null || view === null) return '';
    if (fault !== null) return t(fault);
    if (view.isRefused) return t('refused');
    if (snapshot.connection === 'offline') return t(isOfflineLong ? 'offlineLong' : 'offline');
    if (!isOn) return '';
    if (view.player === 'playing' && view.stage === 'waiting') return t('playing');
    if (isComing && isAnswering && view.stage === 'waiting') return t('coming');
    if (!isAnswering) return view.stage === 'speaking' ? t('speaking') : '';
    return t(STAGES[view.stage]);
  }

  function hintOf(): string | null {
    if (t === null || view === null) return null;
    if (view.again) return t('again');
    if (view.isLost) return t('lost');
    if (view.isSlow || state?.speech.state === 'down') return t('slow');
    if (view.isLoud) return t('loud');
    if (view.player === 'blocked') return t('playBlocked');
    if (view.player === 'failed') return t('playFailed');
    if (view.doubtful) return t('doubtful');
    if (isOutputChanged && prompt?.speechUrl != null) return t('outputChanged');
    return snapshot.placed !== null && snapshot.draft !== '' && isAnswering ? t('automatic') : null;
  }
}
