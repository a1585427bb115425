import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export type EncodedOptions = {
  container: 'webm' | 'mp4';
  seconds: number;
  width?: number;
  height?: number;
  tracks?: { sound: boolean; picture: boolean };
  /** Of the tone, by which a test knows the piece again. */
  hertz?: number;
};

/**
 * What a browser's recorder gives, made by ffmpeg: pictures and a tone that can be decoded, as a WebM stream or a
 * fragmented MP4, both without an index.
 */
export function encodedMedia(ffmpeg: string, folder: string, name: string, options: EncodedOptions): Buffer {
  const { container, seconds, width = 640, height = 360, hertz = 440 } = options;
  const tracks = options.tracks ?? { sound: true, picture: true };
  const path = join(folder, name);
  const video =
    container === 'webm'
      ? ['-c:v', 'libvpx', '-deadline', 'realtime', '-cpu-used', '8', '-b:v', '250k']
      : ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p'];
  const picture = `testsrc=size=${width}x${height}:rate=15:duration=${seconds}`;
  const tone = `sine=frequency=${hertz}:sample_rate=48000:duration=${seconds}`;
  execFileSync(ffmpeg, [
    ...['-nostdin', '-loglevel', 'error', '-y'],
    ...(tracks.picture ? ['-f', 'lavfi', '-i', picture] : []),
    ...(tracks.sound ? ['-f', 'lavfi', '-i', tone] : []),
    ...(tracks.picture ? video : []),
    ...(tracks.sound ? ['-c:a', container === 'webm' ? 'libopus' : 'aac', '-ac', '1'] : []),
    ...(container === 'webm' ? ['-f', 'webm', '-live', '1'] : ['-f', 'mp4', '-movflags', 'frag_keyframe+empty_moov']),
    path,
  ]);
  return readFileSync(path);
}
