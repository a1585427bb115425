import type { Page, Route } from 'playwright-core';

/** What the page is given in place of a server that hears and speaks, and of the devices. */
export type VoiceStage = {
  /** How a request for a microphone ends: `open`, or the name and message of the error; `never` leaves the browser asking. */
  microphone?: 'open' | 'never' | 'none' | { name: string; message: string } | undefined;
  /** What each piece of speech comes to; null: the server does not say yet. */
  hears?:
    | { text: string; confidence: number; sense?: string; state?: string }
    | null
    | { status: number; code: string };
  /** What is written down of a sentence while it is said; absent: nothing. */
  captions?: string;
  /** Changes what the server says of the room. */
  state?: (state: Json) => void;
  /** Prompts are read aloud: as a sound of so many milliseconds, a failure, or one that is never made. */
  reads?: number | 'failed' | 'locked' | 'never';
  /** How a request for a picture ends: the name and message of the error; absent: it is given. */
  camera?: { name: string; message: string } | undefined;
  /** The line is slower than what is recorded; the browser has no recorder, or one that ends in mid-recording. */
  recording?: 'slow' | 'unsupported' | 'failed';
  /** So much of what the page plays comes back into its microphone. */
  echo?: number | undefined;
  /** A minute passes in a moment. */
  minute?: 'short' | undefined;
  /** How long the line takes for a measurement; absent: it cannot be measured. */
  lineMs?: number;
};

// biome-ignore lint/suspicious/noExplicitAny: a reply as it comes over the wire
export type Json = any;

const RATE = 16_000;

type FakeDevices = Pick<VoiceStage, 'microphone' | 'camera' | 'echo' | 'minute'> & { locked: boolean };

/** In the page: the microphone is a sound that a test switches on (`speaks`), ends (`unplug`) and mutes (`mute`). */
function fakeDevices({ microphone, camera, echo, locked, minute }: FakeDevices) {
  const scene: Json = {};
  Object.assign(globalThis, { scene });
  if (minute === 'short') {
    const wait: Json = setTimeout;
    Object.assign(globalThis, {
      setTimeout: (run: () => void, ms = 0, ...rest: unknown[]) => wait(run, ms === 60_000 ? 1_500 : ms, ...rest),
    });
  }
  if (locked)
    Object.defineProperty(AudioContext.prototype, 'state', { configurable: true, get: () => 'suspended' as const });
  if (echo !== undefined) {
    // What is played through the page's loudspeaker goes through the microphone as well.
    const Own = AudioContext;
    globalThis.AudioContext = class extends Own {
      constructor(options?: AudioContextOptions) {
        super(options);
        scene.context ??= this;
      }
    };
    const start = AudioBufferSourceNode.prototype.start;
    AudioBufferSourceNode.prototype.start = function startBoth(...when) {
      if (scene.back !== undefined) this.connect(scene.back);
      return start.apply(this, when);
    };
  }
  if (microphone === 'none') {
    Object.defineProperty(navigator, 'mediaDevices', { value: undefined });
    return;
  }
  const devices = navigator.mediaDevices;
  let output = 'loudspeaker';
  devices.enumerateDevices = async () => [
    { kind: 'audiooutput', deviceId: output, groupId: output, label: '' } as MediaDeviceInfo,
  ];
  scene.changeOutput = () => {
    output = 'headphones';
    devices.dispatchEvent(new Event('devicechange'));
  };
  const pictures: MediaStreamTrack[] = [];
  scene.unplugCamera = () => {
    for (const track of pictures) track.dispatchEvent(new Event('ended'));
  };
  /** Copies of a track hear nothing of its events: each is known here. */
  const known = (track: MediaStreamTrack): MediaStreamTrack => {
    const clone = track.clone.bind(track);
    track.clone = () => known(clone());
    pictures.push(track);
    return track;
  };
  devices.getUserMedia = async (wanted) => {
    let picture: MediaStream | null = null;
    if (wanted?.video) {
      if (camera !== undefined) throw new DOMException(camera.message, camera.name);
      const canvas = document.createElement('canvas');
      canvas.width = 640;
      canvas.height = 360;
      // A picture in which nothing moves has no frames.
      const brush = canvas.getContext('2d');
      const paint = () => {
        if (brush !== null) brush.fillStyle = Date.now() % 2 === 0 ? 'black' : 'gray';
        brush?.fillRect(0, 0, 640, 360);
      };
      paint();
      setInterval(paint, 50);
      picture = canvas.captureStream(15);
      for (const track of picture.getTracks()) known(track);
      if (!wanted.audio) return picture;
    }
    if (microphone === 'never') return new Promise<MediaStream>(() => undefined);
    if (typeof microphone === 'object') throw new DOMException(microphone.message, microphone.name);
    const context: AudioContext = scene.context ?? new AudioContext();
    await context.resume();
    const voice = context.createOscillator();
    const gain = context.createGain();
    gain.gain.value = 0;
    const to = context.createMediaStreamDestination();
    voice.connect(gain).connect(to);
    voice.start();
    if (echo !== undefined) {
      const back = context.createGain();
      back.gain.value = echo;
      const meter = context.createAnalyser();
      back.connect(to);
      back.connect(meter);
      scene.back = back;
      scene.loudest = 0;
      const heard = new Float32Array(meter.fftSize);
      setInterval(() => {
        meter.getFloatTimeDomainData(heard);
        for (const sample of heard) scene.loudest = Math.max(scene.loudest, Math.abs(sample));
      }, 50);
    }
    const [track] = to.stream.getAudioTracks();
    if (track === undefined) throw new Error('no track');
    scene.speaks = (is: boolean) => {
      gain.gain.value = is ? 0.4 : 0;
    };
    scene.unplug = () => track.dispatchEvent(new Event('ended'));
    scene.mute = () => track.dispatchEvent(new Event('mute'));
    // Copies of a track hear nothing of its events: the page gets this one.
    track.clone = () => track;
    for (const seen of picture?.getTracks() ?? []) to.stream.addTrack(seen);
    return to.stream;
  };
}

