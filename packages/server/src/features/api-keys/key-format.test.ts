import { expect, test } from 'vitest';
import { hasKeyForm, makeKey } from './key-format.ts';

test('a key is clq_ and 36 letters and digits, another one each time, and has its own form', () => {
  const keys = Array.from({ length: 200 }, makeKey);
  expect(new Set(keys).size).toBe(200);
  for (const key of keys) {
    expect(key).toMatch(/^clq_[0-9A-Za-z]{36}$/);
    expect(hasKeyForm(key)).toBe(true);
  }
});

test('one wrong or missing character is seen without a look at the database', () => {
  const key = makeKey();
  for (let at = 4; at < key.length; at += 1) {
    const other = key[at] === 'a' ? 'b' : 'a';
    expect(hasKeyForm(key.slice(0, at) + other + key.slice(at + 1)), String(at)).toBe(false);
  }
  for (const text of ['', 'clq_', key.slice(0, -1), `${key}a`, ` ${key}`, `${key}\n`, key.toUpperCase(), key.slice(4)])
    expect(hasKeyForm(text), JSON.stringify(text)).toBe(false);
});
