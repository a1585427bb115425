import { expect, test } from 'vitest';
import type { Interview } from './interview.ts';
import { TIME_POLICY } from './interview-policy.ts';
import type { Presence } from './presence-store.ts';
import { onDue } from './sweep.ts';

const MINUTE = 60_000;
const START = Date.UTC(2026, 4, 4, 9);
const LIFE_MS = TIME_POLICY.noHeartbeatMs + TIME_POLICY.sweepGraceMs;

function interview(change: Partial<Interview> = {}): Interview {
  return {
    status: 'STARTED',
    door: 'SESSION',
    startedAt: new Date(START),
    expiresAt: new Date(START + 9_000 * MINUTE),
    timeFactor: 1,
    allAnswered: false,
    ...change,
  } as Interview;
}

function presence(change: { seen: number; excused?: number; fault?: number }): Presence {
  const date = (at: number | undefined) => (at === undefined ? null : new Date(at));
  return {
    seat: 'a',
    lastSeenAt: new Date(change.seen),
    excusedUntil: date(change.excused),
    faultAt: date(change.fault),
  };
}

test('nobody came: no show', () => {
  expect(onDue(interview({ status: 'SCHEDULED', startedAt: null }), null, START)).toEqual({ move: 'no-show' });
});

test('silence of the line is counted from the last sign of life, and is over at its very end', () => {
  const seen = START + 5 * MINUTE;
  expect(onDue(interview(), presence({ seen }), seen + LIFE_MS - 1)).toEqual({
    move: 'none',
    dueAt: new Date(seen + LIFE_MS),
  });
  expect(onDue(interview(), presence({ seen }), seen + LIFE_MS)).toEqual({ move: 'drop-off', at: new Date(seen) });
  expect(onDue(interview(), null, START + LIFE_MS)).toEqual({ move: 'drop-off', at: new Date(START) });
});

test('a sign of life from before a resumption does not count', () => {
  const seen = START - 60 * MINUTE;
  expect(onDue(interview(), presence({ seen }), START + LIFE_MS)).toEqual({ move: 'drop-off', at: new Date(START) });
});

test('more time stretches the silence, and a pause excuses it', () => {
  const slow = interview({ timeFactor: 2 });
  const due = START + 2 * TIME_POLICY.noHeartbeatMs + TIME_POLICY.sweepGraceMs;
  expect(onDue(slow, presence({ seen: START }), due - 1)).toEqual({ move: 'none', dueAt: new Date(due) });
  const excused = START + 30 * MINUTE;
  const paused = presence({ seen: START, excused });
  expect(onDue(interview(), paused, excused + LIFE_MS - 1).move).toBe('none');
  expect(onDue(interview(), paused, excused + LIFE_MS)).toEqual({ move: 'drop-off', at: new Date(START) });
});

test('who had answered everything has completed; who left after a fault of ours has not left by choice', () => {
  const now = START + 60 * MINUTE;
  expect(onDue(interview({ allAnswered: true }), presence({ seen: START }), now)).toEqual({ move: 'complete' });
  const seen = START + 10 * MINUTE;
  const verdict = (fault: number) => onDue(interview(), presence({ seen, fault }), now).move;
  expect(verdict(seen + 1)).toBe('glitch');
  expect(verdict(seen - 2 * MINUTE)).toBe('glitch');
  expect(verdict(seen - 2 * MINUTE - 1)).toBe('drop-off');
});

test('who broke off is looked at again when the time to come back is over, then no more', () => {
  const broken = interview({ status: 'CANDIDATE_DROP_OFF' });
  const deadline = START + 24 * 60 * MINUTE;
  expect(onDue(broken, null, deadline - 1)).toEqual({ move: 'none', dueAt: new Date(deadline) });
  expect(onDue(broken, null, deadline)).toEqual({ move: 'none', dueAt: null });
  expect(onDue(interview({ status: 'REPORT_GENERATED' }), null, deadline)).toEqual({ move: 'none', dueAt: null });
});
