import { randomBytes } from 'node:crypto';
import {
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacket,
  EncodedVideoPacketSource,
  FilePathTarget,
  Mp4OutputFormat,
  Output,
  type Target,
  WebMOutputFormat,
} from 'mediabunny';

export type RecorderOptions = {
  container?: 'webm' | 'mp4';
  seconds?: number;
  tracks?: { sound: boolean; picture: boolean };
  width?: number;
  bytesPerFrame?: number;
  /** Frames come so much early or late, in seconds: no two are equally far apart. */
  jitter?: number;
};

const FRAME_S = 0.1;
const SOUND_S = 0.02;

/** What a recorder gives: a stream without duration or index. Its frames hold noise, which nobody decodes here. */
export async function recorded(options: RecorderOptions = {}): Promise<Buffer> {
  const target = new BufferTarget();
  await record(target, options);
  return Buffer.from(target.buffer ?? new ArrayBuffer(0));
}

/** The same as a file, of any length. */
export function recordedFile(path: string, options: RecorderOptions): Promise<void> {
  return record(new FilePathTarget(path), options);
}

async function record(target: Target, options: RecorderOptions): Promise<void> {
  const { container = 'webm', seconds = 6, width = 640, bytesPerFrame = 200, jitter = 0 } = options;
  const tracks = options.tracks ?? { sound: true, picture: true };
  const output = new Output({
    format:
      container === 'webm'
        ? new WebMOutputFormat({ appendOnly: true })
        : new Mp4OutputFormat({ fastStart: 'fragmented' }),
    target,
  });
  const video = new EncodedVideoPacketSource('vp9');
  const audio = new EncodedAudioPacketSource('opus');
  if (tracks.picture) output.addVideoTrack(video);
  if (tracks.sound) output.addAudioTrack(audio);
  await output.start();
  const videoConfig = { codec: 'vp09.00.10.08', codedWidth: width, codedHeight: 360 };
  const audioConfig = { codec: 'opus', numberOfChannels: 1, sampleRate: 48_000 };
  for (let at = 0; at < seconds - 0.001; at += FRAME_S) {
    if (tracks.picture) {
      const kind = Math.round(at / FRAME_S) % 10 === 0 ? 'key' : 'delta';
      const shifted = at === 0 ? 0 : at + jitter * Math.sin(at * 37);
      await video.add(new EncodedPacket(randomBytes(bytesPerFrame), kind, shifted, FRAME_S), {
        decoderConfig: videoConfig,
      });
    }
    for (let step = 0; tracks.sound && step < FRAME_S / SOUND_S - 0.5; step += 1)
      await audio.add(new EncodedPacket(randomBytes(40), 'key', at + step * SOUND_S, SOUND_S), {
        decoderConfig: audioConfig,
      });
  }
  await output.finalize();
}

/** The bytes in so many pieces, as a recorder hands them over. */
export function inChunks(bytes: Buffer, count: number): Buffer[] {
  const size = Math.ceil(bytes.length / count);
  return Array.from({ length: count }, (_none, index) => bytes.subarray(index * size, (index + 1) * size));
}
