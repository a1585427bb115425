import { expect, test } from 'vitest';
import { createEmbeddedAnswerReader } from '../../providers/answer-reader/embedded/embedded-answer-reader.ts';
import { createScriptedAnswerReader } from '../../providers/answer-reader/scripted.ts';
import { smallBlueprint } from '../../testing/blueprints.ts';
import { builtInContent } from '../../testing/built-in-content.ts';
import { holdRehearsal } from './hold-rehearsal.ts';
import { phraseBooks } from './phrase-books.ts';

const phrases = phraseBooks(builtInContent)('en');
const LONG =
  'In March I took the release back myself at four in the morning, and the error rate fell from 4 percent to none.';
const hold = (
  answers: readonly string[],
  reader = createScriptedAnswerReader(() => ({ signals: ['example', 'result'] })),
) => holdRehearsal({ reader, phrases, enoughPoints: undefined }, smallBlueprint(), answers);

test('the same answers give the same conversation, and one more goes on from it', () => {
  const answers = [LONG, '', `${LONG} So we wrote it down.`];
  const held = answers.map((_, at) => hold(answers.slice(0, at + 1)));
  expect(hold(answers)).toEqual(held.at(-1));
  for (const [at, { turns }] of held.entries()) {
    const next = held[at + 1];
    if (next !== undefined) expect(next.turns.slice(0, turns.length)).toEqual(turns);
  }
  expect(held[0]?.turns.filter(({ by }) => by === 'you').map(({ text }) => text)).toEqual([LONG]);
});

test('whatever is said, it goes on or ends, and never breaks', () => {
  const odd = [
    'Can we take a break?',
    'I want to stop now.',
    'No, go on.',
    'Can I talk to a person?',
    'Could you repeat the question?',
    'What do you mean?',
    'Are you an AI?',
    'Hmm, let me think.',
    'No.',
    '?',
    '\u0000\ud800',
    'a'.repeat(4_000),
    'What is the salary?',
  ];
  for (const [at] of odd.entries()) {
    const turned = [...odd.slice(at), ...odd.slice(0, at), ...Array.from({ length: 27 }, () => '')];
    expect(() => hold(turned)).not.toThrow();
    expect(hold(turned).over).toBe(true);
  }
});

test('what was heard stands with the words that show it', () => {
  const blueprint = smallBlueprint();
  const [first] = blueprint.questions;
  if (first === undefined) throw new Error('a blueprint has questions');
  first.rubric.facts = [
    { key: 'signal', name: 'names the signal', phrasings: ['the error rate'] },
    { key: 'plan', name: 'had a plan', phrasings: ['the plan'] },
  ];
  const reader = createScriptedAnswerReader(() => ({ facts: { signal: 1 }, signals: ['result'] }));
  const { heard } = holdRehearsal({ reader, phrases, enoughPoints: undefined }, blueprint, [LONG]);
  expect(heard).toMatchObject([
    {
      question: first.key,
      points: [
        { name: 'names the signal', found: 'said', words: LONG },
        { name: 'had a plan', found: 'none', words: null },
      ],
      signs: { example: false, result: true },
    },
  ]);
});

test('a pass with its reasons is not followed up, and the next question comes', () => {
  const blueprint = smallBlueprint();
  const reader = createEmbeddedAnswerReader({ meaning: 'off' });
  const said = (text: string) =>
    holdRehearsal({ reader, phrases, enoughPoints: undefined }, blueprint, [text]).turns.at(-1)?.text;
  const next = blueprint.questions[1]?.text ?? '';
  expect(
    said('May I skip this one? It is still with the lawyers, and I would not like to say much about it.'),
  ).toContain(next);
  expect(said('We skipped the second coat, and I rang the client.')).not.toContain(next);
});
