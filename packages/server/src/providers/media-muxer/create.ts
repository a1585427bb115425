import { createEmbeddedMediaMuxer } from './embedded/embedded-media-muxer.ts';
import type { MediaMuxer } from './port.ts';

/** @param onLost hears of each worker that ended before its time */
export function createMediaMuxer(config: { kind: 'embedded' }, onLost: (reason: string) => void): MediaMuxer {
  switch (config.kind) {
    case 'embedded':
      return createEmbeddedMediaMuxer(onLost);
  }
}
