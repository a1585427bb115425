import { expect, test } from 'vitest';
import { tokenFromPath } from './token.ts';

test('the token is the one part after /room/', () => {
  expect(tokenFromPath('/room/abc-DEF_123')).toBe('abc-DEF_123');
  expect(tokenFromPath('/room/abc/')).toBe('abc');
});

test.each(['/room/', '/room', '/', '/room/a/b', '/room/a%20b', `/room/${'a'.repeat(513)}`])('%s holds none', (path) => {
  expect(tokenFromPath(path)).toBeNull();
});
