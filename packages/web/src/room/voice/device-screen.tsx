import type { RoomState } from '@colloquy/contract/room';
import { useEffect, useMemo, useRef, useState } from 'react';
import '../styles/voice.css';
import { NewTabLink } from '../components/new-tab-link.tsx';
import { Page } from '../components/page.tsx';
import { ScreenHeading } from '../components/screen-heading.tsx';
import { useRoom } from '../hooks/room-context.ts';
import { pageAudio, unlockAudio } from './audio-context.ts';
import { CameraPreview } from './camera-preview.tsx';
import { CopyLink } from './copy-link.tsx';
import { createEnergyDetector } from './energy-detector.ts';
import { FAULT_WORDS, isFault } from './fault-words.ts';
import { drawLevel, LevelMeter } from './level-meter.tsx';
import { createMicrophone, type MicrophoneStatus } from './microphone.ts';
import { pageOwnSound } from './own-sound.ts';
import { pageDevices } from './shared-devices.ts';
import { TryDevices } from './try-devices.tsx';
import { useLine } from './use-line.ts';
import { useOutputChanged } from './use-output-changed.ts';
import { useVoiceWords } from './use-voice-words.ts';

/** So many frames of speech, and somebody is heard: a third of a second. */
const HEARD_FRAMES = 16;
const LINE_WORDS = {
  measuring: 'lineChecking',
  good: 'lineGood',
  picture: 'linePicture',
  slow: 'lineSlow',
  unknown: 'lineUnknown',
} as const;
const REASONS = { 'no-language': 'noLanguage', down: 'down', full: 'full', off: 'noLanguage' } as const;

/** Before the time runs: the microphone is tried, and whatever keeps it from being heard is said with a way on. */
export function DeviceScreen({ state }: { state: RoomState }) {
  const { room, snapshot, withheld, framed, t: say } = useRoom();
  const t = useVoiceWords(state.language);
  const meter = useRef<HTMLSpanElement>(null);
  const blocked = useRef(withheld);
  blocked.current = withheld;
  const [status, setStatus] = useState<MicrophoneStatus>('off');
  const [isHeard, setHeard] = useState(false);
  const listener = useRef<((frame: Float32Array) => boolean) | null>(null);

  const microphone = useMemo(() => {
    const detector = createEnergyDetector();
    let frames = 0;
    return createMicrophone({
      devices: pageDevices,
      context: pageAudio,
      isBlocked: () => blocked.current.includes('microphone'),
      onFrame(frame) {
        const { isSpeech, level } = detector(frame);
        drawLevel(meter.current, level);
        const isPerson = listener.current?.(frame) ?? true;
        if (isSpeech && isPerson) frames += 1;
        if (frames === HEARD_FRAMES) setHeard(true);
      },
      onChange: setStatus,
    });
  }, []);
  useEffect(() => () => microphone.close(), [microphone]);
  useOutputChanged(pageOwnSound.forget);

  const withPicture = state.offers.video && agreedToPicture(state);
  const line = useLine(state.speech.state === 'ready', withPicture);

  if (t === null) return null;
  const busy = snapshot.pending.includes('begin');
  const { state: speech } = state.speech;
  const canSpeak = speech === 'ready';
  const isOn = status === 'on';
  const fault = isFault(status) ? FAULT_WORDS[status] : null;
  const mayGoWithout = withPicture && (line === 'picture' || line === 'slow');

  function begin(mode: RoomState['mode']) {
    if (busy) return;
    unlockAudio();
    room.begin(mode);
  }

  return (
    <Page state={state}>
      <ScreenHeading>{t('checkTitle')}</ScreenHeading>
      {canSpeak ? <p>{t('checkText')}</p> : <p role="status">{t(REASONS[speech])}</p>}
      {canSpeak && (
        <section className="voice" aria-label={t('region')} data-microphone={status} data-heard={isHeard}>
          {(isOn || fault !== null) && (
            <div className="voice-line">
              {isOn && <LevelMeter ref={meter} />}
              <p className={fault === null ? 'voice-text' : 'voice-text voice-fault'} role="status">
                {fault !== null ? t(fault) : t(isHeard ? 'checkHeard' : 'checkQuiet')}
              </p>
            </div>
          )}
          <div className="deeds voice-deeds">
            {!isOn && status !== 'asking' && (
              <button
                type="button"
                className={status === 'off' ? 'button button-primary' : 'button'}
                onClick={() => {
                  unlockAudio();
                  void microphone.open();
                }}
              >
                {t(status === 'off' ? 'checkAllow' : 'tryAgain')}
              </button>
            )}
            {status === 'blocked' && framed && <NewTabLink />}
            {status === 'unsupported' && <CopyLink t={t} />}
          </div>
          {isOn && <TryDevices t={t} listener={listener} />}
        </section>
      )}
      {canSpeak && isOn && withPicture && <CameraPreview language={state.language} label={t('checkPicture')} />}
      {canSpeak && isOn && <p className="quiet">{t('checkSpeaker')}</p>}
      {canSpeak && (
        <p className={line === 'picture' || line === 'slow' ? 'voice-fault' : 'quiet'} role="status" data-line={line}>
          {t(LINE_WORDS[line])}
        </p>
      )}
      <div className="deeds">
        {canSpeak && isOn && mayGoWithout && (
          <button type="button" className="button button-primary" aria-disabled={busy} onClick={() => begin('voice')}>
            {t('beginWithoutPicture')}
          </button>
        )}
        {canSpeak && isOn && (
          <button
            type="button"
            className={mayGoWithout ? 'button' : 'button button-primary'}
            aria-disabled={busy}
            onClick={() => begin(withPicture ? 'video' : 'voice')}
          >
            {t('beginSpeaking')}
          </button>
        )}
        <button
          type="button"
          className={canSpeak ? 'button' : 'button button-primary'}
          aria-disabled={busy}
          onClick={() => begin('text')}
        >
          {t('beginWriting')}
        </button>
        <button type="button" className="button button-quiet" onClick={() => room.go('consent')}>
          {say('back')}
        </button>
      </div>
    </Page>
  );
}

function agreedToPicture({ consents }: RoomState): boolean {
  return consents.some(({ purpose, given }) => purpose === 'recording-picture' && given === true);
}
