import type { Content } from '@colloquy/content';
import type { Language } from '@colloquy/contract/shared';
import type { JobReader, JobReading } from '../../providers/job-reader/port.ts';
import {
  type Blueprint,
  buildBlueprint,
  InterviewLanguageError,
  type OccupationSource,
} from '../interviewers/index.ts';

/** A job as the account posts it: untrusted. */
export type JobToPrepare = {
  title: string;
  description: string;
  language: Language;
};

/** What a job is stored with. Plain data, which another thread can make. */
export type PreparedJob = {
  reading: JobReading;
  /** Null where the description is incomplete, or no interview is written in the language. */
  blueprint: Blueprint | null;
};

/** Reads a description and makes its interviewer: takes as long as the text is long, and needs no database. */
export function prepareJob(
  deps: { jobReader: JobReader; content: Content; occupations: OccupationSource },
  job: JobToPrepare,
): PreparedJob {
  const { title, description, language } = job;
  const reading = deps.jobReader.read({ title, description });
  if (reading.missing.length > 0) return { reading, blueprint: null };
  try {
    return {
      reading,
      blueprint: buildBlueprint(deps.content, { language, title, reading, occupations: deps.occupations.in(language) }),
    };
  } catch (error) {
    if (error instanceof InterviewLanguageError) return { reading, blueprint: null };
    throw error;
  }
}
