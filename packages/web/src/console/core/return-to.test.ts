import { expect, test } from 'vitest';
import { base64Of } from './read-file.ts';
import { keepReturn, takeReturn } from './return-to.ts';

function storage(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  } as Storage;
}

test('whoever comes back from the provider goes on where they were, once', () => {
  const kept = storage();
  keepReturn(kept, '/console/acme/members');
  expect([takeReturn(kept), takeReturn(kept)]).toEqual(['/console/acme/members', null]);
});

test.each([
  '/console',
  '/console/',
  '/console/enter',
  '/console/enter/provider',
  '//evil.example',
  'https://evil.example',
  '/console//evil.example',
  '/console/\\evil.example',
  '/room/token',
])('%s is no place to go back to', (path) => {
  const kept = storage();
  keepReturn(kept, path);
  expect(takeReturn(kept)).toBeNull();
});

test('an organization may be called as an address begins', () => {
  const kept = storage();
  keepReturn(kept, '/console/enterprise');
  expect(takeReturn(kept)).toBe('/console/enterprise');
});

test('a file becomes base64 as it is, however long', async () => {
  const bytes = Uint8Array.from({ length: 20_000 }, (_, at) => (at * 31) % 256);
  expect(await base64Of(new Blob([bytes]))).toBe(Buffer.from(bytes).toString('base64'));
});
