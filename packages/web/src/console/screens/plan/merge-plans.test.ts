import { expect, test } from 'vitest';
import { comparePlans, mergePlans } from './merge-plans.ts';
import { plan, question } from './plan.fixture.ts';
import { addQuestion, changeQuestion, moveQuestion, type Plan, removeQuestion } from './plan-draft.ts';

const BASE = plan(question('brakes'), question('wheels'), question('stock'));
const mine = (changed: Plan) => ({ from: 1, base: BASE, plan: changed });
const theirs = (changed: Plan) => ({ version: 2, plan: changed });
const keys = ({ questions }: Plan) => questions.map(({ key }) => key);

test('what only one side changed is kept from it, and nothing is asked', () => {
  const own = changeQuestion(addQuestion(BASE, 'own-1', 'en'), 'brakes', { minutes: 6 });
  const other = removeQuestion(changeQuestion(BASE, 'wheels', { text: 'What of wheels?' }), 'stock').plan;
  const compared = comparePlans(mine(own), other);
  expect(compared).toEqual({ clashes: [], mine: ['brakes', 'own-1'], theirs: ['wheels', 'stock'], titles: null });
  const merged = mergePlans(mine(own), theirs(other));
  expect(merged).toMatchObject({ from: 2, base: other });
  expect(keys(merged.plan)).toEqual(['brakes', 'wheels', 'own-1']);
  expect(merged.plan.questions[0]?.minutes).toBe(6);
  expect(merged.plan.questions[1]?.text).toBe('What of wheels?');
});

test('where both changed the same both sides are shown, and the chosen one goes on', () => {
  const own = { ...changeQuestion(BASE, 'brakes', { text: 'Mine?' }), title: 'Mine' };
  const other = { ...changeQuestion(BASE, 'brakes', { text: 'Theirs?' }), title: 'Theirs' };
  const { clashes, titles } = comparePlans(mine(own), other);
  expect(clashes.map(({ mine: one, theirs: two }) => [one?.text, two?.text])).toEqual([['Mine?', 'Theirs?']]);
  expect(titles).toEqual({ mine: 'Mine', theirs: 'Theirs' });
  const kept = mergePlans(mine(own), theirs(other)).plan;
  expect([kept.questions[0]?.text, kept.title]).toEqual(['Mine?', 'Mine']);
  const given = mergePlans(mine(own), theirs(other), { brakes: 'theirs', title: 'theirs' }).plan;
  expect([given.questions[0]?.text, given.title]).toEqual(['Theirs?', 'Theirs']);
});

test('a question that one took out while the other changed it is a choice', () => {
  const own = removeQuestion(BASE, 'stock').plan;
  const other = changeQuestion(BASE, 'stock', { minutes: 8 });
  expect(comparePlans(mine(own), other).clashes).toMatchObject([{ key: 'stock', mine: null }]);
  expect(keys(mergePlans(mine(own), theirs(other)).plan)).toEqual(['brakes', 'wheels']);
  expect(keys(mergePlans(mine(own), theirs(other), { stock: 'theirs' }).plan)).toEqual(['brakes', 'wheels', 'stock']);
});

test('the same change on both sides is none; an order that I made stays mine', () => {
  const same = changeQuestion(BASE, 'wheels', { minutes: 7 });
  expect(comparePlans(mine(same), same)).toEqual({ clashes: [], mine: [], theirs: [], titles: null });
  const own = moveQuestion(BASE, 'stock', -1);
  const other = addQuestion(BASE, 'new', 'en');
  expect(keys(mergePlans(mine(own), theirs(other)).plan)).toEqual(['brakes', 'stock', 'new', 'wheels']);
  expect(keys(mergePlans(mine(BASE), theirs(own)).plan)).toEqual(['brakes', 'stock', 'wheels']);
});
