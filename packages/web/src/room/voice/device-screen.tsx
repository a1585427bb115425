import type { RoomState } from '@colloquy/contract/room';
import { useEffect, useMemo, useRef, useState } from 'react';
import '../styles/voice.css';
import { NewTabLink } from '../components/new-tab-link.tsx';
import { Page } from '../components/page.tsx';
import { ScreenHeading } from '../components/screen-heading.tsx';
import { useRoom } from '../hooks/room-context.ts';
import { agreedTracks, type Tracks } from '../recording/tracks.ts';
import { AskLine } from './ask-line.tsx';
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
import { useAskFirst } from './use-ask-first.ts';
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
const NOTHING: Tracks = { sound: false, picture: false };

/**
 * Before the time runs: the devices that are spoken into or recorded are tried, and whatever keeps one away is said with a
 * way on. Whoever begins without having tried them is asked by the browser first.
 */
export function DeviceScreen({ state }: { state: RoomState }) {
  const { room, snapshot, withheld, framed, t: say } = useRoom();
  const t = useVoiceWords(state.language);
  const meter = useRef<HTMLSpanElement>(null);
  const blocked = useRef(withheld);
  blocked.current = withheld;
  const [status, setStatus] = useState<MicrophoneStatus>('off');
  const [isHeard, setHeard] = useState(false);
  const [isCameraAsked, askCamera] = useState(false);
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

  const recorded = agreedTracks(state) ?? NOTHING;
  const wantsToSpeak = state.consents.some(({ purpose, given }) => purpose === 'speech' && given === true);
  const { state: speech } = state.speech;
  const canSpeak = wantsToSpeak && speech === 'ready';
  const needsMicrophone = canSpeak || recorded.sound;
  const line = useLine(canSpeak, recorded.picture);
  const [asks, askFirst] = useAskFirst(withheld);

  if (t === null) return null;
  const busy = snapshot.pending.includes('begin');
  const isOn = status === 'on';
  const isTried = !needsMicrophone || (status !== 'off' && status !== 'asking');
  const isCameraTried = needsMicrophone ? isTried : isCameraAsked;
  const fault = isFault(status) ? FAULT_WORDS[status] : null;
  const isLinePoor = canSpeak && recorded.picture && (line === 'picture' || line === 'slow');

  function begin(mode: RoomState['mode'], withPicture = true) {
    // Asked anew: what waited for the browser's question may be the second to begin.
    if (room.snapshot().pending.includes('begin')) return;
    unlockAudio();
    room.begin(mode, withPicture);
  }

  function write(withPicture: boolean) {
    const wanted = { sound: recorded.sound, picture: recorded.picture && withPicture };
    const isKnown = (!wanted.sound || isTried) && (!wanted.picture || isCameraTried);
    if (isKnown) begin('text', withPicture);
    else askFirst(wanted, () => begin('text', withPicture));
  }

  const spokenWithoutPicture = (
    <button
      type="button"
      className={isLinePoor ? 'button button-primary' : 'button'}
      aria-disabled={busy}
      onClick={() => begin('voice', false)}
    >
      {t('beginWithoutPicture')}
    </button>
  );
  const isForRecording = !canSpeak && (recorded.sound || recorded.picture);

  return (
    <Page state={state}>
      <ScreenHeading>{t(isForRecording ? 'readyTitle' : 'checkTitle')}</ScreenHeading>
      {canSpeak && <p>{t('checkText')}</p>}
      {wantsToSpeak && speech !== 'ready' && <p role="status">{t(REASONS[speech])}</p>}
      {isForRecording && <p>{t('readyText')}</p>}
      {needsMicrophone && (
        <section
          className="voice"
          aria-label={t(canSpeak ? 'region' : 'readyTitle')}
          data-microphone={status}
          data-heard={isHeard}
        >
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
                className={status === 'off' && canSpeak ? 'button button-primary' : 'button'}
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
          {isOn && canSpeak && <TryDevices t={t} listener={listener} />}
        </section>
      )}
      {recorded.picture && isCameraTried && <CameraPreview language={state.language} label={t('checkPicture')} />}
      {recorded.picture && !needsMicrophone && !isCameraAsked && (
        <div className="deeds">
          <button type="button" className="button" onClick={() => askCamera(true)}>
            {t('checkCamera')}
          </button>
        </div>
      )}
      {canSpeak && isOn && <p className="quiet">{t('checkSpeaker')}</p>}
      {canSpeak && (
        <p className={line === 'picture' || line === 'slow' ? 'voice-fault' : 'quiet'} role="status" data-line={line}>
          {t(LINE_WORDS[line])}
        </p>
      )}
      {asks === 'blocked' && framed && <NewTabLink />}
      {asks !== null && <AskLine language={state.language} status={asks} />}
      <div className="deeds">
        {canSpeak && isOn && isLinePoor && spokenWithoutPicture}
        {canSpeak && isOn && (
          <button
            type="button"
            className={isLinePoor ? 'button' : 'button button-primary'}
            aria-disabled={busy}
            onClick={() => begin(recorded.picture && state.offers.video ? 'video' : 'voice')}
          >
            {t('beginSpeaking')}
          </button>
        )}
        {canSpeak && isOn && recorded.picture && !isLinePoor && spokenWithoutPicture}
        <button
          type="button"
          className={canSpeak ? 'button' : 'button button-primary'}
          aria-disabled={busy}
          onClick={() => write(true)}
        >
          {t('beginWriting')}
        </button>
        {isForRecording && recorded.picture && (
          <button type="button" className="button" aria-disabled={busy} onClick={() => write(false)}>
            {t('beginWritingWithoutPicture')}
          </button>
        )}
        <button type="button" className="button button-quiet" onClick={() => room.go('consent')}>
          {say('back')}
        </button>
      </div>
    </Page>
  );
}
