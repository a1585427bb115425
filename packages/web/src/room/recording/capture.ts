import { CHUNK_EVERY_MS } from '@colloquy/contract/room';
import type { Clock } from '../core/clock.ts';
import { VOICE_CONSTRAINTS } from '../voice/shared-devices.ts';
import type { Run } from './chunk-queue.ts';
import type { Mixed } from './interviewer-sound.ts';
import { sameTracks, type Tracks } from './tracks.ts';

/**
 * What the candidate is told.
 *
 *   off ─want→ asking ─→ on ─→ off
 *                └→ denied, denied-by-system, blocked, missing, busy, unsupported     on └→ unplugged, failed     (again → asking)
 */
export type CaptureStatus =
  | 'off'
  | 'asking'
  | 'on'
  /** A person, or the browser's settings, said no. */
  | 'denied'
  /** The device keeps it from the browser itself. */
  | 'denied-by-system'
  /** The page around this one withholds the device. */
  | 'blocked'
  | 'missing'
  | 'busy'
  | 'unplugged'
  | 'unsupported'
  | 'failed';

export type CaptureFault = Exclude<CaptureStatus, 'off' | 'on' | 'asking'>;

/** What of the browser is used, looked for at each opening: some show their devices late. A test brings its own. */
export type CaptureBrowser = {
  devices: () => Pick<MediaDevices, 'getUserMedia'> | undefined;
  recorder: () => typeof MediaRecorder | undefined;
};

/** Best first. MP4 plays everywhere; the recorder's own choice is asked for last. */
const TYPES: Record<'picture' | 'sound', readonly string[]> = {
  picture: ['video/mp4;codecs=avc1.42E01E,mp4a.40.2', 'video/webm;codecs=vp8,opus', 'video/webm', ''],
  sound: ['audio/mp4;codecs=mp4a.40.2', 'audio/webm;codecs=opus', 'audio/webm', ''],
};
/** As the camera is asked for. */
export const PICTURE_CONSTRAINTS = { width: { ideal: 640 }, height: { ideal: 360 }, frameRate: { ideal: 15, max: 15 } };
const BITS = { videoBitsPerSecond: 250_000, audioBitsPerSecond: 32_000 };
/** A recorder that has given nothing after this long, although asked, will not: the next kind is tried. */
const PROBE_MS = 2_000;
const PROBE_GRACE_MS = 2_000;

export type Capture = ReturnType<typeof createCapture>;

