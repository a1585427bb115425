import type { JobReader } from '../port.ts';
import { type Gazetteer, loadGazetteer } from './gazetteer.ts';
import { readJob } from './read-job.ts';

/**
 * The reader that needs nothing outside: written rules and a list of places. The list is read at the first call and
 * kept; a call then works in time proportional to the text.
 */
export function createEmbeddedJobReader(): JobReader {
  let gazetteer: Gazetteer | undefined;
  return {
    read(job) {
      gazetteer ??= loadGazetteer();
      return readJob(job, gazetteer);
    },
  };
}
