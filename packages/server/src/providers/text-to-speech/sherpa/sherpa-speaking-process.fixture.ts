/** In place of sherpa-onnx: behaves as the runtime's folder is called. */
import { serveProcess } from '../../../platform/workers/serve-process.ts';
import type { SherpaStart } from '../../shapes/sherpa-model.ts';
import type { SherpaSpeakingInput } from './sherpa-speaking-process.ts';

const RATE = 16_000;

serveProcess<SherpaStart, SherpaSpeakingInput>(async ({ runtime }) => async (input) => {
  switch (runtime) {
    case 'silent':
      return new Promise(() => undefined);
    case 'broken':
      throw new Error('the model has no such symbol');
    case 'empty':
      return { samples: new Float32Array(0), rate: RATE, speakers: 3 };
    default:
      // So loud that a test can tell which speaker it was.
      return { samples: new Float32Array(RATE / 2).fill((input.speaker + 1) / 10), rate: RATE, speakers: 3 };
  }
});
