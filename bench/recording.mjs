// `npm run bench:recording`: how much memory and time a recording of 200 MB takes to be made into a file, beside one of
// 20 MB: the memory must not grow with the recording.
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  EncodedAudioPacketSource,
  EncodedPacket,
  EncodedVideoPacketSource,
  FilePathTarget,
  Output,
  WebMOutputFormat,
} from 'mediabunny';
import { joinMedia } from '../packages/server/src/providers/media-muxer/embedded/join-media.ts';
import { verdict } from './lib/load.mjs';

const MB = 1_048_576;
const FRAME_BYTES = 40_000;
const FRAME_S = 1 / 15;
/** What the larger one may take beyond the smaller one. */
const BAR_MB = 64;

const folder = mkdtempSync(join(tmpdir(), 'colloquy-bench-'));

async function recordedFile(name, megabytes) {
  const path = join(folder, name);
  const output = new Output({ format: new WebMOutputFormat({ appendOnly: true }), target: new FilePathTarget(path) });
  const video = new EncodedVideoPacketSource('vp9');
  const audio = new EncodedAudioPacketSource('opus');
  output.addVideoTrack(video);
  output.addAudioTrack(audio);
  await output.start();
  const noise = new Uint8Array(FRAME_BYTES).map(() => Math.random() * 256);
  for (let frame = 0; frame * FRAME_BYTES < megabytes * MB; frame += 1) {
    const at = frame * FRAME_S;
    await video.add(new EncodedPacket(noise, frame % 45 === 0 ? 'key' : 'delta', at, FRAME_S), {
      decoderConfig: { codec: 'vp09.00.10.08', codedWidth: 640, codedHeight: 360 },
    });
    await audio.add(new EncodedPacket(noise.subarray(0, 100), 'key', at, FRAME_S), {
      decoderConfig: { codec: 'opus', numberOfChannels: 1, sampleRate: 48_000 },
    });
  }
  await output.finalize();
  return path;
}

async function measure(name, megabytes) {
  const path = await recordedFile(name, megabytes);
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
  console.log(
    `${Math.round(statSync(path).size / MB)} MB, ${part.durationMs} ms of media: ${tookMs} ms, ${grownMb} MB of memory`,
  );
  return grownMb;
}

try {
  const small = await measure('small.webm', 20);
  const large = await measure('large.webm', 200);
  const beyond = large - small;
  verdict('memory of 200 MB beyond that of 20 MB', `${beyond} MB`, `at most ${BAR_MB} MB`, beyond <= BAR_MB);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
