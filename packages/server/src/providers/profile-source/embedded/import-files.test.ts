import { mkdir, mkdtemp, open, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ImportOutcome } from '../port.ts';
import { FileImporter } from './import-files.ts';
import { makeZip } from './testing/make-zip.ts';

let folder: string;
const importer = new FileImporter();
const signal = new AbortController().signal;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'colloquy-import-'));
});
afterEach(async () => {
  await rm(folder, { recursive: true });
});

function person(number: number) {
  return {
    basics: { name: `Test Person${number}`, email: `p${number}@example.com` },
    work: [{ name: 'Mill', position: `Miller ${number}` }],
  };
}

async function importAll(path: string): Promise<ImportOutcome[]> {
  const outcomes: ImportOutcome[] = [];
  for await (const outcome of importer.import(path, signal)) outcomes.push(outcome);
  return outcomes;
}

async function importText(name: string, content: string | Uint8Array): Promise<ImportOutcome[]> {
  const path = join(folder, name);
  await writeFile(path, content);
  return importAll(path);
}

test('a folder is walked, each file gives its outcome under its relative path', async () => {
  await mkdir(join(folder, 'deep', 'er'), { recursive: true });
  await writeFile(join(folder, 'one.json'), JSON.stringify(person(1)));
  await writeFile(join(folder, 'deep', 'er', 'two.json'), `\uFEFF${JSON.stringify(person(2))}`);
  await writeFile(
    join(folder, 'deep', 'three.zip'),
    makeZip([{ name: 'Profile.csv', content: Buffer.from('First Name,Last Name,Headline\nUma,Rao,Potter\n') }]),
  );
  await writeFile(join(folder, 'notes.txt'), 'passed over');
  await writeFile(join(folder, 'broken.json'), '{"basics":');
  const outcomes = await importAll(folder);
  const byFile = Object.fromEntries(
    outcomes.map((outcome) => [outcome.file, outcome.ok ? outcome.profile.firstName : outcome.reason]),
  );
  expect(byFile).toEqual({
    'one.json': 'Test',
    'deep/er/two.json': 'Test',
    'deep/three.zip': 'Uma',
    'broken.json': 'not valid JSON',
  });
});

test('links are not followed out of the folder', async () => {
  await writeFile(join(folder, 'outside.json'), JSON.stringify(person(1)));
  await mkdir(join(folder, 'in'));
  await symlink(join(folder, 'outside.json'), join(folder, 'in', 'link.json'));
  expect(await importAll(join(folder, 'in'))).toEqual([]);
  expect(await importAll(join(folder, 'in', 'link.json'))).toMatchObject([{ ok: false, reason: 'not a regular file' }]);
});

test.each([
  ['a list', (items: string[]) => `[\n${items.join(',\n')}\n]`],
  ['one a line', (items: string[]) => items.join('\n')],
  ['one after another', (items: string[]) => items.join('')],
])('many people in %s come one by one', async (_, join) => {
  const outcomes = await importText('all.json', join([1, 2, 3].map((number) => JSON.stringify(person(number)))));
  expect(outcomes.map((outcome) => outcome.ok && outcome.emails[0])).toEqual([
    'p1@example.com',
    'p2@example.com',
    'p3@example.com',
  ]);
});

test('a broken person among many costs only that person and names the line', async () => {
  const outcomes = await importText(
    'all.jsonl',
    `${JSON.stringify(person(1))}\n{"basics": {"name": tru}}\n[1]\n${JSON.stringify(person(3))}\n`,
  );
  expect(outcomes).toMatchObject([
    { ok: true },
    { ok: false, reason: 'not valid JSON', line: 2 },
    { ok: false, reason: 'not a JSON Resume: not an object', line: 3 },
    { ok: true },
  ]);
});

test('the line of a syntax error inside one document is exact', async () => {
  const outcomes = await importText('x.json', '{\n "basics": {\n  "name": "A B",\n  "label": oops\n }\n}\n');
  expect(outcomes).toEqual([{ ok: false, file: 'x.json', reason: 'not valid JSON', line: 4 }]);
});

