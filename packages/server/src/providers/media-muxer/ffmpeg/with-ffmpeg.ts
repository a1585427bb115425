import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { MediaMuxer, MuxedPart } from '../port.ts';
import { runFfmpeg } from './ffmpeg-program.ts';

/** For all parts of a recording: an hour takes about five minutes of one core. What takes longer stays in parts. */
const BUDGET_MS = 15 * 60_000;
const STILL_MS = 30_000;
const STILL_AT_S = 3;
const STILL_WIDTH = 640;
const LARGEST = 1_280;

/** Best first: MP4 plays everywhere. */
const KINDS = [
  {
    container: 'mp4',
    video: ['-c:v', 'libx264', '-preset', 'veryfast', '-profile:v', 'main', '-bf', '0', '-crf', '27', '-g', '60'],
    audio: ['-c:a', 'aac', '-b:a', '64k'],
  },
  {
    container: 'webm',
    video: ['-c:v', 'libvpx', '-deadline', 'realtime', '-cpu-used', '8', '-b:v', '300k', '-g', '60'],
    audio: ['-c:a', 'libopus', '-b:a', '48k'],
  },
] as const;

type Kind = (typeof KINDS)[number];

/**
 * A muxer that also encodes anew what it cannot join: each part for itself with the same parameters, and the results are
 * joined as ever, so that every place in the file is as exact as in a copied one. Where that does not go well the parts
 * stay as they are.
 *
 * @param program path of ffmpeg
 * @param onFailed hears of each recording that stays in parts, and why
 */
export function withFfmpeg(
  muxer: MediaMuxer,
  program: string,
  onFailed: (reason: string) => void,
  budgetMs: number = BUDGET_MS,
): MediaMuxer {
  return {
    capabilities: { ...muxer.capabilities, joinsUnequal: true, stills: true },
    async join(inputs, folder, signal) {
      const parts = await muxer.join(inputs, folder, signal);
      const endAt = performance.now() + budgetMs;
      const joined: MuxedPart[] = [];
      for (const [no, group] of groupsOf(parts).entries()) {
        const work = join(folder, `even-${no}`);
        const one = group.length === 1 ? null : await evened(muxer, program, group, work, endAt, signal);
        if (group.length > 1 && one === null) onFailed('not-encoded');
        joined.push(...(one === null ? group : [await movedUp(one, folder, no)]));
        if (one !== null) for (const { path } of group) await rm(path, { force: true });
        await rm(work, { recursive: true, force: true });
      }
      return joined;
    },
    async still({ path, container, durationMs, size }, folder, signal) {
      if (size === null) return null;
      const still = join(folder, 'still.jpg');
      const at = Math.min(STILL_AT_S, durationMs / 2_000).toFixed(3);
      const scale = `scale='min(${STILL_WIDTH},iw)':-2`;
      const args = ['-frames:v', '1', '-vf', scale, '-q:v', '5', '-map_metadata', '-1', '-f', 'image2', '-update', '1'];
      const outcome = await runFfmpeg(
        program,
        ['-ss', at, ...input(container, path), ...args, still],
        STILL_MS,
        signal,
      );
      const made = outcome === 'done' ? await stat(still).catch(() => null) : null;
      return made !== null && made.size > 0 ? still : null;
    },
    stop: () => muxer.stop(),
  };
}

/** Parts that follow each other and hold the same tracks. */
function groupsOf(parts: readonly MuxedPart[]): MuxedPart[][] {
  const groups: MuxedPart[][] = [];
  for (const part of parts) {
    const last = groups.at(-1)?.at(-1);
    const isAlike = last?.tracks.sound === part.tracks.sound && last.tracks.picture === part.tracks.picture;
    if (isAlike) groups.at(-1)?.push(part);
    else groups.push([part]);
  }
  return groups;
}

/** Null where they cannot be made one. */
async function evened(
  muxer: MediaMuxer,
  program: string,
  group: readonly MuxedPart[],
  folder: string,
  endAt: number,
  signal: AbortSignal,
): Promise<MuxedPart | null> {
  for (const kind of KINDS) {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const encoded = await encode(program, kind, group, folder, endAt, signal);
    if (encoded === null) continue;
    const { tracks } = group[0] ?? { tracks: { sound: false, picture: false } };
    const [one, ...more] = await muxer.join(
      encoded.map((path) => ({ path, tracks })),
      folder,
      signal,
    );
    if (one === undefined || more.length > 0 || one.inputs.length !== group.length) continue;
    const inputs = one.inputs.flatMap(({ index, offsetMs }) =>
      (group[index]?.inputs ?? []).map((own) => ({ ...own, offsetMs: offsetMs + own.offsetMs })),
    );
    return { ...one, inputs };
  }
  return null;
}

async function encode(
  program: string,
  { container, video, audio }: Kind,
  group: readonly MuxedPart[],
  folder: string,
  endAt: number,
  signal: AbortSignal,
): Promise<string[] | null> {
  const { width, height } = canvasOf(group);
  const picture = [
    `scale=${width}:${height}:force_original_aspect_ratio=decrease:out_color_matrix=bt709:out_range=tv`,
    `pad=${width}:${height}:(ow-iw)/2:(oh-ih)/2,setsar=1,fps=15,format=yuv420p`,
    // Else each says, or does not say, which colours its source meant, and no two can be joined.
    'setparams=colorspace=bt709:color_primaries=bt709:color_trc=bt709:range=tv',
  ].join();
  const encoded: string[] = [];
  for (const [no, part] of group.entries()) {
    const path = join(folder, `even-${no}.${container}`);
    const args = [
      ...input(part.container, part.path),
      ...(part.tracks.picture ? [...video, '-vf', picture] : ['-vn']),
      ...(part.tracks.sound ? [...audio, '-ar', '48000', '-ac', '1'] : ['-an']),
      ...['-sn', '-dn', '-map_metadata', '-1', '-threads', '1', '-t', (part.durationMs / 1_000).toFixed(3), path],
    ];
    const outcome = await runFfmpeg(program, args, endAt - performance.now(), signal);
    if (outcome !== 'done' || endAt <= performance.now()) return null;
    encoded.push(path);
  }
  return encoded;
}

/** What a candidate sent is read as the one format that it was found to be: no lists, no addresses. */
function input(container: MuxedPart['container'], path: string): string[] {
  const format = container === 'mp4' ? 'mov' : 'matroska';
  return ['-threads', '1', '-protocol_whitelist', 'file', '-f', format, '-i', path];
}

/** Large enough for each, in even numbers as encoders want them. */
function canvasOf(group: readonly MuxedPart[]): { width: number; height: number } {
  const most = (side: 'width' | 'height'): number => {
    const longest = Math.max(2, ...group.map(({ size }) => size?.[side] ?? 0));
    return Math.min(LARGEST, longest + (longest % 2));
  };
  return { width: most('width'), height: most('height') };
}

async function movedUp(part: MuxedPart, folder: string, no: number): Promise<MuxedPart> {
  const path = join(folder, `joined-${no}.${part.container}`);
  await rename(part.path, path);
  return { ...part, path };
}
