import { expect, test } from 'vitest';
import { createEmbeddedAnswerReader } from './embedded-answer-reader.ts';
import { fold } from './fold.ts';
import { INVENTED } from './invented-answers.fixture.ts';
import { OFF_SUBJECT } from './invented-off-subject.fixture.ts';
import { isReadableSentence } from './readable.ts';
import { splitSentences } from './sentences.ts';
import { contentWords } from './stems.ts';

const reader = createEmbeddedAnswerReader({ meaning: 'off' });

test.each([
  'asdf qwer zxcv',
  'lkjsdf oiwer sdkfj xcvmn',
  'dfgkjh sdkfjgh lskdjfgh wieruty',
  'asdf jklö asdf qwertz',
  'azer qsdf wxcv azer',
  'asdf qwer ñlkj',
  'aaaaaaaa aaaaaa aaaa',
  'xx xx xx xx',
  'ああああああああ',
  'ｄｆｇｈｊｋ sdfgh jkl',
])('keys struck at random are no words: %s', (text) => {
  expect(isReadableSentence(fold(text).text)).toBe(false);
});

test('sentences of any trade and language are words, names, abbreviations and program text too', () => {
  const texts = [
    ...INVENTED.flatMap(({ questions }) => questions.flatMap(({ answers }) => Object.values(answers))),
    ...OFF_SUBJECT.flatMap(({ good, other, off }) => [good, other, ...off]),
    'Kubernetes, idempotent retries, p99, TLS, HPLC, GMP.',
    'Szczęsny and Nguyễn Thị Đào wrote it with Krzysztof.',
    'const rows = await tx.query(sql"select id from q where k = 7");',
    'Donaudampfschifffahrtsgesellschaftskapitän',
    '12, 40 and 7.5 %',
  ];
  const sentences = texts.flatMap((text) => splitSentences(text, 'en').map(({ start, end }) => text.slice(start, end)));
  expect(sentences.length).toBeGreaterThan(100);
  expect(sentences.filter((sentence) => !isReadableSentence(fold(sentence).text))).toEqual([]);
});

const [first] = OFF_SUBJECT;
if (!first) throw new Error('no question');
const QUESTION = {
  text: first.text,
  rubricLanguage: 'en' as const,
  anchors: first.anchors,
  facts: first.facts.map((phrasings, i) => ({ key: `fact-${i}`, phrasings })),
};

test.each([
  ['asdf qwer zxcv uiop', 'unreadable'],
  ["asdf qwer zxcv. I don't know.", 'declined'],
  ['Nothing comes to mind.', 'declined'],
  ['blah blah blah blah blah', 'too-short'],
  ['Yes, often.', 'too-short'],
  [QUESTION.text, 'too-short'],
] as const)('%s has no level: %s', (text, reason) => {
  for (const rubricLanguage of ['en', 'de'] as const) {
    const reading = reader.skim({ language: 'en', text, question: { ...QUESTION, rubricLanguage } });
    expect(reading).toMatchObject({ level: null, notAssessable: reason });
  }
});

test.each([
  ['de', 'Dazu fällt mir nichts ein.'],
  ['es', 'No se me ocurre nada.'],
  ['fr', 'Rien ne me vient, passons à la suite.'],
  ['it', 'Non mi viene in mente nulla.'],
  ['ja', '特にありません。'],
  ['ru', 'Ничего не приходит в голову.'],
] as const)('declining is heard in %s, also beside a rubric in another language', (language, text) => {
  const reading = reader.skim({ language, text, question: QUESTION });
  expect(reading).toMatchObject({ level: null, notAssessable: 'declined' });
});

test('a list of words names no point and does nothing; the same words in a statement do', () => {
  const list = 'shelf, empty, stock, storeroom, minimum stock, Saturday, order quantity, price, slow seller, markdown.';
  const listed = reader.skim({ language: 'en', text: list, question: QUESTION });
  expect(listed.facts.map(({ named }) => named)).toEqual([false, false, false, false]);
  expect(listed.level?.score).toBeLessThan(2);
  const told = reader.skim({ language: 'en', text: first.good, question: QUESTION });
  expect(told.facts.filter(({ named }) => named).length).toBeGreaterThanOrEqual(2);
});

test('in few phrasings a point that is not found is unknown, in many it is missing', () => {
  const text = 'I sing bass in a choir of forty people and we rehearse on Mondays.';
  const one = {
    ...QUESTION,
    facts: QUESTION.facts.map(({ key, phrasings }) => ({ key, phrasings: phrasings.slice(0, 1) })),
  };
  const named = (question: typeof QUESTION) =>
    reader.skim({ language: 'en', text, question }).facts.map((fact) => fact.named);
  expect(named(one)).toEqual([null, null, null, null]);
  expect(named(QUESTION)).toEqual([false, false, false, false]);
});

test('a short word joined by an apostrophe does not hide the next one', () => {
  expect(contentWords(fold("J'ai parlé à l'équipe aujourd'hui").text, 'fr')).toEqual(
    contentWords(fold('parlé équipe aujourd’hui').text, 'fr'),
  );
  expect(contentWords(fold("dell'azienda").text, 'it')).toEqual(contentWords('azienda', 'it'));
});