test('brackets and quotes inside texts part nothing', async () => {
  const tricky = { basics: { name: 'Q "]}[{" R', summary: 'back\\slash \\" } ] ,\n{' } };
  const [outcome] = await importText('x.json', JSON.stringify([tricky, tricky], null, 2));
  expect(outcome).toMatchObject({ ok: true, profile: { summary: tricky.basics.summary } });
});

test.each([
  ['UTF-16', Buffer.from(`\uFEFF${JSON.stringify(person(1))}`, 'utf16le')],
  ['Latin-1', Buffer.from(JSON.stringify({ basics: { name: 'Jürgen Groß' } }), 'latin1')],
])('a JSON file in %s is read', async (_, bytes) => {
  expect(await importText('x.json', bytes)).toMatchObject([{ ok: true }]);
});

test('empty, binary and mislabelled files are refused with words', async () => {
  expect(await importText('a.json', '')).toMatchObject([{ ok: false, reason: 'the file is empty' }]);
  expect(await importText('b.json', '[ ]')).toMatchObject([{ ok: false, reason: 'the file is empty' }]);
  expect(await importText('c.json', '[{"basics":{"name":"A B"}}')).toMatchObject([
    { ok: true },
    { ok: false, reason: 'not valid JSON: the list is never closed' },
  ]);
  expect(await importText('d.zip', 'hello there')).toMatchObject([{ ok: false, reason: 'not a ZIP archive' }]);
  expect(await importText('e.json', '}')).toMatchObject([{ ok: false, line: 1 }]);
  expect(await importText('f.json', 'just words')).toMatchObject([
    { ok: false, line: 1 },
    { ok: false, line: 1 },
  ]);
});

test('a file of something else ends after a hundred refusals', async () => {
  const outcomes = await importText('words.json', 'word '.repeat(5000));
  expect(outcomes).toHaveLength(101);
  expect(outcomes.at(-1)).toMatchObject({ reason: '100 refusals in a row: the rest of the file is left' });
});

test('a hundred megabytes of one person are refused without being held', async () => {
  const path = join(folder, 'huge.json');
  const file = await open(path, 'w');
  await file.write('{"basics":{"name":"A B","summary":"');
  const chunk = Buffer.alloc(1024 * 1024, 'x');
  for (let count = 0; count < 100; count++) await file.write(chunk);
  await file.write('"}}');
  await file.close();
  const before = process.memoryUsage().rss;
  expect(await importAll(path)).toEqual([
    { ok: false, file: 'huge.json', reason: 'one person takes more than 4 MiB', line: 1 },
  ]);
  expect(process.memoryUsage().rss - before).toBeLessThan(60 * 1024 * 1024);
});

test('ten thousand people are imported with flat memory', async () => {
  const path = join(folder, 'many.jsonl');
  const file = await open(path, 'w');
  const filler = 'text '.repeat(400);
  for (let number = 0; number < 10_000; number++) {
    await file.write(
      `${JSON.stringify({ ...person(number), basics: { ...person(number).basics, summary: filler } })}\n`,
    );
  }
  await file.close();
  let count = 0;
  let highest = 0;
  let baseline = 0;
  const ids = new Set<string>();
  for await (const outcome of importer.import(path, signal)) {
    if (!outcome.ok) throw new Error(outcome.reason);
    ids.add(outcome.sourceId);
    count++;
    if (count === 1000) baseline = process.memoryUsage().rss;
    if (count % 500 === 0) highest = Math.max(highest, process.memoryUsage().rss);
  }
  expect(count).toBe(10_000);
  expect(ids.size).toBe(10_000);
  expect(highest - baseline).toBeLessThan(120 * 1024 * 1024);
}, 60_000);

test('an import can be stopped', async () => {
  await writeFile(join(folder, 'one.json'), JSON.stringify(person(1)));
  const outcomes = importer.import(folder, AbortSignal.abort(new Error('stop')));
  await expect(outcomes[Symbol.asyncIterator]().next()).rejects.toThrow('stop');
});
