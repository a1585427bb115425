import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LONGEST_LINK_DAYS } from '@colloquy/contract/shared';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { builtInBlueprint } from '../testing/built-in-content.ts';
import { programFile } from '../testing/program.ts';

const BUILT_IN = fileURLToPath(new URL('../../../content/blueprints/software-engineer', import.meta.url));
const ENGINEER = JSON.stringify(builtInBlueprint('software-engineer'), null, 2);

let folder: string;
let own: string;
let good: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'colloquy-commands-'));
  own = join(folder, 'own');
  mkdirSync(own);
  good = join(own, 'software-engineer.json');
  writeFileSync(good, ENGINEER);
});
afterAll(() => rmSync(folder, { recursive: true }));

function colloquy(args: string[], env: Record<string, string> = {}) {
  const inherited = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('COLLOQUY_')));
  const { status, stdout, stderr } = spawnSync(process.execPath, [programFile(), ...args], {
    encoding: 'utf8',
    input: '',
    env: { ...inherited, ...env },
  });
  return { status, stdout, stderr };
}

test('the start, check-config and blueprint check name the same problems', () => {
  const bad = mkdtempSync(join(tmpdir(), 'colloquy-commands-bad-'));
  writeFileSync(join(bad, 'stem.json'), ENGINEER);
  writeFileSync(join(bad, 'foo.json'), '{');
  const checked = colloquy(['blueprint', 'check', bad]);
  const problems = checked.stdout.trim().split('\n');
  expect([checked.status, problems.length]).toEqual([1, 3]);
  const env = { COLLOQUY_BLUEPRINTS: bad, COLLOQUY_DATA_DIR: join(folder, 'data') };
  for (const command of ['start', 'check-config']) {
    const { status, stderr } = colloquy([command], env);
    expect([command, status, stderr]).toEqual([
      command,
      2,
      `colloquy: COLLOQUY_BLUEPRINTS holds what cannot be used:\n  ${problems.join('\n  ')}\n`,
    ]);
  }
  rmSync(bad, { recursive: true });
}, 120_000);

test('check-config says which types have an own file', () => {
  const { status, stdout } = colloquy(['check-config'], {
    COLLOQUY_BLUEPRINTS: own,
    COLLOQUY_DATA_DIR: join(folder, 'data'),
  });
  expect([status, stdout]).toEqual([0, expect.stringContaining('blueprints: own for SOFTWARE_ENGINEER;')]);
  expect(stdout).toContain(`then new after ${LONGEST_LINK_DAYS} days`);
}, 120_000);

test('the preview holds what the server would take, and nothing else', () => {
  expect(colloquy(['blueprint', 'preview', good]).status).toBe(0);
  expect(colloquy(['blueprint', 'preview', good, '--language', 'de'])).toMatchObject({
    status: 1,
    stdout: '',
    stderr: expect.stringContaining('SOFTWARE_ENGINEER is not written in de'),
  });
  expect(colloquy(['blueprint', 'preview', BUILT_IN, '--language', 'de'])).toMatchObject({ status: 0 });
  expect(colloquy(['blueprint', 'preview', good, '--language', 'en-IN'])).toMatchObject({
    status: 2,
    stderr: expect.stringMatching(/must be one of en, de, es, fr(, [a-z]{2}){16}$/m),
  });
  expect(colloquy(['blueprint', 'preview', good, '--role', 'x'.repeat(201)])).toMatchObject({ status: 2 });
}, 120_000);

test('a reader that goes away ends the command without a word', async () => {
  const child = spawn(process.execPath, [programFile(), 'blueprint', 'preview', good]);
  const problems: Buffer[] = [];
  child.stderr.on('data', (chunk: Buffer) => problems.push(chunk));
  // It may end before it has read all that was typed.
  child.stdin.on('error', () => undefined);
  const closed = once(child, 'close');
  await once(child.stdout, 'data');
  child.stdout.destroy();
  await once(child.stdout, 'close');
  child.stdin.write('\n\n\n');
  expect(await closed).toEqual([141, null]);
  expect(Buffer.concat(problems).toString('utf8')).toBe('');
}, 120_000);
