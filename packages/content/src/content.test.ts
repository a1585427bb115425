import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { checkContent } from './check.ts';
import { CONTENT_ROOT, compileBuiltIn } from './compile.ts';
import { Content } from './index.ts';
import { describe as told } from './problem.ts';
import { readContent } from './read-content.ts';
import { reportLanguage } from './report.ts';
import { stampTranslations } from './stamp.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'colloquy-content-'));
  cpSync(join(CONTENT_ROOT, 'languages.yaml'), join(root, 'languages.yaml'));
  cpSync(join(CONTENT_ROOT, 'blueprints', 'stem'), join(root, 'blueprints', 'stem'), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

const ENGLISH = 'blueprints/stem/en.yaml';
const GERMAN = 'blueprints/stem/de.yaml';

function change(file: string, from: string | RegExp, to: string): void {
  const text = readFileSync(join(root, file), 'utf8');
  const changed = text.replace(from, to);
  expect(changed).not.toBe(text);
  writeFileSync(join(root, file), changed);
}

const problems = () => checkContent(readContent(root)).map(told);
const report = (language: string, all = false) => reportLanguage(readContent(root), language, all).join('\n');

describe('the check', () => {
  test('takes the content as it is', () => {
    expect(problems()).toEqual([]);
  });

  test.each<[string, string, string | RegExp, string, RegExp]>([
    ['a number for a text', GERMAN, /title: .*/, 'title: 12', /de\.yaml: title: .*string/],
    ['an unknown field', GERMAN, /title: /, 'colour: red\ntitle: ', /de\.yaml: \(file\): .*colour/],
    [
      'a needed question left out',
      GERMAN,
      /^ {2}fit-fails-outside:\n.*\n/m,
      '',
      /de\.yaml: fit-fails-outside: is missing/,
    ],
    ['a question of another type', GERMAN, 'fit-fails-outside:', 'fit-fails:', /de\.yaml: questions\.fit-fails: is no/],
    [
      'a bracket that cannot be spoken',
      ENGLISH,
      /text: .*/,
      'text: What (now)?',
      /en\.yaml: questions\.0\.text: holds a/,
    ],
    [
      'a file of no language',
      'languages.yaml',
      /- code: de\n.*\n.*\n.*\n/,
      '',
      /blueprints\/stem\/de\.yaml: \(file\): is named/,
    ],
    [
      'a language that the contract has not',
      'languages.yaml',
      'code: de',
      'code: uk',
      /languages\.yaml: \(file\): lists/,
    ],
    [
      'an area that is none',
      'languages.yaml',
      /\bblueprints,/,
      'blueprint,',
      /languages\.yaml: [a-z]{2}: blueprint is no area/,
    ],
  ])('names %s', (_, file, from, to, problem) => {
    change(file, from, to);
    expect(problems()).toContainEqual(expect.stringMatching(problem));
  });

  test('names a translation that a language speaks and does not have, and a translation of nothing', () => {
    rmSync(join(root, GERMAN));
    expect(problems()).toEqual([expect.stringContaining('has no translation de')]);
    rmSync(join(root, ENGLISH));
    expect(problems()).toEqual([expect.stringContaining('has no English part')]);
  });
});

describe('the report', () => {
  test('says what an existing language has', () => {
    expect(report('de')).toContain('blueprints: 8 of 11 parts, 0 needed ones missing, 3 others missing, 0 stale');
  });

  test('names a part whose English text has changed since, and no other', () => {
    change(ENGLISH, 'A town of one hundred thousand', 'A city of one hundred thousand');
    expect(report('de')).toContain('1 stale');
    expect(report('de')).toContain('blueprints/stem/de: stale: lake-in-a-dry-summer');
    change(ENGLISH, /purpose: .*/, 'purpose: Another note for the people who decide.');
    expect(report('de')).toContain('1 stale');
  });

  test('lists all of a language that does not exist yet', () => {
    const lines = report('uk', true);
    expect(lines).toContain('uk is not in languages.yaml yet');
    expect(lines).toContain('0 of 11 parts, 8 needed ones missing');
    expect(lines).toContain('blueprints/stem/uk: missing: title, competencies, ');
  });

  test('counts a file as reviewed when it says so', () => {
    expect(report('de')).toContain('1 of 1 files not reviewed');
    change(GERMAN, 'reviewed: false', 'reviewed: true');
    expect(report('de')).toContain('0 of 1 files not reviewed');
  });
});

test('a stamp makes named parts fresh, keeps comments, and takes back the review', () => {
  change(GERMAN, 'reviewed: false', '# by hand\nreviewed: true');
  change(ENGLISH, 'title: ', 'title: Today: '.replace('Today: ', 'Today '));
  change(ENGLISH, 'A town of one hundred thousand', 'A city of one hundred thousand');
  expect(report('de')).toContain('2 stale');
  expect(stampTranslations(root, join(root, GERMAN), ['title'])).toMatchObject({ ok: true });
  expect(report('de')).toContain('blueprints/stem/de: stale: lake-in-a-dry-summer');
  expect(readFileSync(join(root, GERMAN), 'utf8')).toContain('# by hand\nreviewed: false');
  expect(stampTranslations(root, join(root, GERMAN), ['lake-in-a-dry-summer'])).toMatchObject({ stillStale: [] });
  expect(report('de')).toContain('0 stale');
  expect(stampTranslations(root, join(root, GERMAN), ['nothing'])).toMatchObject({ ok: false });
});

test('a stamp that names no part is of new parts: what was stale before stays so', () => {
  change(GERMAN, 'reviewed: false', 'reviewed: true');
  change(ENGLISH, 'title: ', 'title: Today ');
  change(ENGLISH, 'A town of one hundred thousand', 'A city of one hundred thousand');
  change(GERMAN, /^ +lake-in-a-dry-summer: [a-p]{8}\n/m, '');
  expect(report('de')).toContain('2 stale');
  const stamped = { ok: true, units: ['lake-in-a-dry-summer'], stillStale: ['title'] };
  expect(stampTranslations(root, join(root, GERMAN), [])).toEqual(stamped);
  expect(report('de')).toContain('blueprints/stem/de: stale: title');
  expect(readFileSync(join(root, GERMAN), 'utf8')).toContain('reviewed: false');
  change(GERMAN, 'reviewed: false', 'reviewed: true');
  expect(stampTranslations(root, join(root, GERMAN), [])).toEqual({ ok: true, units: [], stillStale: ['title'] });
  expect(readFileSync(join(root, GERMAN), 'utf8')).toContain('reviewed: true');
});

describe('the compiled content', () => {
  test('is written when its sources have changed, and stays when they break a rule', () => {
    expect(compileBuiltIn(root)).toBe(true);
    expect(compileBuiltIn(root)).toBe(false);
    change(GERMAN, /title: .*/, 'title: Anders');
    expect(compileBuiltIn(root)).toBe(true);
    change(GERMAN, /title: .*/, 'title: 12');
    expect(() => compileBuiltIn(root)).toThrow('blueprints/stem/de.yaml: title');
    const content = new Content({ folder: join(root, 'dist', 'compiled') });
    expect(content.get('blueprints', 'de')?.stem?.title).toBe('Anders');
  });

  test('is read once, within a bound, and again after it has left the memory', async () => {
    const folder = join(root, 'compiled');
    mkdirSync(join(folder, 'blueprints'), { recursive: true });
    const write = (part: string, title: string) =>
      writeFileSync(join(folder, 'blueprints', `${part}.json`), JSON.stringify({ stem: { title: title.padEnd(100) } }));
    for (const part of ['en', 'de', 'fr']) write(part, 'first');
    const content = new Content({ folder, maxCharacters: 300 });
    const title = (part: string) => content.get('blueprints', part)?.stem?.title.trim();
    await Promise.all([content.load('blueprints', 'de'), content.load('blueprints', 'en')]);
    write('de', 'second');
    expect(title('de')).toBe('first');
    title('en');
    title('fr');
    expect(title('de')).toBe('second');
    expect(content.get('blueprints', 'uk')).toBe(null);
    expect(await content.load('blueprints', 'uk')).toBe(null);
    rmSync(folder, { recursive: true });
    expect(() => new Content({ folder }).get('blueprints', 'en')).toThrow('ENOENT');
    await expect(new Content({ folder }).load('blueprints', 'en')).rejects.toThrow('ENOENT');
  });
});
