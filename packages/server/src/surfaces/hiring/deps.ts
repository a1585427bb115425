import type { Content } from '@colloquy/content';
import type { KeyVerifier } from '../../features/api-keys/index.ts';
import type { OccupationSource } from '../../features/interviewers/index.ts';
import type { Emit } from '../../features/interviews/index.ts';
import type { JobToPrepare, PreparedJob } from '../../features/jobs/index.ts';
import type { Tx } from '../../platform/db/db.ts';
import type { EndpointDeps } from '../../platform/http/endpoint.ts';
import type { TaskQueue } from '../../platform/tasks/tasks.ts';
import type { InterviewResults } from '../links/interview-results.ts';
import type { ResultPdfs } from '../links/result-pdfs.ts';
import type { PresentDeps } from './present.ts';

export type HiringDeps = EndpointDeps &
  PresentDeps & {
    keys: KeyVerifier;
    /** Reads a description and makes its interviewer, in a worker when it is long; the lane is the account. */
    prepareJob(job: JobToPrepare, lane: string): Promise<PreparedJob>;
    content: Content;
    occupations: OccupationSource;
    emit: Emit;
    results: InterviewResults;
    pdfs: ResultPdfs;
    queue: TaskQueue;
    /** Whether there is a mail server: without one nothing is ever called sent. */
    sendsMail: boolean;
    outboundAllow: readonly string[];
    enqueueCvFetch(tx: Tx, intakeId: string): Promise<void>;
    /** Has a language model write the plan of a new job, where one is configured. */
    enqueuePlan(tx: Tx, jobId: string): Promise<void>;
  };
