import { expect, test } from 'vitest';
import { type InterviewStatus, isCompleted, mayMove, STATUSES } from './interview.ts';
import { completion, isResumable, resumeDeadline, TIME_POLICY } from './interview-policy.ts';

const HOUR = 3_600_000;
const START = Date.UTC(2026, 4, 4, 9);

test('these moves exist, and no other', () => {
  const moves = STATUSES.flatMap((from) => STATUSES.filter((to) => mayMove(from, to)).map((to) => `${from} ${to}`));
  expect(moves.sort()).toEqual(
    [
      'SCHEDULED STARTED',
      'SCHEDULED NO_SHOW',
      'SCHEDULED CANDIDATE_ABORTED',
      'STARTED INTERVIEW_COMPLETED',
      'STARTED CANDIDATE_ABORTED',
      'STARTED CANDIDATE_DROP_OFF',
      'STARTED TECHNICAL_GLITCH',
      'CANDIDATE_DROP_OFF STARTED',
      'TECHNICAL_GLITCH STARTED',
      'INTERVIEW_COMPLETED REPORT_GENERATED',
    ].sort(),
  );
  expect(STATUSES.filter(isCompleted)).toEqual(['INTERVIEW_COMPLETED', 'REPORT_GENERATED']);
});

const interview = (change: { status?: InterviewStatus; door?: 'HIRING' | 'SESSION' | 'CONVERSATION' } = {}) => ({
  status: 'CANDIDATE_DROP_OFF' as InterviewStatus,
  door: 'HIRING' as 'HIRING' | 'SESSION' | 'CONVERSATION',
  startedAt: new Date(START),
  expiresAt: new Date(START + 500 * HOUR),
  timeFactor: 1,
  ...change,
});

test('an interview that broke off is taken up again for a day, stretched by its time factor; a conversation while its link lives', () => {
  expect(resumeDeadline(interview())).toBe(START + 24 * HOUR);
  expect(resumeDeadline({ ...interview(), timeFactor: 2 })).toBe(START + 48 * HOUR);
  expect(resumeDeadline(interview({ door: 'CONVERSATION' }))).toBe(START + 500 * HOUR);
  expect(resumeDeadline({ ...interview(), startedAt: null })).toBeNull();
  expect(isResumable(interview(), START + 24 * HOUR - 1)).toBe(true);
  expect(isResumable(interview(), START + 24 * HOUR)).toBe(false);
  expect(isResumable(interview({ status: 'TECHNICAL_GLITCH' }), START)).toBe(true);
  expect(isResumable({ ...interview(), startedAt: null }, START)).toBe(false);
  for (const status of STATUSES.filter((each) => each !== 'CANDIDATE_DROP_OFF' && each !== 'TECHNICAL_GLITCH'))
    expect(isResumable(interview({ status }), START), status).toBe(false);
});

test.each([
  ['SCHEDULED', 'SCHEDULED', 'SCHEDULED'],
  ['STARTED', 'IN_PROGRESS', 'IN_PROGRESS'],
  ['CANDIDATE_DROP_OFF', 'IN_PROGRESS', 'NOT_COMPLETED'],
  ['TECHNICAL_GLITCH', 'IN_PROGRESS', 'NOT_COMPLETED'],
  ['INTERVIEW_COMPLETED', 'COMPLETED', 'COMPLETED'],
  ['REPORT_GENERATED', 'COMPLETED', 'COMPLETED'],
  ['NO_SHOW', 'NOT_COMPLETED', 'NOT_COMPLETED'],
  ['CANDIDATE_ABORTED', 'NOT_COMPLETED', 'NOT_COMPLETED'],
] as const)('%s is %s, and %s once it can no longer be taken up', (status, before, after) => {
  const deadline = START + (TIME_POLICY.resumeMs.HIRING ?? 0);
  expect(completion(interview({ status }), deadline - 1)).toBe(before);
  expect(completion(interview({ status }), deadline)).toBe(after);
});
