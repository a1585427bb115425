// The OpenAPI document: two linters without an error or a warning, and nothing that breaks clients of the published
// state. Each is first shown a planted violation, which must be seen. Node of the project runs it.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { breakingChanges } from './openapi/breaking.mjs';
import { presentDocument } from './openapi/document.mjs';
import { breaksOf, publishedDocuments, readMeant } from './openapi/published.mjs';
import { faultOfReleased, writeReleased } from './openapi/released.mjs';
import { ROOT } from './setup.mjs';

/** Versions that no release has. */
const [EARLIER, LATER] = ['0.0.0', '999.0.0'];

const folder = mkdtempSync(join(tmpdir(), 'colloquy-openapi-'));
let failed = false;
try {
  const present = await presentDocument();
  const planted = structuredClone(present);
  delete planted.paths['/api/v1/jobs'].get.summary;
  planted.paths['/api/v1/jobs'].get.responses['200'].content['application/json'].example = { success: 'yes' };
  const files = { present: write('present.json', present), planted: write('planted.json', planted) };
  for (const [name, args] of LINTERS()) {
    if (lint(name, args, files.planted).status === 0) fail(`${name} does not see the planted violation`);
    const { status, output } = lint(name, args, files.present);
    if (status !== 0 || /warning/i.test(output.replace(/0 warnings/g, ''))) fail(`${name}:\n${output}`);
  }
  for (const [what, change] of PLANTED_BREAKS()) {
    const broken = structuredClone(present);
    change(broken);
    if (breakingChanges(present, broken).length === 0) fail(`the planted break was not seen: ${what}`);
  }
  for (const what of unseen(present)) fail(`the planted break was not seen: ${what}`);
  const fault = faultOfReleased(ROOT, present.info.version);
  if (fault !== null) fail(fault);
  for (const { name, sentence } of breaksOf(publishedDocuments(ROOT), present, readMeant(ROOT)))
    fail(`breaks clients of ${name}: ${sentence}`);
  if (!failed) process.stderr.write(`openapi: ${Object.keys(present.paths).length} paths, linted, nothing breaks\n`);
} finally {
  rmSync(folder, { recursive: true });
}
process.exitCode = failed ? 1 : 0;

function LINTERS() {
  const rules = join(folder, 'spectral.json');
  writeFileSync(rules, JSON.stringify({ extends: ['spectral:oas'] }));
  return [
    ['redocly', ['lint', '--extends', 'recommended-strict', '--format', 'stylish']],
    ['spectral', ['lint', '--fail-severity', 'hint', '--ruleset', rules]],
  ];
}

function PLANTED_BREAKS() {
  const jobs = (document) => document.paths['/api/v1/jobs'];
  const { schemas } = { schemas: (document) => document.components.schemas };
  return [
    ['a path is gone', (document) => delete document.paths['/api/v1/jobs']],
    ['a method is gone', (document) => delete jobs(document).get],
    ['a field of a reply is gone', (document) => delete schemas(document).Job.properties.name],
    ['a field of a reply may be missing', (document) => schemas(document).Job.required.shift()],
    ['a field of a request is required', (document) => schemas(document).JobInput.required.push('language')],
    ['a word of a list is gone', (document) => schemas(document).JobInput.properties.language.enum.pop()],
    [
      'a bound is narrower',
      (document) => Object.assign(schemas(document).JobInput.properties.title, { maxLength: 20 }),
    ],
    ['a parameter is gone', (document) => jobs(document).get.parameters.pop()],
    [
      'a reply is of another type',
      (document) => Object.assign(schemas(document).Job.properties.name, { type: 'integer' }),
    ],
    ['a header is gone', (document) => delete jobs(document).get.responses['200'].headers['X-Request-Id']],
  ];
}

/** A clone of its own, with the means to publish there and to judge. */
function clone(name) {
  const root = join(folder, name);
  const git = (...args) => {
    const own = ['-c', 'user.name=a', '-c', 'user.email=a@example.com', '-c', 'commit.gpgsign=false'];
    const done = spawnSync('git', [...own, ...args], { cwd: root, encoding: 'utf8' });
    if (done.status !== 0) throw new Error(`git ${args.join(' ')}: ${done.stderr}`);
  };
  mkdirSync(join(root, 'docs', 'api'), { recursive: true });
  git('init', '-q', '-b', 'main');
  return {
    root,
    git,
    publish: (document) => {
      write(`${name}/docs/api/openapi.json`, document);
      git('add', '-A');
      git('commit', '-qm', 'publish');
    },
    sees: (document, meant) => breaksOf(publishedDocuments(root), document, meant).length > 0,
  };
}

