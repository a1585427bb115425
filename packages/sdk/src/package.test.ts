import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { gzipSync } from 'node:zlib';
import { rolldown } from 'rolldown';
import { afterAll, beforeAll, expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..', '..', '..');
const MOST_BYTES = 4_096;
/** Without `skipLibCheck`: the declarations themselves are judged. */
const STRICT = ['--strict', '--exactOptionalPropertyTypes', '--noEmit', '--target', 'es2022', '--module', 'nodenext'];

let folder: string;
/** What `npm pack` makes, unpacked where a consumer has it. */
let installed: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'colloquy-sdk-'));
  const source = join(folder, 'packages', 'sdk');
  cpSync(join(ROOT, 'packages', 'sdk'), source, {
    recursive: true,
    filter: (path) => !/\/(dist|node_modules)/.test(path),
  });
  run(process.execPath, [join(ROOT, 'scripts', 'build-sdk.mjs'), join(source, 'dist')], ROOT);
  const packed = run('npm', ['pack', '--ignore-scripts', '--json', '--pack-destination', folder], source);
  const [{ filename }] = JSON.parse(packed) as [{ filename: string }];
  installed = join(folder, 'node_modules', '@colloquy', 'sdk');
  mkdirSync(installed, { recursive: true });
  run('tar', ['-xzf', join(folder, filename), '-C', installed, '--strip-components=1'], folder);
  // A consumer for Node has its types.
  mkdirSync(join(folder, 'node_modules', '@types'));
  for (const name of ['@types/node', 'undici-types'])
    symlinkSync(join(ROOT, 'node_modules', name), join(folder, 'node_modules', name));
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('is the program, its declarations, the licence and the README, nothing else', () => {
  const files = readdirSync(installed, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(installed.length + 1));
  const declared = ['client', 'core', 'error', 'index', 'list', 'types.gen', 'webhooks'].map((name) => `${name}.d.ts`);
  const each = ['index.js', 'package.json', 'webhooks.js', ...declared];
  expect(files.sort()).toEqual(
    [
      'LICENSE',
      'README.md',
      'package.json',
      ...['cjs', 'esm'].flatMap((kind) => each.map((name) => `dist/${kind}/${name}`)),
    ].sort(),
  );
  const { dependencies } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'));
  expect(dependencies).toBeUndefined();
});

test('has the version of the interface that it was made for, as the program serves it', () => {
  const versionOf = (...path: string[]): string => JSON.parse(readFileSync(join(...path), 'utf8')).version;
  const document = JSON.parse(readFileSync(join(ROOT, 'docs', 'api', 'openapi.json'), 'utf8'));
  expect(versionOf(installed, 'package.json')).toBe(versionOf(ROOT, 'packages', 'server', 'package.json'));
  expect(document.info.version).toBe(versionOf(installed, 'package.json'));
});

test('is at most 4 kB, put together, shortened and compressed', async () => {
  const bundle = await rolldown({ input: join(installed, 'dist', 'esm', 'index.js'), platform: 'browser' });
  const { output } = await bundle.generate({ format: 'esm', minify: true });
  expect(output).toHaveLength(1);
  const { code } = output[0];
  const bytes = gzipSync(code, { level: 9 }).length;
  process.stdout.write(`@colloquy/sdk: ${code.length} bytes, ${bytes} with gzip\n`);
  expect(bytes).toBeLessThanOrEqual(MOST_BYTES);
});

test('runs where there is neither Node nor a page', async () => {
  const bundle = await rolldown({ input: join(installed, 'dist', 'esm', 'index.js'), platform: 'browser' });
  const { output } = await bundle.generate({ format: 'iife', name: 'sdk' });
  const globals = {
    Headers,
    URL,
    URLSearchParams,
    AbortController,
    TextEncoder,
    TextDecoder,
    crypto,
    atob,
    setTimeout,
    clearTimeout,
  };
  const asked = runInNewContext(
    `${output[0].code}; sdk.colloquy({ baseUrl: 'https://a.example', apiKey: 'k', fetch: async (url) => ({ ok: true, text: async () => JSON.stringify({ url }) }) }).sessions.get('i')`,
    { ...globals, fetch: () => undefined },
  ) as Promise<unknown>;
  expect(await asked).toEqual({ url: 'https://a.example/api/v1/integrations/candidates/interviews/i' });
});

