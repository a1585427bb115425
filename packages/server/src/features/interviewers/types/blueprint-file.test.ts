import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { builtInBlueprint } from '../../../testing/built-in-content.ts';
import { readBlueprintFile, readBlueprintFolder, readBlueprints } from './blueprint-file.ts';

const BUILT_IN = fileURLToPath(new URL('../../../../../content/blueprints/', import.meta.url));
const fileOfType = (key: string) => JSON.stringify(builtInBlueprint(key), null, 2);
const GOOD = fileOfType('software-engineer');

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

test('a folder without files, and a path that leads nowhere, are told as what they are', async () => {
  writeFileSync(join(folder, '.hidden'), 'x');
  const told = async (path: string) =>
    (await readBlueprints(path)).map((read) =>
      read.ok ? 'taken' : read.problems.map(({ path: at, rule }) => `${at} ${rule}`),
    );
  expect(await told(folder)).toEqual([['(folder) holds no blueprint']]);
  expect(await told(join(folder, 'missing'))).toEqual([[' does not exist']]);
  expect(await told(join(folder, '.hidden', 'below'))).toEqual([[' does not exist']]);
  expect(await told(join(BUILT_IN, 'stem'))).toEqual(['taken']);
  expect(await told(join(BUILT_IN, 'stem', 'en.yaml'))).toEqual(['taken']);
});

test('everything in the folder is read, but hidden files', async () => {
  writeFileSync(join(folder, 'stem.json'), fileOfType('stem'));
  cpSync(join(BUILT_IN, 'legal-expert'), join(folder, 'legal-expert'), { recursive: true });
  cpSync(join(BUILT_IN, 'non-stem'), join(folder, 'poet'), { recursive: true });
  writeFileSync(join(folder, 'notes.txt'), 'x');
  writeFileSync(join(folder, '.hidden'), 'x');
  mkdirSync(join(folder, 'translations'));
  expect((await readBlueprintFolder(folder)).map(({ file, ok }) => [basename(file), ok])).toEqual([
    ['legal-expert', true],
    ['notes.txt', false],
    ['poet', false],
    ['stem.json', true],
    ['translations', false],
  ]);
});

describe('a blueprint as a folder of YAML', () => {
  const problems = async (name: string, text: string, file = 'en.yaml') => {
    cpSync(join(BUILT_IN, 'stem'), join(folder, name), { recursive: true });
    writeFileSync(join(folder, name, file), text);
    const [read] = await readBlueprints(join(folder, name));
    return read?.ok === false ? read.problems.map(({ path, rule }) => `${path}: ${rule}`) : 'taken';
  };

  test('has the name of its type', async () => {
    cpSync(join(BUILT_IN, 'stem'), join(folder, 'non-stem'), { recursive: true });
    const [read] = await readBlueprints(join(folder, 'non-stem'));
    expect(read).toMatchObject({ problems: [{ path: 'interviewType', rule: expect.stringContaining('NON_STEM') }] });
  });

  test.each([
    ['not YAML', 'title: "open', 'en.yaml', /^en\.yaml: Missing closing "quote/],
    ['a key that stands twice', 'title: A\ntitle: B\n', 'en.yaml', /^en\.yaml: Map keys must be unique \(line 2\)/],
    ['an alias that grows', `a: &a [x,x]\nb: [${'*a,'.repeat(9)}*b]\n`, 'en.yaml', /^en\.yaml: /],
    ['a file of no language', 'x: y\n', 'notes.txt', /^notes\.txt: is no file of a blueprint/],
    ['a hash that is none', 'reviewed: maybe\nfrom: { title: 1 }\n', 'de.yaml', /^de\.yaml\.reviewed: /],
    ['a translation of nothing', '', 'de.yaml', /^translations\.de/],
  ])('%s is named with its file', async (_, text, file, problem) => {
    expect(await problems('stem', text, file)).toContainEqual(expect.stringMatching(problem));
  });
});
