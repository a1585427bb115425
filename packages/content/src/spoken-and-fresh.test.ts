import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { checkContent, checkFreshness } from './check.ts';
import { CONTENT_ROOT } from './compile.ts';
import { LISTS_FILE, languageLists } from './language-lists.ts';
import { describe as told } from './problem.ts';
import { readContent } from './read-content.ts';
import { reportLanguage } from './report.ts';
import { confirmTranslations } from './stamp.ts';

const PAGES = ['recording', 'room', 'verify', 'voice'];

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'colloquy-content-'));
  for (const part of ['consent', 'probes', 'protected', ...PAGES.map((page) => join('messages', page))])
    cpSync(join(CONTENT_ROOT, part), join(root, part), { recursive: true });
  // Of pages that are not there nothing can be said.
  const languages = readFileSync(join(CONTENT_ROOT, 'languages.yaml'), 'utf8');
  const others = new RegExp(`^ +messages/(?!(?:${PAGES.join('|')}),).*\\n`, 'gm');
  writeFileSync(join(root, 'languages.yaml'), languages.replace(others, ''));
});
afterEach(() => rmSync(root, { recursive: true }));

function change(file: string, from: string | RegExp, to: string): void {
  const text = readFileSync(join(root, file), 'utf8');
  const changed = text.replace(from, to);
  expect(changed).not.toBe(text);
  writeFileSync(join(root, file), changed);
}

function setMessage(file: string, key: string, text: string | undefined): void {
  const messages = JSON.parse(readFileSync(join(root, file), 'utf8'));
  expect(messages).toHaveProperty(key);
  writeFileSync(join(root, file), JSON.stringify({ ...messages, [key]: text }));
}

const problems = () => checkContent(readContent(root)).map(told);
const stale = () => checkFreshness(readContent(root)).map(told);
const firstKey = (file: string) => Object.keys(JSON.parse(readFileSync(join(root, file), 'utf8')))[0] ?? '';

test('the built-in content breaks no rule, and candidates read nothing stale', () => {
  const content = readContent(CONTENT_ROOT);
  expect(checkContent(content)).toEqual([]);
  expect(checkFreshness(content)).toEqual([]);
});

test('lists of languages in code are those of languages.yaml', () => {
  const { languages } = readContent(CONTENT_ROOT);
  const written = readFileSync(join(CONTENT_ROOT, LISTS_FILE), 'utf8');
  expect(written).toBe(languageLists(languages));
  const more = { code: 'uk', name: 'Українська', script: 'Cyrl', jobs: true as const, speaks: ['messages/console'] };
  const changed = languageLists([...languages, more]);
  for (const list of ['LANGUAGES', 'LANGUAGE_NAMES', 'SESSION_LANGUAGES', 'JOB_LANGUAGES_SPOKEN', 'CONSOLE_LANGUAGES'])
    expect(changed).toMatch(new RegExp(`const ${list} = [^;]*\\buk\\b`));
  expect(changed).toMatch(/const JOB_LANGUAGES = [^;]*'UK'/);
  expect(changed).not.toMatch(/const (?:VERIFY|ACCURACY|LATIN|JOINED)_LANGUAGES = [^;]*'uk'/);
  const lao = { code: 'lo', name: 'ລາວ', script: 'Thai', speaks: ['messages/accuracy'] };
  for (const list of ['ACCURACY_LANGUAGES', 'JOINED_LANGUAGES'])
    expect(languageLists([...languages, lao])).toMatch(new RegExp(`const ${list} = [^;]*'lo'`));
});

describe('what is written in a language is spoken by it', () => {
  test('as it is', () => expect(problems()).toEqual([]));

  test.each([
    ['messages/voice/fr', '.json', 'messages/voice/en.json'],
    ['messages/recording/th', '.json', 'messages/recording/en.json'],
    ['probes/fr', '.yaml', 'probes/en.yaml'],
  ])('%s cannot go', (file, extension, english) => {
    rmSync(join(root, file + extension));
    rmSync(join(root, `${file}.meta.yaml`), { force: true });
    const [, language] = /([a-z]{2})$/.exec(file) ?? [];
    expect(problems()).toContainEqual(expect.stringContaining(`${english}: (file): has no translation ${language}`));
  });

  test('nor can a key of it', () => {
    const key = firstKey('messages/recording/de.json');
    setMessage('messages/recording/de.json', key, undefined);
    expect(problems()).toEqual([`messages/recording/de.json: ${key}: is missing`]);
  });

  test.each([
    ['messages/voice', /^ +messages\/voice,\n/gm, 20],
    ['probes', /^ +probes,\n/gm, 9],
  ])('%s cannot be left out of what languages speak', (_, line, files) => {
    change('languages.yaml', line, '');
    const found = problems();
    expect(found).toHaveLength(files);
    expect(found).toContainEqual(expect.stringMatching(/is not in what en speaks/));
    expect(found).toContainEqual(expect.stringMatching(/\/fr\.(json|yaml): \(file\): is not in what fr speaks/));
  });

  test('but a file may say that it is partial', () => {
    change('languages.yaml', /(- code: ja[\s\S]*?) +messages\/verify,\n/, '$1');
    expect(problems()).toEqual([expect.stringContaining('messages/verify/ja.json: (file): is not in what ja speaks')]);
    change('messages/verify/ja.meta.yaml', 'reviewed:', 'partial: true\nreviewed:');
    expect(problems()).toEqual([]);
  });
});

