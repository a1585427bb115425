import { createEmbeddedMediaMuxer } from './embedded/embedded-media-muxer.ts';
import { withFfmpeg } from './ffmpeg/with-ffmpeg.ts';
import type { MediaMuxer } from './port.ts';

export { findFfmpeg } from './ffmpeg/ffmpeg-program.ts';

/**
 * @param config.ffmpeg path of the program; null: nothing is encoded again
 * @param onLost hears of each worker that ended before its time, and of what could not be encoded again
 */
export function createMediaMuxer(
  config: { kind: 'embedded'; ffmpeg: string | null },
  onLost: (reason: string) => void,
): MediaMuxer {
  switch (config.kind) {
    case 'embedded': {
      const muxer = createEmbeddedMediaMuxer(onLost);
      return config.ffmpeg === null ? muxer : withFfmpeg(muxer, config.ffmpeg, onLost);
    }
  }
}
