import { expect, test } from 'vitest';
import { levelCohort } from './level-cohort.ts';

const RULES = { engine: { name: 'embedded', version: '7' } };
const model = (name: string, version = 'read-answer.v1') => ({ engine: { name, version } });

test('levels of the rules, of a model and of another model are three cohorts of one plan', () => {
  expect(levelCohort('0123', RULES)).toBe('0123');
  const small = levelCohort('0123', model('openai-compatible:small'));
  expect(small).toMatch(/^0123-[0-9a-f]{8}$/);
  expect(levelCohort('0123', model('openai-compatible:small'))).toBe(small);
  expect(levelCohort('0123', model('openai-compatible:large'))).not.toBe(small);
  expect(levelCohort('0123', model('openai-compatible:small', 'read-answer.v2'))).not.toBe(small);
  expect(levelCohort('4567', model('openai-compatible:small'))).not.toBe(small);
});
