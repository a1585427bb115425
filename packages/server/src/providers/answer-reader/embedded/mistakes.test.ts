import { describe, expect, test } from 'vitest';
import type { QuestionToRead } from '../port.ts';
import { createEmbeddedAnswerReader } from './embedded-answer-reader.ts';

const QUESTION: QuestionToRead = {
  text: 'How does a day at the kiln end?',
  rubricLanguage: 'en',
  anchors: { 1: 'Walks off', 3: 'Turns it down', 5: 'Waits, reads the pyrometer and writes it down' },
  facts: [
    {
      key: 'pyrometer',
      phrasings: [
        'I read the pyrometer before the gas goes off',
        'the pyrometer has to be below two hundred',
        'I wait beside the kiln until the pyrometer falls',
      ],
    },
  ],
  mistakes: [
    {
      key: 'no-reading',
      caps: false,
      phrasings: [
        'I do not compare the pyrometer with the cones',
        'you need not hold the pyrometer against the glaze',
        'the pyrometer is never wrong so nobody compares it with a cone',
      ],
    },
    {
      key: 'open-door',
      caps: false,
      phrasings: [
        'I open the kiln door while the glaze still glows',
        'an open door cools the glaze faster',
        'I wedge the door with a brick',
      ],
    },
    {
      key: 'gas-on',
      caps: false,
      phrasings: ['I leave the gas burner running overnight', 'the burner runs all night'],
    },
  ],
};

function flags(text: string): string[] {
  const reader = createEmbeddedAnswerReader({ meaning: 'off', grading: 'points' });
  return (reader.skim({ language: 'en', text, question: QUESTION }).mistakes ?? []).map(({ key }) => key);
}

describe('a denial that is the mistake itself', () => {
  test.each([
    'I do not compare the pyrometer with the cones.',
    "I don't compare any pyrometer with cones, the colour tells me.",
    'I never compare the pyrometer with the cones, the colour tells me.',
    'We never compare a pyrometer with cones.',
    'With this kiln you need not hold the pyrometer against the glaze.',
    'The pyrometer is never wrong, so nobody compares it with a cone.',
  ])('is flagged: %s', (text) => {
    expect(flags(text)).toEqual(['no-reading']);
  });

  test.each([
    'I never skip to compare the pyrometer with the cones.',
    'I do not forget to compare the pyrometer with the cones.',
    'Some people never compare the pyrometer with the cones.',
    'My colleague said you need not hold the pyrometer against the glaze; I did it anyway.',
    'The others do not compare the pyrometer with the cones.',
    'I compare the pyrometer with the cones, I never go home without it.',
    'It is not true that you need not hold the pyrometer against the glaze.',
    'I would never say you need not hold the pyrometer against the glaze.',
    'I do not open the kiln door while the glaze still glows.',
    'They never wedge the door with a brick, and I never do.',
    'You need not look at the pyrometer again, they say, but I do not work like that.',
  ])('is not flagged where it is denied itself, or said by others: %s', (text) => {
    expect(flags(text)).toEqual([]);
  });
});

