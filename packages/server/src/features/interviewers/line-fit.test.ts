import { expect, test } from 'vitest';
import { createJobReader } from '../../providers/job-reader/create.ts';
import { builtInContent } from '../../testing/built-in-content.ts';
import { buildBlueprint } from './build-blueprint.ts';
import { contentStems, fitsOf } from './line-fit.ts';
import { OccupationLibrary } from './occupations.ts';

const library = new OccupationLibrary(builtInContent);
const reader = createJobReader({ kind: 'embedded' });

const asked = (text: string, points = '') => ({ asked: text, points });

test('the question in words of the line fits it best, and words of every question say little', () => {
  const line = { text: 'You keep the service running and restore a backup.' };
  const questions = [
    asked('Tell me about a service that failed.'),
    asked('Tell me about a service whose backup you needed.'),
    asked('How do you review a service of a colleague?', 'looks at the backup plan'),
  ];
  const [failed = 0, backup = 0, review = 0] = fitsOf(line, questions);
  expect(backup).toBeGreaterThan(review);
  expect(review).toBeGreaterThan(failed);
  expect(failed).toBeGreaterThan(0);
});

test.each([
  [
    'ja',
    '利用者の食事、入浴、排泄の介助を行います。',
    '「利用者の食事、入浴、排泄の介助」の話を聞かせてください。',
    '食事の途中で利用者がむせました。',
  ],
  ['zh', '为老人洗澡和喂饭。', '请讲一次为老人洗澡的经历。', '老人摔倒了怎么办？'],
  [
    'ko',
    '어르신의 식사와 목욕을 돕습니다.',
    '어르신의 목욕을 도운 일을 말해 주세요.',
    '어르신이 넘어지면 어떻게 하나요?',
  ],
  ['ru', 'Вы помогаете при купании и приёме пищи.', 'Как вы помогаете человеку при купании?', 'Как вы пишете отчёт?'],
])('in %s as well', (_, text, near, far) => {
  const [best = 0, other = 0] = fitsOf({ text }, [asked(near), asked(far)]);
  expect(best).toBeGreaterThan(other);
});

test('two languages have nothing in common, and grammar is no content', () => {
  expect(fitsOf({ text: 'You prevent falls.' }, [asked('Wie beugen Sie Stürzen vor?')])).toEqual([0]);
  expect([...contentStems('これはそれです')]).toEqual([]);
  expect([...contentStems('You have to do it')]).toEqual([]);
  expect([...contentStems('APIs in SQL')]).toEqual(['api', 'sql']);
});

test('a line goes to the question that asks about it, not to one of which it has a stray word', () => {
  const line = 'You have run a service through an outage and written down what came of it.';
  const blueprint = buildBlueprint(builtInContent, {
    language: 'en',
    title: 'Senior Back-end Engineer',
    reading: reader.read({
      title: 'Senior Back-end Engineer',
      description: `<p>Your tasks</p><ul><li>You look after the plants of the office every day.</li><li>You change tables while customers keep ordering.</li></ul><p>Requirements</p><ul><li>${line}</li><li>You have kept a payment from being done twice.</li></ul>`,
    }),
    occupations: library.in('en'),
  });
  const { lines = [], coverage = [] } = blueprint.plan ?? {};
  const of = (text: string) => coverage.find(({ line: id }) => id === lines.find((one) => one.text === text)?.id);
  expect(of(line)?.question).toBe('backend-engineer.outage');
  // A question that reads a line out is about nothing else.
  expect(of('You look after the plants of the office every day.')?.question).toBe('behavioural.duty-last-time');
});
