import { expect, test } from 'vitest';
import { speakableTitle } from './speakable-title.ts';

test.each([
  ['Engineer <Platform> R&D, a < b & c > d', 'Engineer Platform R&D, a b & c d'],
  ['<b>Baker</b> (m/w/d)', 'Baker'],
  ['<img src=x onerror=alert(1)>Nurse', 'Nurse'],
  ['Entwickler „Plattform“', 'Entwickler Plattform'],
])('%s is said as %s', (title, said) => {
  expect(speakableTitle([title])).toBe(said);
});

test('what is nothing but mark-up cannot be said', () => {
  expect(speakableTitle(['<b>', '<script src="x"></script>'])).toBeNull();
});
