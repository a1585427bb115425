import type { CvReader } from './port.ts';

/** The configured reader; its parser is loaded with the first file. */
export function createCvReader(_config: { kind: 'embedded' }): CvReader {
  let loaded: Promise<CvReader> | null = null;
  const load = (): Promise<CvReader> => {
    loaded ??= import('./embedded/embedded-cv-reader.ts').then((module) => module.createEmbeddedCvReader({}));
    return loaded;
  };
  return {
    read: async (file, signal) => (await load()).read(file, signal),
    stop: async () => {
      if (loaded) await (await loaded).stop();
    },
  };
}
