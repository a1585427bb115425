import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodablePath } from './decodable-path.ts';

test.each([
  ['/a/%ZZ/b', '/a/%25ZZ/b'],
  ['/a/%', '/a/%25'],
  ['/a/%4', '/a/%254'],
  ['/a/100%/b?c=%ZZ', '/a/100%25/b?c=%ZZ'],
  ['/a/%FF', '/a/%EF%BF%BD'],
  ['/a/%C3%28', '/a/%EF%BF%BD('],
  ['/a/%ED%A0%80', '/a/%EF%BF%BD%EF%BF%BD%EF%BF%BD'],
  ['/a/%2F%FF%25', '/a/%2F%EF%BF%BD%25'],
  ['/a/%EF%BB%BF%FF', '/a/%EF%BB%BF%EF%BF%BD'],
  ['/a/%C3%A4%ZZ#%FF', '/a/%C3%A4%25ZZ#%FF'],
])('%s is read as %s', (given, expected) => {
  expect(decodablePath(given)).toBe(expected);
});

test.each(['/', '/a/%C3%A4', '/a/%2e%2E/%25ZZ', '/a?b=%ZZ', '*', 'http://x/%41'])('%s stays as it is', (target) => {
  expect(decodablePath(target)).toBe(target);
});

test('whatever is sent can be decoded afterwards, in the same parts', () => {
  const piece = fc.constantFrom('%', '%f', '%FF', '%c3', '%A4', '%2f', '/', 'a', '%25', 'é', '%ED%A0');
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
      const path = `/${pieces.join('')}`;
      const mended = decodablePath(path);
      expect(() => decodeURIComponent(mended)).not.toThrow();
      expect(mended.split('/')).toHaveLength(path.split('/').length);
      expect(decodablePath(mended)).toBe(mended);
    }),
  );
});
