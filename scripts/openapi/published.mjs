// What clients of the API know: the document of the last release, that of where this branch left main, and the breaks that
// were meant since.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { breakingChanges } from './breaking.mjs';
import { git, releasedDocuments } from './released.mjs';

const DOCUMENT = 'docs/api/openapi.json';
/** A line for each break that was meant: the version that has it, and the sentence of the comparison. */
const MEANT = 'docs/api/breaks.txt';

/**
 * @param root of the clone
 * @returns each document that clients may hold, with its name: that of the last release as it stands in the tree; that of the
 *   last release tag, else of where this branch left main (on main: one commit ago); and the published one in the tree,
 *   which may be younger. Without Git's history the first and the last
 */
export function publishedDocuments(root) {
  const found = releasedDocuments(root);
  const commit = lastRelease(root) ?? branchPoint(root);
  const text = commit === null ? null : git(root, 'show', `${commit}:${DOCUMENT}`);
  if (text !== null) found.push({ name: `${DOCUMENT} of ${commit.slice(0, 12)}`, document: JSON.parse(text) });
  const file = join(root, DOCUMENT);
  if (existsSync(file)) found.push({ name: DOCUMENT, document: JSON.parse(readFileSync(file, 'utf8')) });
  return found;
}

/** Sentences of what breaks a client of one of the documents and was not meant in this version. */
export function breaksOf(published, present, meant = []) {
  const version = present.info.version;
  const sentences = published.flatMap(({ name, document }) =>
    breakingChanges(document, present).map((sentence) => ({ name, sentence })),
  );
  const seen = new Set(meant.map((line) => line.trim()));
  return sentences.filter(({ sentence }, at) => {
    const isFirst = sentences.findIndex((other) => other.sentence === sentence) === at;
    return isFirst && !seen.has(`${version} ${sentence}`);
  });
}

export function readMeant(root) {
  const file = join(root, MEANT);
  return existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
}

/** Writes breaks down as meant. */
export function writeMeant(root, version, sentences) {
  const lines = new Set([...readMeant(root), ...sentences.map((sentence) => `${version} ${sentence}`)]);
  writeFileSync(join(root, MEANT), `${[...lines].join('\n')}\n`);
}

/** The newest tag `v…` behind this commit; null without one. */
function lastRelease(root) {
  const tag = git(root, 'describe', '--tags', '--abbrev=0', '--match', 'v[0-9]*');
  return tag === null ? null : git(root, 'rev-list', '-n', '1', tag);
}

function branchPoint(root) {
  const head = git(root, 'rev-parse', 'HEAD');
  if (head === null) return null;
  const main = git(root, 'merge-base', 'HEAD', 'origin/main') ?? git(root, 'merge-base', 'HEAD', 'main');
  return main === null || main === head ? git(root, 'rev-parse', 'HEAD^') : main;
}
