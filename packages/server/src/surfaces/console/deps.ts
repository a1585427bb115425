import type { Content } from '@colloquy/content';
import type { ConsoleUrls } from '../../features/accounts/index.ts';
import type { DataRightsDeps } from '../../features/data-rights/index.ts';
import type { RehearsalSoFar } from '../../features/dialogue/index.ts';
import type { Blueprint, OccupationSource } from '../../features/interviewers/index.ts';
import type { Emit, RoomLinks } from '../../features/interviews/index.ts';
import type { JobToPrepare, PreparedJob } from '../../features/jobs/index.ts';
import type { BlobStore } from '../../platform/blob/blob-store.ts';
import type { Sealer } from '../../platform/crypto/sealer.ts';
import type { Tx } from '../../platform/db/db.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import type { Deliver } from '../../platform/outbound/deliver.ts';
import type { TaskQueue } from '../../platform/tasks/tasks.ts';
import type { SignInProvider } from '../../providers/single-sign-on/port.ts';
import type { InterviewResults } from '../links/interview-results.ts';
import type { ResultPdfs } from '../links/result-pdfs.ts';
import type { SignedLinks } from '../links/signed-links.ts';
import type { WebFiles } from '../public/web-files.ts';
import type { ChangeHub } from './change-hub.ts';
import type { RegistrarDeps } from './console-registrar.ts';

export type ConsoleDeps = RegistrarDeps & {
  rooms: RoomLinks;
  links: SignedLinks;
  results: InterviewResults;
  pdfs: ResultPdfs;
  emit: Emit;
  content: Content;
  occupations: OccupationSource;
  /** Reads a description and makes its interviewer, in a worker when it is long; the lane is the account. */
  prepareJob(job: JobToPrepare, lane: string): Promise<PreparedJob>;
  /** The same of a description that is being written, always in a worker. */
  readDraft(job: JobToPrepare, lane: string): Promise<PreparedJob>;
  /** Holds a rehearsal from its beginning, in a worker; the lane is the account. */
  rehearse(rehearsal: { blueprint: Blueprint; answers: readonly string[] }, lane: string): Promise<RehearsalSoFar>;
  queue: TaskQueue;
  /** Files of people. */
  blobs: BlobStore;
  /** Seals secrets of webhooks. */
  sealer: Sealer;
  /** Sends what receivers of webhooks get. */
  deliver: Deliver;
  /** Targets of webhooks that the operator allows next to public ones. */
  outboundAllow: readonly string[];
  mail: Mail;
  consoleUrls: ConsoleUrls;
  /** Whether there is a mail server. */
  sendsMail: boolean;
  /** The address that mail comes from. */
  mailFrom(): string;
  /** Signs people in elsewhere; null where none is configured. */
  provider: SignInProvider | null;
  /** Of what a browser keeps while it visits the provider. */
  visits: Sealer;
  enqueueCvFetch(tx: Tx, intakeId: string): Promise<void>;
  /** Has a language model write the plan of a new job, where one may. */
  enqueuePlan(tx: Tx, jobId: string): Promise<void>;
  dataRights: DataRightsDeps;
  /** Tells screens that wait of interviews that moved. */
  changes: ChangeHub;
  web: WebFiles;
  /** People that a group needs to be shown in figures. */
  smallestGroup: number;
};
