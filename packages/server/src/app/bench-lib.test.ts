import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const BENCH = new URL('../../../../bench/lib/', import.meta.url);
const { readJsonLines } = await import(new URL('json-lines.mjs', BENCH).href);
const { isRight } = await import(new URL('own-questions.mjs', BENCH).href);

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'colloquy-bench-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function written(text: string): string {
  const file = join(folder, 'lines.jsonl');
  writeFileSync(file, text);
  return file;
}

describe('a file with one JSON text a line', () => {
  test('is read without its blank lines, each value with its place', () => {
    const file = written('{"a":1}\n\n  \n{"a":2}');
    expect(readJsonLines(file)).toEqual([{ a: 1 }, { a: 2 }]);
    expect(readJsonLines(file, ({ a }: { a: number }, where: string) => [a, where])).toEqual([
      [1, `${file}:1`],
      [2, `${file}:4`],
    ]);
  });

  test('names the line that is none', () => {
    const file = written('{"a":1}\n{"a":\n');
    expect(() => readJsonLines(file)).toThrow(`${file}:2: `);
  });

  test('that is still written ends with its last whole line', () => {
    const file = written('{"a":1}\n{"a":');
    expect(readJsonLines(file, undefined, { isGrowing: true })).toEqual([{ a: 1 }]);
    expect(() => readJsonLines(file)).toThrow(`${file}:2: `);
  });
});

describe('a reply to a question of the candidate is right', () => {
  const pay = 'You earn forty thousand a year.';
  const place = 'The yard is in Gdynia.';
  const blueprint = { approvedFacts: [{ text: pay }, { text: place }] };
  const question = { blueprint, answerable: true, lines: [pay] };

  test('where it is told in lines that all answer', () => {
    expect(isRight({ kind: 'known', fact: pay }, question)).toBe(true);
    expect(isRight({ kind: 'known', fact: `${pay} ${place}` }, question)).toBe(false);
    expect(isRight({ kind: 'known', fact: place }, question)).toBe(false);
  });

  test('where one of the lines that are quoted with doubt answers', () => {
    expect(isRight({ kind: 'near', facts: [place, pay] }, question)).toBe(true);
    expect(isRight({ kind: 'near', facts: [place] }, question)).toBe(false);
    expect(isRight({ kind: 'unknown' }, question)).toBe(false);
  });

  test('never where nothing answers the question', () => {
    expect(isRight({ kind: 'known', fact: pay }, { ...question, answerable: false })).toBe(false);
  });
});
