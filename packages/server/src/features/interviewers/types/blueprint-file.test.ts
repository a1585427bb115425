import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readBlueprintFile, readBlueprintFolder, readBlueprints } from './blueprint-file.ts';

const BUILT_IN = fileURLToPath(new URL('../../../../blueprints/', import.meta.url));
const GOOD = readFileSync(join(BUILT_IN, 'software-engineer.json'), 'utf8');

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'colloquy-blueprints-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function problemsOf(content: string | Buffer, name = 'software-engineer.json'): string[] {
  const file = join(folder, name);
  writeFileSync(file, content);
  const read = readBlueprintFile(file);
  return read.ok ? [] : read.problems.map(({ path, rule }) => `${path}: ${rule}`);
}

test('a built-in file can be used, with a byte order mark, too', () => {
  expect(problemsOf(GOOD)).toEqual([]);
  expect(problemsOf(`\ufeff${GOOD}`)).toEqual([]);
});

test.each([
  ['another name', 'foo.json', 'must be named software-engineer.json'],
  ['capitals', 'Software-Engineer.json', 'must be named software-engineer.json'],
  ['underscores', 'software_engineer.json', 'must be named software-engineer.json'],
  ['another ending', 'software-engineer.json.bak', 'must be named software-engineer.json'],
])('%s is named', (_, name, rule) => {
  expect(problemsOf(GOOD, name)).toEqual([`: ${rule}`]);
});

test('a type that is not the one of the name is named', () => {
  expect(problemsOf(GOOD.replace('"SOFTWARE_ENGINEER"', '"STEM"'))).toEqual([
    "interviewType: must be SOFTWARE_ENGINEER, as the file's name says",
  ]);
});

describe('what is no JSON in UTF-8 is named as what it is, with the line', () => {
  test.each<[string, string | Buffer, string]>([
    ['not JSON', '{\n"version": 1,\n,}', ': is not JSON (line 3)'],
    ['empty', '', ': is empty'],
    ['blank', ' \n', ': is empty'],
    ['a word', 'no JSON', ': is not JSON (line 1)'],
    ['cut off', '{\n"version": 1,\n', ': is not JSON (line 3)'],
    [
      'a sign too many in a long file',
      `${GOOD.trimEnd()}]`,
      `: is not JSON (line ${GOOD.trimEnd().split('\n').length})`,
    ],
    ['a secret that does not belong here', 'password=hunter2', ': is not JSON (line 1)'],
    ['Latin-1', Buffer.from('{\n"title": "caf\xe9"}', 'latin1'), ': is not UTF-8 (line 2)'],
    ['UTF-16', Buffer.from(`\ufeff${GOOD}`, 'utf16le'), ': is not UTF-8 (line 1)'],
  ])('%s', (_, content, problem) => {
    expect(problemsOf(content)).toEqual([problem]);
  });

  test('a folder, and nothing at all', () => {
    mkdirSync(join(folder, 'stem.json'));
    expect(readBlueprintFile(join(folder, 'stem.json'))).toMatchObject({ problems: [{ rule: 'is not a file' }] });
    expect(readBlueprintFile(join(folder, 'non-stem.json'))).toMatchObject({ problems: [{ rule: 'does not exist' }] });
  });
});

test('keys that a parser passes over are named: __proto__, and one that stands twice', () => {
  const content = GOOD.replace('"competencies": {', '"competencies": { "__proto__": "Quality",').replace(
    /"version": \d+,/,
    '"version": 1, "version": 2,',
  );
  expect(problemsOf(content)).toEqual([
    'version: stands twice',
    'competencies.__proto__: is a name that cannot be used',
  ]);
});

test('a folder without files, and a path that leads nowhere, are told as what they are', () => {
  writeFileSync(join(folder, '.hidden'), 'x');
  const told = (path: string) =>
    readBlueprints(path).map((read) =>
      read.ok ? 'taken' : read.problems.map(({ path: at, rule }) => `${at} ${rule}`),
    );
  expect(told(folder)).toEqual([['(folder) holds no blueprint']]);
  expect(told(join(folder, 'missing'))).toEqual([[' does not exist']]);
  expect(told(join(folder, '.hidden', 'below'))).toEqual([[' does not exist']]);
  expect(told(join(BUILT_IN, 'stem.json'))).toEqual(['taken']);
});

test('everything in the folder is read, but hidden files', () => {
  cpSync(join(BUILT_IN, 'stem.json'), join(folder, 'stem.json'));
  writeFileSync(join(folder, 'notes.txt'), 'x');
  writeFileSync(join(folder, '.hidden'), 'x');
  mkdirSync(join(folder, 'translations'));
  expect(readBlueprintFolder(folder).map(({ file, ok }) => [basename(file), ok])).toEqual([
    ['notes.txt', false],
    ['stem.json', true],
    ['translations', false],
  ]);
});
