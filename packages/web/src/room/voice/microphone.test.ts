import { afterEach, beforeEach, expect, test, vi } from 'vitest';

vi.mock('./pcm-worklet.ts?worker&url', () => ({ default: '/pcm.js' }));
const { createMicrophone } = await import('./microphone.ts');
type Status = Parameters<Parameters<typeof createMicrophone>[0]['onChange']>[0];

class Track {
  onended: (() => void) | null = null;
  onmute: (() => void) | null = null;
  onunmute: (() => void) | null = null;
  muted = false;
  live = true;
  stop() {
    this.live = false;
  }
}

class Node {
  static made: Node[] = [];
  readonly port: { onmessage: ((event: { data: Float32Array }) => void) | null } = { onmessage: null };
  constructor() {
    Node.made.push(this);
  }
  connect() {}
  disconnect() {}
}

beforeEach(() => {
  Node.made = [];
  vi.stubGlobal('AudioWorkletNode', Node);
});
afterEach(() => vi.unstubAllGlobals());

function open(answer: () => Promise<Track>, { blocked = false, devices = true, worklet = true } = {}) {
  const statuses: Status[] = [];
  const frames: Float32Array[] = [];
  const tracks: Track[] = [];
  const microphone = createMicrophone({
    devices: () =>
      devices
        ? {
            async getUserMedia() {
              const track = await answer();
              tracks.push(track);
              return { getTracks: () => [track], getAudioTracks: () => [track] } as unknown as MediaStream;
            },
          }
        : undefined,
    context: () =>
      ({
        sampleRate: 48_000,
        audioWorklet: worklet ? { addModule: async () => undefined } : undefined,
        createGain: () => ({ gain: { value: 1 }, connect: () => undefined, disconnect: () => undefined }),
        createMediaStreamSource: () => ({ connect: () => undefined, disconnect: () => undefined }),
      }) as unknown as AudioContext,
    isBlocked: () => blocked,
    onFrame: (frame) => frames.push(frame),
    onChange: (status) => statuses.push(status),
  });
  return { microphone, statuses, frames, tracks };
}

const refusal =
  (name: string, message = '') =>
  async (): Promise<Track> => {
    throw new DOMException(message, name);
  };

test.each<[string, () => Promise<Track>, Status]>([
  ['a person says no', refusal('NotAllowedError', 'Permission denied'), 'denied'],
  ['the system says no', refusal('NotAllowedError', 'Permission denied by system'), 'denied-by-system'],
  ['a policy says no', refusal('SecurityError'), 'blocked'],
  ['there is none', refusal('NotFoundError'), 'missing'],
  ['another program has it', refusal('NotReadableError'), 'busy'],
  ['nobody knows why', refusal('TypeError'), 'failed'],
])('%s: it is said so, and the next try is made all the same', async (_, answer, status) => {
  const { microphone, statuses } = open(answer);
  await microphone.open();
  await microphone.open();
  expect(statuses).toEqual(['asking', status, 'asking', status]);
});

test('where the page around withholds it nothing is asked of the browser', async () => {
  const asked = vi.fn(async () => new Track());
  const { microphone, statuses } = open(asked, { blocked: true });
  await microphone.open();
  expect([statuses, asked.mock.calls]).toEqual([['blocked'], []]);
});

test.each([{ devices: false }, { worklet: false }])(
  'a browser without %j is no browser for speaking',
  async (without) => {
    const { microphone, statuses } = open(async () => new Track(), without);
    await microphone.open();
    expect(statuses).toEqual(['unsupported']);
  },
);

test('it gives frames of 20 ms at 16 kHz, however the browser hands the sound over', async () => {
  const { microphone, frames } = open(async () => new Track());
  await microphone.open();
  for (let piece = 0; piece < 24; piece += 1)
    Node.made[0]?.port.onmessage?.({ data: new Float32Array(2_048).fill(0.1) });
  expect(frames.every(({ length }) => length === 320)).toBe(true);
  // A second and 24 ms of it, less what the filter still holds.
  expect(frames.length).toBeGreaterThanOrEqual(49);
  expect(frames.length).toBeLessThanOrEqual(51);
});

test('unplugged in the middle, muted by a call, and back', async () => {
  const { microphone, statuses, tracks } = open(async () => new Track());
  await microphone.open();
  tracks[0]?.onmute?.();
  tracks[0]?.onunmute?.();
  expect(statuses).toEqual(['asking', 'on', 'muted', 'on']);
  tracks[0]?.onended?.();
  expect(statuses.at(-1)).toBe('unplugged');
  await microphone.open();
  expect(statuses.at(-1)).toBe('on');
});

test('a permission that comes too late opens nothing', async () => {
  let grant: (track: Track) => void = () => undefined;
  const { microphone, statuses, tracks } = open(() => new Promise((resolve) => (grant = resolve)));
  const opening = microphone.open();
  microphone.close();
  grant(new Track());
  await opening;
  expect(statuses).toEqual(['asking', 'off']);
  expect(tracks[0]?.live).toBe(false);
});

test('closed, the device is let go of and nothing is heard any more', async () => {
  const { microphone, frames, tracks } = open(async () => new Track());
  await microphone.open();
  const [node] = Node.made;
  microphone.close();
  node?.port.onmessage?.({ data: new Float32Array(48_000) });
  expect([tracks[0]?.live, frames]).toEqual([false, []]);
});
