import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { prepareDataDir } from './data-dir.ts';

const root = mkdtempSync(join(tmpdir(), 'colloquy-data-dir-'));
afterAll(() => rmSync(root, { recursive: true }));

test('makes the folder and those above it, for the owner alone', () => {
  const folder = join(root, 'a', 'b');
  prepareDataDir(folder);
  prepareDataDir(folder);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
});

test.each([
  ['a file', 'file'],
  ['a path through a file', 'file/below'],
])('%s is told with the variable', (_, path) => {
  writeFileSync(join(root, 'file'), '');
  expect(() => prepareDataDir(join(root, path))).toThrow(/^COLLOQUY_DATA_DIR must name a folder/);
});

// Node's own way of making a whole path never comes back from here.
test.runIf(process.platform === 'linux')('a place where nothing can be made is told at once', () => {
  expect(() => prepareDataDir('/proc/colloquy/data')).toThrow(
    /^COLLOQUY_DATA_DIR names a place where no folder can be/,
  );
});
