import type { Language } from '@colloquy/contract/shared';
import { type Clock, DAY_MS } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db/db.ts';
import type { Id, IdSource } from '../../platform/ids.ts';
import type { Emit } from './events.ts';
import type { Interview, InterviewChannel } from './interview.ts';
import { TIME_POLICY } from './interview-policy.ts';
import { insertInterview } from './interview-store.ts';

export type NewInterview = {
  accountId: Id<'account'>;
  door: InterviewChannel;
  jobId?: Id<'job'>;
  interviewerId: Id<'interviewer'> | null;
  /** The plan that is published when the invitation is made: it stays with that until asked to move, or begun. */
  blueprintVersionId?: Id<'blueprint-version'> | null;
  interviewType?: string;
  talentId?: string | null;
  role?: string | null;
  metadata?: Record<string, string>;
  externalId?: string | null;
  returnUrl?: string | null;
  /** For how many days the link may be begun; 30 when left out. */
  linkDays?: number;
  language: Language;
  candidateId: Id<'candidate'>;
  email: string | null;
  givenName: string | null;
  cvIntakeId: Id<'cv-intake'> | null;
};

/** Schedules an interview: its link is good for as many days as were asked for. */
export async function createInterview(
  tx: Tx,
  deps: { ids: IdSource; clock: Clock; emit: Emit },
  input: NewInterview,
): Promise<Interview> {
  const now = deps.clock.now();
  const lifeMs = input.linkDays === undefined ? TIME_POLICY.linkLifeMs : input.linkDays * DAY_MS;
  const interview: Interview = {
    id: deps.ids.next(),
    sessionId: deps.ids.next(),
    accountId: input.accountId,
    door: input.door,
    jobId: input.jobId ?? null,
    interviewerId: input.interviewerId,
    interviewType: input.interviewType ?? null,
    talentId: input.talentId ?? null,
    role: input.role ?? null,
    externalId: input.externalId ?? null,
    returnUrl: input.returnUrl ?? null,
    language: input.language,
    roomLanguage: null,
    candidateId: input.candidateId,
    email: input.email,
    givenName: input.givenName,
    cvIntakeId: input.cvIntakeId,
    blueprintVersionId: input.blueprintVersionId ?? null,
    cvProbes: null,
    linkVersion: 1,
    expiresAt: new Date(now + lifeMs),
    status: 'SCHEDULED',
    statusReason: null,
    statusSeq: 1,
    dueAt: new Date(now + lifeMs + TIME_POLICY.noShowGraceMs),
    openedAt: null,
    timeFactor: 1,
    allAnswered: false,
    startedAt: null,
    endedAt: null,
    completedAt: null,
    recordingAt: null,
    recordingType: null,
    reportNo: null,
  };
  await insertInterview(tx, interview, input.metadata ?? null, { actor: 'account', at: new Date(now) });
  await deps.emit(tx, { name: 'interview-created', interview });
  return interview;
}
