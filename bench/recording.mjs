// `npm run bench:recording`: how much memory and time a recording of 200 MB takes to be made into a file, beside one of
// 20 MB: the memory must not grow with the recording.
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { joinMedia } from '../packages/server/src/providers/media-muxer/embedded/join-media.ts';
import { recordedFile } from '../packages/server/src/testing/recorded-media.ts';
import { verdict } from './lib/load.mjs';

const MB = 1_048_576;
const BYTES_PER_FRAME = 40_000;
const FRAMES_PER_SECOND = 10;
/** What the larger one may take beyond the smaller one. */
const BAR_MB = 64;

const folder = mkdtempSync(join(tmpdir(), 'colloquy-bench-'));

async function measure(name, megabytes) {
  const path = join(folder, name);
  const seconds = (megabytes * MB) / BYTES_PER_FRAME / FRAMES_PER_SECOND;
  await recordedFile(path, { seconds, bytesPerFrame: BYTES_PER_FRAME });
  globalThis.gc?.();
  const before = process.memoryUsage().rss;
  let most = before;
  const timer = setInterval(() => {
    most = Math.max(most, process.memoryUsage().rss);
  }, 20);
  const begun = performance.now();
  const [part] = await joinMedia({ inputs: [{ path, tracks: { sound: true, picture: true } }], folder });
  const tookMs = Math.round(performance.now() - begun);
  clearInterval(timer);
  const grownMb = Math.round((most - before) / MB);
  const sizeMb = Math.round(statSync(path).size / MB);
  console.log(`${sizeMb} MB, ${part.durationMs} ms of media: ${tookMs} ms, ${grownMb} MB of memory`);
  return grownMb;
}

try {
  const small = await measure('small.webm', 20);
  const beyond = (await measure('large.webm', 200)) - small;
  verdict('memory of 200 MB beyond that of 20 MB', `${beyond} MB`, `at most ${BAR_MB} MB`, beyond <= BAR_MB);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
