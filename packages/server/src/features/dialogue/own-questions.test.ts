import type { Language } from '@colloquy/contract/shared';
import { describe, expect, test } from 'vitest';
import { builtInContent } from '../../testing/built-in-content.ts';
import type { ApprovedFact } from '../interviewers/index.ts';
import { answerOwnQuestion, spokenReply } from './own-questions.ts';
import { phraseBooks } from './phrase-books.ts';
import { replyOf } from './rank-facts.ts';

const phrases = phraseBooks(builtInContent);

function answer(language: Language, facts: readonly string[], question: string) {
  const approvedFacts = facts.map((text): ApprovedFact => ({ topic: 'other', text }));
  return answerOwnQuestion({ language, approvedFacts }, phrases(language), question);
}

test.each<[Language, string]>([
  ['en', 'No questions for now, thank you very much.'],
  ['en', 'No, that is all from me, thanks.'],
  ['de', 'Nein, danke, ich habe keine Fragen mehr.'],
  ['fr', 'Non merci, je n’ai pas d’autre question.'],
  ['en', 'I enjoyed our talk very much and hope to hear from you soon.'],
  ['de', 'Ich habe mich über das Gespräch gefreut und würde gerne bald anfangen.'],
  ['fr', 'Je vous remercie pour cet échange très agréable.'],
  ['es', 'Muchas gracias por esta conversación tan agradable.'],
  ['ja', '特にありません。ありがとうございました。'],
  ['ko', '질문 없습니다. 감사합니다.'],
  ['zh', '没有了，谢谢。'],
  ['th', 'ไม่มีคำถามค่ะ ขอบคุณค่ะ'],
])('%s: "%s" asks nothing', (language, text) => {
  expect(answer(language, ['Anything.'], text)).toEqual({ kind: 'no-question' });
});

test.each<[Language, string]>([
  ['de', 'Mich würde interessieren, wie der Urlaub geplant wird.'],
  ['es', 'Quisiera saber cuántas personas hay en el equipo.'],
  ['vi', 'Tôi muốn biết lương tháng đầu là bao nhiêu'],
  ['vi', 'Công ty có hỗ trợ chỗ ở cho người mới vào làm không'],
  ['ja', '給与について教えてください。'],
  ['ko', '근무 시간이 어떻게 되나요'],
  ['zh', '请问每周工作几天'],
  ['th', 'เงินเดือนเท่าไหร่คะ'],
  ['en', 'I wonder how holidays are planned when two colleagues want the same week.'],
])('%s: "%s" asks without a question mark', (language, text) => {
  expect(answer(language, [], text)).toEqual({ kind: 'unknown' });
});

const BAKERY = [
  'Early shift from 3 am to 11 am, Monday to Friday',
  '£13.80 an hour, paid on the 28th',
  'Six months of probation',
  '26 days of holiday a year',
  'Trousers, jacket and safety shoes are given to you and washed here',
  'You knead and shape the dough for forty kinds of bread',
  'Two years of work in a bakery are welcome, not required',
  'The bakery has been run by the Ormes since 1931',
  'Bread to take home after each shift',
  'Car park behind the shop',
];

describe('of a description of usual length', () => {
  test('what surely answers is told', () => {
    expect(answer('en', BAKERY, 'Is there a car park?')).toEqual({ kind: 'known', fact: BAKERY[9] });
  });

  test.each<[string, string | undefined]>([
    ['My feet are large. Would I have to find my own boots somewhere?', BAKERY[4]],
    ['How much money would land in my account?', BAKERY[1]],
    ['Could I leave my old van somewhere while I work?', BAKERY[9]],
  ])('"%s" is asked in other words: the nearest line is quoted, and no more than two', (question, line) => {
    const reply = answer('en', BAKERY, question);
    if (reply.kind !== 'near') throw new Error(`it is ${reply.kind}`);
    expect(reply.facts).toContain(line);
    expect(reply.facts.length).toBeLessThanOrEqual(2);
  });

  test('a line that has nothing of the question is not quoted', () => {
    expect(answer('en', BAKERY, 'Is there a choir?')).toEqual({ kind: 'unknown' });
  });
});

describe('what is made of ranked lines', () => {
  const limits = { known: 0.8, near: 0.1, second: 0.05 };
  const line = (text: string, probability: number, more: { ruled?: boolean; isRelated?: boolean } = {}) => ({
    text,
    probability,
    ruled: false,
    isRelated: true,
    ...more,
  });
  const made = (...ranked: ReturnType<typeof line>[]) => replyOf(ranked, { limits });

  test('only what the rules tell, too, is told', () => {
    expect(made(line('a', 0.9, { ruled: true }), line('b', 0.3))).toEqual({ kind: 'known', fact: 'a' });
    expect(made(line('a', 0.9), line('b', 0.3))).toEqual({ kind: 'near', facts: ['a', 'b'] });
    expect(made(line('b', 0.9), line('a', 0.85, { ruled: true }))).toEqual({ kind: 'near', facts: ['b', 'a'] });
    expect(made(line('a', 0.7, { ruled: true }))).toEqual({ kind: 'near', facts: ['a'] });
  });

  test('two lines that answer two questions are told as two sentences', () => {
    const both = [line('28 days off', 0.9, { ruled: true }), line('Six months', 0.85, { ruled: true })];
    expect(made(...both)).toEqual({ kind: 'known', fact: '28 days off. Six months' });
  });

  test('what is far, has nothing in common or is a part of another line is not quoted', () => {
    expect(made(line('a', 0.09))).toEqual({ kind: 'unknown' });
    expect(made(line('a', 0.5), line('b', 0.04))).toEqual({ kind: 'near', facts: ['a'] });
    expect(made(line('a', 0.5, { isRelated: false }), line('b', 0.2))).toEqual({ kind: 'near', facts: ['b'] });
    expect(made(line('pay: 3 to 4', 0.5), line('3 to 4', 0.4), line('c', 0.3)).kind).toBe('near');
    expect(made(line('pay: 3 to 4', 0.5), line('3 to 4', 0.4), line('c', 0.3))).toEqual({
      kind: 'near',
      facts: ['pay: 3 to 4', 'c'],
    });
  });

  test('nothing is made of nothing', () => {
    expect(made()).toEqual({ kind: 'unknown' });
  });
});

const UNCOMPARED: Partial<Record<Language, [string, string]>> = {
  ja: ['勤務地は札幌です。', '勤務地はどこですか。'],
  ko: ['연봉은 협의 후 결정합니다.', '급여는 얼마인가요?'],
  it: ['Contratto a tempo indeterminato', 'Che tipo di contratto è?'],
  nl: ['Er is een bedrijfskantine met lunch', 'Is er een kantine?'],
  zh: ['提供五险一金', '有社保吗？'],
};

test.each<Language>(['ja', 'ko', 'it', 'nl', 'zh'])(
  '%s: where words are not compared nothing is told as sure',
  (language) => {
    const [fact, question] = UNCOMPARED[language] ?? ['', ''];
    expect(answer(language, [fact], question)).toEqual({ kind: 'near', facts: [fact] });
  },
);

test('a quoted line stands in quotation marks, and its question is passed on', () => {
  const said = spokenReply({ kind: 'near', facts: ['Paid weekly.', 'Two weeks’ shutdown'] }, phrases('en'), 0);
  expect(said).toContain('“Paid weekly” and “Two weeks’ shutdown”');
  expect(said).toContain('goes to the team');
});
