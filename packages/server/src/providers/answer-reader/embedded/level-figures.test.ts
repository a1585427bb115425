import { expect, test } from 'vitest';
import type { QuestionToRead } from '../port.ts';
import { createEmbeddedAnswerReader } from './embedded-answer-reader.ts';
import { isCloseEnough } from './level-figures.ts';

const QUESTION: QuestionToRead = {
  text: 'Das Brot geht nicht auf. Wonach schauen Sie?',
  rubricLanguage: 'de',
  anchors: { 1: 'Zuckt die Schultern', 3: 'Schaut eines an', 5: 'Sucht die Ursache' },
  facts: [
    {
      key: 'hefe',
      phrasings: [
        'die Hefe in warmem Wasser probiert',
        'die alte Hefe schäumt nicht mehr',
        'das Hefedatum war abgelaufen',
      ],
    },
    {
      key: 'gare',
      phrasings: [
        'der Gärschrank war zu kalt',
        'die Gärzeit mit der Uhr gemessen',
        'im Gärraum waren nur achtzehn Grad',
      ],
    },
    {
      key: 'charge',
      phrasings: ['die Charge zurückgehalten', 'die flachen Laibe aussortiert', 'nichts davon in den Laden gegeben'],
    },
  ],
};
const TEXT =
  'Neulich kam bei uns flaches Brot aus dem Ofen. Ich habe etwas Hefe in eine Tasse mit lauwarmem Wasser gerührt, da kam kein Schaum. ' +
  'Im Gärschrank waren es nur vierzehn Grad, der Fühler war kaputt und das Gebläse stand. ' +
  'Die Charge habe ich vor dem Verkauf zurückgehalten und am Mittag mit dem Lehrling neu gebacken.';

function read(grading: 'anchors' | 'points', occupation: string | null, language: 'de' | 'en' = 'de') {
  const facts = QUESTION.facts.map((fact) => (occupation === null ? fact : { ...fact, occupation }));
  const question = { ...QUESTION, rubricLanguage: language, facts };
  return createEmbeddedAnswerReader({ meaning: 'off', grading }).skim({ language, text: TEXT, question });
}

test.each(['anchors', 'points'] as const)('by %s, no level where nobody measured those of the language', (grading) => {
  const reading = read(grading, 'baker');
  expect(reading).toMatchObject({ level: null, notAssessable: 'language' });
  // What is said is found all the same, to follow up and to be read by people.
  expect(reading.facts.filter(({ named }) => named).length).toBeGreaterThanOrEqual(2);
  expect(read(grading, null).level?.score).toBeGreaterThan(2);
});

test('points that the company wrote carry a level in any language', () => {
  const facts = QUESTION.facts.map((fact, i) =>
    i === 0 ? { ...fact, company: true as const } : { ...fact, occupation: 'baker' },
  );
  const reader = createEmbeddedAnswerReader({ meaning: 'off', grading: 'points' });
  expect(reader.skim({ language: 'de', text: TEXT, question: { ...QUESTION, facts } }).level).not.toBeNull();
});

test('a figure counts on enough answers and by its lower bound', () => {
  expect(isCloseEnough({ answers: 120, low: 0.6 })).toBe(true);
  expect(isCloseEnough({ answers: 119, low: 0.9 })).toBe(false);
  expect(isCloseEnough({ answers: 500, low: 0.59 })).toBe(false);
});
