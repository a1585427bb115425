import type { PromptReply } from '@colloquy/content/schema/prompt';
import { expect, test } from 'vitest';
import { brokenFollowUpRule, type FollowUpBasis } from './check-follow-up.ts';

const ANSWER = 'I swapped the breaker, and my colleague Jo measured the line afterwards.';
const BASIS: FollowUpBasis = {
  answers: [ANSWER],
  points: ['isolates', 'measures', 'documents'],
  said: new Set(['documents']),
  asked: ['What do you do first when a breaker keeps tripping?', 'How do you document what you changed on site?'],
  isInLanguage: (text) => !/\b(und|wie|haben)\b/.test(text),
};
const GOOD: PromptReply<'follow-up.v2'> = {
  covered: [{ point: 'measures', quote: 'measured the line afterwards' }],
  kind: 'point',
  point: 'isolates',
  wording: 'Before you "swapped the breaker", how was the power kept off?',
};
const broken = (change: Partial<PromptReply<'follow-up.v2'>>) => brokenFollowUpRule({ ...GOOD, ...change }, BASIS);

test('a follow-up that keeps every rule may be said', () => {
  expect(broken({})).toBeNull();
  expect(broken({ kind: 'enough', point: null, wording: null })).toBeNull();
  expect(broken({ kind: 'reword', point: null, wording: 'What is your first step when it trips?' })).toBeNull();
});

test.each<[string, string, Partial<PromptReply<'follow-up.v2'>>]>([
  ['an invented span', 'quote-not-verbatim', { covered: [{ point: 'measures', quote: 'measured the line before' }] }],
  ['a span of marks alone', 'quote-not-verbatim', { covered: [{ point: 'measures', quote: ', ' }] }],
  ['a point that is none', 'unknown-point', { covered: [{ point: 'sings', quote: 'measured the line' }] }],
  ['a question about no point', 'unknown-point', { point: null }],
  ['a question about a covered point', 'point-covered', { point: 'measures' }],
  ['a question about what the answer says', 'point-covered', { point: 'documents' }],
  ['no words', 'no-wording', { wording: null }],
  ['words where nothing is asked', 'no-wording', { kind: 'enough', point: null }],
  ['a protected topic', 'protected-topic', { wording: 'How old are you, if I may ask?' }],
  ['a protected topic in another language', 'protected-topic', { wording: 'Haben Sie Kinder?' }],
  ['what was asked', 'repeat', { wording: 'What would you do first when a breaker keeps tripping?' }],
  ['what is still to be asked', 'repeat', { wording: 'And how do you document what you change on site?' }],
  ['another language', 'language', { wording: 'Und wie haben Sie den Strom abgeschaltet?' }],
  ['too many words', 'length', { wording: `How was it done? ${'Really, tell me more. '.repeat(12)}?` }],
  ['too many words about a protected topic', 'length', { wording: `Are you pregnant? ${'Tell me. '.repeat(30)}` }],
  ['a link', 'form', { wording: 'Could you look at https://example.com and say more?' }],
  ['markup', 'form', { wording: '**How** was the power kept off?' }],
  ['words that nobody said', 'words-not-verbatim', { wording: 'You said "I always work alone": why is that?' }],
  [
    'more words than may be taken up',
    'words-not-verbatim',
    { wording: 'You said "the breaker, and my colleague Jo measured the line afterwards": how was it off?' },
  ],
  ['a statement', 'not-a-question', { wording: 'Tell me how the power was kept off.' }],
])('%s is refused: %s', (_, rule, change) => {
  expect(broken(change)).toBe(rule);
});

test.each(['reword', 'repeat', 'skip', 'pause', 'stop', 'person'] as const)(
  'an answer is not taken for a request, which would lose it: %s',
  (kind) => {
    const request = { ...GOOD, kind, point: null, wording: kind === 'reword' ? 'What do you do first?' : null };
    const to = (...answers: string[]) => brokenFollowUpRule({ ...request, covered: [] }, { ...BASIS, answers });
    const long = `${ANSWER} ${ANSWER} ${ANSWER}`;
    expect(to(long)).toBe('not-a-request');
    expect(to(long, 'What do you mean by that?')).toBeNull();
    expect(to('Sorry?', long)).toBe('not-a-request');
    expect(to('Could you say that in other words, please?')).toBeNull();
  },
);
