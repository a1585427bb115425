import { expect, test } from 'vitest';
import { createInterviewerSound } from './interviewer-sound.ts';

class FakeNode {
  readonly to: FakeNode[] = [];
  readonly context: FakeAudio;
  constructor(context: FakeAudio) {
    this.context = context;
  }
  connect(node: FakeNode) {
    this.to.push(node);
  }
  disconnect(node: FakeNode) {
    this.to.splice(this.to.indexOf(node), 1);
  }
}

class FakeAudio extends EventTarget {
  state = 'running';
  readonly outputs: { node: FakeNode; stopped: boolean }[] = [];
  createGain() {
    return new FakeNode(this);
  }
  createMediaStreamSource() {
    return new FakeNode(this);
  }
  createMediaStreamDestination() {
    const output = { node: new FakeNode(this), stopped: false };
    this.outputs.push(output);
    const track = { kind: 'audio', of: 'mix', stop: () => (output.stopped = true) };
    return Object.assign(output.node, { stream: { getAudioTracks: () => [track], getTracks: () => [track] } });
  }
  become(state: string) {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

const devicesWith = (...kinds: string[]) => {
  const tracks = kinds.map((kind) => ({ kind, of: 'device' }));
  return {
    getAudioTracks: () => tracks.filter(({ kind }) => kind === 'audio'),
    getVideoTracks: () => tracks.filter(({ kind }) => kind === 'video'),
  } as unknown as MediaStream;
};

function stage() {
  Object.assign(globalThis, {
    MediaStream: class {
      readonly tracks: unknown[];
      constructor(tracks: unknown[]) {
        this.tracks = tracks;
      }
    },
  });
  const audio = new FakeAudio();
  const sound = createInterviewerSound(() => audio as unknown as AudioContext);
  const played = new FakeNode(audio);
  let lost = 0;
  const mix = (devices = devicesWith('audio', 'video')) => sound.mixedWith(devices, () => (lost += 1));
  return { audio, sound, played, mix, lost: () => lost };
}

test('the picture of the devices and one sound: the person and what is played, as long as it is recorded', () => {
  const { audio, sound, played, mix } = stage();
  const mixed = mix();
  sound.plays(played as unknown as AudioNode);
  const { tracks } = (mixed?.stream ?? {}) as unknown as { tracks: { kind: string; of: string }[] };
  expect(tracks.map(({ kind, of }) => [kind, of])).toEqual([
    ['video', 'device'],
    ['audio', 'mix'],
  ]);
  const [bus] = played.to;
  const [output] = audio.outputs;
  expect(bus?.to).toEqual([output?.node]);
  mixed?.release();
  expect([bus?.to, output?.stopped]).toEqual([[], true]);
});

test('nothing is mixed without a sound to mix, nor while the page’s own stands still', () => {
  const { audio, mix } = stage();
  expect(mix(devicesWith('video'))).toBeNull();
  audio.state = 'suspended';
  expect(mix()).toBeNull();
  expect(createInterviewerSound(() => null).mixedWith(devicesWith('audio'), () => undefined)).toBeNull();
});

test('who records hears once the page’s sound stands still, and no more when it has let go', () => {
  const { audio, mix, lost } = stage();
  const mixed = mix();
  audio.become('interrupted');
  expect(lost()).toBe(1);
  mixed?.release();
  audio.become('suspended');
  expect(lost()).toBe(1);
});
