import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { espeakPhonemes } from './espeak-phonemes.ts';
import { sentencesOf } from './sentences.ts';

const folder = mkdtempSync(join(tmpdir(), 'phonemes-'));
afterAll(() => rmSync(folder, { recursive: true }));
const never = new AbortController().signal;

/** A program that takes the arguments of espeak-ng; `script` has the text on its standard input. */
function program(name: string, script: string): string {
  const path = join(folder, name);
  writeFileSync(path, `#!/bin/sh\n${script}\n`);
  chmodSync(path, 0o755);
  return path;
}

test('each clause is a line, pauses stay as written, and signs are those of the voices', async () => {
  const echo = program('echo', 'exec /bin/cat');
  const american = { program: echo, voice: 'en-us', english: 'american' } as const;
  expect(await espeakPhonemes('ha^ɪ ɚ, t^ʃ ɐ? Node.js rɜː.', american, never)).toBe('hI əɹ, ʧ ə? Node.js ɹɜɹ.');
  const changing = { program: program('changing', "printf '(en)bʊk(fr) lwa'"), voice: 'fr-fr', english: null };
  expect(await espeakPhonemes('book loi', changing, never)).toBe('bʊk lwa');
  const french = { program: echo, voice: 'fr-fr', english: null } as const;
  expect(await espeakPhonemes('« bɔ̃ʒuːr » !', french, never)).toBe('« bɔ̃ʒuːr » !');
});

test('where a clause gives more lines than one, each is asked for apart', async () => {
  const splitting = program('splitting', "exec /usr/bin/tr '|' '\\n'");
  const how = { program: splitting, voice: 'de', english: null };
  expect(await espeakPhonemes('a|b, c', how, never)).toBe('a b, c');
});

test('a program that fails is an error, and whoever no longer wants it gets the reason', async () => {
  const failing = { program: program('failing', 'exit 1'), voice: 'de', english: null };
  await expect(espeakPhonemes('a', failing, never)).rejects.toThrow('espeak-ng failed');
  const hanging = { program: program('hanging', 'exec /bin/sleep 60'), voice: 'de', english: null };
  const stop = new AbortController();
  const waiting = espeakPhonemes('a', hanging, stop.signal);
  stop.abort(new Error('not wanted'));
  await expect(waiting).rejects.toThrow('not wanted');
});

test('a text is spoken sentence by sentence, a long sentence by its clauses, and nothing is lost', () => {
  expect(sentencesOf('What came first? And then? Nothing!', 'en')).toEqual([
    'What came first?',
    'And then?',
    'Nothing!',
  ]);
  expect(sentencesOf(' ?! — ', 'en')).toEqual([]);
  const long = `${'You plan the week with others, '.repeat(40)}and rest.`;
  const pieces = sentencesOf(long, 'en');
  expect(pieces.every((piece) => piece.length <= 320)).toBe(true);
  expect(pieces.join(' ')).toBe(long);
  expect(pieces[0]).toMatch(/,$/);
});
