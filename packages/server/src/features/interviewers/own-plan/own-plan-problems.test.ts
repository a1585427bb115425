import { expect, test } from 'vitest';
import { builtInContent } from '../../../testing/built-in-content.ts';
import { buildBlueprint } from '../build-blueprint.ts';
import { OPENINGS } from '../reading.fixture.ts';
import { type OwnQuestion, toOwnPlan } from './own-plan.ts';
import { ownPlanProblems, titleProblems } from './own-plan-problems.ts';

const { backend } = OPENINGS;
const blueprint = buildBlueprint(builtInContent, { language: 'en', title: backend.title.text, reading: backend });

function problemsWith(change: Partial<OwnQuestion>): [string, string][] {
  const own = toOwnPlan(blueprint);
  const questions = own.questions.map((question, at) => (at === 0 ? { ...question, ...change } : question));
  return ownPlanProblems({ ...own, questions }, blueprint).map(({ path, rule }) => [path.join('.'), rule]);
}

test.each([
  ['a comment', 'const shift = 1;\n// Are you pregnant?\n'],
  ['a text', 'print("Do you have a disability?")'],
])('%s of a starter asks nothing that must not be asked', (_, starter) => {
  expect(problemsWith({ answerForm: 'code', starter })).toEqual([
    ['questions.0.starter', expect.stringContaining('asks for what must not be asked')],
  ]);
});

test.each([
  'type Person = {\n  age?: number;\n  wife?: Person;\n};',
  'select name from residents where name = ? and age > ?',
  'const years = age ? age : 0; // how old the bridge is',
  'age = person?.age ?? 0',
])('code about people is code: %s', (starter) => {
  expect(problemsWith({ answerForm: 'code', starter })).toEqual([]);
});

test.each(['Are you prеgnant?', 'Are you pregnαnt?'])('a word in letters of two scripts is refused: %s', (text) => {
  expect(problemsWith({ text })).toEqual([['questions.0.text', expect.stringContaining('letters of two scripts')]]);
  expect(problemsWith({ answerForm: 'code', starter: `// ${text}` })).toEqual([
    ['questions.0.starter', expect.stringContaining('letters of two scripts')],
  ]);
});

test.each([
  'How did you learn the word привет, and who taught you?',
  'How do you set a gap of 5 μm at a resistance of 3 kΩ?',
  'What does a beta of β mean to you when you plan?',
])('words of another script and units are none: %s', (purpose) => {
  expect(problemsWith({ purpose })).toEqual([]);
});

test('a title is a text without conditions; figures alone are one where that is said', () => {
  const limits = { words: 4, characters: 40 };
  expect(titleProblems('Lantern Works', limits)).toEqual([]);
  expect(titleProblems('2027', limits)).toEqual([{ rule: 'holds no word' }]);
  expect(titleProblems('2027', { ...limits, figures: true })).toEqual([]);
  expect(titleProblems('No pregnant founders', limits)).toMatchObject([{ named: { rule: 'condition' } }]);
});
