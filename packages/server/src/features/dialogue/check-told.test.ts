import { expect, test } from 'vitest';
import { brokenTellingRule } from './check-told.ts';

const approved = [
  { id: 'f1', text: 'Workplace type: Hybrid, two days a week in the office.' },
  { id: 'f2', text: 'We are a team of fourteen in Gothenburg, Sweden.' },
  { id: 'f3', text: 'The salary is 38,000 to 46,000 kronor a month.' },
];
const broken = (facts: { fact: string; quote: string }[], question = 'How many of you are there?') =>
  brokenTellingRule({ facts }, { question, approved });

test('a sentence that stands in a fact may be read out, and nothing may be known', () => {
  expect(broken([{ fact: 'f2', quote: 'We are a team of fourteen in Gothenburg, Sweden.' }])).toBeNull();
  expect(broken([])).toBeNull();
  expect(broken([{ fact: 'f3', quote: '38,000 to 46,000 kronor a month' }], 'What is the salary?')).toBeNull();
});

test.each<[string, string, { fact: string; quote: string }[], string?]>([
  [
    'an invented figure',
    'quote-not-verbatim',
    [{ fact: 'f2', quote: 'We are a team of forty in Gothenburg, Sweden.' }],
  ],
  ['a quote of another fact', 'quote-not-verbatim', [{ fact: 'f1', quote: 'We are a team of fourteen' }]],
  ['a fact that is none', 'unknown-fact', [{ fact: 'f9', quote: 'We are a team of fourteen' }]],
  [
    'the same fact twice',
    'count',
    [
      { fact: 'f2', quote: 'a team of fourteen' },
      { fact: 'f2', quote: 'in Gothenburg, Sweden' },
    ],
  ],
  ['more than anybody listens to', 'count', approved.map(({ id, text }) => ({ fact: id, quote: text }))],
  ['a word that says nothing', 'length', [{ fact: 'f2', quote: 'team' }]],
  [
    'days in the office for pay',
    'other-subject',
    [{ fact: 'f1', quote: 'two days a week in the office' }],
    'What is the pay?',
  ],
  ['pay in German', 'other-subject', [{ fact: 'f2', quote: 'We are a team of fourteen' }], 'Wie hoch ist das Gehalt?'],
])('%s is not read out', (_, rule, facts, question) => {
  expect(broken(facts, question)).toBe(rule);
});
