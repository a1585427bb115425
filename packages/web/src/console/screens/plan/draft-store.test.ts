import { expect, test } from 'vitest';
import { DraftStore } from './draft-store.ts';
import { plan, question } from './plan.fixture.ts';
import { draftOf } from './plan-draft.ts';

const NOW = new Date('2026-11-29T10:00:00.000Z');
const DRAFT = draftOf({ version: 3, plan: plan(question('brakes')) });

function memory(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    clear: () => kept.clear(),
    key: () => null,
    length: 0,
  };
}

test('a draft comes back as it was kept, for its own job and organization', () => {
  const storage = memory();
  const store = new DraftStore(storage, 'acme', 'job-1');
  expect(store.load()).toBeNull();
  expect(store.save(DRAFT, NOW)).toBe(true);
  expect(new DraftStore(storage, 'acme', 'job-1').load()).toEqual({ ...DRAFT, savedAt: NOW.toISOString() });
  expect(new DraftStore(storage, 'acme', 'job-2').load()).toBeNull();
  expect(new DraftStore(storage, 'beta', 'job-1').load()).toBeNull();
  store.forget();
  expect(store.load()).toBeNull();
});

test.each(['', '{', 'null', '{"from":1}', '{"from":1,"savedAt":"x","base":{},"plan":{"title":"x","questions":[{}]}}'])(
  'what is no draft is none: %s',
  (text) => {
    const storage = memory();
    storage.setItem('colloquy-plan-1:acme:job-1', text);
    expect(new DraftStore(storage, 'acme', 'job-1').load()).toBeNull();
  },
);

test('a browser that keeps nothing is said to', () => {
  const full = {
    ...memory(),
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  };
  expect(new DraftStore(full, 'acme', 'job-1').save(DRAFT, NOW)).toBe(false);
  expect(new DraftStore(null, 'acme', 'job-1').save(DRAFT, NOW)).toBe(false);
  expect(new DraftStore(null, 'acme', 'job-1').load()).toBeNull();
});
