import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ALL_FORMATS, FilePathSource, Input } from 'mediabunny';
import { afterAll, describe, expect, test } from 'vitest';
import { recorded } from '../../testing/recorded-media.ts';
import { createMediaMuxer } from './create.ts';
import { joinMedia } from './embedded/join-media.ts';

const folder = mkdtempSync(join(tmpdir(), 'colloquy-muxer-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const BOTH = { sound: true, picture: true };
const CUTS = 50;
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

test('the muxer of the server does the same in its worker', async () => {
  const muxer = createMediaMuxer({ kind: 'embedded', ffmpeg: null }, () => undefined);
  try {
    const parts = await muxer.join([file('w', await recorded({ seconds: 2 }))], folder, never);
    expect(parts).toMatchObject([{ container: 'webm', durationMs: 2_000, tracks: BOTH }]);
  } finally {
    await muxer.stop();
  }
});
