/** In place of Moonshine: behaves as the folder of its weights is called. */
import { serveProcess } from '../../../platform/workers/serve-process.ts';
import type { MoonshineInput, MoonshineStart } from './moonshine-process.ts';

serveProcess<MoonshineStart, MoonshineInput>(async ({ weights }) => {
  if (weights === 'away') throw new Error('there are no weights');
  return async (input) => {
    switch (weights) {
      case 'silence':
        return { text: '', confidence: 0 };
      case 'silent':
        return new Promise(() => undefined);
      case 'broken':
        throw new Error('wrong shape');
      case 'echo':
        return { text: JSON.stringify({ terms: input.terms, size: input.size }), confidence: 0.5 };
      default:
        return { text: 'We moved to Kubernetes.', confidence: 0.9 };
    }
  };
});
