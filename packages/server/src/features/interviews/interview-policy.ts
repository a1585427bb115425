import { LINK_DAYS } from '@colloquy/contract/shared';
import type { Interview, InterviewChannel } from './interview.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** The time policy of the published interface. Every duration is stretched by the interview's time factor. */
export const TIME_POLICY = {
  linkLifeMs: LINK_DAYS.usual * 24 * HOUR,
  noShowGraceMs: MINUTE,
  /** The room polls at least every 25 s; so much silence of the line means that nobody is there. */
  noHeartbeatMs: 10 * MINUTE,
  sweepGraceMs: 30_000,
  /** Heartbeats further apart than this count as offline: the active time stops. */
  offlineAfterMs: MINUTE,
  presenceEveryMs: 30_000,
  silence: {
    voice: { firstMs: 45_000, secondMs: 20_000, moveOnMs: 20_000 },
    typing: { firstMs: 180_000, secondMs: 20_000, moveOnMs: 20_000 },
  },
  pauseMs: 30 * MINUTE,
  /** After the start; null: as long as the link lives, for a conversation that may take a founder several days. */
  resumeMs: { HIRING: 24 * HOUR, SESSION: 24 * HOUR, CONVERSATION: null } satisfies Record<
    InterviewChannel,
    number | null
  >,
  /** Hard limit of active time as a share of the planned length. */
  hardLimitShare: 1.5,
} as const;

type Resumable = Pick<Interview, 'door' | 'startedAt' | 'expiresAt' | 'timeFactor'>;

/** Until when an interview that began may be resumed, epoch ms; null before it began. */
export function resumeDeadline({ door, startedAt, expiresAt, timeFactor }: Resumable): number | null {
  if (startedAt === null) return null;
  const resumeMs = TIME_POLICY.resumeMs[door];
  return resumeMs === null ? expiresAt.getTime() : startedAt.getTime() + resumeMs * timeFactor;
}

export function isResumable(interview: Resumable & Pick<Interview, 'status'>, now: number): boolean {
  const deadline = resumeDeadline(interview);
  const dropped = interview.status === 'CANDIDATE_DROP_OFF' || interview.status === 'TECHNICAL_GLITCH';
  return dropped && deadline !== null && now < deadline;
}

/** What document 1 calls `isCompleted`. */
export function completion(
  interview: Resumable & Pick<Interview, 'status'>,
  now: number,
): 'SCHEDULED' | 'IN_PROGRESS' | 'COMPLETED' | 'NOT_COMPLETED' {
  switch (interview.status) {
    case 'SCHEDULED':
      return 'SCHEDULED';
    case 'STARTED':
      return 'IN_PROGRESS';
    case 'INTERVIEW_COMPLETED':
    case 'REPORT_GENERATED':
      return 'COMPLETED';
    case 'CANDIDATE_DROP_OFF':
    case 'TECHNICAL_GLITCH':
      return isResumable(interview, now) ? 'IN_PROGRESS' : 'NOT_COMPLETED';
    case 'NO_SHOW':
    case 'CANDIDATE_ABORTED':
      return 'NOT_COMPLETED';
  }
}
