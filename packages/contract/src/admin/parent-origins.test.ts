import { expect, test } from 'vitest';
import { parentOrigins } from './schemas.ts';

test.each([
  'https://careers.example.com',
  'https://*.example.com',
  'https://xn--bcher-kva.example:8443',
  'http://localhost:3000',
  'http://127.0.0.1:65535',
])('%s may embed rooms', (origin) => {
  expect(parentOrigins.safeParse([origin]).success).toBe(true);
});

test.each([
  ['a path', 'https://careers.example.com/'],
  ['plain HTTP elsewhere', 'http://careers.example.com'],
  ['a port that does not exist', 'https://careers.example.com:65536'],
  ['capital letters', 'https://Careers.example.com'],
  ['a bare star', '*'],
  ['a star for a top-level domain', 'https://*.com'],
  ['an IPv6 address, which no content policy can name', 'http://[::1]:3000'],
  ['a script', 'javascript:alert(1)'],
])('%s is refused: %s', (_, origin) => {
  expect(parentOrigins.safeParse([origin]).success).toBe(false);
});
