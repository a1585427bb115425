import type { RoomState } from '@colloquy/contract/room';
import { useEffect, useMemo, useRef, useState } from 'react';
import '../styles/recording.css';
import { ConfirmDialog } from '../components/confirm-dialog.tsx';
import { browserClock } from '../core/clock.ts';
import { randomUuid } from '../core/ids.ts';
import { useRoom } from '../hooks/room-context.ts';
import { interviewerSound } from '../voice/audio-context.ts';
import { pageDevices } from '../voice/shared-devices.ts';
import { useScreenLock } from '../voice/use-screen-lock.ts';
import { type CaptureStatus, createCapture } from './capture.ts';
import { CAPTURE_WORDS } from './capture-words.ts';
import { createChunkQueue, type SendChunk } from './chunk-queue.ts';
import { createLineWatch } from './line-watch.ts';
import { setRunNow } from './run-now.ts';
import { createSendChunk } from './send-chunk.ts';
import { agreedTracks, isWithheld, type Tracks } from './tracks.ts';
import { useRecordingWords } from './use-recording-words.ts';

type RecordingBarProps = {
  state: RoomState;
  token: string;
  /** What is to be recorded now; null in a pause, elsewhere, and when the interview is over. */
  wanted: Tracks | null;
};

/** Why no picture is recorded although it was agreed to: the line carries none, or the candidate has switched it off. */
type PictureOff = 'line' | 'choice' | null;

/**
 * Says what is recorded, what keeps it from being so, and the ways on: try again, go on without, delete it. On a line that
 * does not carry the picture it goes down to the sound, says so, and offers the picture again.
 */
