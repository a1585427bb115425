import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { METRICS_TOKEN, startTestApp, type TestApp } from '../testing/test-app.ts';

const SOURCES = join(import.meta.dirname, '..');
const PAGE = join(SOURCES, '..', '..', '..', 'docs', 'operations', 'running.md');
/** A figure is named where it is made, in the call. */
const MADE = /metrics\.(?:counters?|gauge|family)\(\s*(?:'([a-z][a-z0-9_]*)')?/g;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const made = globSync('**/*.ts', { cwd: SOURCES, exclude: ['**/*.test.ts', 'testing/**'] }).flatMap((file) =>
  [...readFileSync(join(SOURCES, file), 'utf8').matchAll(MADE)].map(([call, name]) => name ?? `${file}: ${call}`),
);

test('the table of figures has every figure that a server may show, and no other', () => {
  const [, section = ''] = readFileSync(PAGE, 'utf8').split(/^## (?:Figures|Traces)$/m);
  const rows = section.split('\n').filter((line) => line.startsWith('| `'));
  const told = rows.flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, name]) => name));
  expect(made.length).toBeGreaterThan(15);
  expect(told.sort()).toEqual([...new Set(made)].sort());
});

test('what a server shows are such figures', async () => {
  const { text } = await app.call('GET', '/metrics', { headers: { authorization: `Bearer ${METRICS_TOKEN}` } });
  const shown = [...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name);
  expect(shown.length).toBeGreaterThan(10);
  expect(shown.filter((name) => !made.includes(name ?? ''))).toEqual([]);
});