describe('a limited denial leaves part of it done', () => {
  test.each([
    'I do not compare the pyrometer with the cones only once, I do it three times.',
    'I do not compare the pyrometer with the cones just at the end, I do it every hour.',
    "I don't just compare the pyrometer with the cones, I also write it down.",
    'I do not merely compare the pyrometer with the cones.',
    'I never simply compare the pyrometer with the cones.',
    'I do not compare the pyrometer with the cones alone, a colleague reads as well.',
    'I never compare the pyrometer with the cones by hand, the program does it.',
    'I do not compare the pyrometer with the cones by myself.',
    'I never compare the pyrometer with the cones too early.',
    'I do not compare the pyrometer with the cones unless they glow.',
    'I do not compare the pyrometer with the cones, except where the maker asks for it.',
    'We never compare a pyrometer with cones until both are dry.',
    'I do not compare the pyrometer with the cones before both are dry.',
    'I never compare the pyrometer with the cones without writing it down.',
    'Unless they glow, I do not compare the pyrometer with the cones.',
    'Until both are dry I never compare the pyrometer with the cones.',
    'There is no day on which I do not compare the pyrometer with the cones.',
    'Nobody here would say that we do not compare the pyrometer with the cones.',
    'You need not hold the pyrometer against the glaze alone, I help.',
  ])('is not flagged: %s', (text) => {
    expect(flags(text)).toEqual([]);
  });

  test.each([
    'I do not compare the pyrometer with the cones, I just look at the colour.',
    'I do not compare the pyrometer with the cones and only look at the colour.',
    'I just never compare the pyrometer with the cones.',
    'I am alone and never compare the pyrometer with the cones.',
    'I wait until it is cold, and I never compare the pyrometer with the cones.',
    'I do not compare the pyrometer with the cones because nobody asked.',
    'I do not compare the pyrometer with the cones, no need.',
  ])('flagged where nothing limits it: %s', (text) => {
    expect(flags(text)).toEqual(['no-reading']);
  });

  test('a phrasing that is limited itself is said with its limit', () => {
    const mistakes = [
      { key: 'late', caps: false, phrasings: ['I do not compare the pyrometer with the cones until noon'] },
    ];
    const reader = createEmbeddedAnswerReader({ meaning: 'off', grading: 'points' });
    const read = (text: string) => reader.skim({ language: 'en', text, question: { ...QUESTION, mistakes } }).mistakes;
    expect(read('I do not compare the pyrometer with the cones until noon.')).toHaveLength(1);
    expect(read('I do not compare the pyrometer with the cones alone until noon.') ?? []).toEqual([]);
  });
});

describe('what is quoted or asked is nobody’s opinion, and what stands beside it is', () => {
  test.each([
    ['"Home time", as we say, and I open the kiln door while the glaze still glows.', 'open-door'],
    ['I write "done" on the card and leave the gas burner running overnight.', 'gas-on'],
    ['I tell the boy: "Leave the gas burner running overnight."', 'gas-on'],
    ['Why bother? I leave the gas burner running overnight.', 'gas-on'],
    ['who cares? i leave the gas burner running overnight', 'gas-on'],
    ['I leave the gas burner running overnight, right?', 'gas-on'],
  ])('%s', (text, key) => {
    expect(flags(text)).toEqual([key]);
  });

  test.each([
    '"I leave the gas burner running overnight", he told the boy.',
    'The card read "leave the gas burner running overnight. The burner runs all night." I turned it off.',
    'Should I leave the gas burner running overnight? Then the glaze runs.',
    'Do I leave the gas burner running overnight, or wait for it?',
  ])('%s', (text) => {
    expect(flags(text)).toEqual([]);
  });
});

describe('what rejects in one clause rejects nothing in the next one of the speaker', () => {
  test.each([
    'I do not have all evening, so I open the kiln door while the glaze still glows.',
    'If I am late, I open the kiln door while the glaze still glows.',
    'I open the kiln door while the glaze still glows if we are late.',
    'It cannot be hurried otherwise, and I open the kiln door while the glaze still glows.',
  ])('flagged: %s', (text) => {
    expect(flags(text)).toEqual(['open-door']);
  });

  test.each([
    'If I open the kiln door while the glaze still glows, it cracks.',
    'I could open the kiln door while the glaze still glows, but I wait.',
    'The quick way is to open the kiln door while the glaze still glows, so I do not.',
    'To open the kiln door while the glaze still glows is worse, and I wait.',
  ])('not flagged: %s', (text) => {
    expect(flags(text)).toEqual([]);
  });
});

describe('the next sentence takes a mistake back, or goes on to confirm it', () => {
  test.each([
    "I leave the gas burner running overnight. That's easier for the morning shift.",
    'I leave the gas burner running overnight. That is how we save an hour.',
    'I leave the gas burner running overnight. I never had a complaint.',
    'I leave the gas burner running overnight. Never had a fire.',
  ])('flagged: %s', (text) => {
    expect(flags(text)).toEqual(['gas-on']);
  });

  test.each([
    'I leave the gas burner running overnight. That is what the old man did, and it burned down.',
    'I leave the gas burner running overnight. That is how people get hurt.',
    'I leave the gas burner running overnight. I never would.',
  ])('not flagged: %s', (text) => {
    expect(flags(text)).toEqual([]);
  });
});
