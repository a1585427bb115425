/** In place of sherpa-onnx: behaves as the runtime's folder is called. */
import { serveProcess } from '../../../platform/workers/serve-process.ts';
import type { SherpaStart } from '../../shapes/sherpa-model.ts';
import type { SherpaHearingInput } from './sherpa-hearing-process.ts';

serveProcess<SherpaStart, SherpaHearingInput>(async ({ runtime, architecture, files }) => {
  if (runtime === 'away') throw new Error('there is no runtime');
  return async (input) => {
    switch (runtime) {
      case 'silence':
        return '';
      case 'silent':
        return new Promise(() => undefined);
      case 'broken':
        throw new Error('wrong shape');
      case 'echo':
        return JSON.stringify({ architecture, files, language: input.language });
      default:
        return 'We moved to Kubernetes.';
    }
  };
});
