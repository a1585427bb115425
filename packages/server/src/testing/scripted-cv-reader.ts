import type { CvOutcome, CvReader } from '../providers/cv-reader/port.ts';

/** A reader that gives prepared outcomes in turn, the last one again and again. */
export function scriptedCvReader(...outcomes: CvOutcome[]): CvReader {
  const left = [...outcomes];
  return {
    async read() {
      const outcome = left.length > 1 ? left.shift() : left[0];
      return outcome ?? { ok: false, code: 'not-a-cv', reason: 'The file is no CV.' };
    },
    stop: async () => undefined,
  };
}
