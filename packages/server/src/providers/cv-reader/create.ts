import { createEmbeddedCvReader } from './embedded/embedded-cv-reader.ts';
import type { CvReader } from './port.ts';

/** Which reader of CV files to use. `embedded` needs nothing outside the machine. */
export type CvReaderConfig = { kind: 'embedded' };

/** Builds the CV reader that the configuration names. */
export function createCvReader(config: CvReaderConfig): CvReader {
  switch (config.kind) {
    case 'embedded':
      return createEmbeddedCvReader();
  }
}
