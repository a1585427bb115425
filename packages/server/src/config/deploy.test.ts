import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
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
