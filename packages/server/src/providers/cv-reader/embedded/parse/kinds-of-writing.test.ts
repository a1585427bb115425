import { expect, test } from 'vitest';
import { jobs, studies, txt } from '../testing/read-made.ts';

const HEAD = ['Sunniva Rasch', 'sunniva@postbox.example', '+47 22 55 01 77', ''];

test.each([
  ['1 Experience', '2 Education', '3 Skills'],
  ['A) Experience', 'B) Education', 'C) Skills'],
  ['II. Experience', 'III. Education', 'IV. Skills'],
  ['(1) Work Experience', '(2) Education', '(3) Skills'],
  ['1.1 Experience', '1.2 Education', '1.3 Skills'],
  ['① Experience', '② Education', '③ Skills'],
  ['01 – BERUFSERFAHRUNG', '02 – AUSBILDUNG', '03 – KENNTNISSE'],
])('sections are found whatever counts them: %s', async (work, school, skills) => {
  const cv = await txt([
    ...HEAD,
    work,
    'Sail Maker, Brattvik Marine AS',
    '2019 – 2023',
    '- Cut and sewed sails for fishing boats.',
    '',
    school,
    'Bachelor of Arts, University of Bergen',
    '2015 – 2018',
    '',
    skills,
    'Splicing, Knots, Canvas',
  ]);
  expect(jobs(cv)).toEqual(['Sail Maker @ Brattvik Marine AS 2019-2023']);
  expect(studies(cv.profile)).toEqual(['Bachelor of Arts |  | University of Bergen']);
  expect(cv.profile.skills.map(({ name }) => name)).toEqual(['Splicing', 'Knots', 'Canvas']);
});

test.each([
  ['Northgate Group: Staff Engineer', 'Go | Kafka', 'Staff Engineer @ Northgate Group 2019-2023'],
  ['Staff Engineer', 'Python, Docker, Kubernetes', 'Staff Engineer @  2019-2023'],
  ['Brattvik: Staff Engineer', 'TypeScript · React · PostgreSQL', 'Staff Engineer @ Brattvik 2019-2023'],
  ['Account Manager', 'Salesforce | Ottawa', 'Account Manager @ Salesforce 2019-2023'],
])('a line of tools is nobody’s employer: %s over %s', async (head, tools, job) => {
  const cv = await txt([...HEAD, 'Experience', head, '2019 – 2023', tools, '- Built pipelines.']);
  expect(jobs(cv)).toEqual([job]);
});

test.each([
  [
    ['2023–   Lecturer', '2019–2023   Tutor'],
    ['Lecturer @  2023-*', 'Tutor @  2019-2023'],
  ],
  [['2019', '2023', 'Sail Maker', 'Brattvik Marine AS', '- Cut sails.'], ['Sail Maker @ Brattvik Marine AS 2019-2023']],
  [['Sail Maker', '2023', '2019', '- Cut sails.'], ['Sail Maker @  2019-2023']],
])('a year is part of a period and never an employer: %s', async (lines, expected) => {
  expect(jobs(await txt([...HEAD, 'Experience', ...lines]))).toEqual(expected);
});

test('a column of more than two years is not made into periods', async () => {
  const cv = await txt([...HEAD, 'Experience', '2023', '2021', '2019', 'Sail Maker, Brattvik Marine AS']);
  expect(cv.text).toContain('2023\n2021\n2019');
});

test('letters joined in one glyph are the letters that were typed', async () => {
  const cv = await txt([
    'So\uFB01a Ste\uFB00en',
    'so\uFB01a.ste\uFB00en@postbox.example',
    '',
    'Experience',
    'O\uFB03ce Manager, Ma\u0133er BV',
    '2019 – 2023',
    'Rene\u0301 kept the \uFB02eet.',
  ]);
  expect(cv.text).not.toMatch(/[\uFB00-\uFB06\u0133]|\u0301/);
  expect([cv.profile.firstName, cv.profile.lastName]).toEqual(['Sofia', 'Steffen']);
  expect(cv.emails).toEqual(['sofia.steffen@postbox.example']);
  expect(jobs(cv)).toEqual(['Office Manager @ Maijer BV 2019-2023']);
});
