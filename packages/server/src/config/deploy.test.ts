import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { OPTIONS } from './env.ts';

const read = (path: string) => readFileSync(new URL(`../../../../deploy/${path}`, import.meta.url), 'utf8');
const docker = readFileSync(new URL('../../../../Dockerfile', import.meta.url), 'utf8');
const known = new Set<string>(OPTIONS.map(({ name }) => name));
const FILES = [
  'compose.yaml',
  'env.example',
  'systemd/colloquy.service',
  'helm/values.yaml',
  'helm/templates/_helpers.tpl',
  'helm/templates/nodes.yaml',
];

test.each(FILES)('%s names options that exist', (file) => {
  const named = [...read(file).matchAll(/\b(COLLOQUY_[A-Z_]+|DATABASE_URL|REDIS_URL)\b/g)].map(([name]) => name);
  expect(named.filter((name) => !known.has(name))).toEqual([]);
});

test('the image names options that exist', () => {
  const named = [...docker.matchAll(/\b(COLLOQUY_[A-Z_]+)\b/g)].map(([name]) => name);
  expect(named.length).toBeGreaterThan(3);
  expect(named.filter((name) => !known.has(name))).toEqual([]);
});

test('what is set up leads to pages and scripts that are there', () => {
  const texts = [docker, ...FILES.map(read)];
  const named = texts.flatMap((text) =>
    [...text.matchAll(/\b(?:docs|deploy)\/[a-z/-]+\.(?:md|sh|yaml)\b/g)].map(([path]) => path),
  );
  expect(named).toContain('docs/operations/production.md');
  expect(named.filter((path) => !existsSync(new URL(`../../../../${path}`, import.meta.url)))).toEqual([]);
});

test('everything that starts a server gives it 30 seconds to end', () => {
  expect(common()).toContain('stop_grace_period: 30s');
  expect(read('systemd/colloquy.service')).toContain('TimeoutStopSec=30');
  expect(read('helm/templates/_helpers.tpl')).toContain('terminationGracePeriodSeconds: 30');
});

test('containers write nothing but their data folder', () => {
  expect(common()).toContain('read_only: true');
  expect(common()).toContain('cap_drop: [ALL]');
  expect(docker).toMatch(/^USER 65532:65532$/m);
  expect(read('helm/templates/_helpers.tpl')).toContain('readOnlyRootFilesystem: true');
});

/** What the three services of ours share; each takes it over. */
function common(): string {
  const [, shared = '', services = ''] = read('compose.yaml').split(/^x-colloquy: |^services:$/m);
  for (const name of ['migrate', 'api', 'worker']) expect(services).toContain(`  ${name}:\n    <<: *colloquy\n`);
  return shared;
}

const isDebian = existsSync('/usr/bin/dpkg-query');

test.skipIf(!isDebian)(
  'the system of the image has a shell, what Node loads and the licences, and no package manager',
  () => {
    const folder = mkdtempSync(join(tmpdir(), 'colloquy-system-'));
    execFileSync('sh', [fileURLToPath(new URL('../../../../deploy/small-system.sh', import.meta.url)), folder]);
    const files = readdirSync(folder, { recursive: true }).map(String);
    const has = (name: string) => files.some((file) => file.startsWith('usr/') && file.endsWith(`/${name}`));
    for (const tool of ['sh', 'dirname', 'readlink', 'ls', 'cat', 'tar'])
      expect([tool, has(tool)]).toEqual([tool, true]);
    const { sharedObjects } = process.report.getReport() as unknown as { sharedObjects: string[] };
    // What the kernel brings is no file, and add-ons of this test's packages are no part of Node.
    const libraries = sharedObjects.map((path) => basename(path)).filter((name) => /^lib[a-z_+]+\.so\.\d+$/.test(name));
    expect(libraries).toContain('libstdc++.so.6');
    expect(libraries.filter((name) => !has(name))).toEqual([]);
    for (const tool of ['apt-get', 'dpkg', 'perl']) expect([tool, has(tool)]).toEqual([tool, false]);
    for (const name of readdirSync(join(folder, 'var', 'lib', 'dpkg', 'status.d')))
      expect([name, existsSync(join(folder, 'usr', 'share', 'doc', name))]).toEqual([name, true]);
    rmSync(folder, { recursive: true });
  },
);

