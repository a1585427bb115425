import { expect, test } from 'vitest';
import { createEmbeddedAnswerReader } from '../../providers/answer-reader/embedded/embedded-answer-reader.ts';
import { createScriptedAnswerReader } from '../../providers/answer-reader/scripted.ts';
import type { Question } from '../interviewers/index.ts';
import { ENOUGH_POINTS, judge } from './scored-assessor.ts';

const QUESTION: Question = {
  key: 'a',
  competency: 'a.b',
  purpose: 'To hear of a disagreement.',
  text: 'Think of a person you found hard to work with.',
  mustAsk: true,
  expectedMs: 60_000,
  source: null,
  answerForm: 'prose',
  rubric: { language: 'en', anchors: { 1: 'a', 3: 'b', 5: 'c' }, facts: [] },
  followUps: [
    { reason: 'no-example', text: 'Think of one person.' },
    { reason: 'no-own-part', text: 'What did you do yourself?' },
  ],
};
const ANSWER =
  'The foreman wanted the load up although it was too windy. I lowered the hook and showed him the limit in the manual, and we agreed on a call before each pour.';

test('whoever tells what they did and how it ended is not asked for an example', () => {
  const reader = createScriptedAnswerReader(() => ({ signals: ['ownPart', 'result'] }));
  expect(judge(reader, QUESTION, [ANSWER], 'en').missing).not.toContain('no-example');
});

test('an account without an end or without an own part is asked for what it lacks', () => {
  const reader = createScriptedAnswerReader(() => ({ signals: ['result'] }));
  expect(judge(reader, QUESTION, [ANSWER], 'en').missing).toEqual([
    'no-example',
    'no-own-part',
    'claim-without-number',
  ]);
});

test('by points, an answer that holds enough of them is asked nothing more; a short one with one of them is', () => {
  const facts = ['wind', 'limit', 'call'].map((key) => ({ key, phrasings: [key], followUp: `What about the ${key}?` }));
  const question = { ...QUESTION, rubric: { ...QUESTION.rubric, facts } };
  const asked = (keys: string[], text: string) => {
    const found = createScriptedAnswerReader(() => ({ facts: Object.fromEntries(keys.map((key) => [key, 1])) }));
    return (judge(found, question, [text], 'en', ENOUGH_POINTS).points ?? []).length;
  };
  const long = `${ANSWER} `.repeat(2);
  expect(long.split(' ').length).toBeGreaterThan(50);
  expect(asked(['wind', 'limit'], ANSWER)).toBe(0);
  expect(asked(['wind'], ANSWER)).toBe(2);
  expect(asked(['wind'], long)).toBe(0);
  expect(asked([], long)).toBe(3);
});

test('by points, what an occasion lacks is asked only where no points are known', () => {
  const none = createScriptedAnswerReader(() => ({}));
  const facts = ['wind'].map((key) => ({ key, phrasings: [key], followUp: `What about the ${key}?` }));
  const ofPoints = { ...QUESTION, rubric: { ...QUESTION.rubric, facts } };
  const without = { ...QUESTION, rubric: { ...QUESTION.rubric, facts: [] } };
  expect(judge(none, ofPoints, [ANSWER], 'en', ENOUGH_POINTS).missing).toEqual([]);
  expect(judge(none, without, [ANSWER], 'en', ENOUGH_POINTS).missing).not.toEqual([]);
  expect(judge(none, ofPoints, [ANSWER], 'en').missing).not.toEqual([]);
});

test('what somebody has or has not is asked once: "both" and "no" are whole answers', () => {
  const reader = createScriptedAnswerReader(() => ({}));
  const question = { ...QUESTION, asksFacts: true as const };
  for (const text of ['Both.', 'No', 'The card, not the licence'])
    expect(judge(reader, question, [text], 'en')).toEqual({ missing: [], content: 'enough', declined: false });
});

test('by points, what is asked for first are points of which the answer holds no trace', () => {
  const facts = ['wind', 'limit', 'call'].map((key) => ({ key, phrasings: [key], followUp: `What about the ${key}?` }));
  const question = { ...QUESTION, rubric: { ...QUESTION.rubric, facts } };
  const found = createScriptedAnswerReader(() => ({ facts: { wind: 1, limit: 0.4 }, signals: ['ownPart'] }));
  const { points } = judge(found, question, [ANSWER], 'en', ENOUGH_POINTS);
  expect(points?.map(({ text }) => text)).toEqual(['What about the call?']);
  expect(judge(found, question, [ANSWER], 'en').points).toBeUndefined();
});

