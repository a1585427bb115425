import { extractFounderApplication } from '../../features/founder-applications/index.ts';
import type { Clock } from '../../platform/clock.ts';
import { createAnswerReader } from '../../providers/answer-reader/create.ts';
import {
  completeReading,
  type Nearness,
  type PlainReading,
  readPlainly,
} from '../../providers/answer-reader/embedded/reading.ts';
import type { AnswerToRead } from '../../providers/answer-reader/port.ts';
import { createJobReader } from '../../providers/job-reader/create.ts';
import { createExportReader, createResumeReader } from '../../providers/profile-source/create.ts';

/** Every reading of a text from outside that may be done apart from the thread that serves requests, by name. */
export function readingCalls(clock: Clock) {
  const answers = createAnswerReader({ kind: 'embedded', meaning: 'off' });
  const jobs = createJobReader({ kind: 'embedded' });
  const resumes = createResumeReader();
  const exports = createExportReader(clock);
  return {
    'read-job': (job: { title: string; description: string }) => jobs.read(job),
    'read-founder': extractFounderApplication,
    'skim-answer': (answer: AnswerToRead) => answers.skim(answer),
    'read-plainly': (answer: AnswerToRead) => readPlainly(answer),
    'complete-reading': ({
      plain,
      answer,
      nearness,
    }: {
      plain: PlainReading;
      answer: AnswerToRead;
      nearness: Nearness | null;
    }) => completeReading(plain, answer, nearness),
    'read-resume': (resume: unknown) => resumes.read(resume),
    'read-export': (archive: Uint8Array) => exports.read(archive),
  };
}
