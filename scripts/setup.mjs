// What every command of this folder does first: install and build what is missing, and find the right Node.
// Plain JavaScript on Node's own modules, so that it runs on Node 20 before anything is installed.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { constants } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
/** Read before anything is installed or built, which takes long enough for a parent to end. */
const STARTED_BY = ancestry();
const PARENT_MS = 500;
const STAMPS = join(ROOT, 'node_modules', '.colloquy');
const MIN_NODE = [22, 18];
/** Programs of earlier sources that stay: one may be running, and still read a part of its own. */
const KEPT_PROGRAMS = 3;

/** Says on standard error what is being done: standard output belongs to the program. */
export function say(text) {
  process.stderr.write(`colloquy: ${text}\n`);
}

/** Installs the locked dependencies unless that was done for this very lock file. */
export function install() {
  const lock = hashFiles([join(ROOT, 'package-lock.json')]);
  if (readStamp('install') === lock) return;
  say('installing dependencies (once, about a minute) …');
  const npm = spawnSync('npm', ['ci', '--loglevel=error', '--no-audit', '--no-fund'], {
    cwd: ROOT,
    stdio: ['ignore', 2, 2],
  });
  if (npm.status !== 0) fail('npm ci failed: see above');
  writeStamp('install', lock);
}

/** The Node that runs Colloquy: the packaged one where the system's is too old. */
export function findNode() {
  for (const arch of ['x64', 'arm64']) {
    const packaged = join(ROOT, 'node_modules', `node-linux-${arch}`, 'bin', 'node');
    if (process.platform === 'linux' && process.arch === arch && existsSync(packaged)) return packaged;
  }
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > MIN_NODE[0] || (major === MIN_NODE[0] && minor >= MIN_NODE[1])) return process.execPath;
  return fail(
    `Node ${MIN_NODE.join('.')} or later is needed, this is ${process.versions.node}: install a newer one from your system or nodejs.org`,
  );
}

/** Builds the pages, the program and the prepared database unless their sources are unchanged; gives the program's file. */
export function build(node) {
  content(node);
  const web = hashFiles([
    ...walk(join(ROOT, 'packages', 'web')),
    ...walk(join(ROOT, 'packages', 'contract', 'src')),
    ...walk(join(ROOT, 'packages', 'content', 'messages')),
  ]);
  const app = join(ROOT, 'packages', 'web', 'dist', 'app');
  if (readStamp('web') !== web || !existsSync(app)) {
    say('building the pages …');
    const vite = join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js');
    const making = `${app}.${process.pid}`;
    // Whoever asks for it in a test has an environment of tests, in which pages are made for developers.
    const env = { ...process.env, NODE_ENV: 'production' };
    run(node, [vite, 'build', '--logLevel', 'warn', '--outDir', making], join(ROOT, 'packages', 'web'), env);
    replace(making, app);
    writeStamp('web', web);
  }
  const file = program(node);
  database(node);
  return file;
}

/** Compiles the content, one JSON per language and area, unless its sources are unchanged. */
export function content(node) {
  const sources = hashFiles([
    ...walk(join(ROOT, 'packages', 'content')),
    ...walk(join(ROOT, 'packages', 'contract', 'src')),
  ]);
  if (readStamp('content') === sources && existsSync(join(ROOT, 'packages', 'content', 'dist', 'compiled'))) return;
  run(node, [join(ROOT, 'packages', 'content', 'src', 'cli.ts'), 'compile']);
  writeStamp('content', sources);
}

/** Prepares the database that new embedded ones are copies of, unless its migrations are unchanged. */
function database(node) {
  const dist = join(ROOT, 'packages', 'server', 'dist');
  const migrations = hashFiles(walk(join(ROOT, 'packages', 'server', 'migrations')));
  const isThere = readdirSync(dist).some((name) => /^database-[0-9a-f]+\.tar\.br$/.test(name));
  if (readStamp('database') === migrations && isThere) return;
  run(node, [join(ROOT, 'packages', 'server', 'src', 'prepare-database.ts')]);
  writeStamp('database', migrations);
}

