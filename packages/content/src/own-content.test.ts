import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { CONTENT_ROOT } from './compile.ts';
import { readOwnContent } from './own-content.ts';
import { Content } from './store.ts';

const builtIn = new Content();
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'colloquy-own-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(name: string, text: string): void {
  const file = join(folder, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** A copy of a built-in entry under a name, with its texts changed. */
function copyOf(entry: string, name = entry, change = (text: string) => text): void {
  cpSync(join(CONTENT_ROOT, entry), join(folder, name), { recursive: true });
  const english = join(folder, name, 'en.yaml');
  writeFileSync(english, change(readFileSync(english, 'utf8')));
}

const rules = () =>
  readOwnContent(folder, builtIn).problems.map(({ file, rule }) => `${file.slice(folder.length + 1)}: ${rule}`);
const own = () => {
  const read = readOwnContent(folder, builtIn);
  expect(read.problems).toEqual([]);
  return new Content({ overlay: read.overlay });
};

describe('what an operator may write', () => {
  test('an occupation that does not exist yet stands beside the built-in ones', () => {
    copyOf('occupations/electrician', 'occupations/fitter', (text) => text.replace(/^name: .*$/m, 'name: Fitter'));
    const english = own().get('occupations', 'en');
    expect(english.fitter?.name).toBe('Fitter');
    expect(Object.keys(english)).toEqual(expect.arrayContaining(['electrician', 'nurse', 'fitter']));
  });

  test('an occupation of a built-in name stands for it, in every language', () => {
    copyOf('banks/behavioural');
    rmSync(join(folder, 'banks/behavioural/de.yaml'));
    expect(builtIn.get('banks', 'de')).toHaveProperty('behavioural');
    expect(own().get('banks', 'de')).not.toHaveProperty('behavioural');
    expect(own().get('banks', 'de')).toHaveProperty('software-engineering');
    expect(own().get('banks', 'fr')).toHaveProperty('behavioural');
  });

  test('a translation alone is added to the built-in entry', () => {
    cpSync(join(CONTENT_ROOT, 'banks/behavioural/de.yaml'), join(folder, 'banks/behavioural/de.yaml'), {
      recursive: true,
    });
    const file = join(folder, 'banks/behavioural/de.yaml');
    const text = readFileSync(file, 'utf8');
    const [line = ''] = /^ {4}text: .*$/m.exec(text) ?? [];
    writeFileSync(file, text.replace(line, '    text: Erzählen Sie von einem Tag, der anders lief.'));
    expect(
      Object.values(own().get('banks', 'de')?.behavioural?.questions ?? {}).map(({ text: asked }) => asked),
    ).toContain('Erzählen Sie von einem Tag, der anders lief.');
    expect(own().get('banks', 'en')).toEqual(builtIn.get('banks', 'en'));
  });

  test('phrases of one language stand for those of that language', () => {
    const text = readFileSync(join(CONTENT_ROOT, 'dialogue/de.yaml'), 'utf8');
    write('dialogue/de.yaml', text);
    expect(own().get('dialogue', 'de')).toEqual(builtIn.get('dialogue', 'de'));
    expect(own().get('dialogue', 'fr')).toEqual(builtIn.get('dialogue', 'fr'));
  });

  test('an empty folder changes nothing', () => {
    expect(own().get('banks', 'en')).toEqual(builtIn.get('banks', 'en'));
  });
});

describe('what cannot be used is named with its file and its rule', () => {
  test.each([
    ['consent/en.yaml', 'x: y\n', /^consent: is not read from here: docs\/content\.md$/],
    ['messages/room/en.json', '{}', /^messages: is not read from here/],
    [
      'notes/readme.txt',
      '',
      /^notes: is no area of content: applications, banks, dialogue, occupations, trades, blueprints/,
    ],
    ['occupations/fitter/occupation.yaml', 'isco: "1"\n', /^occupations\/fitter\/occupation\.yaml: /],
    ['occupations/fitter/de.yaml', 'name: Schlosser\n', /^occupations\/fitter\/de\.yaml: /],
    ['occupations/nurse/xx.yaml', 'name: X\n', /^occupations\/nurse\/xx\.yaml: is named after no language/],
    ['dialogue/de.yaml', 'openings: {}\n', /^dialogue\/de\.yaml: /],
    ['banks/behavioural/notes.txt', 'x', /^banks\/behavioural\/notes\.txt: is no file of content here/],
    ['banks/behavioural/en.yaml', 'a: "open', /^banks\/behavioural\/en\.yaml: Missing closing "quote/],
  ])('%s', (name, text, rule) => {
    write(name, text);
    expect(rules()).toContainEqual(expect.stringMatching(rule));
  });

  test('an occupation that says what another own one says', () => {
    copyOf('occupations/electrician', 'occupations/fitter');
    copyOf('occupations/electrician', 'occupations/plumber');
    expect(rules()).toContainEqual(expect.stringMatching(/^occupations\/fitter\/en\.yaml: shares 100 %/));
  });

  test('a translation that lacks a question', () => {
    const text = readFileSync(join(CONTENT_ROOT, 'banks/behavioural/de.yaml'), 'utf8');
    const first = /^ {2}([a-z-]+):\n {4}/m.exec(text.slice(text.indexOf('questions:')));
    expect(first).not.toBeNull();
    const lines = text.split('\n');
    const at = lines.indexOf(`  ${first?.[1]}:`);
    const after = lines.findIndex((line, i) => i > at && /^ {2}[a-z-]+:$/.test(line));
    write('banks/behavioural/de.yaml', [...lines.slice(0, at), ...lines.slice(after)].join('\n'));
    expect(rules()).not.toEqual([]);
  });
});