describe('a changed English text that candidates read', () => {
  const ROOM = 'messages/room/en.json';

  test('is refused until each translation has been confirmed, and only this text', () => {
    const key = firstKey(ROOM);
    setMessage(ROOM, key, 'Another text');
    expect(problems()).toEqual([]);
    expect(stale()).toHaveLength(19);
    expect(stale()).toContain(
      `messages/room/de.json: ${key}: its English text has changed: npm run content -- confirm de messages/room ${key}`,
    );
    expect(confirmTranslations(root, 'de', 'messages/room', [key])).toMatchObject({ units: [`de ${key}`] });
    expect(stale()).toHaveLength(18);
    expect(confirmTranslations(root, 'all', 'messages/room', [key])).toMatchObject({ ok: true });
    expect(stale()).toEqual([]);
  });

  test('is refused in consent, too, and a confirmation keeps who has reviewed the file', () => {
    change('consent/de.yaml', 'reviewed: false', 'reviewed: true');
    change('consent/en.yaml', /^(\w+): (?!\|)(.+)$/m, '$1: Now $2');
    expect(stale()).toHaveLength(19);
    const [, part = ''] = /^consent\/\w+\.yaml: (\w+):/.exec(stale()[0] ?? '') ?? [];
    expect(confirmTranslations(root, 'all', 'consent', [part])).toMatchObject({ ok: true });
    expect(stale()).toEqual([]);
    expect(readFileSync(join(root, 'consent/de.yaml'), 'utf8')).toContain('reviewed: true');
  });

  test('is only reported where recruiters read it', () => {
    const key = firstKey('messages/verify/en.json');
    setMessage('messages/verify/en.json', key, 'Another text');
    expect(stale()).toEqual([]);
    expect(reportLanguage(readContent(root), 'de', false).join('\n')).toContain(`messages/verify/de: stale: ${key}`);
  });

  test('cannot be confirmed where there is none', () => {
    const key = firstKey(ROOM);
    expect(confirmTranslations(root, 'de', 'messages/room', [key])).toMatchObject({ ok: false });
    setMessage(ROOM, key, 'Another text');
    expect(confirmTranslations(root, 'de', 'messages/rooms', [key])).toMatchObject({ ok: false });
    expect(confirmTranslations(root, 'xx', 'messages/room', [key])).toMatchObject({ ok: false });
    expect(confirmTranslations(root, 'de', 'messages/room', ['nothing'])).toMatchObject({ ok: false });
    expect(stale()).toHaveLength(19);
  });

  test('is fresh by its own confirmation alone: no batch takes along what was stale before', () => {
    const [before = '', now = ''] = Object.keys(JSON.parse(readFileSync(join(root, ROOM), 'utf8')));
    setMessage(ROOM, before, 'A text that nobody has compared yet');
    setMessage(ROOM, now, 'Another text');
    const all = stale();
    expect(confirmTranslations(root, 'all', 'messages/room', [])).toEqual({
      ok: false,
      problem: expect.stringContaining(`${before}, ${now}`),
    });
    expect(confirmTranslations(root, 'de', 'messages/room', [])).toMatchObject({ ok: false });
    expect(stale()).toEqual(all);
    expect(confirmTranslations(root, 'all', 'messages/room', [now])).toMatchObject({
      units: expect.arrayContaining([`de ${now}`, `th ${now}`]),
      stillStale: expect.arrayContaining([`de ${before}`, `th ${before}`]),
    });
    expect(stale()).toHaveLength(19);
    expect(stale().every((line) => line.includes(before))).toBe(true);
  });

  test('is confirmed language by language where one was stale before the others', () => {
    const key = firstKey(ROOM);
    change('messages/room/ja.meta.yaml', new RegExp(`^( +${key}:) [a-p]{8}$`, 'm'), '$1 aaaaaaaa');
    setMessage(ROOM, key, 'Another text');
    expect(stale()).toHaveLength(19);
    expect(confirmTranslations(root, 'all', 'messages/room', [key])).toEqual({
      ok: false,
      problem: expect.stringMatching(
        /different English texts \((?:.* \| ja|ja \| .*)\): confirm each language by itself/,
      ),
    });
    expect(stale()).toHaveLength(19);
    expect(confirmTranslations(root, 'ja', 'messages/room', [key])).toMatchObject({ ok: true });
    expect(confirmTranslations(root, 'all', 'messages/room', [key])).toMatchObject({ ok: true });
    expect(stale()).toEqual([]);
  });
});

describe('words of a language’s own', () => {
  test('are counted, and the lists that a new language takes are named', () => {
    expect(reportLanguage(readContent(root), 'de', false).join('\n')).toMatch(
      /protected: 21 of 21 parts, [1-9]\d* words/,
    );
    const lines = reportLanguage(readContent(root), 'uk', true).join('\n');
    expect(lines).toMatch(/protected: 0 of 21 parts, 0 words/);
    expect(lines).toContain('protected/uk: missing, may stay so: topics.age, ');
  });

  test('never become stale', () => {
    change('protected/en.yaml', /^( {2}age: >-\n {4})/m, '$1wholly new, ');
    expect(reportLanguage(readContent(root), 'de', false).join('\n')).toMatch(/protected: .*, 0 stale/);
  });
});
