import { beforeEach, expect, test, vi } from 'vitest';
import { createSharedDevices } from './shared-devices.ts';

class Track {
  readyState: 'live' | 'ended' = 'live';
  readonly kind: 'audio' | 'video';
  constructor(kind: 'audio' | 'video') {
    this.kind = kind;
  }
  stop() {
    this.readyState = 'ended';
  }
  clone() {
    return new Track(this.kind);
  }
}

class Stream {
  readonly tracks: Track[];
  constructor(tracks: readonly Track[] = []) {
    this.tracks = [...tracks];
  }
  getTracks() {
    return this.tracks;
  }
  addTrack(track: Track) {
    this.tracks.push(track);
  }
}

beforeEach(() => vi.stubGlobal('MediaStream', Stream));

function devices() {
  const asked: MediaStreamConstraints[] = [];
  let refuse = false;
  const shared = createSharedDevices({
    async getUserMedia(constraints = {}) {
      asked.push(constraints);
      if (refuse) throw new DOMException('no', 'NotAllowedError');
      const kinds = (['audio', 'video'] as const).filter((kind) => constraints[kind]);
      return new Stream(kinds.map((kind) => new Track(kind))) as unknown as MediaStream;
    },
  });
  const open = async (constraints: MediaStreamConstraints) =>
    (await shared.getUserMedia(constraints)) as unknown as Stream;
  return { asked, open, refuse: () => (refuse = true) };
}

test('the microphone is opened once for the recorder and for what hears', async () => {
  const { asked, open } = devices();
  const [first, second] = await Promise.all([open({ audio: true }), open({ audio: true, video: false })]);
  expect(asked).toEqual([{ audio: true }]);
  expect(first.getTracks()[0]).not.toBe(second.getTracks()[0]);
});

test('only what is not open yet is asked for', async () => {
  const { asked, open } = devices();
  await open({ audio: true });
  const both = await open({ audio: true, video: { width: 640 } });
  expect(asked).toEqual([{ audio: true }, { video: { width: 640 } }]);
  expect(
    both
      .getTracks()
      .map(({ kind }) => kind)
      .sort(),
  ).toEqual(['audio', 'video']);
});

test('one that stops takes nothing from the other; when both have, it is opened anew', async () => {
  const { asked, open } = devices();
  const [first, second] = [await open({ audio: true }), await open({ audio: true })];
  for (const track of first.getTracks()) track.stop();
  expect(second.getTracks()[0]?.readyState).toBe('live');
  await open({ audio: true });
  expect(asked).toHaveLength(1);
  for (const stream of [second]) for (const track of stream.getTracks()) track.stop();
});

test('a refusal is told to whoever asked, and the next request is made all the same', async () => {
  const { asked, open, refuse } = devices();
  refuse();
  await expect(open({ audio: true })).rejects.toThrow('no');
  await expect(open({ audio: true })).rejects.toThrow('no');
  expect(asked).toHaveLength(2);
});
