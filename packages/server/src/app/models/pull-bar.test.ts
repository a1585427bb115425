import { expect, test } from 'vitest';
import { createPullBar } from './pull-bar.ts';

function bar(columns = 120) {
  let nowMs = 0;
  let line = '';
  const sizes: Record<string, number> = { runtime: 100e6, voice: 300e6 };
  const it = createPullBar({
    write: (text) => {
      line = text.replace('\r\u001b[K', '');
    },
    columns: () => columns,
    totalBytes: 400e6,
    sizeOf: (set) => sizes[set] ?? 0,
    now: () => nowMs,
  });
  return {
    it,
    line: () => line,
    pass: (ms: number) => {
      nowMs += ms;
      it.tick();
    },
  };
}

test('it moves by the files that are there, and the seconds move while npm fetches', () => {
  const { it, line, pass } = bar();
  it.tell({ kind: 'download', set: 'runtime', package: 'a@1.0.0' });
  expect(line()).toBe(`[${'-'.repeat(24)}] 0 of 400 MB  fetching a@1.0.0`);
  pass(12_400);
  expect(line()).toMatch(/fetching a@1\.0\.0 12 s$/);
  it.tell({ kind: 'file', set: 'runtime', sizeBytes: 60e6 });
  expect(line()).toContain(`[${'#'.repeat(3)}${'-'.repeat(21)}] 60 of 400 MB`);
  it.tell({ kind: 'done', set: 'runtime', sizeBytes: 100e6 });
  expect(line()).toContain('100 of 400 MB');
});

test('a set that is there counts whole, and nothing counts twice', () => {
  const { it, line } = bar();
  it.tell({ kind: 'has', set: 'runtime' });
  it.tell({ kind: 'file', set: 'voice', sizeBytes: 290e6 });
  it.tell({ kind: 'file', set: 'voice', sizeBytes: 290e6 });
  expect(line()).toContain(`[${'#'.repeat(24)}] 400 of 400 MB`);
  it.tell({ kind: 'done', set: 'voice', sizeBytes: 300e6 });
  expect(line()).toContain('400 of 400 MB');
});

test('it is no longer than the terminal, and goes before other words', () => {
  const { it, line } = bar(30);
  it.tell({ kind: 'download', set: 'runtime', package: 'a-package-with-a-long-name@1.0.0' });
  expect(line()).toHaveLength(29);
  it.clear();
  expect(line()).toBe('');
});
