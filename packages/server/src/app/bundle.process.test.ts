import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { temporaryFolder } from '../testing/server-process.ts';

const BUNDLER = fileURLToPath(new URL('../../../../scripts/bundle.mjs', import.meta.url));

const folder = temporaryFolder();
afterAll(() => folder.remove());

test('the program that is put together keeps calls whose only effect is to throw', async () => {
  const calls = ['decodeURIComponent', 'encodeURIComponent', 'new URL', 'JSON.parse', 'BigInt', 'new RegExp'];
  const checks = calls.map(
    (call) => `(given) => { try { ${call}(given); return 'passed' } catch { return 'thrown' } }`,
  );
  mkdirSync(join(folder.path, 'src'));
  writeFileSync(join(folder.path, 'src', 'bin.ts'), `export const checks = [${checks.join(', ')}];\n`);
  execFileSync(process.execPath, [BUNDLER, folder.path, join(folder.path, 'out')]);
  const program = (await import(join(folder.path, 'out', 'cli.mjs'))) as { checks: ((given: string) => string)[] };
  const results = program.checks.map((check, index) => [calls[index], check('[%\uD800')]);
  expect(results).toEqual(calls.map((call) => [call, 'thrown']));
});
