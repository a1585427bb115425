import { expect, test } from 'vitest';
import { question, smallBlueprint } from '../../testing/blueprints.ts';
import { asksTheSame } from './asks-the-same.ts';

const questions = ['gates', 'crews', 'weather'].map((key) => question(key, 'safety', true));
const one = smallBlueprint({ questions });
const [gates, crews, weather] = questions as [Q, Q, Q];
type Q = (typeof questions)[number];

test.each([
  ['the same in other words', [{ ...gates, text: 'Erzählen Sie.' }, weather], true],
  ['another question', [crews, gates], false],
  ['the same about other lines', [{ ...gates, covers: ['l3'] }, crews], false],
  ['the same from another place', [{ ...gates, source: { text: 'x', start: 4, end: 5 } }, crews], false],
  ['the same in another form', [{ ...gates, answerForm: 'code' as const }, crews], false],
  ['none', [], false],
])('a plan that begins with %s', (_, others, expected) => {
  expect(asksTheSame(one, smallBlueprint({ questions: others }), 1)).toBe(expected);
});

test('as many are compared as were asked', () => {
  const other = smallBlueprint({ questions: [gates, weather, crews] });
  expect([1, 2].map((first) => asksTheSame(one, other, first))).toEqual([true, false]);
  expect(asksTheSame(one, one, 4)).toBe(false);
});