describe('fonts of the image', () => {
  const folder = mkdtempSync(join(tmpdir(), 'colloquy-fonts-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const script = fileURLToPath(new URL('../../../../deploy/gather-fonts.sh', import.meta.url));
  const gather = (name: string, ...wanted: string[]) => {
    const out = join(folder, name);
    const env = { ...process.env, PATH: `${join(folder, 'bin')}:${process.env.PATH}` };
    const { status, stderr } = spawnSync('sh', [script, out, ...wanted], { encoding: 'utf8', env });
    return { out, status, stderr };
  };
  const folderOf = (name: string, files: string[]) => {
    mkdirSync(join(folder, name));
    for (const file of files) writeFileSync(join(folder, name, file), '');
    return join(folder, name);
  };

  test('are none unless they are asked for, those of a folder, and never by mistake none', () => {
    const none = gather('none');
    expect([none.status, readdirSync(none.out)]).toEqual([0, []]);
    const own = gather('own', folderOf('given', ['Own.otf', 'LICENCE']));
    expect([own.status, readdirSync(own.out).sort()]).toEqual([0, ['LICENCE', 'Own.otf']]);
    const empty = gather('empty', folderOf('without', ['LICENCE']));
    expect([empty.status, empty.stderr]).toEqual([1, expect.stringContaining('brought no font')]);
    expect(gather('nowhere', join(folder, 'not-there')).status).not.toBe(0);
  });

  test('are one weight of what npm has, for each of the three languages, with its licence', () => {
    mkdirSync(join(folder, 'bin'));
    const subsets = { jp: ['japanese', '0'], kr: ['korean', '0'], sc: ['chinese-simplified', '4', '101', 'latin'] };
    // Stands for the registry: files named as those of the packages.
    const lines = Object.entries(subsets).flatMap(([language, names]) =>
      names.flatMap((name) =>
        [400, 700].map((weight) => `touch package/files/noto-sans-${language}-${name}-${weight}-normal.woff2`),
      ),
    );
    const npm = [
      '#!/bin/sh -e',
      '[ "$1 $2" = "pack --silent" ]',
      'mkdir -p package/files',
      ...lines,
      'echo "$3" > package/LICENSE',
      'name=$(echo "$3" | tr -d @ | tr / - | sed "s/-sans-\\(..\\)5/-sans-\\1-5/")',
      'tar -czf "$name.tgz" package',
      'rm -r package',
    ];
    writeFileSync(join(folder, 'bin', 'npm'), `${npm.join('\n')}\n`, { mode: 0o755 });
    const { out, status, stderr } = gather('noto', 'noto');
    expect([status, stderr]).toEqual([0, '']);
    expect(readdirSync(out).sort()).toEqual([
      ...['jp', 'kr', 'sc'].map((language) => `LICENSE-noto-sans-${language}`),
      ...['jp-japanese', 'kr-korean', 'sc-101', 'sc-4', 'sc-chinese-simplified'].map(
        (name) => `noto-sans-${name}-400-normal.woff2`,
      ),
    ]);
    expect(readFileSync(join(out, 'LICENSE-noto-sans-sc'), 'utf8')).toMatch(/^@fontsource\/noto-sans-sc@\d/);
  });

  test('lie where the program looks for them', () => {
    const place = /^ENV (?:.*\\\n)*.*COLLOQUY_FONTS=(\S+)/m.exec(docker)?.[1];
    expect(place).toBe('/opt/fonts');
    expect(docker).toContain(`COPY --from=build /fonts ${place}\n`);
    expect(docker).toMatch(/^ARG FONTS=""\nRUN sh deploy\/gather-fonts\.sh \/fonts \$\{FONTS\}$/m);
  });
});
