import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkContent } from './check.ts';
import { CONTENT_ROOT } from './compile.ts';
import { describe as told } from './problem.ts';
import { readContent } from './read-content.ts';

let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'colloquy-content-'));
  // One page, and of what is long English and one other language: every case reads all that is here. The whole content
  // is read once, in spoken-and-fresh.test.ts.
  for (const part of ['banks/behavioural', 'dialogue', 'messages/room'])
    cpSync(join(CONTENT_ROOT, part), join(root, part), { recursive: true, filter: isHere });
  const languages = readFileSync(join(CONTENT_ROOT, 'languages.yaml'), 'utf8').split(/^(?=- code: )/m);
  const fewer = languages.map((one) =>
    /^- code: (?:en|de)\n/.test(one) ? one : one.replace(/^ +(?:banks|dialogue),\n/gm, ''),
  );
  writeFileSync(join(root, 'languages.yaml'), fewer.join('').replace(/^ +messages\/(?!room,).*\n/gm, ''));
});
afterAll(() => rmSync(root, { recursive: true }));

const isHere = (path: string): boolean => path.includes('/messages/') || !/\/(?!en|de)[a-z]{2}\.yaml$/.test(path);
const problems = () => checkContent(readContent(root)).map(told);

test('what was copied has no problem before a slip is planted', () => {
  expect(problems()).toEqual([]);
});

const BANK = 'banks/behavioural/bank.yaml';
const ENGLISH = 'banks/behavioural/en.yaml';
const GERMAN = 'banks/behavioural/de.yaml';
const DIALOGUE = 'dialogue/de.yaml';
const MESSAGES = 'messages/room/de.json';

test.each<[string, string, string | RegExp, string, RegExp]>([
  ['a bank named unlike its folder', BANK, 'key: behavioural', 'key: conduct', /bank\.yaml: key: must be behavioural/],
  [
    'a competency that is none',
    BANK,
    'competency: ownership',
    'competency: pride',
    /competency: pride is none of this/,
  ],
  [
    'a topic that no question is about',
    BANK,
    'topics:\n',
    'topics:\n  idle: { terms: "idle, lazy" }\n',
    /topics\.idle: no/,
  ],
  ['a term that is none', BANK, 'terms: >-\n', 'terms: >-\n      a*b, ', /terms\.0: must be words/],
  [
    'a question in the bank without text',
    BANK,
    '- key: nearest-work',
    '- key: next-work',
    /de\.yaml: questions\.next-work: is/,
  ],
  ['a slot left out', GERMAN, '„{duty}“', 'das', /de\.yaml: questions\.duty-last-time\.text: must hold \{duty\} once/],
  ['a follow-up left out', GERMAN, /^ {6}no-own-part: .*\n/m, '', /nearest-work\.followUps: must be those/],
  ['a fact of another name', GERMAN, 'own-part:\n', 'other-part:\n', /nearest-work\.facts: must be those of/],
  ['anchors without facts', GERMAN, / {4}facts:\n(?: {6,}.*\n)+/, '', /nearest-work: anchors and facts come together/],
  ['a question that is too long', ENGLISH, / {4}text: .*/, `    text: ${'word '.repeat(49)}`, /is too long: 49 words/],
  [
    'a rubric of a question that borrows one',
    BANK,
    'rubric: duty-last-time',
    'rubric: duty-show-newcomer',
    /has no rubric of its own/,
  ],
  [
    'a text for several quotations that leaves them no room',
    ENGLISH,
    /several: Among the tasks are \{duty\}\..*/,
    `several: "{duty}${' word'.repeat(26)}"`,
    /duty-goes-wrong\.several: is too long: 27 words, at most 26/,
  ],
  [
    'a text for several left out',
    GERMAN,
    /^ {4}several: Zu den Aufgaben.*\n/m,
    '',
    /duty-goes-wrong\.several: is missing/,
  ],
  ['a dialogue text without its slot', DIALOGUE, '{count}', 'neun', /openings\.opening: must hold the slots count/],
  [
    'a phrase with a slot too many',
    DIALOGUE,
    'timeOver: ',
    'timeOver: "{minutes}" #',
    /phrases\.timeOver: must hold the slots \(none\)/,
  ],
  ['a message without its slot', MESSAGES, '{name}', 'du', /room\/de\.json: welcomeGreeting: must hold the slots name/],
  ['a plural form left out', MESSAGES, /one \{[^}]*\{count\}[^}]*\} /, '', /lacks the plural form one/],
  ['a plural form of another language', MESSAGES, 'one {', 'few {', /few is no plural form of the language/],
  ['ICU that cannot be read', MESSAGES, '{name}', '{name', /welcomeGreeting: is no message: /],
  ['ICU of a kind that is not used', MESSAGES, '{name}', '{name, number}', /welcomeGreeting: is no message: holds an/],
  ['a message left out', MESSAGES, /^ {2}"close": .*\n/m, '', /room\/de\.json: close: is missing/],
  ['a message that English has not', MESSAGES, '"close"', '"shut"', /room\/de\.json: shut: is no message of this page/],
  ['types that are not of the messages', 'messages/room/en.json', '{name}', '{person}', /types\.ts: \(file\): is not/],
  ['a lead-in left out', DIALOGUE, /^ {6}- .*\n/m, '', /openings\.leadIns\.duty: needs 4 or more/],
])('%s is named', (_, file, from, to, problem) => {
  const path = join(root, file);
  const before = readFileSync(path, 'utf8');
  const after = before.replace(from, to);
  expect(after).not.toBe(before);
  writeFileSync(path, after);
  expect(problems()).toContainEqual(expect.stringMatching(problem));
  writeFileSync(path, before);
});

test('a text that is still English, or in another script, is named', () => {
  const path = join(root, GERMAN);
  const before = readFileSync(path, 'utf8');
  const english = /^ {4}purpose: (.*)$/m.exec(readFileSync(join(root, ENGLISH), 'utf8'))?.[1] ?? '';
  writeFileSync(path, before.replace(/^ {4}purpose: .*$/m, `    purpose: ${english}`));
  expect(problems()).toEqual([expect.stringContaining('purpose: is still English')]);
  writeFileSync(path, before.replace(/^ {4}purpose: .*$/m, '    purpose: かんたんな始まり'));
  expect(problems()).toEqual([expect.stringContaining('is not written in the script of de')]);
  writeFileSync(path, before);
});
