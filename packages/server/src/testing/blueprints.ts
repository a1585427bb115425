import type { Blueprint, Question } from '../features/interviewers/index.ts';

/** A small blueprint with known texts: three must-asks and one optional question. */
export function smallBlueprint(change: Partial<Blueprint> = {}): Blueprint {
  return {
    kind: 'scored',
    language: 'en',
    title: 'Lock Keeper',
    plannedMs: 20 * 60_000,
    competencies: [
      { key: 'safety', name: 'Safety' },
      { key: 'service', name: 'Service' },
    ],
    questions: [
      question('gates', 'safety', true),
      question('crews', 'service', true),
      question('weather', 'safety', false),
      question('handover', 'service', true),
    ],
    opening: 'Good day, I am an AI interviewer.',
    closing: 'Thank you, the people at the canal decide and will write to you.',
    approvedFacts: [
      { topic: 'hours', text: 'The lock opens at six in the morning and closes at nine in the evening.' },
    ],
    origin: { bank: 'test', version: 1 },
    ...change,
  };
}

export function question(key: string, competency: string, mustAsk: boolean): Question {
  return {
    key,
    competency,
    purpose: `Shows how ${key} are handled`,
    text: `Tell me about the ${key}.`,
    mustAsk,
    expectedMs: 4 * 60_000,
    source: null,
    answerForm: 'prose',
    rubric: {
      anchors: { 1: 'Nothing of use', 3: 'The usual steps', 5: 'Steps, reasons and a check' },
      facts: [{ key: `${key}-fact`, phrasings: ['one', 'two', 'three'] }],
      language: 'en',
    },
    followUps: [
      { reason: 'too-short', text: `Say more about the ${key}.` },
      { reason: 'no-example', text: `When did you last see to the ${key}?` },
    ],
  };
}
