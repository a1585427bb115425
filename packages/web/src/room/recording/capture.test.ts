import { expect, test } from 'vitest';
import { createFakeClock } from '../testing/fake-clock.ts';
import { VOICE_CONSTRAINTS } from '../voice/shared-devices.ts';
import { type CaptureStatus, createCapture } from './capture.ts';
import type { Run } from './chunk-queue.ts';

class FakeTrack {
  onended: (() => void) | null = null;
  live = true;
  stop() {
    this.live = false;
  }
}

class FakeRecorder extends EventTarget {
  static supported: readonly string[] = ['video/webm;codecs=vp8,opus'];
  static made: FakeRecorder[] = [];
  static isTypeSupported(type: string) {
    return FakeRecorder.supported.includes(type);
  }
  state = 'inactive';
  mimeType: string;
  ondataavailable: ((event: { data: Blob }) => void) | null = null;
  onerror: (() => void) | null = null;
  asked = 0;
  readonly stream: unknown;
  constructor(stream: unknown, options: { mimeType?: string }) {
    super();
    this.stream = stream;
    this.mimeType = options.mimeType ?? 'video/mp4';
    FakeRecorder.made.push(this);
  }
  start() {
    this.state = 'recording';
  }
  requestData() {
    this.asked += 1;
  }
  give(text: string) {
    this.ondataavailable?.({ data: new Blob([text]) });
  }
  stop() {
    this.state = 'inactive';
    this.give('end');
    this.dispatchEvent(new Event('stop'));
  }
}

const BOTH = { sound: true, picture: true };

