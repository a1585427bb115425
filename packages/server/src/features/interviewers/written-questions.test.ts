import { expect, test } from 'vitest';
import { question } from '../../testing/blueprints.ts';
import { askedBesides } from './written-questions.ts';

test('besides written questions two general ones are asked and every fact, none of them twice, and nothing of the trade', () => {
  const general = ['colleague', 'learning', 'mistake'].map((key) => question(`behavioural.${key}`, 'people', true));
  const facts = [1, 2].map((no) => ({ ...question(`facts.${no}`, 'facts', true), asksFacts: true as const }));
  const questions = [...facts.slice(0, 1), question('gates', 'safety', true), ...general, ...facts.slice(1)];
  expect(askedBesides({ questions })).toEqual({ general: general.slice(0, 2), facts });
  expect(askedBesides({ questions: [] })).toEqual({ general: [], facts: [] });
});
