import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ALL_FORMATS, EncodedPacketSink, FilePathSource, Input } from 'mediabunny';
import { afterAll, describe, expect, test } from 'vitest';
import { recorded } from '../../testing/recorded-media.ts';
import { createMediaMuxer } from './create.ts';
import { joinMedia } from './embedded/join-media.ts';
import { type MediaToMake, mediaMuxerConformance } from './media-muxer.conformance.ts';
import type { MuxerCapabilities } from './port.ts';
import { createScriptedMediaMuxer } from './scripted.ts';

const folder = mkdtempSync(join(tmpdir(), 'colloquy-muxer-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const BOTH = { sound: true, picture: true };
const CUTS = 50;
/** Of what a test records: how long its last frame lasts, a container need not say. */
const FRAME_MS = 100;
const never = new AbortController().signal;

function file(name: string, bytes: Uint8Array): { path: string; tracks: typeof BOTH } {
  const path = join(folder, name);
  writeFileSync(path, bytes);
  return { path, tracks: BOTH };
}

async function durationOf(path: string): Promise<number> {
  const input = new Input({ source: new FilePathSource(path), formats: ALL_FORMATS });
  const seconds = await input.computeDuration();
  input.dispose();
  return seconds;
}

/** Where each track ends, and where the packets lie that are nearest to a place; in seconds. */
async function tracksOf(path: string, at: number) {
  const input = new Input({ source: new FilePathSource(path), formats: ALL_FORMATS });
  try {
    const tracks = [await input.getPrimaryVideoTrack(), await input.getPrimaryAudioTrack()];
    return await Promise.all(
      tracks.map(async (track) => {
        if (track === null) throw new Error('a track is missing');
        const packet = await new EncodedPacketSink(track).getPacket(at);
        return { end: await track.computeDuration(), near: packet?.timestamp ?? Number.NaN };
      }),
    );
  } finally {
    input.dispose();
  }
}

describe.each(['webm', 'mp4'] as const)('%s', (container) => {
  test('a stream that breaks off anywhere is a file as long as what came, or none', async () => {
    const whole = await recorded({ container, seconds: 12 });
    const made: [number, number][] = [];
    for (let cut = 0; cut < CUTS; cut += 1) {
      const length = Math.floor(((cut + Math.random()) / CUTS) * whole.length);
      const [part, ...more] = await joinMedia({ inputs: [file('cut', whole.subarray(0, length))], folder });
      expect(more).toEqual([]);
      if (part === undefined) continue;
      made.push([length, part.durationMs]);
      expect(Math.abs((await durationOf(part.path)) * 1_000 - part.durationMs), `cut at ${length}`).toBeLessThan(150);
    }
    for (const [length, durationMs] of made) {
      // Bytes tell the time roughly: seconds of movement take more of them than still ones.
      const came = (length / whole.length) * 12_000;
      expect(durationMs, `cut at ${length} of ${whole.length}`).toBeLessThan(came + 2_500);
      expect(durationMs, `cut at ${length} of ${whole.length}`).toBeGreaterThan(came - 4_000);
    }
    expect(made.length).toBeGreaterThan(CUTS / 2);
  });

  test('runs of equal parameters are one file, each where the one before ended', async () => {
    const inputs = [
      file('a', await recorded({ container, seconds: 3 })),
      file('b', await recorded({ container, seconds: 2 })),
    ];
    const [part, ...more] = await joinMedia({ inputs, folder });
    expect(more).toEqual([]);
    expect(part?.inputs).toEqual([
      { index: 0, offsetMs: 0, durationMs: 3_000 },
      { index: 1, offsetMs: 3_000, durationMs: 2_000 },
    ]);
    expect(await durationOf(part?.path ?? '')).toBeCloseTo(5, 1);
  });

  test('after two reloads sound and picture end together, where the three runs end together', async () => {
    const inputs = await Promise.all(
      [3.1, 2.5, 1.7].map(async (seconds, no) => file(`run${no}`, await recorded({ container, seconds }))),
    );
    const [part, ...more] = await joinMedia({ inputs, folder });
    expect([more, part?.inputs.length]).toEqual([[], 3]);
    const [picture, sound] = await tracksOf(part?.path ?? '', 5);
    expect(Math.abs((picture?.end ?? 0) - (sound?.end ?? 9))).toBeLessThan(0.1);
    expect(Math.abs((sound?.end ?? 0) - 7.3)).toBeLessThan(0.1);
  });

  test('frames that come early and late are counted by their times, not by their number', async () => {
    const [part] = await joinMedia({
      inputs: [file('j', await recorded({ container, seconds: 9, jitter: 0.04 }))],
      folder,
    });
    expect(Math.abs((part?.durationMs ?? 0) - 9_000)).toBeLessThan(150);
    expect(Math.abs((await durationOf(part?.path ?? '')) * 1_000 - (part?.durationMs ?? 0))).toBeLessThan(
      FRAME_MS + 10,
    );
  });

  test('after half an hour sound and picture are as far apart as they were recorded', async () => {
    const whole = await recorded({ container, seconds: 1_800, bytesPerFrame: 20 });
    const [part] = await joinMedia({ inputs: [file('long', whole)], folder });
    const [picture, sound] = await tracksOf(part?.path ?? '', 1_799.05);
    expect(Math.abs((picture?.near ?? 0) - 1_799)).toBeLessThan(0.08);
    expect(Math.abs((sound?.near ?? 0) - 1_799.04)).toBeLessThan(0.08);
    expect(Math.abs((picture?.end ?? 0) - (sound?.end ?? 9))).toBeLessThan(0.08);
  }, 120_000);

  test('what differs in size or in tracks is a file of its own; what is no media is in none', async () => {
    const inputs = [
      file('a', await recorded({ container, seconds: 2 })),
      file('b', await recorded({ container, seconds: 2, width: 320 })),
      file('c', Buffer.from('no media at all, and never was')),
      { ...file('d', await recorded({ container, seconds: 2, width: 320 })), tracks: { sound: true, picture: false } },
    ];
    const parts = await joinMedia({ inputs, folder });
    expect(parts.map((part) => part.inputs.map(({ index }) => index))).toEqual([[0], [1], [3]]);
    expect(parts.at(-1)?.tracks).toEqual({ sound: true, picture: false });
  });
});

mediaMuxerConformance('the embedded one', async () => {
  const muxer = createMediaMuxer({ kind: 'embedded', ffmpeg: null }, () => undefined);
  return { muxer, make: (options) => recorded(options), stop: () => muxer.stop() };
});

/** Its media name their length and parameters. */
const scripted = (capabilities: Partial<MuxerCapabilities>) => async () => ({
  muxer: createScriptedMediaMuxer((bytes) => {
    const [, seconds, width] = /^media (\S+) (\S+)/.exec(Buffer.from(bytes).toString()) ?? [];
    return seconds === undefined ? null : { durationMs: Number(seconds) * 1_000, parameters: width ?? '' };
  }, capabilities),
  make: async ({ seconds, width = 640 }: MediaToMake) => Buffer.from(`media ${seconds} ${width}`),
  stop: async () => undefined,
});
mediaMuxerConformance('the scripted one', scripted({}));
mediaMuxerConformance('the scripted one that encodes', scripted({ joinsUnequal: true, stills: true }));

test('the muxer of the server does the same in its worker', async () => {
  const muxer = createMediaMuxer({ kind: 'embedded', ffmpeg: null }, () => undefined);
  try {
    const parts = await muxer.join([file('w', await recorded({ seconds: 2 }))], folder, never);
    expect(parts).toMatchObject([{ container: 'webm', durationMs: 2_000, tracks: BOTH }]);
  } finally {
    await muxer.stop();
  }
});