test('points that the company wrote itself are asked for whatever levels rest on', () => {
  const facts = ['wind', 'limit'].map((key) => ({ key, phrasings: [key], followUp: `What about the ${key}?` }));
  const own = { key: 'call', phrasings: ['call'], followUp: 'What about the call?', company: true as const };
  const question = { ...QUESTION, rubric: { ...QUESTION.rubric, facts: [...facts, own] } };
  const none = createScriptedAnswerReader(() => ({ signals: ['ownPart'] }));
  expect(judge(none, question, [ANSWER], 'en').points?.map(({ text }) => text)).toEqual(['What about the call?']);
  const said = createScriptedAnswerReader(() => ({ facts: { call: 1 }, signals: ['ownPart'] }));
  expect(judge(said, question, [ANSWER], 'en').points).toBeUndefined();
});

test('an occasion that is told without a word for when it was is asked for neither example, own part nor end', () => {
  const told = (of: { isOwn: boolean; hasEnd: boolean }) => createScriptedAnswerReader(() => ({ told: of }));
  expect(judge(told({ isOwn: true, hasEnd: true }), QUESTION, [ANSWER], 'en').missing).toEqual([]);
  expect(judge(told({ isOwn: true, hasEnd: false }), QUESTION, [ANSWER], 'en').missing).toEqual(['no-result']);
  expect(judge(told({ isOwn: false, hasEnd: true }), QUESTION, [ANSWER], 'en').missing).toEqual(['no-own-part']);
});

test('how it ended is asked only where something was told', () => {
  const plans = createScriptedAnswerReader(() => ({}));
  expect(judge(plans, QUESTION, [ANSWER], 'en').missing).toEqual(['no-example', 'no-own-part']);
  const occasion = createScriptedAnswerReader(() => ({ signals: ['example'] }));
  expect(judge(occasion, QUESTION, [ANSWER], 'en').missing).toContain('no-result');
});

test('a point to which the answer comes near is not asked for, and the sentence nearest to another is taken up where it has its words', () => {
  const facts = ['wind', 'call'].map((key) => ({ key, phrasings: [key], followUp: `What about the ${key}?` }));
  const question = { ...QUESTION, rubric: { ...QUESTION.rubric, facts } };
  const near = (wind: number) => createScriptedAnswerReader(() => ({ near: { wind, call: 0.1 } }));
  const points = (wind: number) => judge(near(wind), question, [ANSWER], 'en', ENOUGH_POINTS).points;
  expect(points(0.9)?.map(({ text }) => text)).toEqual(['What about the call?']);
  expect(points(0.2)?.map(({ text }) => text)).toEqual(['What about the wind?', 'What about the call?']);
  const short =
    'The foreman wanted the load up. I lowered the hook and showed him the limit in the manual, and we agreed on a call.';
  const quote = (wind: number) => judge(near(wind), question, [short], 'en', ENOUGH_POINTS).points?.[0]?.quote;
  expect(quote(0.5)).toBe('The foreman wanted the load up');
  expect(quote(0.2)).toBeNull();
});

test('by points, who told at length is asked for the points of the company alone', () => {
  const facts = ['wind', 'limit'].map((key) => ({ key, phrasings: [key], followUp: `What about the ${key}?` }));
  const own = { key: 'call', phrasings: ['call'], followUp: 'What about the call?', company: true as const };
  const question = { ...QUESTION, rubric: { ...QUESTION.rubric, facts: [...facts, own] } };
  const found = createScriptedAnswerReader(() => ({}));
  const asked = (text: string): string[] =>
    (judge(found, question, [text], 'en', ENOUGH_POINTS).points ?? []).map(({ text: asksFor }) => asksFor);
  expect(asked(ANSWER)).toEqual(['What about the wind?', 'What about the limit?', 'What about the call?']);
  expect(asked(`${ANSWER} `.repeat(4))).toEqual(['What about the call?']);
  expect(judge(found, question, [`${ANSWER} `.repeat(4)], 'en', ENOUGH_POINTS).missing).toEqual([]);
});

test('whoever passes on and says why is asked nothing more, also after an answer; whoever tells of work is', () => {
  const reader = createEmbeddedAnswerReader({ meaning: 'off' });
  const passed = { missing: [], content: 'none', declined: true };
  const pass =
    'I would rather leave that one out. Two of the people are still there, and it ended in a quarrel about pay.';
  expect(judge(reader, QUESTION, [pass], 'en')).toEqual(passed);
  expect(judge(reader, QUESTION, [ANSWER, pass], 'en')).toEqual(passed);
  expect(judge(reader, QUESTION, [ANSWER], 'en').declined).toBe(false);
  const skipped = 'We skipped the second coat because of the rain, and I rang the client to tell her.';
  expect(judge(reader, QUESTION, [skipped], 'en').declined).toBe(false);
});
