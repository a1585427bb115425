import type { AnswerReading, QuestionToRead } from '../port.ts';
import { completeByPoints } from './points-reading.ts';
import { readPlainly } from './reading.ts';

/** A question of a bakery with four points and two mistakes. */
export const BREAD: QuestionToRead = {
  text: 'A batch of bread comes out flat. What do you look at first?',
  rubricLanguage: 'en',
  anchors: { 1: 'Shrugs', 3: 'Looks at one thing', 5: 'Looks for the cause and keeps the batch from the shop' },
  facts: [
    {
      key: 'yeast',
      phrasings: [
        'I test whether the yeast still foams in warm water',
        'dead yeast shows when it does not foam',
        'the yeast was past its date',
      ],
    },
    {
      key: 'proof',
      phrasings: [
        'I check how long the dough proved and at what temperature',
        'the proving cabinet was too cold',
        'dough that proved too short stays flat',
      ],
    },
    {
      key: 'shop',
      phrasings: [
        'flat loaves do not go into the shop',
        'I hold the batch back before anybody sells it',
        'we turn the loaves into crumbs instead of selling them',
      ],
    },
    {
      key: 'note',
      phrasings: [
        'I write the fault into the batch book',
        'the next shift reads in the log what went wrong',
        'a note in the batch book with flour, time and cause',
      ],
    },
  ],
  mistakes: [
    {
      key: 'more-yeast',
      caps: false,
      phrasings: [
        'I double the yeast in the next batch',
        'just add twice as much yeast next time',
        'more yeast repairs flat bread',
      ],
    },
    {
      key: 'raw-tasting',
      caps: true,
      phrasings: [
        'I eat the raw dough to taste the salt',
        'tasting raw dough tells you everything',
        'we all taste raw flour',
      ],
    },
  ],
};

/** What a report reads of an answer to it, by words alone. */
export function readBread(text: string, more: Partial<QuestionToRead> = {}): AnswerReading {
  const answer = { language: 'en', text, question: { ...BREAD, ...more } } as const;
  return completeByPoints(readPlainly(answer), answer, null);
}
