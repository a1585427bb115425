import { expect, test } from 'vitest';
import { contrast, LEAST_CONTRAST, shadesOf } from './colour.ts';
import { consoleEndpoints } from './endpoints.ts';
import { ACTIONS, may, mayGive, maySignIn, ROLES, rolesThatMay } from './roles.ts';

test('each role may all that the next one may', () => {
  for (const action of ACTIONS) {
    const allowed = ROLES.map((role) => may(role, action));
    expect(allowed).toEqual([...allowed].sort((a, b) => Number(b) - Number(a)));
    expect(allowed[0]).toBe(true);
  }
  expect(rolesThatMay('manage-keys')).toEqual(['OWNER', 'ADMIN']);
  expect(ROLES.filter((role) => may(role, 'read'))).toEqual(ROLES);
});

test('only owners make owners; nobody below an administrator gives a role', () => {
  expect(ROLES.filter((role) => mayGive(role, 'OWNER'))).toEqual(['OWNER']);
  expect(ROLES.filter((role) => mayGive(role, 'VIEWER'))).toEqual(['OWNER', 'ADMIN']);
});

test('nobody makes a link to become somebody as high as themselves, but owners', () => {
  const pairs = ROLES.flatMap((own) =>
    ROLES.filter((other) => maySignIn(own, other)).map((other) => `${own} ${other}`),
  );
  expect(pairs).toEqual([
    ...ROLES.map((other) => `OWNER ${other}`),
    ...['RECRUITER', 'REVIEWER', 'VIEWER'].map((other) => `ADMIN ${other}`),
  ]);
});

test('every call of an organization asks for a right, and no two calls have one address', () => {
  const all = Object.values(consoleEndpoints);
  for (const { path, asks } of all)
    expect([path, path.startsWith('/organizations/')]).toEqual([path, !['nobody', 'person'].includes(asks)]);
  expect(new Set(all.map(({ method, path }) => `${method} ${path}`)).size).toBe(all.length);
});

test('a colour is readable on both papers, and stays as it is where it was', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  for (let n = 0; n < 4_096; n += 7) {
    const colour = `#${[n >> 8, (n >> 4) & 15, n & 15].map((part) => (part * 17).toString(16).padStart(2, '0')).join('')}`;
    const { light, dark } = shadesOf(colour);
    expect([colour, contrast(light, '#fcfcfa') >= LEAST_CONTRAST]).toEqual([colour, true]);
    expect([colour, contrast(dark, '#15171a') >= LEAST_CONTRAST]).toEqual([colour, true]);
    if (contrast(colour, '#fcfcfa') >= LEAST_CONTRAST) expect(light).toBe(colour);
  }
});
