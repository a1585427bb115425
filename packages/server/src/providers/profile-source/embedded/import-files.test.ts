import { mkdir, mkdtemp, open, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { systemClock } from '../../../platform/clock.ts';
import type { ImportOutcome } from '../port.ts';
import { FileImporter } from './import-files.ts';
import { encodeAs } from './testing/encode-as.ts';
import { makeZip } from './testing/make-zip.ts';

let folder: string;
const importer = new FileImporter(systemClock);
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

/** The runtime lets some 64 MiB of pieces already read lie about before it clears them away. */
const HUGE_MEBIBYTES = 200;

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

function people(count: number): string[] {
  return Array.from({ length: count }, (_, index) => JSON.stringify(person(index + 1)));
}

test.each([
  ['a line that is cut off inside a text', '{"basics":{"name":"Cut Off'],
  ['a bracket that is never closed', '{"basics":{"name":"Open Bracket"}'],
  ['a bracket too many', '{"basics":{"name":"Too Many"}}}'],
  ['a text alone', '"str"'],
  ['words', 'these are just words'],
  ['two people on one line', '{"basics":{"name":"A B"}} {"basics":{"name":"C D"}}'],
  ['bytes that are no text', Buffer.from([0x7b, 0xff, 0xfe, 0x80, 0x7d])],
])('in JSON Lines %s costs itself alone and is counted once, with its own line', async (_, bad) => {
  const lines = people(999);
  const path = join(folder, 'all.jsonl');
  await writeFile(
    path,
    Buffer.concat([
      Buffer.from(`${lines.slice(0, 2).join('\n')}\n`),
      Buffer.from(bad),
      Buffer.from(`\n"another"\n\n${lines.slice(2).join('\r\n')}`),
    ]),
  );
  const outcomes = await importAll(path);
  const refused = outcomes.flatMap((outcome) => (outcome.ok ? [] : [outcome.line]));
  expect([outcomes.length - refused.length, refused]).toEqual([999, [3, 4]]);
});

test('JSON Lines whose broken lines come by the hundred are read to the end', async () => {
  const outcomes = await importText('all.ndjson', `${'{"cut\n'.repeat(500)}${people(1)[0]}\n`);
  expect([outcomes.length, outcomes.at(-1)?.ok]).toEqual([501, true]);
});

test('JSON Lines under another name are known by their first lines', async () => {
  const outcomes = await importText('all.json', [...people(2), '{"basics":{"name":"Cut', ...people(3)].join('\n'));
  expect(outcomes.map((outcome) => outcome.ok || outcome.line)).toEqual([true, true, 3, true, true, true]);
});

test.each([
  ['a document over several lines', JSON.stringify(person(1), null, 2)],
  ['a list', `[\n${people(1).join(',\n')}\n]`],
])('%s is read under the name of JSON Lines too', async (_, text) => {
  expect(await importText('one.jsonl', text)).toMatchObject([{ ok: true }]);
});

test.each([
  ['cut off inside a text', '{"basics":{"name":"Cut Off'],
  ['never closed', '{"basics":{"name":"Open Bracket"}'],
])('in a list of one person a line, one that is %s costs itself', async (_, bad) => {
  const lines = people(300);
  const text = `[\n${[...lines.slice(0, 2), bad, ...lines.slice(2)].join(',\n')}\n]`;
  const outcomes = await importText('all.json', text);
  const refused = outcomes.flatMap((outcome) => (outcome.ok ? [] : [outcome.line]));
  expect([outcomes.length - refused.length, refused]).toEqual([300, [4]]);
});

test.each([
  ['all.jsonl', '', '\n'],
  ['all.json', '[', ',\n'],
])(
  'a person above the limit in %s is passed over with flat memory and the next one is read',
  async (name, open_, part) => {
    const path = join(folder, name);
    const file = await open(path, 'w');
    await file.write(`${open_}${people(1)[0]}${part}{"basics":{"name":"A B","summary":"`);
    const chunk = Buffer.alloc(1024 * 1024, 'x');
    for (let count = 0; count < HUGE_MEBIBYTES; count++) await file.write(chunk);
    await file.write(`"}}${part}${people(2)[1]}${open_ === '' ? '' : ']'}`);
    await file.close();
    const before = process.memoryUsage().rss;
    expect(await importAll(path)).toMatchObject([
      { ok: true },
      { ok: false, reason: 'one person takes more than 4 MiB', line: 2 },
      { ok: true, emails: ['p2@example.com'] },
    ]);
    expect(process.memoryUsage().rss - before).toBeLessThan((HUGE_MEBIBYTES / 2) * 1024 * 1024);
  },
);

test.each([
  ['shift_jis', 'Shift-JIS'],
  ['euc-jp', 'EUC-JP'],
] as const)('people in JSON as %s are read right, and it is said', async (encoding, label) => {
  const items = [1, 2].map((number) =>
    JSON.stringify({ basics: { name: '表 裕子', label: `エンジニア${number}`, summary: '橋の設計と表計算を担当。' } }),
  );
  for (const [name, text] of [
    ['lines.jsonl', items.join('\n')],
    ['list.json', `[${items.join(',')}]`],
  ] as const) {
    const outcomes = await importText(name, encodeAs(text, encoding));
    expect(outcomes).toMatchObject(
      items.map(() => ({
        ok: true,
        profile: { firstName: '裕子', lastName: '表' },
        notes: [`the file is not UTF-8 and was read as ${label}`],
      })),
    );
  }
});

test('JSON whose encoding cannot be told is refused with words', async () => {
  const [outcome, ...others] = await importText(
    'x.json',
    Buffer.from([...Buffer.from('{"basics":{"name":"'), 0x81, 0x82, 0xfd, 0xfe, 0x22, 0x7d, 0x7d]),
  );
  expect([outcome, others]).toMatchObject([{ ok: false, reason: expect.stringContaining('save it as UTF-8') }, []]);
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
  expect(await importText('f.json', 'just words')).toMatchObject([{ ok: false, line: 1 }]);
});

test('a file of something else ends after a hundred refusals', async () => {
  const outcomes = await importText('words.json', 'some words\n'.repeat(5000));
  expect(outcomes).toHaveLength(101);
  expect(outcomes.at(-1)).toMatchObject({ reason: '100 refusals in a row: the rest of the file is left' });
});

test('two hundred megabytes of one person are refused without being held', async () => {
  const path = join(folder, 'huge.json');
  const file = await open(path, 'w');
  await file.write('{"basics":{"name":"A B","summary":"');
  const chunk = Buffer.alloc(1024 * 1024, 'x');
  for (let count = 0; count < HUGE_MEBIBYTES; count++) await file.write(chunk);
  await file.write('"}}');
  await file.close();
  const before = process.memoryUsage().rss;
  expect(await importAll(path)).toEqual([
    { ok: false, file: 'huge.json', reason: 'one person takes more than 4 MiB', line: 1 },
  ]);
  expect(process.memoryUsage().rss - before).toBeLessThan((HUGE_MEBIBYTES / 2) * 1024 * 1024);
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
});

test('an import can be stopped', async () => {
  await writeFile(join(folder, 'one.json'), JSON.stringify(person(1)));
  const outcomes = importer.import(folder, AbortSignal.abort(new Error('stop')));
  await expect(outcomes[Symbol.asyncIterator]().next()).rejects.toThrow('stop');
});