/** One stream and one recorder at a time; each start of a recorder is a run of its own. */
export function createCapture(options: {
  browser: CaptureBrowser;
  /** What a recorder gets of the devices' stream; null: that itself. See `InterviewerSound`. */
  mix?: (devices: MediaStream, onLost: () => void) => Mixed | null;
  clock: Clock;
  newId: () => string;
  isBlocked: (tracks: Tracks) => boolean;
  onBytes: (run: Run, bytes: Blob, last: boolean) => void;
  onChange: (status: CaptureStatus) => void;
  /** Which run is under way; null when none is. */
  onRun?: (run: { id: string; startedAtMs: number } | null) => void;
}) {
  const { browser, clock, newId, isBlocked, onBytes, onChange, onRun = () => undefined } = options;
  let status: CaptureStatus = 'off';
  let wanted: Tracks | null = null;
  /** Grows with each request: what an older one still brings is put away. */
  let turn = 0;
  let stream: MediaStream | null = null;
  let recording: { run: Run; recorder: MediaRecorder; cancelProbe: () => void; ending: boolean } | null = null;

  function say(next: CaptureStatus) {
    status = next;
    onChange(next);
  }

  function release() {
    for (const track of stream?.getTracks() ?? []) {
      track.onended = null;
      track.stop();
    }
    stream = null;
  }

  /** The recorder gives what it still has; the devices are let go of when it has. */
  function stop() {
    const current = recording;
    recording = null;
    onRun(null);
    if (current === null) return release();
    current.cancelProbe();
    current.ending = true;
    const held = stream;
    stream = null;
    const free = () => {
      for (const track of held?.getTracks() ?? []) track.stop();
    };
    for (const track of held?.getTracks() ?? []) track.onended = null;
    if (current.recorder.state === 'inactive') return free();
    current.recorder.addEventListener('stop', free, { once: true });
    current.recorder.stop();
  }

  function fail(next: CaptureStatus) {
    turn += 1;
    stop();
    say(next);
  }

  async function open(tracks: Tracks) {
    turn += 1;
    const mine = turn;
    const devices = browser.devices();
    const Recorder = browser.recorder();
    if (devices === undefined || Recorder === undefined) return say('unsupported');
    if (isBlocked(tracks)) return say('blocked');
    say('asking');
    let opened: MediaStream;
    try {
      opened = await devices.getUserMedia(constraintsOf(tracks));
    } catch (error) {
      if (mine === turn) say(captureFaultOf(error));
      return;
    }
    if (mine !== turn) {
      for (const track of opened.getTracks()) track.stop();
      return;
    }
    stream = opened;
    for (const track of opened.getTracks()) track.onended = () => mine === turn && fail('unplugged');
    record(Recorder, opened, tracks, mine, 0);
  }

  /** The best kind from `first` on that the recorder takes; each is a run of its own. */
  function record(Recorder: typeof MediaRecorder, from: MediaStream, tracks: Tracks, mine: number, first: number) {
    const types = TYPES[tracks.picture ? 'picture' : 'sound'];
    const kind = types.findIndex((type, place) => place >= first && isTaken(Recorder, type));
    const type = types[kind];
    if (type === undefined) {
      fail('unsupported');
      return;
    }
    const next = () => record(Recorder, from, tracks, mine, kind + 1);
    const run: Run = { id: newId(), type, tracks, startedAtMs: clock.now() };
    let isGiving = false;
    let cancelProbe = () => {};
    let recorder: MediaRecorder;
    const mixed = options.mix?.(from, () => restart()) ?? null;
    try {
      recorder = new Recorder(mixed?.stream ?? from, type === '' ? BITS : { ...BITS, mimeType: type });
      recorder.start(CHUNK_EVERY_MS);
    } catch {
      mixed?.release();
      next();
      return;
    }
    recorder.addEventListener('stop', () => mixed?.release(), { once: true });
    run.startedAtMs = clock.now();
    const current = { run, recorder, cancelProbe: () => cancelProbe(), ending: false };
    recorder.ondataavailable = ({ data }) => {
      if (data.size === 0) return;
      isGiving = true;
      if (recorder.mimeType !== '') run.type = recorder.mimeType;
      onBytes(run, data, current.ending);
    };
    /** The same devices as a new run, without what was mixed in. */
    const restart = () => {
      if (mine !== turn || recording !== current) return;
      current.cancelProbe();
      current.ending = true;
      recorder.stop();
      record(Recorder, from, tracks, mine, kind);
    };
    recorder.onerror = () => mine === turn && fail('failed');
    cancelProbe = clock.after(PROBE_MS, () => {
      if (recorder.state === 'recording') recorder.requestData();
      cancelProbe = clock.after(PROBE_GRACE_MS, () => {
        if (isGiving || mine !== turn) return;
        recorder.ondataavailable = null;
        if (recorder.state !== 'inactive') recorder.stop();
        recording = null;
        next();
      });
    });
    recording = current;
    onRun(run);
    say('on');
  }

  return {
    status: () => status,
    /** Records these tracks from now on; null for none. The same request again changes nothing. */
    want(tracks: Tracks | null) {
      if (sameTracks(tracks, wanted)) return;
      wanted = tracks;
      turn += 1;
      stop();
      if (tracks === null) say('off');
      else void open(tracks);
    },
    /** After a fault: asks for the devices once more. */
    again() {
      if (wanted === null || status === 'asking' || status === 'on') return;
      void open(wanted);
    },
    /** The server takes no more of it. */
    refused(run: Run) {
      if (recording?.run.id === run.id) fail('failed');
    },
  };
}

/** The recorder's own choice always is; where it cannot be asked, that alone. */
function isTaken(Recorder: typeof MediaRecorder, type: string): boolean {
  return type === '' || (typeof Recorder.isTypeSupported === 'function' && Recorder.isTypeSupported(type));
}

/** How the devices of these tracks are asked for. */
export function constraintsOf({ sound, picture }: Tracks): MediaStreamConstraints {
  return { audio: sound ? VOICE_CONSTRAINTS : false, video: picture ? PICTURE_CONSTRAINTS : false };
}

/** Why a device was not given. Browsers tell a refusal by the system from one by a person in words alone. */
export function captureFaultOf(error: unknown): CaptureFault {
  const { name, message } = error instanceof Error || error instanceof DOMException ? error : { name: '', message: '' };
  switch (name) {
    case 'NotAllowedError':
      return /system/i.test(message) ? 'denied-by-system' : 'denied';
    case 'SecurityError':
      return 'blocked';
    case 'NotFoundError':
    case 'OverconstrainedError':
      return 'missing';
    case 'NotReadableError':
    case 'AbortError':
      return 'busy';
    default:
      return 'failed';
  }
}
