import { readFileSync } from 'node:fs';
import { hiringEndpoints } from '@colloquy/contract/hiring';
import { sessionEndpoints } from '@colloquy/contract/sessions';
import { LINK_DAYS, LONGEST_LINK_DAYS, NOTICE_DAYS } from '@colloquy/contract/shared';
import { expect, test } from 'vitest';
import { describeOptions } from '../config/env.ts';
import { afterBusinessDays } from '../features/fair-process/business-days.ts';
import { TIME_POLICY } from '../features/interviews/interview-policy.ts';
import { DAY_MS } from '../platform/clock.ts';

const MONDAY = Date.UTC(2026, 5, 1, 12);
const BEGIN_AFTER_NOTICE_DAYS = 7;

/** The largest time factor that the published interfaces take. */
const FACTOR = 4;

test('an old key is kept for as long as the longest link can open its room', () => {
  for (const { body } of [hiringEndpoints.accommodate, sessionEndpoints.accommodateSession]) {
    expect(body.safeParse({ timeFactor: FACTOR }).success).toBe(true);
    expect(body.safeParse({ timeFactor: FACTOR + 0.01 }).success).toBe(false);
  }
  const waits = Array.from({ length: 7 }, (_, day) => {
    const from = MONDAY + day * DAY_MS;
    return (afterBusinessDays(new Date(from), NOTICE_DAYS.max, 'UTC').getTime() - from) / DAY_MS;
  });
  const resume = Math.max(...Object.values(TIME_POLICY.resumeMs).map((ms) => ms ?? 0));
  expect(LONGEST_LINK_DAYS).toBe(
    LINK_DAYS.max + Math.max(...waits) + BEGIN_AFTER_NOTICE_DAYS + (resume * FACTOR) / DAY_MS,
  );
});

test('pages and options say after how many days the old key may go', () => {
  const page = (name: string) => readFileSync(new URL(`../../../../docs/operations/${name}`, import.meta.url), 'utf8');
  expect(describeOptions()).toContain(`then new after ${LONGEST_LINK_DAYS} days`);
  expect(page('upgrades.md')).toContain(`after ${LONGEST_LINK_DAYS} days: \`new\` on every node`);
  expect(page('upgrades.md')).toContain(`good for ${LINK_DAYS.max} days`);
  expect(page('production.md').replaceAll('\n', ' ')).toContain(`then \`new\` after ${LONGEST_LINK_DAYS} days`);
});
