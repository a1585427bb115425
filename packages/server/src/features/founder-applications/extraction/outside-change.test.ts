import { expect, test } from 'vitest';
import { extractFounderApplication } from './extract.ts';
import { TEXT_OF_QUESTION } from './fields.ts';
import { OUTSIDE_CHANGES } from './testing/outside-changes.fixture.ts';

type Answered = readonly [key: string, answer: string];

function fieldsOf(language: (typeof OUTSIDE_CHANGES)[number][0], answers: readonly Answered[]) {
  const turns = answers.flatMap(([key, text]) => [
    { speaker: 'interviewer' as const, questionKey: key, text: '?' },
    { speaker: 'founder' as const, text },
  ]);
  return extractFounderApplication({ language, turns }).fields.map(({ field, value }) => [field, value]);
}

test.each(OUTSIDE_CHANGES)('%s %s: %s %s is why now: %s', (language, key, answer, told, whyNow) => {
  const space = language === 'ja' ? '' : ' ';
  const field = TEXT_OF_QUESTION[key];
  expect(fieldsOf(language, [[key, `${answer}${space}${told}`]])).toEqual(
    whyNow
      ? [
          [field, answer],
          ['whyNow', told],
        ]
      : [[field, `${answer}${space}${told}`]],
  );
});

const LAW = 'Since April every kennel must log its water.';

test('what it was like before a change goes with it', () => {
  expect(
    fieldsOf('en', [['commercial', `The kennel pays nine pounds. ${LAW} Until then nobody asked.`]]),
  ).toContainEqual(['whyNow', `${LAW} Until then nobody asked.`]);
});

test('a change stays where it was told when why now has an answer', () => {
  const fields = fieldsOf('en', [
    ['commercial', `The kennel pays nine pounds. ${LAW}`],
    ['why_now', 'Radios are cheap at last.'],
  ]);
  expect(fields).toContainEqual(['whyNow', 'Radios are cheap at last.']);
  expect(fields).toContainEqual(['commercial', `The kennel pays nine pounds. ${LAW}`]);
});

test('a change that is the whole answer, and changes told under two questions, stay', () => {
  expect(fieldsOf('en', [['problem', LAW]])).toEqual([['problem', LAW]]);
  const twice = fieldsOf('en', [
    ['commercial', `The kennel pays nine pounds. ${LAW}`],
    ['market_size', 'There are four thousand ferries. The fuel subsidy ran out last winter.'],
  ]);
  expect(twice.map(([field]) => field)).not.toContain('whyNow');
});
