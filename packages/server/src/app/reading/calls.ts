import type { Content } from '@colloquy/content';
import { extractFounderApplication } from '../../features/founder-applications/index.ts';
import { NO_OCCUPATIONS, OccupationLibrary, type OccupationSource } from '../../features/interviewers/index.ts';
import { type JobToPrepare, prepareJob } from '../../features/jobs/index.ts';
import type { Clock } from '../../platform/clock.ts';
import { COMPLETED } from '../../providers/answer-reader/embedded/graded.ts';
import { type Nearness, type PlainReading, readPlainly } from '../../providers/answer-reader/embedded/reading.ts';
import type { AnswerToRead, Grading } from '../../providers/answer-reader/port.ts';
import { createJobReader } from '../../providers/job-reader/create.ts';
import { createExportReader, createResumeReader } from '../../providers/profile-source/create.ts';

/** Knowledge of occupations is drawn on where levels rest on points. */
export function occupationsFor(grading: Grading, content: Content): OccupationSource {
  return grading === 'points' ? new OccupationLibrary(content) : NO_OCCUPATIONS;
}

/** Every reading of a text from outside that may be done apart from the thread that serves requests, by name. */
export function readingCalls(clock: Clock, content: Content) {
  const jobReader = createJobReader({ kind: 'embedded' });
  const resumes = createResumeReader();
  const exports = createExportReader(clock);
  return {
    'prepare-job': ({ job, grading }: { job: JobToPrepare; grading: Grading }) =>
      prepareJob({ jobReader, content, occupations: occupationsFor(grading, content) }, job),
    'read-founder': extractFounderApplication,
    'skim-answer': ({ answer, grading }: { answer: AnswerToRead; grading: Grading }) =>
      COMPLETED[grading](readPlainly(answer), answer, null),
    'read-plainly': (answer: AnswerToRead) => readPlainly(answer),
    'complete-reading': ({
      plain,
      answer,
      nearness,
      grading,
    }: {
      plain: PlainReading;
      answer: AnswerToRead;
      nearness: Nearness | null;
      grading: Grading;
    }) => COMPLETED[grading](plain, answer, nearness),
    'read-resume': (resume: unknown) => resumes.read(resume),
    'read-export': (archive: Uint8Array) => exports.read(archive),
  };
}
