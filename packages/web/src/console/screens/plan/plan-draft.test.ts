import { describe, expect, test } from 'vitest';
import { plan, question } from './plan.fixture.ts';
import {
  addQuestion,
  changeQuestion,
  draftOf,
  duplicateQuestion,
  isChanged,
  moveQuestion,
  newKey,
  type Plan,
  putBack,
  questionAbout,
  removePoint,
  removeQuestion,
  tidy,
} from './plan-draft.ts';

const BASE = plan(question('brakes'), question('wheels'), question('stock'));
const keys = ({ questions }: Plan) => questions.map(({ key }) => key);
const draft = (changed: Plan) => ({ from: 1, base: BASE, plan: changed });

test('a draft is changed by what would be published, not by blank lines or the order of fields', () => {
  expect(isChanged(draftOf({ version: 1, plan: BASE }))).toBe(false);
  const blank = changeQuestion(BASE, 'brakes', {
    plain: '  ',
    followUps: { 'too-short': 'Say more.', 'no-result': ' ' },
  });
  expect(isChanged(draft(blank))).toBe(false);
  expect(isChanged(draft(changeQuestion(BASE, 'brakes', { minutes: 5 })))).toBe(true);
});

test('questions move by one place and stop at the edges', () => {
  expect(keys(moveQuestion(BASE, 'wheels', -1))).toEqual(['wheels', 'brakes', 'stock']);
  expect(moveQuestion(BASE, 'brakes', -1)).toBe(BASE);
  expect(moveQuestion(BASE, 'stock', 1)).toBe(BASE);
});

test('what is removed comes back to its place, whatever was changed meanwhile', () => {
  const { plan: without, removal } = removeQuestion(BASE, 'wheels');
  expect(keys(without)).toEqual(['brakes', 'stock']);
  const changed = changeQuestion(without, 'stock', { minutes: 9 });
  if (removal === null) throw new Error('nothing was removed');
  const back = putBack(changed, removal);
  expect(back.questions[1]).toEqual(BASE.questions[1]);
  expect(back.questions[2]?.minutes).toBe(9);
  expect(putBack(back, removal)).toBe(back);

  const point = removePoint(BASE, 'brakes', 0);
  expect(point.plan.questions[0]?.points).toEqual([]);
  if (point.removal === null) throw new Error('nothing was removed');
  expect(putBack(point.plan, point.removal)).toEqual(BASE);
  expect(putBack(removeQuestion(point.plan, 'brakes').plan, point.removal).questions).toHaveLength(2);
});

test('a copy is one of its own', () => {
  const copied = duplicateQuestion(BASE, 'wheels', 'own-1');
  expect(keys(copied)).toEqual(['brakes', 'wheels', 'own-1', 'stock']);
  copied.questions[2]?.points[0]?.phrasings.push('more');
  expect(BASE.questions[1]?.points[0]?.phrasings).toHaveLength(3);
});

describe('as it is sent', () => {
  test('lines are trimmed, empty texts are none, and competencies of no question are left out', () => {
    const added = addQuestion(BASE, 'own-1', 'de');
    const filled: Plan = {
      ...changeQuestion(added, 'own-1', {
        text: '  Was haben Sie geprüft? ',
        points: [{ key: 'p', name: ' prüft ', phrasings: [' geprüft', '', 'kontrolliert '], followUp: ' ' }],
      }),
      competencies: [...BASE.competencies, { key: 'unused', name: 'Unused' }],
    };
    const sent = tidy(draft(filled));
    expect(sent.competencies).toEqual([{ key: 'care', name: 'Care' }]);
    expect(sent.questions[3]).toMatchObject({
      text: 'Was haben Sie geprüft?',
      rubricLanguage: 'de',
      anchors: null,
      points: [{ name: 'prüft', phrasings: ['geprüft', 'kontrolliert'], followUp: null }],
    });
    expect(sent.questions.slice(0, 3)).toEqual(BASE.questions);
  });

  test('steps that the points made are made anew of new points', () => {
    const points = [
      { key: 'torque', name: 'checks torque', phrasings: ['torque', 'tightened', 'key'], followUp: null },
    ];
    expect(tidy(draft(changeQuestion(BASE, 'brakes', { points }))).questions[0]?.anchors).toBeNull();
    expect(tidy(draft(changeQuestion(BASE, 'brakes', { minutes: 3 }))).questions[0]?.anchors).not.toBeNull();
  });
});

test('the first question about a line covers it', () => {
  const covered = changeQuestion(BASE, 'stock', { covers: ['l2'] });
  expect(questionAbout(covered, 'l2')?.key).toBe('stock');
  expect(questionAbout(covered, 'l9')).toBeNull();
});

test('a new key has the form that keys have', () => {
  expect(newKey((bytes) => bytes.map((_, index) => index * 25))).toMatch(/^[a-z0-9]+(?:[.-][a-z0-9]+)*$/);
});
