import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ALL_FORMATS, FilePathSource, Input } from 'mediabunny';
import { afterAll, describe, expect, test } from 'vitest';
import { type EncodedOptions, encodedMedia } from '../../../testing/encoded-media.ts';
import { recorded } from '../../../testing/recorded-media.ts';
import { EMBEDDED_CAPABILITIES } from '../embedded/embedded-media-muxer.ts';
import { joinMedia } from '../embedded/join-media.ts';
import { mediaMuxerConformance } from '../media-muxer.conformance.ts';
import type { MediaMuxer, MuxInput } from '../port.ts';
import { findFfmpeg } from './ffmpeg-program.ts';
import { withFfmpeg } from './with-ffmpeg.ts';

const root = mkdtempSync(join(tmpdir(), 'colloquy-ffmpeg-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));
const never = new AbortController().signal;
const ffmpeg = findFfmpeg();
const BOTH = { sound: true, picture: true };

/** The copying one in this thread. */
const copying: MediaMuxer = {
  capabilities: EMBEDDED_CAPABILITIES,
  join: (inputs, folder) => joinMedia({ inputs, folder }),
  still: async () => null,
  stop: async () => undefined,
};

let folders = 0;
function newFolder(): string {
  folders += 1;
  const folder = join(root, String(folders));
  mkdirSync(folder);
  return folder;
}

function given(folder: string, name: string, bytes: Uint8Array, tracks = BOTH): MuxInput {
  writeFileSync(join(folder, name), bytes);
  return { path: join(folder, name), tracks };
}

async function durationOf(path: string): Promise<number> {
  const input = new Input({ source: new FilePathSource(path), formats: ALL_FORMATS });
  const seconds = await input.computeDuration();
  input.dispose();
  return seconds;
}

if (ffmpeg !== null)
  mediaMuxerConformance('with the ffmpeg of this machine', async () => {
    const muxer = withFfmpeg(copying, ffmpeg, () => undefined);
    return {
      muxer,
      make: async (options) => encodedMedia(ffmpeg, newFolder(), 'made', { container: 'webm', ...options }),
      stop: () => muxer.stop(),
    };
  });

/** A program in place of ffmpeg. */
function program(script: string): string {
  const path = join(newFolder(), 'ffmpeg');
  writeFileSync(path, `#!/bin/sh\n${script}\n`);
  chmodSync(path, 0o755);
  return path;
}

describe.skipIf(ffmpeg === null)('with the ffmpeg of this machine', () => {
  const encoder = ffmpeg ?? '';
  const media = (folder: string, name: string, options: EncodedOptions) =>
    given(folder, name, encodedMedia(encoder, folder, `${name}.made`, options), options.tracks ?? BOTH);

  /** How loud a frequency is in a span of a file, in decibels below the loudest. */
  function loudness(path: string, hertz: number, from: number, seconds: number): number {
    const filter = `bandpass=f=${hertz}:width_type=h:w=30,volumedetect`;
    const args = ['-nostdin', '-ss', String(from), '-t', String(seconds), '-i', path, '-af', filter, '-f', 'null', '-'];
    const shell = `"${encoder}" ${args.map((one) => `'${one}'`).join(' ')} 2>&1`;
    const said = execFileSync('/bin/sh', ['-c', shell], { encoding: 'utf8' });
    return Number(/mean_volume: (-?[\d.]+) dB/.exec(said)?.[1]);
  }

  test('WebM and fragmented MP4 of one interview are one file, each at its time; a phone held upright is fitted in', async () => {
    const folder = newFolder();
    const inputs = [
      media(folder, 'a', { container: 'webm', seconds: 3, hertz: 440 }),
      media(folder, 'b', { container: 'mp4', seconds: 2, hertz: 1_500 }),
      media(folder, 'c', { container: 'webm', seconds: 2, width: 360, height: 640, hertz: 4_000 }),
    ];
    const failed: string[] = [];
    const muxer = withFfmpeg(copying, encoder, (reason) => failed.push(reason));
    const [part, ...more] = await muxer.join(inputs, folder, never);
    if (part === undefined) throw new Error('no part');
    expect([more, failed]).toEqual([[], []]);
    expect(part).toMatchObject({ container: 'mp4', tracks: BOTH, size: { width: 640, height: 640 } });
    expect(part.inputs.map(({ index }) => index)).toEqual([0, 1, 2]);
    for (const [place, startMs] of [0, 3_000, 5_000].entries()) {
      const { offsetMs = 0 } = part.inputs[place] ?? {};
      expect(Math.abs(offsetMs - startMs), `input ${place} at ${offsetMs} ms`).toBeLessThan(200);
    }
    expect(await durationOf(part.path)).toBeCloseTo(part.durationMs / 1_000, 1);
    // The tone of each is where it is said to be, and not in the others.
    for (const [place, hertz] of [440, 1_500, 4_000].entries()) {
      for (const [other, span] of [0, 1, 2].entries()) {
        const from = (part.inputs[span]?.offsetMs ?? 0) / 1_000 + 0.4;
        const volume = loudness(part.path, hertz, from, 1);
        if (other === place) expect(volume, `${hertz} Hz at ${from} s`).toBeGreaterThan(-40);
        else expect(volume, `${hertz} Hz at ${from} s`).toBeLessThan(-40);
      }
    }
    expect(readdirSync(folder).filter((name) => /^(even|part)/.test(name))).toEqual([]);
    // Somebody comes back: the file that stands is an input, and what it is made of stays at its place.
    const later = newFolder();
    const again = await muxer.join(
      [{ path: part.path, tracks: BOTH }, inputs[1] ?? { path: '', tracks: BOTH }],
      later,
      never,
    );
    expect(again).toHaveLength(1);
  }, 120_000);

  test('sound alone stays apart from sound and picture, so that each can go with its consent', async () => {
    const folder = newFolder();
    const sound = { sound: true, picture: false };
    const inputs = [
      media(folder, 'a', { container: 'webm', seconds: 2 }),
      media(folder, 'b', { container: 'webm', seconds: 2, tracks: sound }),
      media(folder, 'c', { container: 'mp4', seconds: 2, tracks: sound }),
    ];
    const parts = await withFfmpeg(copying, encoder, () => undefined).join(inputs, folder, never);
    expect(parts.map(({ tracks, inputs: own }) => [tracks, own.map(({ index }) => index)])).toEqual([
      [BOTH, [0]],
      [sound, [1, 2]],
    ]);
    expect(parts[1]).toMatchObject({ container: 'mp4', size: null });
  }, 120_000);

  test('a part with a picture has a still one, a part without has none', async () => {
    const folder = newFolder();
    const muxer = withFfmpeg(copying, encoder, () => undefined);
    const [part] = await muxer.join([media(folder, 'a', { container: 'webm', seconds: 2 })], folder, never);
    if (part === undefined) throw new Error('no part');
    const still = await muxer.still(part, folder, never);
    expect([...readFileSync(still ?? '').subarray(0, 3)]).toEqual([0xff, 0xd8, 0xff]);
    expect(await muxer.still({ ...part, size: null }, folder, never)).toBeNull();
  }, 60_000);

  test('what cannot be decoded stays in parts, and has no still picture', async () => {
    const folder = newFolder();
    const noise = [
      given(folder, 'a', await recorded({ seconds: 1 })),
      given(folder, 'b', await recorded({ seconds: 1, width: 320 })),
    ];
    const failed: string[] = [];
    const parts = await withFfmpeg(copying, encoder, (reason) => failed.push(reason)).join(noise, folder, never);
    const still = await withFfmpeg(copying, encoder, () => undefined).still(
      parts[0] ?? expect.fail('no part'),
      folder,
      never,
    );
    expect(still).toBeNull();
    expect(parts.reduce((sum, { durationMs }) => sum + durationMs, 0)).toBe(2_000);
  }, 60_000);
});

const differing = async (folder: string) => [
  given(folder, 'a', await recorded({ seconds: 1 })),
  given(folder, 'b', await recorded({ seconds: 1, container: 'mp4' })),
];

test('where the program fails or makes no media, the parts stay, it is said, and nothing else is left', async () => {
  for (const script of ['exit 1', 'exit 0', 'for last; do :; done; echo no media > "$last"']) {
    const folder = newFolder();
    const failed: string[] = [];
    const muxer = withFfmpeg(copying, program(script), (reason) => failed.push(reason));
    const parts = await muxer.join(await differing(folder), folder, never);
    expect(
      parts.map(({ container }) => container),
      script,
    ).toEqual(['webm', 'mp4']);
    expect(failed, script).toHaveLength(1);
    expect(readdirSync(folder).sort(), script).toEqual(['a', 'b', 'part-0.webm', 'part-1.mp4']);
    for (const part of parts) expect(await durationOf(part.path)).toBeCloseTo(1, 1);
  }
});

test('what takes longer than its budget is ended and stays in parts; whoever stops it gets the reason', async () => {
  const folder = newFolder();
  const muxer = withFfmpeg(copying, program('exec /bin/sleep 60'), () => undefined, 300);
  expect(await muxer.join(await differing(folder), folder, never)).toHaveLength(2);
  const stop = new AbortController();
  const slow = withFfmpeg(copying, program('exec /bin/sleep 60'), () => undefined);
  const joining = slow.join(await differing(newFolder()), newFolder(), stop.signal);
  setTimeout(() => stop.abort(new Error('not wanted')), 300);
  await expect(joining).rejects.toThrow('not wanted');
});

test('equal runs are copied: the program is not called for them', async () => {
  const folder = newFolder();
  const called = join(folder, 'called');
  const muxer = withFfmpeg(copying, program(`/usr/bin/touch ${called}`), () => undefined);
  const inputs = [
    given(folder, 'a', await recorded({ seconds: 1 })),
    given(folder, 'b', await recorded({ seconds: 1 })),
  ];
  expect(await muxer.join(inputs, folder, never)).toHaveLength(1);
  expect(readdirSync(folder)).not.toContain('called');
});
