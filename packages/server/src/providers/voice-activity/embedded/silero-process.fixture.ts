/** In place of Silero: behaves as the folder of its weights is called; each frame is as likely speech as it is loud. */
import { serveProcess } from '../../../platform/workers/serve-process.ts';
import { FRAME_SAMPLES } from './silero.ts';
import type { SileroInput, SileroStart } from './silero-process.ts';

serveProcess<SileroStart, SileroInput>(async ({ weights }) => {
  if (weights === 'away') throw new Error('there are no weights');
  return async ({ samples }) => {
    if (weights === 'silent') return new Promise(() => undefined);
    if (weights === 'broken') throw new Error('wrong shape');
    const frames = Math.ceil(samples.length / FRAME_SAMPLES);
    return Array.from({ length: frames }, (_, frame) => Math.abs(samples[frame * FRAME_SAMPLES] ?? 0));
  };
});
