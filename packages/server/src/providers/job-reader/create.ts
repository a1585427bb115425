import { createEmbeddedJobReader } from './embedded/embedded-job-reader.ts';
import type { JobReader } from './port.ts';

/** Which reader of job descriptions to use. `embedded` needs nothing outside the process. */
export type JobReaderConfig = { kind: 'embedded' };

/** Builds the job-description reader that the configuration names. */
export function createJobReader(config: JobReaderConfig): JobReader {
  switch (config.kind) {
    case 'embedded':
      return createEmbeddedJobReader();
  }
}
