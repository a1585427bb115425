import type { Content } from '@colloquy/content';
import { ENOUGH_POINTS, holdRehearsal, phraseBooks } from '../../features/dialogue/index.ts';
import { type ExtractionInput, loadExtraction } from '../../features/founder-applications/index.ts';
import type { Blueprint } from '../../features/interviewers/index.ts';
import { type JobToPrepare, prepareJob } from '../../features/jobs/index.ts';
import type { Clock } from '../../platform/clock.ts';
import { COMPLETED } from '../../providers/answer-reader/embedded/graded.ts';
import { type Nearness, type PlainReading, readPlainly } from '../../providers/answer-reader/embedded/reading.ts';
import type { AnswerToRead, Grading } from '../../providers/answer-reader/port.ts';
import { createJobReader } from '../../providers/job-reader/create.ts';
import { createExportReader, createResumeReader } from '../../providers/profile-source/create.ts';
import { occupationsFor } from './occupations-for.ts';

export type RehearsalToHold = { blueprint: Blueprint; answers: readonly string[]; grading: Grading };

/** Every reading of a text from outside that may be done apart from the thread that serves requests, by name. */
export function readingCalls(clock: Clock, content: Content) {
  const jobReader = createJobReader({ kind: 'embedded' });
  const resumes = createResumeReader();
  const exports = createExportReader(clock);
  return {
    'prepare-job': ({ job, grading }: { job: JobToPrepare; grading: Grading }) =>
      prepareJob({ jobReader, content, occupations: occupationsFor(grading, content) }, job),
    rehearse: ({ blueprint, answers, grading }: RehearsalToHold) =>
      holdRehearsal(
        {
          reader: { skim: (answer) => COMPLETED[grading](readPlainly(answer), answer, null, 'skim') },
          phrases: phraseBooks(content)(blueprint.language),
          enoughPoints: grading === 'points' ? ENOUGH_POINTS : undefined,
        },
        blueprint,
        answers,
      ),
    'read-founder': async (input: ExtractionInput) => (await loadExtraction()).extractFounderApplication(input),
    'skim-answer': ({ answer, grading }: { answer: AnswerToRead; grading: Grading }) =>
      COMPLETED[grading](readPlainly(answer), answer, null, 'skim'),
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
