import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { MediaMuxer, MuxInput } from './port.ts';

export type MediaToMake = { seconds: number; width?: number; tracks?: { sound: boolean; picture: boolean } };

export type MuxerUnderTest = {
  muxer: MediaMuxer;
  /** What a recorder gives, as this muxer can read it. */
  make: (options: MediaToMake) => Promise<Uint8Array>;
  stop(): Promise<void>;
};

const BOTH = { sound: true, picture: true };
const SOUND = { sound: true, picture: false };
/** A frame at 15 a second, and a packet of sound. */
const NEAR_MS = 120;

/** Every adapter of the port behaves so, the fake included. */
export function mediaMuxerConformance(name: string, open: () => Promise<MuxerUnderTest>): void {
  describe(`media muxer: ${name}`, () => {
    const root = mkdtempSync(join(tmpdir(), 'colloquy-muxing-'));
    const never = new AbortController().signal;
    let under: MuxerUnderTest;
    let folders = 0;
    beforeAll(async () => {
      under = await open();
    });
    afterAll(async () => {
      await under.stop();
      rmSync(root, { recursive: true, force: true });
    });

    async function join_(given: readonly (MediaToMake | 'no media')[]) {
      folders += 1;
      const [from, to] = ['from', 'to'].map((of) => join(root, `${of}${folders}`)) as [string, string];
      for (const folder of [from, to]) mkdirSync(folder);
      const inputs: MuxInput[] = [];
      for (const [index, one] of given.entries()) {
        const path = join(from, String(index));
        const tracks = one === 'no media' ? BOTH : (one.tracks ?? BOTH);
        writeFileSync(path, one === 'no media' ? Buffer.from('no media, and never was') : await under.make(one));
        inputs.push({ path, tracks });
      }
      return { parts: await under.muxer.join(inputs, to, never), folder: to };
    }

    test('inputs of equal parameters are one part, each where the one before ended', async () => {
      const { parts, folder } = await join_([{ seconds: 2 }, { seconds: 3 }]);
      expect(parts).toHaveLength(1);
      const [part] = parts;
      expect(Math.abs((part?.durationMs ?? 0) - 5_000)).toBeLessThan(NEAR_MS);
      expect(part?.inputs.map(({ index }) => index)).toEqual([0, 1]);
      expect(Math.abs((part?.inputs[1]?.offsetMs ?? 0) - 2_000)).toBeLessThan(NEAR_MS);
      expect(part?.tracks).toEqual(BOTH);
      expect(under.muxer.capabilities.containers.has(part?.container ?? 'mp4')).toBe(true);
      expect(part?.sizeBytes).toBe(statSync(part?.path ?? '').size);
      expect(readdirSync(folder)).toEqual([basename(part?.path ?? '')]);
    });

    test('inputs of other parameters are one part where it says so, and several where not', async () => {
      const { parts } = await join_([{ seconds: 2 }, { seconds: 2, width: 320 }]);
      expect(parts.map(({ inputs }) => inputs.map(({ index }) => index))).toEqual(
        under.muxer.capabilities.joinsUnequal ? [[0, 1]] : [[0], [1]],
      );
    });

    test('what was recorded on another consent is never in the same part', async () => {
      const { parts } = await join_([{ seconds: 2 }, { seconds: 2, tracks: SOUND }]);
      expect(parts.map(({ tracks, inputs }) => [tracks, inputs.map(({ index }) => index)])).toEqual([
        [BOTH, [0]],
        [SOUND, [1]],
      ]);
      expect(parts[1]?.size).toBeNull();
    });

    test('an input of which nothing can be played is in none; of nothing comes nothing', async () => {
      const { parts } = await join_(['no media', { seconds: 2 }]);
      expect(parts.map(({ inputs }) => inputs.map(({ index }) => index))).toEqual([[1]]);
      expect((await join_([])).parts).toEqual([]);
    });

    test('a still picture is a JPEG in the folder where it can make one, of a picture alone', async () => {
      const { parts, folder } = await join_([{ seconds: 2 }, { seconds: 2, tracks: SOUND }]);
      const [picture, sound] = parts;
      if (picture === undefined || sound === undefined) throw new Error('parts are missing');
      const still = await under.muxer.still(picture, folder, never);
      expect(still !== null).toBe(under.muxer.capabilities.stills);
      if (still !== null) expect(readFileSync(still).subarray(0, 2)).toEqual(Buffer.from([0xff, 0xd8]));
      expect(await under.muxer.still(sound, folder, never)).toBeNull();
    });
  });
}
