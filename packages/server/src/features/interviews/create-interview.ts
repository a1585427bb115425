import type { Language } from '@colloquy/contract/shared';
import type { Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db/db.ts';
import type { Id, IdSource } from '../../platform/ids.ts';
import type { Door, Interview } from './interview.ts';
import { TIME_POLICY } from './interview-policy.ts';
import { insertFirstTransition, insertInterview } from './interview-store.ts';

export type NewInterview = {
  accountId: Id<'account'>;
  door: Door;
  jobId?: Id<'job'>;
  interviewerId: Id<'interviewer'> | null;
  interviewType?: string;
  talentId?: string | null;
  role?: string | null;
  metadata?: Record<string, string>;
  language: Language;
  candidateId: Id<'candidate'>;
  email: string | null;
  givenName: string | null;
  cvIntakeId: Id<'cv-intake'> | null;
};

/** Schedules an interview: its link is good for 30 days. */
export async function createInterview(
  tx: Tx,
  deps: { ids: IdSource; clock: Clock },
  input: NewInterview,
): Promise<Interview> {
  const now = deps.clock.now();
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
    language: input.language,
    roomLanguage: null,
    candidateId: input.candidateId,
    email: input.email,
    givenName: input.givenName,
    cvIntakeId: input.cvIntakeId,
    blueprintVersionId: null,
    linkVersion: 1,
    expiresAt: new Date(now + TIME_POLICY.linkLifeMs),
    status: 'SCHEDULED',
    statusReason: null,
    statusSeq: 1,
    dueAt: new Date(now + TIME_POLICY.linkLifeMs + TIME_POLICY.noShowGraceMs),
    timeFactor: 1,
    allAnswered: false,
    startedAt: null,
    endedAt: null,
    completedAt: null,
    recordingAt: null,
    reportNo: null,
  };
  await insertInterview(tx, interview, input.metadata ?? null);
  await insertFirstTransition(tx, interview, 'account', new Date(now));
  return interview;
}
