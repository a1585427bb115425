import { expect, test } from 'vitest';
import { namesType, pickType } from './accept.ts';

const OFFER = ['text/html', 'application/json', 'text/plain'] as const;

test.each([
  [undefined, 'text/html'],
  ['', 'text/html'],
  ['*/*', 'text/html'],
  ['application/json', 'application/json'],
  ['APPLICATION/JSON', 'application/json'],
  ['application/json; charset=utf-8', 'application/json'],
  ['*/*, application/json', 'application/json'],
  ['text/*;q=0.3, application/json;q=0.2', 'text/html'],
  ['text/*;q=0.3, text/html;q=0.1, application/json;q=0.2', 'text/plain'],
  ['text/html;q=0.5, application/json;q=0.50', 'text/html'],
  ['text/html ; q = 0.1, text/plain', 'text/plain'],
  ['text/html;q=0', null],
  ['text/html;q=2', null],
  ['text/html;q=x', null],
  ['image/*', null],
  ['*/*;q=0', null],
  ['text/html;q=0, */*;q=0.1', 'application/json'],
] as const)('Accept %j gives %j', (accept, type) => {
  expect(pickType(accept, OFFER)).toBe(type);
});

test('a type is named by itself only, not by a wildcard', () => {
  expect(namesType('text/html;q=0.5,*/*', 'text/html')).toBe(true);
  expect(namesType('*/*', 'text/html')).toBe(false);
  expect(namesType(undefined, 'text/html')).toBe(false);
});
