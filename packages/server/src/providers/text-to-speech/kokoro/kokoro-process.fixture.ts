/** In place of Kokoro: behaves as the folder of its weights is called. */
import { serveProcess } from '../../../platform/workers/serve-process.ts';
import type { KokoroInput, KokoroStart } from './kokoro-process.ts';

serveProcess<KokoroStart, KokoroInput>(async ({ weights }) => async () => {
  if (weights === 'silent') return new Promise(() => undefined);
  if (weights === 'broken') throw new Error('wrong shape');
  return new Float32Array(12_000).fill(0.2);
});
