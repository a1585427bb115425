import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, test } from 'vitest';
import { renderChart } from '../testing/render-chart.ts';
import { buildConfig } from './config.ts';
import { OPTIONS, readEnvironment } from './env.ts';
import { checkNode } from './nodes.ts';

/** The reader that content is read with. */
const { parse } = createRequire(new URL('../../../content/package.json', import.meta.url))('yaml') as {
  parse(text: string, options?: { merge?: boolean }): unknown;
};

const read = (path: string) => readFileSync(new URL(`../../../../deploy/${path}`, import.meta.url), 'utf8');
const readRoot = (path: string) => read(`../${path}`);

describe('compose', () => {
  type Service = {
    build?: { target?: string };
    env_file?: string[];
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
  const OURS = ['migrate', 'api', 'worker', 'models'];
  const SECRET = 'a-secret-of-the-operator-0123456789abcdef';
  const example = read('env.example');
  const rowsOf = (pattern: RegExp) =>
    new Map([...example.matchAll(pattern)].map(([, name = '', value = '']) => [name, value]));
  /** As an operator fills in what has to be; and what may be added to it. */
  const filled = [...rowsOf(/^([A-Z_]+)=(.*)$/gm)].map(([name, value]) => [name, value || SECRET] as const);
  const offered = rowsOf(/^#([A-Z_]+)=(.*)$/gm);

  /** What compose makes of `${NAME}`, `${NAME:-else}` and `${NAME:?why}`, the innermost first. */
  const filledIn = (text: string, given: ReadonlyMap<string, string>): string => {
    const inner = /\$\{([A-Z_]+)(?:(:-|:\?)([^${}]*))?\}/;
    for (let match = inner.exec(text); match !== null; match = inner.exec(text)) {
      const [whole, name = '', kind, rest = ''] = match;
      const value = given.get(name) || (kind === ':-' ? rest : '');
      if (kind === ':?' && value === '') throw new Error(`${name}: ${rest}`);
      text = text.replace(whole, () => value);
    }
    return text;
  };
  /** What the process sees: the file, and over it what the service says itself. */
  const seenBy = (name: string, given: ReadonlyMap<string, string>): Record<string, string> => {
    const { env_file = [], environment = {} } = compose.services[name] ?? {};
    const own = Object.entries(environment).map(([option, value]) => [option, filledIn(value, given)]);
    return { ...(env_file.includes('.env') ? Object.fromEntries(given) : {}), ...Object.fromEntries(own) };
  };

  test('every service leads to services, volumes and files that are there', () => {
    expect(services.map(([name]) => name)).toEqual(expect.arrayContaining([...OURS, 'postgres']));
    const given = new Map(filled);
    const used = services.flatMap(([, { volumes = [] }]) => volumes.map((one) => filledIn(one, given).split(':')[0]));
    const named = used.filter((volume) => !volume?.startsWith('.'));
    expect([...new Set(named)].sort()).toEqual(Object.keys(compose.volumes).sort());
    for (const [name, { depends_on = {}, configs = [] }] of services) {
      for (const other of Object.keys(depends_on))
        expect({ name, other: compose.services[other] }).not.toEqual({ name });
      for (const { source } of configs) expect(Object.keys(compose.configs)).toContain(source);
    }
    expect(filledIn(JSON.stringify(compose), given)).not.toMatch(/\$\{/);
  });

  test('what has to be set and is not is said by its name', () => {
    for (const [missing] of filled.filter(([name]) => name !== 'COLLOQUY_TRUST_PROXY')) {
      const given = new Map(filled.filter(([name]) => name !== missing));
      expect(() => filledIn(JSON.stringify(compose), given)).toThrow(missing);
    }
  });

  test.each(OURS.slice(0, 3))('what is set for %s is what a node starts with', (name) => {
    const config = buildConfig(readEnvironment(seenBy(name, new Map(filled))));
    expect(config).toMatchObject({ environment: 'production', role: name === 'migrate' ? 'all' : name });
    expect(config.http).toMatchObject({ host: '0.0.0.0', port: 8080, trustProxy: 1 });
    expect([config.database.kind, config.dataDir]).toEqual(['server', '/data']);
    expect([config.blobUrl, config.redisUrl]).toEqual([
      's3://colloquy?endpoint=http://files:8333&region=us-east-1',
      'redis://valkey:6379',
    ]);
    expect(() => checkNode(config)).not.toThrow();
  });

  /** Where the image and its volumes are, and which part of the work a service has. */
  const FIXED = ['COLLOQUY_ENV', 'COLLOQUY_ROLE', 'COLLOQUY_HOST', 'COLLOQUY_PORT', 'COLLOQUY_DATA_DIR'];
  test.each(OURS)('every option that stands in the file reaches %s as it stands there', (name) => {
    const names = [...OPTIONS.map((option) => option.name), ...offered.keys(), ...filled.map(([option]) => option)];
    const given = new Map(names.map((option) => [option, `${option} as the operator wants it`]));
    const seen = seenBy(name, given);
    const reached = names.filter((option) => seen[option] === given.get(option));
    expect(names.filter((option) => !reached.includes(option)).sort()).toEqual([...FIXED].sort());
  });

  test('what the example offers are options, places in these files and keys of the store, and a node takes them', () => {
    const known = new Set<string>([
      ...OPTIONS.map((option) => option.name),
      'AWS_ACCESS_KEY_ID',
      'AWS_SECRET_ACCESS_KEY',
    ]);
    const places = [...offered.keys()].filter((name) => !known.has(name));
    for (const place of places) expect(read('compose.yaml')).toContain(`\${${place}:-`);
    // Files of the operator are read when a node starts: those lie in the service, not here.
    const values = [...offered]
      .filter(([, value]) => !value.startsWith('/own/'))
      .map(([name, value]) => [name, value || SECRET] as const);
    const config = buildConfig(readEnvironment(seenBy('api', new Map([...filled, ...values]))));
    expect(config).toMatchObject({
      mail: { from: 'interviews@example.com' },
      model: { runBy: 'Example Ltd' },
      speech: { recognition: 'whisper-1' },
      recording: { offered: true },
      redisUrl: 'rediss://cache.example.com:6379',
    });
  });

  test('engines that are fetched where npm is are those that the nodes for calls have', () => {
    const at = (name: string) => compose.services[name]?.volumes?.find((volume) => volume.endsWith(':/data/models'));
    expect([at('models'), at('api')]).toEqual([expect.stringMatching(/^\$\{MODELS_FOLDER:-models\}/), at('models')]);
    const docker = readRoot('Dockerfile');
    expect(docker).toMatch(new RegExp(`^FROM \\S+ AS ${compose.services.models?.build?.target}$`, 'm'));
    expect(docker.match(/mkdir -p \/data\/models && chown -R 65532:65532 \/data/g)).toHaveLength(2);
  });

  test('secrets and files of the operator are no part of what an image is built of, nor of a commit', () => {
    for (const list of ['.dockerignore', '.gitignore'])
      for (const path of ['deploy/.env', 'deploy/own', 'deploy/models'])
        expect({
          list,
          paths: readRoot(list)
            .split('\n')
            .map((line) => line.replace(/\/$/, '')),
        }).toMatchObject({
          list,
          paths: expect.arrayContaining([path]),
        });
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

  test('without a store of files nothing is set up, and a chart is of the release whose image it names', () => {
    expect(all).toMatch(/required "blobUrl is required[^"]*" \.Values\.blobUrl/);
    expect([chart.version, chart.appVersion]).toEqual([at('image.tag'), at('image.tag')]);
  });

  type Named = { name: string };
  type Container = { env: (Named & { value: string })[]; envFrom: object[]; volumeMounts: Named[]; args?: string[] };
  type Document = {
    kind: string;
    metadata: { name: string };
    spec: { template: { spec: { containers: Container[]; volumes: Named[] } } };
  };
  const rendered = (change: object = {}) =>
    renderChart(Object.fromEntries(templates.map(({ name, text }) => [name, text])), {
      Values: { ...values, blobUrl: 's3://colloquy', ...change },
      Release: { Name: 'hire', Revision: 3 },
    }) as Document[];
  const podsOf = (documents: Document[]) =>
    documents
      .filter(({ kind }) => ['Deployment', 'Job'].includes(kind))
      .map(({ metadata: { name }, spec: { template } }) => ({ name, ...template.spec }));

  test('what comes of it are a job, two kinds of nodes, a service, an ingress and a budget, as YAML', () => {
    const documents = rendered();
    expect(documents.map(({ kind, metadata }) => `${kind} ${metadata.name}`)).toEqual([
      'Job hire-migrate-3',
      'Deployment hire-api',
      'Deployment hire-worker',
      'PodDisruptionBudget hire-api',
      'Service hire',
      'Ingress hire',
    ]);
    expect(() => rendered({ blobUrl: '' })).toThrow('blobUrl is required');
    for (const { volumes, containers } of podsOf(documents)) {
      expect(volumes.map(({ name }) => name)).toEqual(['data', 'tmp']);
      expect(containers[0]).toMatchObject({ envFrom: [{ secretRef: { name: 'colloquy' } }] });
    }
  });

  test('a node starts with what its pod has, and with each option that is added to it', () => {
    const options = { COLLOQUY_METRICS_TOKEN: 'a-token-of-the-metrics', COLLOQUY_RECORDING: 'on' };
    for (const { name, containers } of podsOf(rendered({ options, redisUrl: 'redis://cache:6379' }))) {
      const own = Object.fromEntries((containers[0]?.env ?? []).map((one) => [one.name, one.value]));
      const secret = { DATABASE_URL: 'postgres://db/x', COLLOQUY_SECRET_KEY: 'k'.repeat(40) };
      const config = buildConfig(readEnvironment({ COLLOQUY_ENV: 'production', ...secret, ...own }));
      expect(config).toMatchObject({
        role: name.split('-')[1]?.replace('migrate', 'all'),
        redisUrl: 'redis://cache:6379',
      });
      expect(config.recording.offered).toBe(true);
      expect(() => checkNode(config)).not.toThrow();
    }
  });

  test('files, folders, variables and secrets of the operator are in every pod, next to what was there', () => {
    const own = { name: 'own', configMap: { name: 'colloquy-own' } };
    const models = { name: 'models', persistentVolumeClaim: { claimName: 'models' } };
    const mounts = [
      { name: 'own', mountPath: '/own', readOnly: true },
      { name: 'models', mountPath: '/data/models' },
    ];
    const key = { name: 'COLLOQUY_MODEL_KEY', valueFrom: { secretKeyRef: { name: 'model', key: 'key' } } };
    const more = { secretRef: { name: 'mail' } };
    const change = {
      options: { COLLOQUY_DATABASE_CA: '/own/ca.pem', COLLOQUY_FONTS: '/own/fonts' },
      extraVolumes: [own, models],
      extraVolumeMounts: mounts,
      extraEnv: [key],
      extraEnvFrom: [more],
    };
    const [before, after] = [podsOf(rendered()), podsOf(rendered(change))];
    expect(after).toHaveLength(3);
    for (const [at, { volumes, containers }] of after.entries()) {
      const [container, was] = [containers[0], before[at]?.containers[0]];
      expect(volumes).toEqual([...(before[at]?.volumes ?? []), own, models]);
      expect(container?.volumeMounts).toEqual([...(was?.volumeMounts ?? []), ...mounts]);
      expect(container?.envFrom).toEqual([...(was?.envFrom ?? []), more]);
      expect(container?.env).toEqual([
        ...(was?.env ?? []),
        { name: 'COLLOQUY_DATABASE_CA', value: '/own/ca.pem' },
        { name: 'COLLOQUY_FONTS', value: '/own/fonts' },
        key,
      ]);
    }
  });
});
