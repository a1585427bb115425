import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, test } from 'vitest';
import { buildConfig } from './config.ts';
import { type Environment, OPTIONS } from './env.ts';
import { checkNode } from './nodes.ts';

/** The reader that content is read with. */
const { parse } = createRequire(new URL('../../../content/package.json', import.meta.url))('yaml') as {
  parse(text: string, options?: { merge?: boolean }): unknown;
};

const read = (path: string) => readFileSync(new URL(`../../../../deploy/${path}`, import.meta.url), 'utf8');

describe('compose', () => {
  type Service = {
    environment?: Record<string, string>;
    depends_on?: Record<string, unknown>;
    volumes?: string[];
    configs?: { source: string }[];
    command?: string | string[];
  };
  const compose = parse(read('compose.yaml'), { merge: true }) as {
    services: Record<string, Service>;
    volumes: Record<string, null>;
    configs: Record<string, unknown>;
  };
  const services = Object.entries(compose.services);
  /** As an operator fills it in. */
  const given = new Map(
    [...read('env.example').matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name = '', value = '']) => [
      name,
      value === '' ? 'a-secret-of-the-operator-0123456789abcdef' : value,
    ]),
  );
  const filledIn = (text: string) =>
    text.replaceAll(/\$\{([A-Z_]+)(?::-([^}]*)|:\?[^}]*)?\}/g, (whole, name: string, usual?: string) => {
      return given.get(name) ?? usual ?? whole;
    });

  test('every service leads to services, volumes and files that are there, and to variables that the example names', () => {
    expect(services.map(([name]) => name)).toEqual(expect.arrayContaining(['migrate', 'api', 'worker', 'postgres']));
    for (const [name, { depends_on = {}, volumes = [], configs = [] }] of services) {
      for (const other of Object.keys(depends_on))
        expect({ name, other: compose.services[other] }).not.toEqual({ name });
      for (const volume of volumes) expect(Object.keys(compose.volumes)).toContain(volume.split(':')[0]);
      for (const { source } of configs) expect(Object.keys(compose.configs)).toContain(source);
    }
    const used = services.flatMap(([, { volumes = [] }]) => volumes.map((volume) => volume.split(':')[0]));
    expect(Object.keys(compose.volumes).filter((volume) => !used.includes(volume))).toEqual([]);
    expect(filledIn(JSON.stringify(compose))).not.toMatch(/\$\{/);
  });

  test.each(['migrate', 'api', 'worker'])('what is set for %s is what a node starts with', (name) => {
    const environment = Object.fromEntries(
      Object.entries(compose.services[name]?.environment ?? {})
        .filter(([option]) => OPTIONS.some((known) => known.name === option))
        .map(([option, value]) => [option, filledIn(value)]),
    ) as Environment;
    const config = buildConfig({ COLLOQUY_ENV: 'production', ...environment });
    expect(config.role).toBe(name === 'migrate' ? 'all' : name);
    expect(config.database.kind).toBe('server');
    expect(config.blobUrl).toMatch(/^s3:/);
    expect(config.redisUrl).toMatch(/^redis:\/\/valkey/);
    expect(() => checkNode(config)).not.toThrow();
  });
});

describe('the Helm chart', () => {
  const NAMES = ['_helpers.tpl', 'migrate.yaml', 'nodes.yaml', 'service.yaml'];
  const templates = NAMES.map((name) => ({ name, text: read(`helm/templates/${name}`) }));
  const all = templates.map(({ text }) => text).join('\n');
  const values = parse(read('helm/values.yaml')) as Record<string, unknown>;
  const chart = parse(read('helm/Chart.yaml')) as { version: string; appVersion: string };

  /** Paths into the values: those that the templates read, of both roles where the role is in a variable. */
  const wanted = [
    ...[...all.matchAll(/\.Values\.([A-Za-z.]+)/g)].map(([, path = '']) => path),
    ...[...all.matchAll(/\$own\.([A-Za-z.]+)/g)].flatMap(([, path = '']) => [`api.${path}`, `worker.${path}`]),
  ];
  const at = (path: string) =>
    path.split('.').reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], values);

  test('templates read values that are there, and each value is read', () => {
    expect(wanted).toEqual(expect.arrayContaining(['publicUrl', 'blobUrl', 'api.replicas', 'worker.resources']));
    expect(wanted.filter((path) => at(path) === undefined)).toEqual([]);
    const leaves = Object.entries(values).flatMap(([name, value]) =>
      ['options', 'existingSecret'].includes(name) || typeof value !== 'object' || value === null
        ? [name]
        : Object.keys(value).map((key) => `${name}.${key}`),
    );
    expect(leaves.filter((leaf) => !wanted.some((path) => path === leaf || path.startsWith(`${leaf}.`)))).toEqual([]);
  });

  test('what is included is defined, and every block ends', () => {
    const defined = new Set([...all.matchAll(/define "([^"]+)"/g)].map(([, name]) => name));
    const included = [...all.matchAll(/include "([^"]+)"/g)].map(([, name]) => name);
    expect(included.length).toBeGreaterThan(5);
    expect(included.filter((name) => !defined.has(name))).toEqual([]);
    for (const { name, text } of templates) {
      const actions = [...text.matchAll(/\{\{-?\s*(\w+)?/g)].map(([, word]) => word);
      const begun = actions.filter((word) => ['if', 'with', 'range', 'define'].includes(word ?? '')).length;
      expect({ name, ended: actions.filter((word) => word === 'end').length }).toEqual({ name, ended: begun });
      expect([...text.matchAll(/\{\{/g)]).toHaveLength([...text.matchAll(/\}\}/g)].length);
    }
  });

  test('without a store of files nothing is set up, and a chart is of the release whose image it names', () => {
    expect(all).toMatch(/required "blobUrl is required[^"]*" \.Values\.blobUrl/);
    expect([chart.version, chart.appVersion]).toEqual([at('image.tag'), at('image.tag')]);
  });

  test('what is left once values are put in is YAML', () => {
    for (const { name, text } of templates.filter(({ name }) => name.endsWith('.yaml'))) {
      const bare = text
        // Blocks of others, and lines that only steer.
        .replaceAll(/^\s*\{\{-? (?:include|if|with|range|end|\$own|define)[^\n]*\}\}\n/gm, '')
        .replaceAll(/\{\{-?[^}]*\}\}/g, 'x');
      for (const part of bare.split(/^---$/m)) expect({ name, part: parse(part) }).not.toEqual({ name, part: null });
    }
  });
});