const USE = `
  const client = colloquy({ baseUrl: 'https://a.example', apiKey: 'k' });
  const name: () => Promise<string> = async () => (await client.jobs.create({ title: 't', description: 'd' })).name;
  const level: () => Promise<string | null> = async () => (await client.interviews.get('m')).candidateName;
  // @ts-expect-error a field that there is none of
  const none = () => client.interviews.create({ serviceJobId: 'j', candidateEmail: 'e', nothing: 1 });
  // @ts-expect-error a filter that there is none of
  const wrong = () => client.sessions.list({ status: 'x' });
  const news = async (event: WebhookEvent) => {
    if (event.type === 'data.erased') return event.data.receiptId;
    return event.type === 'report.ready' ? event.data.interviewId : null;
  };
  if (typeof verifyWebhook !== 'function' || typeof client.webhooks.rotate !== 'function') throw new Error('missing');
  if (!(new ColloquyError('x', { status: 0 }) instanceof Error)) throw new Error('no error');
  void [name, level, none, wrong, news];
`;

const CONSUMERS = {
  'strict.mts': `import { ColloquyError, colloquy } from '@colloquy/sdk';
    import { verifyWebhook, type WebhookEvent } from '@colloquy/sdk/webhooks';
    ${USE}`,
  'strict.cts': `import sdk = require('@colloquy/sdk');
    import webhooks = require('@colloquy/sdk/webhooks');
    const { ColloquyError, colloquy } = sdk;
    const { verifyWebhook } = webhooks;
    type WebhookEvent = webhooks.WebhookEvent;
    ${USE}`,
};

test('strict consumers in ESM and CommonJS compile with the types of Node or of a page, and so does the README', () => {
  const consumers = Object.entries(CONSUMERS).map(([name, text]) => write(name, text));
  const text = readFileSync(join(installed, 'README.md'), 'utf8');
  const blocks = [...text.matchAll(/^```ts\n(.*?)^```$/gms)].map(([, block = '']) => block);
  expect(blocks.length).toBeGreaterThanOrEqual(3);
  compile([...consumers, ...blocks.map((block, index) => write(`readme-${index}.mts`, block))], 'es2022', 'node');
  compile(consumers, 'es2022,dom');
}, 120_000);

/** The published document with a field more in every reply and a type more of news: what a later release may give. */
function grownDocument(): object {
  type Schema = {
    type?: string;
    properties?: Record<string, unknown>;
    required?: string[];
    additionalProperties?: unknown;
  };
  const document = JSON.parse(readFileSync(join(ROOT, 'docs', 'api', 'openapi.json'), 'utf8')) as {
    components: { schemas: Record<string, Schema> };
    webhooks: Record<string, { post: { operationId: string } }>;
  };
  let grown = 0;
  const grow = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return;
    const schema = part as Schema;
    for (const below of Object.values(part)) grow(below);
    // What is sent is closed, and stays as it is.
    if (schema.type !== 'object' || schema.properties === undefined || schema.additionalProperties === false) return;
    schema.properties.addedLater = { type: 'string' };
    schema.required = [...(schema.required ?? []), 'addedLater'];
    grown += 1;
  };
  grow(document.components.schemas);
  expect(grown).toBeGreaterThan(50);
  const started = JSON.stringify(document.webhooks['interview.started']);
  document.webhooks['interview.postponed'] = JSON.parse(
    started
      .replaceAll('interview.started', 'interview.postponed')
      .replace('onInterviewStarted', 'onInterviewPostponed'),
  );
  return document;
}

