import type { RoomState } from '@colloquy/contract/room';
import { useEffect, useMemo, useState } from 'react';
import '../styles/recording.css';
import { ConfirmDialog } from '../components/confirm-dialog.tsx';
import { browserClock } from '../core/clock.ts';
import { randomUuid } from '../core/ids.ts';
import { useRoom } from '../hooks/room-context.ts';
import { interviewerSound } from '../voice/audio-context.ts';
import { pageDevices } from '../voice/shared-devices.ts';
import { type CaptureStatus, createCapture } from './capture.ts';
import { createChunkQueue } from './chunk-queue.ts';
import { setRunNow } from './run-now.ts';
import { createSendChunk } from './send-chunk.ts';
import { agreedTracks, type Tracks } from './tracks.ts';
import { type RecordingKey, useRecordingWords } from './use-recording-words.ts';

type RecordingBarProps = {
  state: RoomState;
  token: string;
  /** What is to be recorded now; null in a pause, elsewhere, and when the interview is over. */
  wanted: Tracks | null;
};

const WORDS: Record<Exclude<CaptureStatus, 'off' | 'on'>, RecordingKey> = {
  asking: 'ask',
  denied: 'denied',
  blocked: 'blocked',
  missing: 'missing',
  busy: 'busy',
  unplugged: 'unplugged',
  unsupported: 'unsupported',
  failed: 'failed',
};

/** Says what is recorded, what keeps it from being so, and the ways on: try again, go on without, delete it. */
export function RecordingBar({ state, token, wanted }: RecordingBarProps) {
  const { room, snapshot, withheld } = useRoom();
  const t = useRecordingWords(state.language);
  const [status, setStatus] = useState<CaptureStatus>('off');
  const [waiting, setWaiting] = useState(0);
  const [isWithout, goWithout] = useState(false);
  const [asks, setAsks] = useState(false);
  const [wasRecorded, setWasRecorded] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: one recorder for the life of the page
  const { capture, queue } = useMemo(() => {
    const send = createSendChunk(token, window.fetch.bind(window));
    const chunks = createChunkQueue({
      send,
      clock: browserClock,
      random: Math.random,
      onRefused: (run) => recorder.refused(run),
      onChange: setWaiting,
    });
    const recorder = createCapture({
      browser: {
        devices: pageDevices(),
        Recorder: window.MediaRecorder as typeof MediaRecorder | undefined,
      },
      mix: interviewerSound.mixedWith,
      clock: browserClock,
      newId: randomUuid,
      isBlocked: ({ sound, picture }) =>
        (sound && withheld.includes('microphone')) || (picture && withheld.includes('camera')),
      onBytes: chunks.add,
      onChange: setStatus,
      onRun: setRunNow,
    });
    return { capture: recorder, queue: chunks };
  }, []);

  const agreed = agreedTracks(state);
  const sound = wanted?.sound ?? false;
  const picture = wanted?.picture ?? false;
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

  function textOf(): string | null {
    if (t === null) return null;
    if (agreed === null) return wasRecorded ? t('stopped') : null;
    if (status === 'on') return t(sound && picture ? 'both' : sound ? 'sound' : 'picture');
    if (status !== 'off') return t(WORDS[status]);
    return wasRecorded && state.phase === 'ended' ? '' : null;
  }
}
