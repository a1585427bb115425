import { expect, test } from 'vitest';
import { createRewriteTablesHandler, rewriteTablesAt } from './rewrite-tables.ts';

const NOON = Date.parse('2026-03-10T12:00:00Z');

test('erasures of ten minutes share one run after their end, later ones get one of their own', () => {
  const first = rewriteTablesAt(NOON);
  expect(rewriteTablesAt(NOON + 599_999)).toEqual(first);
  expect(first.runAt).toBeGreaterThan(NOON + 600_000);
  expect(rewriteTablesAt(NOON + 600_000).key).not.toBe(first.key);
});

test('tables that hold people are written anew, others are left alone', async () => {
  const rewritten: string[] = [];
  const handler = createRewriteTablesHandler({ rewrite: async (tables) => void rewritten.push(...tables) });
  await handler(
    {},
    { attempt: 1, lastAttempt: false, signal: new AbortController().signal, runAgainAt: () => undefined },
  );
  expect(rewritten).toEqual(expect.arrayContaining(['dialogue_events', 'candidates', 'request_records']));
  expect(rewritten).not.toContain('jobs');
});