/** The file of the `colloquy` program; bundled unless that was done for these very sources. */
export function program(node) {
  const server = join(ROOT, 'packages', 'server');
  const dist = join(server, 'dist');
  const bundler = join(ROOT, 'scripts', 'bundle.mjs');
  const sources = [
    ...walk(join(server, 'src')),
    ...walk(join(ROOT, 'packages', 'contract', 'src')),
    ...walk(join(ROOT, 'packages', 'content')),
    ...walk(join(ROOT, 'packages', 'language', 'src')),
  ];
  const hash = hashFiles([join(ROOT, 'package-lock.json'), bundler, ...sources.filter((file) => !isTest(file))]);
  const folder = join(dist, `program-${hash.slice(0, 16)}`);
  if (!existsSync(folder)) {
    say('putting the program together …');
    content(node);
    const making = `${folder}.${process.pid}`;
    run(node, [bundler, server, making]);
    // A running program keeps the content that it was made with.
    cpSync(join(ROOT, 'packages', 'content', 'dist', 'compiled'), join(making, 'content', 'dist', 'compiled'), {
      recursive: true,
    });
    moveUnlessThere(making, folder);
    // Another start may be taking them away, too.
    const programs = readdirSync(dist)
      .filter((name) => /^program-[0-9a-f]+$/.test(name))
      .map((name) => ({
        path: join(dist, name),
        age: statSync(join(dist, name), { throwIfNoEntry: false })?.mtimeMs ?? 0,
      }));
    for (const { path } of programs.sort((a, b) => b.age - a.age).slice(KEPT_PROGRAMS))
      rmSync(path, { recursive: true, force: true });
  }
  return join(folder, 'cli.mjs');
}

/** Of two starts at once the first one's folder stays: both made the same. */
function moveUnlessThere(from, to) {
  try {
    renameSync(from, to);
  } catch (error) {
    if (!existsSync(to)) throw error;
    rmSync(from, { recursive: true });
  }
}

/** A server may read from the folder meanwhile, and another start may do the same: it is whole before and after. */
function replace(from, to) {
  const before = `${from}.before`;
  try {
    renameSync(to, before);
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
  }
  moveUnlessThere(from, to);
  rmSync(before, { recursive: true, force: true });
}

function isTest(file) {
  return /\.(test|fixture)\.ts$/.test(file);
}

/** Runs a program to its end; a failure ends this one too. */
export function run(command, args, cwd = ROOT, env = process.env) {
  const done = spawnSync(command, args, { cwd, stdio: ['ignore', 2, 2], env });
  if (done.status !== 0) fail(`${args[0]} failed`);
}

/** Hands over to a program: signals go to it, its exit status is ours. */
export function become(command, args, env = process.env, stdio = ['inherit', 'inherit', 'inherit']) {
  const child = spawn(command, args, { stdio, env });
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(code ?? 128 + (constants.signals[signal] ?? 0)));
  child.on('error', (error) => fail(error.message));
  return child;
}

/**
 * Hands over to a server, which ends with whoever started it. The server sees by a channel that this process is gone,
 * however it ended; this process sees that its own parent is gone (`npm`, that was sent a signal or killed) and asks
 * the server to stop.
 */
export function becomeServer(command, args, env) {
  if (isOrphan()) process.exit(1);
  const child = become(command, args, env, ['inherit', 'inherit', 'inherit', 'ipc']);
  const watch = setInterval(() => {
    if (!isOrphan()) return;
    clearInterval(watch);
    child.kill('SIGTERM');
  }, PARENT_MS);
}

/** Whether the process that started this one has ended: the system has given it another parent since. */
function isOrphan() {
  return process.platform !== 'win32' && STARTED_BY.some(({ pid, parent }) => parentOf(pid) !== parent);
}

/** This process, and under `npm` the shell that may be between the two. */
function ancestry() {
  const own = { pid: process.pid, parent: process.ppid };
  if (process.env.npm_lifecycle_event === undefined || process.platform !== 'linux') return [own];
  const above = parentOf(own.parent);
  return above === null ? [own] : [own, { pid: own.parent, parent: above }];
}

function parentOf(pid) {
  if (pid === process.pid) return process.ppid;
  try {
    // The name is in brackets and may hold any character.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    // It is gone.
    return null;
  }
}

/** An environment in which `node` is the Node that runs Colloquy; it keeps what it has compiled for the next start. */
export function withNode(node, extra = {}) {
  return {
    NODE_COMPILE_CACHE: join(ROOT, 'node_modules', '.cache', 'node'),
    ...process.env,
    PATH: `${dirname(node)}:${join(ROOT, 'node_modules', '.bin')}:${process.env.PATH ?? ''}`,
    ...extra,
  };
}

export function fail(text) {
  say(text);
  process.exit(1);
}

function readStamp(name) {
  const file = join(STAMPS, name);
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}

function writeStamp(name, value) {
  mkdirSync(STAMPS, { recursive: true });
  writeFileSync(join(STAMPS, name), value);
}

function hashFiles(files) {
  const hash = createHash('sha256');
  for (const file of files) hash.update(file.slice(ROOT.length)).update(readFileSync(file));
  return hash.digest('hex');
}

function walk(folder) {
  return readdirSync(folder)
    .filter((name) => name !== 'dist' && name !== 'node_modules')
    .sort()
    .flatMap((name) => {
      const path = join(folder, name);
      return statSync(path).isDirectory() ? walk(path) : [path];
    });
}
