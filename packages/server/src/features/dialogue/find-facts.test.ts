import type { Language } from '@colloquy/contract/shared';
import { expect, test } from 'vitest';
import { builtInContent } from '../../testing/built-in-content.ts';
import type { ApprovedFact } from '../interviewers/index.ts';
import { findFacts } from './find-facts.ts';
import { plainWordsOf } from './own-questions.ts';
import { phraseBooks } from './phrase-books.ts';

const phrases = phraseBooks(builtInContent);

function told(language: Language, facts: readonly string[], question: string) {
  return toldOf(
    language,
    facts.map((text) => ({ topic: 'other', text })),
    question,
  );
}

function toldOf(language: Language, facts: readonly ApprovedFact[], question: string) {
  return findFacts(facts, language, question, plainWordsOf(language, phrases(language)));
}

test.each<[Language, string, string]>([
  ['en', 'You work with all of the people in the office.', 'What does the team look like, and what is the pay?'],
  ['de', 'Die Stelle ist befristet und wird nicht verlängert.', 'Wie ist das Gehalt und was ist mit Überstunden?'],
  ['fr', 'Vous travaillez pour une équipe de nuit.', 'Quel est le salaire pour vous, et avec une prime ?'],
  ['ja', '勤務地は札幌です。', '給与はいくらですか。'],
])('%s: words that go with any subject are no answer', (language, fact, question) => {
  expect(told(language, [fact], question)).toEqual([]);
});

test.each<[Language, string, string]>([
  ['en', 'We are a team of fourteen in Gothenburg.', 'How large is the team?'],
  ['en', 'Two days a week you work from home.', 'Can I work from home?'],
  ['de', 'Das Gehalt liegt zwischen 3.000 und 3.400 Euro.', 'Wie hoch ist das Gehalt?'],
  ['fr', 'Le salaire est de 2 400 euros par mois.', 'Quel est le salaire ?'],
  ['ja', '勤務地は札幌です。', '勤務地はどこですか。'],
])('%s: the fact that shares the subject is told', (language, fact, question) => {
  expect(told(language, ['Something else.', fact], question)).toEqual([fact]);
});

test.each<[Language, string, string]>([
  ['de', 'Vergütung nach TVöD SuE S 15, 30 Tage Urlaub.', 'Wie hoch ist das Gehalt?'],
  ['en', 'We offer a pension, 27 days of leave and a budget for training.', 'How much holiday is there?'],
  ['fr', 'Rémunération selon la convention, prime de nuit.', 'Quel est le salaire ?'],
  ['vi', 'Lương từ 12 triệu đồng, có bảo hiểm.', 'Thu nhập của vị trí này là bao nhiêu?'],
  ['ko', '연봉은 협의 후 결정합니다.', '급여는 얼마인가요?'],
])('%s: pay, hours and leave are known by other words, too', (language, fact, question) => {
  expect(told(language, ['Something else.', fact], question)).toEqual([fact]);
});

const SHOP = [
  '£14.20 an hour, £16.10 between midnight and 5 am',
  '39 hours a week, Sunday to Thursday, 10 pm to 6 am',
  '28 days of holiday including bank holidays',
  '26 weeks of paid parental leave',
  '£1,500 a year for courses',
  'Basic English, so that you can read labels',
  "Six months' probation",
  'One day of home working a week once probation is over',
  'Free car park behind the hall',
];

test.each<[string, string]>([
  ['How much do you pay?', '£14.20 an hour, £16.10 between midnight and 5 am'],
  ['So, um, I was wondering what hours I would be working?', '39 hours a week, Sunday to Thursday, 10 pm to 6 am'],
  ['I live far out and only have an old van. Can I park there?', 'Free car park behind the hall'],
  ['How good does my English have to be?', 'Basic English, so that you can read labels'],
])('"%s" is answered by the line about its subject, in whatever words', (question, fact) => {
  expect(told('en', SHOP, question)).toEqual([fact]);
});

test('whoever tells at length and asks at the end is answered', () => {
  const story = 'I worked in a harbour for ten years and liked it. '.repeat(60);
  expect(told('en', SHOP, `${story}How much do you pay?`)).toEqual([SHOP[0]]);
});

test('two questions in one sentence have a line each', () => {
  expect(told('en', SHOP, 'Where can I park my car, and how long is the probation?')).toEqual([
    'Free car park behind the hall',
    "Six months' probation",
  ]);
});

test.each<[string, readonly string[]]>([
  ['How many days of paid leave are there?', SHOP.slice(3, 4)],
  ['What is the salary?', SHOP.slice(4, 5)],
  ['Do I need to speak German?', SHOP.slice(5, 6)],
  ['Is parking paid back when I come by bus?', SHOP.slice(8)],
  ['Can I park my caravan there?', SHOP.slice(8)],
  ['What time do I start?', ['A hot meal at 11 pm']],
  ['Do you get overtime, and is it paid?', ['£13.40/h, paid on the 28th of each month']],
  ['Do I need to speak German?', ['German classes on Mondays']],
])('"%s": a line about something near it is no answer', (question, facts) => {
  expect(told('en', [...facts], question)).toEqual([]);
});

test('a task is not what is given, and a requirement answers whether somebody fits', () => {
  const approvedFacts = [
    { topic: 'duty' as const, text: 'Help at lunch three times a week' },
    { topic: 'requirement' as const, text: 'A driving licence is welcome but not required' },
  ];
  const asked = (text: string) => toldOf('en', approvedFacts, text);
  expect(asked('Do I get lunch?')).toEqual([]);
  expect(asked("I don't have a driving licence. Is that a problem?")).toEqual([
    'A driving licence is welcome but not required',
  ]);
});

test.each<[Language, string, string]>([
  ['de', 'Vollzeit, 38 Stunden, freitags Schluss um 12 Uhr', 'Wie lang geht’s denn am Freitag?'],
  ['de', '30 Tage Urlaub', 'Wie hoch ist der jährliche Urlaub bei euch so insgesamt?'],
  ['fr', '11,90 € de l’heure', 'On est payé combien, en gros ?'],
  ['en', '£13.40 an hour', 'So how much would I get paid, approximately?'],
  ['es', 'Las horas extra se pagan a 22 €', '¿Y si echo horas de más, se cobran?'],
  ['de', 'Berufserfahrung ist schön, aber nicht nötig', 'Nehmen Sie auch Quereinsteiger, oder brauche ich Erfahrung?'],
  ['fr', 'Pas de télétravail sur ce poste', 'Est-ce qu’on peut travailler un peu depuis chez soi ?'],
  ['es', 'Autobús de empresa desde la plaza', 'Yo no tengo coche, ¿cómo se llega hasta allí?'],
  ['it', 'Contratto a tempo indeterminato', 'Che tipo di contratto è?'],
  ['nl', 'Er is een bedrijfskantine met lunch', 'Is er een kantine?'],
  ['zh', '提供五险一金', '有社保吗？'],
])('%s: "%s" answers "%s"', (language, fact, question) => {
  expect(told(language, ['Something else.', fact], question)).toEqual([fact]);
});