/** Breaks that are published in one commit with their document, on a branch, after a release and on main; and those that are meant. */
function unseen(present) {
  const { root, git, publish, sees } = clone('clone');
  const broken = structuredClone(present);
  delete broken.paths['/api/v1/jobs'];
  const missed = [];
  publish(present);
  git('checkout', '-qb', 'branch');
  publish(broken);
  if (!sees(broken)) missed.push('published on a branch with its break');
  const meant = breaksOf(publishedDocuments(root), broken).map(({ sentence }) => `${broken.info.version} ${sentence}`);
  if (sees(broken, meant)) missed.push('a break that is meant is refused');
  if (
    !sees(
      broken,
      meant.map((line) => `x${line}`),
    )
  )
    missed.push('meant in another version');
  git('checkout', '-q', 'main');
  git('tag', 'v0.0.1');
  publish(broken);
  publish({ ...broken, 'x-later': true });
  if (!sees(broken)) missed.push('published after a release');
  git('tag', 'v0.0.2');
  if (sees(broken)) missed.push('what a release has is compared with an older one');
  return [...missed, ...unseenOnMain(present, broken)];
}

/** On main without a tag, by the document of the last release in the tree; also where that was written anew with the break. */
function unseenOnMain(present, broken) {
  const missed = [];
  for (const [what, hide] of [
    ['two commits back on main', () => {}],
    ['two commits back on main, the release written anew with it', (root) => writeReleased(root, broken)],
  ]) {
    const { root, publish, sees } = clone(what.replaceAll(/\W/g, '-'));
    writeReleased(root, present);
    publish(present);
    if (sees(present)) missed.push('nothing: the release is said to break itself');
    hide(root);
    publish(broken);
    publish({ ...broken, 'x-later': true });
    publish({ ...broken, 'x-later': 'still' });
    if (!sees(broken)) missed.push(what);
    const next = ofVersion(broken, LATER);
    writeReleased(root, next);
    if (sees(next)) missed.push('nothing: the next release is held to the one before');
    if (faultOfReleased(root, LATER) !== null) missed.push('nothing: the next release is said to be yet to come');
  }
  return [...missed, ...unseenInTheFile(present, broken)];
}

/** The document of the last release taken away, committed or not, or given another version, so that its states do not count. */
function unseenInTheFile(present, broken) {
  const missed = [];
  const { version } = present.info;
  const { root, git, publish, sees } = clone('the-file');
  const file = join(root, 'docs', 'api', 'released.json');
  publish(present);
  if (faultOfReleased(root, version) !== null) missed.push('nothing: a file that never was is missed');
  writeReleased(root, present);
  publish({ ...present, 'x-later': true });
  if (faultOfReleased(root, version) !== null) missed.push('nothing: the release is said to be wrong');
  const text = readFileSync(file, 'utf8');
  rmSync(file);
  if (faultOfReleased(root, version) === null) missed.push('the release taken away');
  git('commit', '-qam', 'take away');
  if (faultOfReleased(root, version) === null) missed.push('the release taken away in a commit');
  writeFileSync(file, text.replace(`"version":"${version}"`, `"version":"${LATER}"`));
  if (faultOfReleased(root, version) === null) missed.push('the release given a version that is yet to come');
  writeReleased(root, ofVersion(broken, EARLIER));
  publish(broken);
  publish({ ...broken, 'x-later': true });
  if (!sees(broken)) missed.push('the release written anew with the break, of an earlier version');
  return missed;
}

function ofVersion(document, version) {
  return { ...document, info: { ...document.info, version } };
}

function lint(name, args, file) {
  const bin = join(ROOT, 'node_modules', '.bin', name);
  const done = spawnSync(bin, [...args, file], {
    encoding: 'utf8',
    cwd: folder,
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', NO_COLOR: '1' },
  });
  return { status: done.status, output: `${done.stdout}${done.stderr}` };
}

function write(name, document) {
  const file = join(folder, name);
  writeFileSync(file, JSON.stringify(document));
  return file;
}

function fail(text) {
  process.stderr.write(`openapi: ${text}\n`);
  failed = true;
}