function stage(
  open: (constraints: MediaStreamConstraints) => Promise<FakeTrack[]>,
  supported?: readonly string[],
  mix?: Parameters<typeof createCapture>[0]['mix'],
) {
  FakeRecorder.made = [];
  FakeRecorder.supported = supported ?? ['video/webm;codecs=vp8,opus'];
  const clock = createFakeClock();
  const said: CaptureStatus[] = [];
  const given: { run: Run; text: Promise<string>; last: boolean }[] = [];
  let ids = 0;
  const capture = createCapture({
    browser: {
      devices: () => ({
        getUserMedia: async (constraints?: MediaStreamConstraints) => {
          const tracks = await open(constraints ?? {});
          return { getTracks: () => tracks } as unknown as MediaStream;
        },
      }),
      recorder: () => FakeRecorder as unknown as typeof MediaRecorder,
    },
    clock,
    newId: () => {
      ids += 1;
      return `run-${ids}`;
    },
    isBlocked: () => false,
    ...(mix === undefined ? {} : { mix }),
    onBytes: (run, bytes, last) => given.push({ run, text: bytes.text(), last }),
    onChange: (status) => said.push(status),
  });
  return { capture, clock, said, given };
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

test('one recorder at 640 by 360 and 15 frames; its last piece says so and lets go of the devices', async () => {
  const track = new FakeTrack();
  const asked: MediaStreamConstraints[] = [];
  const { capture, given, said } = stage(async (constraints) => {
    asked.push(constraints);
    return [track];
  });
  capture.want(BOTH);
  await settled();
  expect(asked).toEqual([
    {
      audio: VOICE_CONSTRAINTS,
      video: { width: { ideal: 640 }, height: { ideal: 360 }, frameRate: { ideal: 15, max: 15 } },
    },
  ]);
  FakeRecorder.made[0]?.give('one');
  capture.want(null);
  expect(await Promise.all(given.map(async ({ text, last }) => [await text, last]))).toEqual([
    ['one', false],
    ['end', true],
  ]);
  expect(given[0]?.run).toMatchObject({ id: 'run-1', type: 'video/webm;codecs=vp8,opus' });
  expect(track.live).toBe(false);
  expect(said).toEqual(['asking', 'on', 'off']);
});

test('what is mixed in is recorded; when that stands still, a new run goes on with the devices alone', async () => {
  const track = new FakeTrack();
  const released: string[] = [];
  let isRunning = true;
  let lose = () => {};
  const { capture, given } = stage(
    async () => [track],
    undefined,
    (_devices, onLost) => {
      if (isRunning) lose = onLost;
      return isRunning ? { stream: 'mixed' as unknown as MediaStream, release: () => released.push('mixed') } : null;
    },
  );
  capture.want(BOTH);
  await settled();
  expect(FakeRecorder.made.map(({ stream }) => stream)).toEqual(['mixed']);
  FakeRecorder.made[0]?.give('one');
  isRunning = false;
  lose();
  expect(FakeRecorder.made).toHaveLength(2);
  expect(FakeRecorder.made[1]?.stream).not.toBe('mixed');
  expect(released).toEqual(['mixed']);
  // The lost one says so once: what it still tells is of no run that is under way.
  lose();
  expect([FakeRecorder.made.length, capture.status(), track.live]).toEqual([2, 'on', true]);
  FakeRecorder.made[1]?.give('two');
  expect(await Promise.all(given.map(async ({ run, text, last }) => [run.id, await text, last]))).toEqual([
    ['run-1', 'one', false],
    ['run-1', 'end', true],
    ['run-2', 'two', false],
  ]);
});

test.each([
  ['NotAllowedError', 'denied'],
  ['NotFoundError', 'missing'],
  ['NotReadableError', 'busy'],
  ['SecurityError', 'blocked'],
])('%s is said as %s, and another try works with one stream open', async (name, status) => {
  let tries = 0;
  const tracks: FakeTrack[] = [];
  const { capture } = stage(async () => {
    tries += 1;
    if (tries === 1) throw new DOMException('', name);
    tracks.push(new FakeTrack());
    return tracks;
  });
  capture.want(BOTH);
  await settled();
  expect(capture.status()).toBe(status);
  capture.again();
  await settled();
  expect(capture.status()).toBe('on');
  expect(tracks.filter(({ live }) => live)).toHaveLength(1);
});

test('a device that goes away ends the run; another try is a new one', async () => {
  const tracks: FakeTrack[] = [];
  const { capture, given } = stage(async () => {
    const track = new FakeTrack();
    tracks.push(track);
    return [track];
  });
  capture.want(BOTH);
  await settled();
  tracks[0]?.onended?.();
  expect(capture.status()).toBe('unplugged');
  capture.again();
  await settled();
  FakeRecorder.made[1]?.give('more');
  expect(given.map(({ run }) => run.id)).toEqual(['run-1', 'run-2']);
});

test('a kind that gives nothing in four seconds gives way to the next', async () => {
  const { capture, clock, given } = stage(
    async () => [new FakeTrack()],
    ['video/mp4;codecs=avc1.42E01E,mp4a.40.2', 'video/webm;codecs=vp8,opus'],
  );
  capture.want(BOTH);
  await settled();
  await clock.pass(2_000);
  expect(FakeRecorder.made[0]?.asked).toBe(1);
  await clock.pass(2_000);
  expect(FakeRecorder.made.map(({ mimeType }) => mimeType)).toEqual([
    'video/mp4;codecs=avc1.42E01E,mp4a.40.2',
    'video/webm;codecs=vp8,opus',
  ]);
  FakeRecorder.made[1]?.give('one');
  expect(given.map(({ run }) => run.id)).toEqual(['run-2']);
});

test('taken back while the browser still asks, the stream that comes is closed at once', async () => {
  const track = new FakeTrack();
  let give = (_tracks: FakeTrack[]): void => undefined;
  const { capture } = stage(
    () =>
      new Promise((resolve) => {
        give = resolve;
      }),
  );
  capture.want(BOTH);
  capture.want(null);
  give([track]);
  await settled();
  expect([track.live, FakeRecorder.made.length, capture.status()]).toEqual([false, 0, 'off']);
});

test('a browser that cannot be asked which kinds it takes records in its own', async () => {
  const ask = FakeRecorder.isTypeSupported;
  Reflect.deleteProperty(FakeRecorder, 'isTypeSupported');
  try {
    const { capture, given } = stage(async () => [new FakeTrack()]);
    capture.want(BOTH);
    await settled();
    FakeRecorder.made[0]?.give('one');
    expect(given[0]?.run.type).toBe('video/mp4');
  } finally {
    FakeRecorder.isTypeSupported = ask;
  }
});

test.each([0, 130, 1_490, 2_990])(
  'stopped %i ms into a slice, all up to that moment is given, the last marked so',
  async (offsetMs) => {
    const { capture, given, clock } = stage(async () => [new FakeTrack()]);
    capture.want(BOTH);
    await settled();
    const [recorder] = FakeRecorder.made;
    if (recorder === undefined) throw new Error('nothing records');
    const begunMs = clock.now();
    // A recorder gives what is left a moment after it was told to stop.
    let stoppedMs = 0;
    recorder.stop = () => {
      stoppedMs = clock.now();
      recorder.state = 'inactive';
      clock.after(70, () => {
        recorder.give(`until ${stoppedMs - begunMs}`);
        recorder.dispatchEvent(new Event('stop'));
      });
    };
    await clock.pass(3_000);
    recorder.give('until 3000');
    await clock.pass(offsetMs);
    capture.want(null);
    await clock.pass(200);
    expect(await Promise.all(given.map(async ({ text, last }) => [await text, last]))).toEqual([
      ['until 3000', false],
      [`until ${3_000 + offsetMs}`, true],
    ]);
  },
);

test('a browser that shows its devices or its recorder late has them at the next try', async () => {
  FakeRecorder.made = [];
  FakeRecorder.supported = ['video/webm;codecs=vp8,opus'];
  let devices: Pick<MediaDevices, 'getUserMedia'> | undefined;
  let recorder: typeof MediaRecorder | undefined;
  const said: CaptureStatus[] = [];
  const capture = createCapture({
    browser: { devices: () => devices, recorder: () => recorder },
    clock: createFakeClock(),
    newId: () => 'run',
    isBlocked: () => false,
    onBytes: () => undefined,
    onChange: (status) => said.push(status),
  });
  capture.want(BOTH);
  expect(said).toEqual(['unsupported']);
  devices = { getUserMedia: async () => ({ getTracks: () => [] }) as unknown as MediaStream };
  capture.again();
  expect(said).toEqual(['unsupported', 'unsupported']);
  recorder = FakeRecorder as unknown as typeof MediaRecorder;
  capture.again();
  await settled();
  expect(said.slice(2)).toEqual(['asking', 'on']);
});
