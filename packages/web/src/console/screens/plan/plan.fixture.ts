import type { Plan, Question } from './plan-draft.ts';

export function question(key: string, change: Partial<Question> = {}): Question {
  return {
    key,
    competency: 'care',
    purpose: 'Whether repairs are safe',
    text: `Tell me about ${key}.`,
    plain: null,
    mustAsk: true,
    minutes: 4,
    covers: [],
    answerForm: 'prose',
    starter: null,
    asksFacts: false,
    rubricLanguage: 'en',
    anchors: { 1: 'none', 3: 'one', 5: 'all' },
    points: [{ key: 'torque', name: 'checks torque', phrasings: ['torque', 'tightened', 'wrench'], followUp: null }],
    mistakes: [],
    followUps: { 'too-short': 'Say more.' },
    ...change,
  };
}

export function plan(...questions: Question[]): Plan {
  return { title: 'Workshop Lead', competencies: [{ key: 'care', name: 'Care' }], questions };
}