/** In the page: a recorder gives its chunks so often that a slow line is known for one soon. */
function recordsOften() {
  const start = MediaRecorder.prototype.start;
  MediaRecorder.prototype.start = function startOften() {
    return start.call(this, 300);
  };
}

/** In the page: a browser that gives devices and cannot record them. */
function recordsNothing() {
  Object.defineProperty(globalThis, 'MediaRecorder', { value: undefined });
}

/** In the page: a recorder that breaks after a moment. */
function recordsBriefly() {
  const start = MediaRecorder.prototype.start;
  MediaRecorder.prototype.start = function startBriefly(every) {
    setTimeout(() => this.dispatchEvent(new Event('error')), 1_000);
    return start.call(this, every);
  };
}

/** A chunk takes longer than the three seconds that it holds. */
const SLOW_CHUNK_MS = 3_200;

/** A sound with syllables as a WAV file, as loud as a voice that reads. */
function wavOf(ms: number): Buffer {
  const samples = Int16Array.from({ length: (RATE * ms) / 1_000 }, (_, at) => {
    const syllable = Math.abs(Math.sin((at * Math.PI * 4) / RATE));
    return 6_000 * syllable * Math.sin(at / 9);
  });
  const header = Buffer.alloc(44);
  header.write('RIFF', 0);
  header.writeUInt32LE(36 + samples.byteLength, 4);
  header.write('WAVEfmt ', 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(RATE, 24);
  header.writeUInt32LE(RATE * 2, 28);
  header.writeUInt16LE(2, 32);
  header.writeUInt16LE(16, 34);
  header.write('data', 36);
  header.writeUInt32LE(samples.byteLength, 40);
  return Buffer.concat([header, Buffer.from(samples.buffer)]);
}

/** Before the page is opened: the devices, and the server's part in speaking. */
export async function playVoice(page: Page, stage: VoiceStage): Promise<void> {
  const { microphone = 'open', camera, captions, echo, hears, reads, state, lineMs, minute, recording } = stage;
  await page.addInitScript(fakeDevices, { microphone, camera, echo, minute, locked: reads === 'locked' });
  if (recording === 'slow') await page.addInitScript(recordsOften);
  if (recording === 'unsupported') await page.addInitScript(recordsNothing);
  if (recording === 'failed') await page.addInitScript(recordsBriefly);
  await page.route('**/room/api/recording/**', async (route) => {
    if (recording === 'slow') await new Promise((done) => setTimeout(done, SLOW_CHUNK_MS));
    return route.fulfill({ status: 204 }).catch(() => undefined);
  });
  await page.route('**/room/api/hearing?*', (route) => route.fulfill({ json: { pieces: [] } }));
  await page.route('**/room/api/hearing/*/*', (route) => hear(route, hears));
  await page.route('**/room/api/caption*', (route) => route.fulfill({ json: { text: captions ?? null } }));
  await page.route('**/room/api/line*', async (route) => {
    if (lineMs === undefined) return route.fulfill({ status: 503 });
    // What is small comes at once: a line is measured by what takes longer.
    const isSmall = (route.request().postDataBuffer()?.length ?? Number.MAX_SAFE_INTEGER) < 10_000;
    if (!isSmall) await new Promise((done) => setTimeout(done, lineMs));
    return route.fulfill({ status: 200, body: Buffer.alloc(98_000) });
  });
  await page.route('**/room/api/speech/*', (route) => {
    const part = new URL(route.request().url()).searchParams.get('part');
    if (reads === 'failed') return route.fulfill({ status: 503 });
    if (reads === 'never') return;
    return part === '0' && reads !== undefined
      ? route.fulfill({ contentType: 'audio/wav', body: wavOf(reads === 'locked' ? 1_000 : reads) })
      : route.fulfill({ status: 204 });
  });
  const change = async (route: Route) => {
    const response = await route.fetch({ timeout: 60_000 }).catch(() => null);
    if (response === null) return route.abort().catch(() => undefined);
    if (!response.ok()) return route.fulfill({ response });
    const told = await response.json();
    const prompt = told.conversation?.prompt;
    if (prompt && reads !== undefined) prompt.speechUrl = `/room/api/speech/${prompt.id}`;
    state?.(told);
    return route.fulfill({ response, json: told }).catch(() => undefined);
  };
  await page.route(/\/room\/api\/(state|consent|begin|answer|typing|mode|resume|correct)(\?|$)/, change);
}

function hear(route: Route, hears: VoiceStage['hears']) {
  const [take = '', seq = ''] = new URL(route.request().url()).pathname.split('/').slice(-2);
  if (hears && 'status' in hears)
    return route.fulfill({ status: hears.status, json: { status: hears.status, code: hears.code, message: '' } });
  const told = { take, seq: Number(seq), sense: 'answer', open: false, placed: false };
  return route.fulfill({
    json:
      hears === undefined || hears === null
        ? { ...told, state: 'waiting', text: '', confidence: null }
        : { ...told, state: 'text', ...hears },
  });
}
