import type { Language } from '@colloquy/contract/shared';
import { expect, test } from 'vitest';
import { assertsPlainly, denied } from './denials.ts';
import { createEmbeddedAnswerReader } from './embedded-answer-reader.ts';
import { fold } from './fold.ts';
import { stem } from './stems.ts';

const reader = createEmbeddedAnswerReader({ meaning: 'off' });
const never = new AbortController().signal;

function denies(language: Exclude<Language, 'en-IN'>, sentence: string, word: string): boolean {
  return denied(fold(sentence).text, language).has(stem(fold(word).text, language));
}

test.each([
  ['en', 'There is no version number on the order.', 'version'],
  ['en', "I don't check whether it depends on the order of the tests.", 'depends'],
  ['en', 'After an error I never return five hundred.', 'return'],
  ['en', 'Neither the log nor the counter was read.', 'counter'],
  ['de', 'Ich vergleiche die Versionsnummer nicht, sondern frage nach.', 'Versionsnummer'],
  ['nl', 'Ik vergelijk de versies niet.', 'versies'],
  ['es', 'No comparo las versiones y pregunto al cliente.', 'versiones'],
  ['fr', 'Je ne compare pas les versions, je demande.', 'versions'],
  ['fr', 'Je ne compare pas les versions, je demande.', 'compare'],
  ['fr', 'Je compare pas les versions.', 'compare'],
  ['fr', 'Je ne compare plus les versions.', 'versions'],
  ['fr', 'Je ne préviens personne du changement.', 'préviens'],
  ['fr', 'Les versions on ne les compare pas.', 'versions'],
  ['fr', 'Inutile de comparer les versions.', 'versions'],
  ['es', 'Comparar las versiones no lo hago.', 'comparar'],
  ['es', 'Comparar las versiones sobra.', 'versiones'],
  ['id', 'Saya tidak mencatat versi, saya bertanya.', 'versi'],
  ['vi', 'Tôi không ghi nhật ký.', 'nhật'],
  ['ja', '原因は調べません。', '原因'],
  ['ko', '로그를 확인하지 않았습니다.', '확인'],
] as const)('%s: what a sentence denies is known: %s', (language, sentence, word) => {
  expect(denies(language, sentence, word)).toBe(true);
});

test.each([
  ['en', 'I never deploy without a backup.', 'backup'],
  ['en', 'Not only the logs, but also the metrics.', 'logs'],
  ['en', 'I do not guess, and I read the counter first.', 'counter'],
  ['en', 'Then a not null constraint.', 'constraint'],
  ['en', 'I look at whether it is no longer maintained.', 'maintained'],
  ['de', 'Nicht nur die Protokolle, auch die Messwerte.', 'Protokolle'],
  ['de', 'Ich rate nicht, sondern vergleiche die Versionsnummer.', 'Versionsnummer'],
  ['fr', 'Je regarde les journaux pas à pas.', 'journaux'],
  ['es', 'No solo miro los registros.', 'registros'],
  ['es', 'Nunca me salto la comprobación.', 'comprobación'],
  ['fr', 'Je ne compare que les versions.', 'versions'],
  ['fr', 'Je regarde plus de deux versions.', 'regarde'],
  ['ja', 'まず原因を調べます。', '原因'],
  ['ja', '記録を確認しなければなりません。', '確認'],
  ['ko', '잘못된 로그를 확인했습니다.', '확인'],
] as const)('%s: a negation denies no more than it is about: %s', (language, sentence, word) => {
  expect(denies(language, sentence, word)).toBe(false);
});

test('a warning and a condition assert nothing', () => {
  expect(assertsPlainly('the second save overwrites the first.', 'en')).toBe(true);
  expect(assertsPlainly('otherwise the second save would overwrite the first.', 'en')).toBe(false);
  expect(assertsPlainly('i prevent it from overwriting the first.', 'en')).toBe(false);
});

const facts = [
  {
    key: 'version',
    phrasings: [
      'Each order has a version number that I compare before saving.',
      'I keep a row version and compare it in the update.',
      'I save only if the version is still the one that was loaded.',
    ],
  },
  {
    key: 'overwrite',
    phrasings: [
      'The second save must not quietly overwrite what the first person entered.',
      'I never let it overwrite the changes of the first person.',
      'The changes of the first person are not overwritten.',
    ],
  },
];

async function named(text: string): Promise<Record<string, boolean | null>> {
  const reading = await reader.read(
    {
      language: 'en',
      text,
      question: {
        text: 'Two people open the same order. What does your software do with the second save?',
        rubricLanguage: 'en',
        anchors: {
          1: 'The last one wins.',
          3: 'Detects the conflict with a version or a lock.',
          5: 'Compares versions within the write and keeps the input of both.',
        },
        facts,
      },
    },
    never,
  );
  return Object.fromEntries(reading.facts.map(({ key, named: found }) => [key, found]));
}

test.each([
  'There is no version number and I do not compare anything before saving. The first person loses it.',
  "We never had a row version, and I wouldn't compare it in the update. It was simply saved again.",
  'An order has no version number.',
  'We dont keep a version number of an order and do not compare it before saving it again.',
])('an expected point that the answer denies is not named: %s', async (text) => {
  expect((await named(text)).version).toBe(false);
});

test('a point that denies something is not named by an answer that asserts it', async () => {
  expect((await named('Our second save quietly overwrites what the first person entered.')).overwrite).toBe(false);
  expect((await named('It never overwrites quietly what the first person entered.')).overwrite).toBe(true);
  expect((await named('I prevent it from overwriting what the first person entered.')).overwrite).toBe(true);
});

test('a negation beside an expected point takes nothing from it', async () => {
  const text = 'I do not trust the clock, so I keep a row version and compare it in the update. It never failed since.';
  expect((await named(text)).version).toBe(true);
});
