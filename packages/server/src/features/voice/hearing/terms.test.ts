import { expect, test } from 'vitest';
import type { Blueprint } from '../../interviewers/index.ts';
import { termsOf } from './terms.ts';

const blueprint = (texts: string[], title = 'Platform Engineer'): Blueprint =>
  ({
    title,
    competencies: [{ key: 'a', name: 'Incident handling' }],
    questions: texts.map((text) => ({ text, followUps: [] })),
  }) as unknown as Blueprint;

test('names in the middle of a sentence are terms, its first word is none', () => {
  expect(termsOf(blueprint(['When did you move from Jenkins to GitHub Actions? Tell me about C++ and k8s.']))).toEqual([
    'Jenkins',
    'GitHub',
    'Actions',
    'C++',
    'k8s',
    'Platform',
    'Engineer',
    'Incident',
  ]);
});

test('a bounded number, none twice, and nothing that is too long; in time proportional to the text', () => {
  const many = Array.from({ length: 200 }, (_, index) => `in Tool${index} and tool${index}`);
  const startedAt = performance.now();
  const terms = termsOf(blueprint([...many, `we ${'a'.repeat(200_000)} B`]));
  expect(performance.now() - startedAt).toBeLessThan(2_000);
  expect(terms).toHaveLength(40);
  expect(new Set(terms.map((term) => term.toLowerCase())).size).toBe(40);
});
