import { expect, test } from 'vitest';
import { jobs, studies, txt } from '../testing/read-made.ts';

const HEAD = ['Mira Hollstein', 'mira.hollstein@example.com', '+49 7541 000000', ''];
const SKILLS = ['', 'Skills', 'Pruning, frost protection, tractor licence'];

test('a sentence directly above a heading takes no posts away', async () => {
  const cv = await txt([
    ...HEAD,
    'Summary',
    'I have grown fruit for eleven years and led a team of nine through the harvest.',
    'Work Experience',
    'Deputy orchard manager, Hof Sonnenhang',
    'March 2018 - present',
    'Fruit grower, Baumschule Lindner',
    '2013 - 2018',
    ...SKILLS,
  ]);
  expect(jobs(cv)).toEqual([
    'Deputy orchard manager @ Hof Sonnenhang 2018/3-*',
    'Fruit grower @ Baumschule Lindner 2013-2018',
  ]);
  expect(cv.profile.summary).toBe('I have grown fruit for eleven years and led a team of nine through the harvest.');
});

test('nor the last sentence of a post the studies below it', async () => {
  const cv = await txt([
    ...HEAD,
    'Experience',
    'Deputy orchard manager, Hof Sonnenhang',
    'March 2018 - present',
    'I planned the harvest of sixty hectares and trained forty seasonal workers.',
    'Education',
    'Bachelor of Science in Horticulture, Hochschule Weihenstephan',
    '2010 - 2013',
    ...SKILLS,
  ]);
  expect(jobs(cv)).toEqual(['Deputy orchard manager @ Hof Sonnenhang 2018/3-*']);
  expect(studies(cv.profile)).toHaveLength(1);
});

test('a word of a sentence that goes on is no heading', async () => {
  const cv = await txt([
    ...HEAD,
    'Summary',
    'I lead orchards with care, and I count on',
    'Work Experience',
    'more than on papers.',
    '',
    'Experience',
    'Deputy orchard manager, Hof Sonnenhang',
    'March 2018 - present',
    ...SKILLS,
  ]);
  expect(jobs(cv)).toEqual(['Deputy orchard manager @ Hof Sonnenhang 2018/3-*']);
});
