// docs/api/released.json: what a client of the last release rests on. It stands in the tree, so that a break is seen
// however many commits ago it came and without a tag; what Git has of it for the same version or a later one counts as
// well, so that a break cannot be hidden by writing it anew. It may neither go nor be of a version that is yet to come.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const RELEASED = 'docs/api/released.json';
/** What is read by people and breaks no client. */
const PROSE = new Set(['description', 'summary', 'title', 'example', 'examples', 'tags', 'externalDocs']);

/** Each state of the file for its version or a later one, that in the tree first; none where there is no file. */
export function releasedDocuments(root) {
  const file = join(root, RELEASED);
  if (!existsSync(file)) return [];
  const document = JSON.parse(readFileSync(file, 'utf8'));
  const earlier = earlierTexts(root)
    .map(({ commit, text }) => ({ name: `${RELEASED} of ${commit.slice(0, 12)}`, document: JSON.parse(text) }))
    .filter((state) => !isLater(document.info.version, state.document.info.version));
  return [{ name: `the release ${document.info.version}`, document }, ...earlier];
}

/**
 * What is wrong with the file itself, by which a break could be hidden: that it is gone, or of a version that is not
 * released yet, so that its states in Git do not count.
 *
 * @param version of the present document
 * @returns a sentence; null where nothing is
 */
export function faultOfReleased(root, version) {
  const file = join(root, RELEASED);
  if (!existsSync(file)) return earlierTexts(root).length === 0 ? null : `${RELEASED} is gone, which Git knows`;
  const { info } = JSON.parse(readFileSync(file, 'utf8'));
  return isLater(info.version, version) ? `${RELEASED} is of ${info.version}, later than the present ${version}` : null;
}

/** Whether one version (`0.1.0`) is later than the other. */
function isLater(one, other) {
  const [a, b] = [one, other].map((version) => {
    const parts = /^(\d+)\.(\d+)\.(\d+)$/.exec(version)?.slice(1).map(Number);
    if (parts === undefined) throw new Error(`${version} is no version of an API`);
    return parts;
  });
  const at = a.findIndex((part, n) => part !== b[n]);
  return at >= 0 && a[at] > b[at];
}

/** Makes this document that of the last release. */
export function writeReleased(root, document) {
  const { info, paths, components } = withoutProse(document);
  const lines = (part) =>
    Object.entries(part).map(([name, value]) => `    ${JSON.stringify(name)}: ${JSON.stringify(value)}`);
  const kinds = Object.entries(components).map(
    ([kind, members]) => `  ${JSON.stringify(kind)}: {\n${lines(members).join(',\n')}\n  }`,
  );
  writeFileSync(
    join(root, RELEASED),
    `{\n"info": ${JSON.stringify({ version: info.version })},\n"paths": {\n${lines(paths).join(',\n')}\n},\n"components": {\n${kinds.join(',\n')}\n}\n}\n`,
  );
}

function withoutProse(value, name = '') {
  if (Array.isArray(value)) return value.map((item) => withoutProse(item));
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([key]) => name === 'properties' || !PROSE.has(key));
  return Object.fromEntries(kept.map(([key, item]) => [key, withoutProse(item, key)]));
}

function earlierTexts(root) {
  const commits = git(root, 'log', '--full-history', '--format=%H', '--', RELEASED) ?? '';
  return commits
    .split('\n')
    .filter(Boolean)
    .map((commit) => ({ commit, text: git(root, 'show', `${commit}:${RELEASED}`) }))
    .filter(({ text }) => text !== null);
}

/** What a command of Git says; null where it fails. */
export function git(root, ...args) {
  const done = spawnSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1_048_576 });
  return done.status === 0 ? done.stdout.trim() : null;
}
