import type { Content } from '@colloquy/content';
import type { Caller, KeyVerifier } from '../../features/api-keys/index.ts';
import type { OccupationSource } from '../../features/interviewers/index.ts';
import type { Emit, RoomLinks } from '../../features/interviews/index.ts';
import type { JobToPrepare, PreparedJob } from '../../features/jobs/index.ts';
import type { Tx } from '../../platform/db/db.ts';
import type { EndpointDeps } from '../../platform/http/endpoint.ts';
import type { TaskQueue } from '../../platform/tasks/tasks.ts';
import type { InterviewResults } from '../links/interview-results.ts';

export type McpDeps = EndpointDeps & {
  keys: KeyVerifier;
  rooms: RoomLinks;
  emit: Emit;
  results: InterviewResults;
  content: Content;
  occupations: OccupationSource;
  prepareJob(job: JobToPrepare, lane: string): Promise<PreparedJob>;
  enqueuePlan(tx: Tx, jobId: string): Promise<void>;
  enqueueCvFetch(tx: Tx, intakeId: string): Promise<void>;
  queue: TaskQueue;
  version: string;
  /** Origins of this system: pages of others may not call. */
  origins(): readonly string[];
};

export type McpCaller = Caller;