export function RecordingBar({ state, token, wanted }: RecordingBarProps) {
  const { room, snapshot, withheld } = useRoom();
  const t = useRecordingWords(state.language);
  const [status, setStatus] = useState<CaptureStatus>('off');
  const [waiting, setWaiting] = useState(0);
  const [isWithout, goWithout] = useState(false);
  const [asks, setAsks] = useState(false);
  const [wasRecorded, setWasRecorded] = useState(false);
  const [pictureOff, setPictureOff] = useState<PictureOff>(() => (goesWithout(state) ? 'choice' : null));
  const blocked = useRef(withheld);
  blocked.current = withheld;
  const [isPoor, setPoor] = useState(false);
  // What the server says of the picture is older than a change of this page's that it has not answered.
  const isSwitching = snapshot.pending.includes('mode') || snapshot.held.includes('mode');
  const isSwitchedOff = state.pictureOff === true && !isSwitching;

  // biome-ignore lint/correctness/useExhaustiveDependencies: one recorder for the life of the page
  const { capture, queue } = useMemo(() => {
    const sends = createSendChunk(token, window.fetch.bind(window));
    const line = createLineWatch(() => setPoor(true));
    const send: SendChunk = async (chunk, ageMs) => {
      const begun = browserClock.now();
      const outcome = await sends(chunk, ageMs);
      line.sent(browserClock.now() - begun, outcome === 'stored', chunks.waiting());
      return outcome;
    };
    const chunks = createChunkQueue({
      send,
      clock: browserClock,
      random: Math.random,
      onRefused: (run) => recorder.refused(run),
      onChange: setWaiting,
    });
    const recorder = createCapture({
      browser: {
        devices: pageDevices,
        recorder: () => window.MediaRecorder as typeof MediaRecorder | undefined,
      },
      mix: interviewerSound.mixedWith,
      clock: browserClock,
      newId: randomUuid,
      isBlocked: (tracks) => isWithheld(tracks, blocked.current),
      onBytes: chunks.add,
      onChange: setStatus,
      onRun: setRunNow,
    });
    return { capture: recorder, queue: chunks };
  }, []);

  const agreed = agreedTracks(state);
  const sound = wanted?.sound ?? false;
  const withPicture = wanted?.picture ?? false;
  const picture = withPicture && pictureOff === null;
  useScreenLock(status === 'on');
  // One that is poor still when nothing but sound is recorded goes on as it can: sound is kept until it is sent.
  useEffect(() => {
    if (!isPoor) return;
    setPoor(false);
    if (!picture || snapshot.connection === 'offline') return;
    setPictureOff('line');
    if (state.mode === 'video') room.changeMode('voice');
  }, [isPoor, picture, room, snapshot.connection, state.mode]);
  useEffect(() => {
    // On another page as well. Only this page's own button brings the picture back here.
    if (isSwitchedOff) setPictureOff('choice');
  }, [isSwitchedOff]);
  useEffect(() => {
    capture.want(!isWithout && (sound || picture) ? { sound, picture } : null);
  }, [capture, isWithout, sound, picture]);
  useEffect(() => {
    if (status === 'on') setWasRecorded(true);
  }, [status]);
  useEffect(() => {
    if (snapshot.connection === 'live') queue.wake();
  }, [queue, snapshot.connection]);
  useEffect(() => {
    // Taken back: what has not gone out is not sent any more.
    if (agreed === null) queue.clear();
  }, [agreed, queue]);
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => queue.waiting() > 0 && state.phase === 'ended' && event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [queue, state.phase]);

  if (t === null) return null;
  const isFault = status !== 'off' && status !== 'on' && status !== 'asking';
  const text = textOf();
  if (text === null) return null;
  return (
    <section className="recording" data-status={status} data-waiting={waiting}>
      <p className="recording-text" role="status">
        {status === 'on' && <span className="recording-dot" aria-hidden="true" />}
        {text}
      </p>
      {isFault && (
        <button type="button" className="button" onClick={capture.again}>
          {t('again')}
        </button>
      )}
      {withPicture && !isWithout && (pictureOff !== null || sound || !isFault) && (
        <button
          type="button"
          className={pictureOff === 'line' ? 'button' : 'button button-quiet'}
          onClick={() => switchPicture(pictureOff !== null)}
        >
          {t(pictureOff === null ? 'pictureOff' : pictureOff === 'line' ? 'pictureBack' : 'pictureOn')}
        </button>
      )}
      {(isFault || status === 'asking') && (
        <button type="button" className="button button-quiet" onClick={() => goWithout(true)}>
          {t('without')}
        </button>
      )}
      {agreed !== null && wasRecorded && (
        <button type="button" className="button button-quiet recording-delete" onClick={() => setAsks(true)}>
          {t('stop')}
        </button>
      )}
      {asks && (
        <ConfirmDialog
          title={t('stop')}
          lines={[t('stopText')]}
          confirm={t('stopConfirm')}
          cancel={t('stopCancel')}
          onConfirm={room.withdrawRecording}
          onClose={() => setAsks(false)}
        />
      )}
    </section>
  );

  function switchPicture(on: boolean) {
    setPictureOff(on ? null : 'choice');
    room.switchPicture(on);
  }

  function textOf(): string | null {
    if (t === null) return null;
    if (agreed === null) return wasRecorded ? t('stopped') : null;
    const isOffBy = withPicture && !isWithout && (status === 'on' || status === 'off') ? pictureOff : null;
    if (isOffBy === 'line') return t(sound ? 'reduced' : 'reducedAll');
    if (isOffBy === 'choice' && !sound) return t('cameraOffAll');
    if (isOffBy === 'choice' && status === 'on') return t('cameraOff');
    if (status === 'on') return t(sound && picture ? 'both' : sound ? 'sound' : 'picture');
    if (status !== 'off') return t(CAPTURE_WORDS[status]);
    return wasRecorded && state.phase === 'ended' ? '' : null;
  }
}

/** Whoever speaks without a picture, although one may be recorded, goes without, by choice or on a slow line before. */
function goesWithout(state: RoomState): boolean {
  if (agreedTracks(state)?.picture !== true) return false;
  return state.pictureOff === true || (state.mode === 'voice' && state.offers.video);
}