test('consumers compile as they are with the types of a document that gained fields and a type of news', () => {
  const document = join(folder, 'grown.json');
  writeFileSync(document, JSON.stringify(grownDocument()));
  const types = run(process.execPath, [join(ROOT, 'scripts', 'sdk-types.mjs'), 'print', document], ROOT);
  const declared = ['esm', 'cjs'].map((kind) => join(installed, 'dist', kind, 'types.gen.d.ts'));
  const before = declared.map((file) => readFileSync(file, 'utf8'));
  try {
    for (const file of declared) writeFileSync(file, types);
    const later = `
      void (async () => (await client.sessions.get('i')).addedLater.length);
      const postponed = (event: WebhookEvent) => event.type === 'interview.postponed' && event.data.interviewId;
      void postponed;`;
    const files = Object.entries(CONSUMERS).map(([name, text]) => write(`grown-${name}`, text + later));
    const text = readFileSync(join(installed, 'README.md'), 'utf8');
    const blocks = [...text.matchAll(/^```ts\n(.*?)^```$/gms)].map(([, block = '']) => block);
    compile([...files, ...blocks.map((block, index) => write(`grown-${index}.mts`, block))], 'es2022', 'node');
  } finally {
    for (const [index, file] of declared.entries()) writeFileSync(file, before[index] ?? '');
  }
}, 120_000);

/** `run.mjs` and `run.cjs` say what they load; a call of theirs is answered at the second attempt. */
function consumersRun(node: string): void {
  const names = ['ColloquyError', 'WebhookVerificationError', 'colloquy', 'verifyWebhook'];
  const work = `
    let asked = 0;
    const reply = () => new Response(JSON.stringify({ success: true, data: { name: 'Lea' } }), { status: asked === 1 ? 503 : 200, headers: { 'retry-after': '0' } });
    const client = sdk.colloquy({ baseUrl: 'https://a.example', apiKey: 'k', fetch: async () => { asked += 1; return reply(); } });
    client.jobs.get('j', { signal: new AbortController().signal }).then(({ name }) =>
      process.stdout.write(JSON.stringify([Object.keys(sdk).sort(), typeof webhooks.verifyWebhook, name, asked])));`;
  write('run.mjs', `import * as sdk from '@colloquy/sdk'; import * as webhooks from '@colloquy/sdk/webhooks'; ${work}`);
  write('run.cjs', `const sdk = require('@colloquy/sdk'); const webhooks = require('@colloquy/sdk/webhooks'); ${work}`);
  for (const script of ['run.mjs', 'run.cjs'])
    expect(JSON.parse(run(node, [script], folder))).toEqual([names, 'function', 'Lea', 2]);
}

test('ESM and CommonJS load it, and it works', () => consumersRun(process.execPath));

test('so it is on the oldest Node that it promises', ({ skip }) => {
  const found = spawnSync(process.execPath, [join(ROOT, 'scripts', 'node-20.mjs')], { encoding: 'utf8' });
  if (found.status === 3) {
    process.stdout.write(`@colloquy/sdk: not tried on Node 20: ${found.stderr}`);
    skip(found.stderr);
  }
  expect([found.status, found.stderr]).toEqual([0, '']);
  const node = found.stdout.trim();
  const { engines } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8')) as {
    engines: { node: string };
  };
  const [major] = run(node, ['--version'], folder).slice(1).split('.');
  expect(engines.node).toBe(`>=${major}`);
  consumersRun(node);
}, 400_000);

function write(name: string, text: string): string {
  writeFileSync(join(folder, name), text);
  return name;
}

function compile(files: string[], lib: string, types?: string): void {
  const named = types === undefined ? [] : ['--types', types];
  run(process.execPath, [tsc(), ...files, '--ignoreConfig', ...STRICT, '--lib', lib, ...named], folder);
}

function tsc(): string {
  return join(ROOT, 'node_modules', 'typescript', 'bin', 'tsc');
}

/** What a command said; one that fails fails the test with what it said. */
function run(command: string, args: string[], cwd: string): string {
  try {
    return execFileSync(command, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`${command} ${args.join(' ')}\n${stdout}\n${stderr}`);
  }
}
