import { expect, test } from 'vitest';
import type { Forms, MessageKey } from './catalogue.ts';
import { type CatalogueLanguage, LANGUAGE_NAMES, languageTag, loadCatalogue } from './languages.ts';
import { createTranslate } from './translate.ts';

const en = await loadCatalogue('en');

const NAMES = Object.keys(LANGUAGE_NAMES) as CatalogueLanguage[];
const CATALOGUES = await Promise.all(
  NAMES.map(async (language) => ({ language, catalogue: await loadCatalogue(language) })),
);
const KEYS = Object.keys(en) as MessageKey[];

/** What the candidate sees next to each other and must be able to tell apart. */
const SIDE_BY_SIDE: readonly (readonly MessageKey[])[] = [
  ['next', 'personInstead'],
  ['begin', 'back', 'personInstead'],
  ['pause', 'help'],
  ['answerSend', 'answerSkip'],
  ['skipConfirm', 'skipCancel', 'close'],
  ['ownSend', 'ownNone'],
  ['starterSend', 'skipCancel'],
  ['starterAgain', 'cancel'],
  ['tryAgain', 'answerChange'],
  ['leftoverUse', 'leftoverDiscard'],
  ['correctSave', 'cancel'],
  ['wayOutCarryOn', 'wayOutPause', 'end'],
  ['endFinish', 'endAbort', 'endWithdraw'],
  ['end', 'endCancel', 'close'],
  ['personAlso', 'personOnly', 'personDecline'],
  ['rate1', 'rate2', 'rate3', 'rate4', 'rate5'],
  ['interviewer', 'you'],
];

function formsOf(message: string | Forms): readonly string[] {
  return typeof message === 'string' ? [message] : Object.values(message);
}

test.each(CATALOGUES)('$language: choices that stand side by side read differently', ({ catalogue }) => {
  for (const keys of SIDE_BY_SIDE) {
    expect(new Set(keys.map((key) => catalogue[key])).size, keys.join()).toBe(keys.length);
  }
});

test.each(CATALOGUES)('$language: punctuation is typographic, and no text carries markup', ({ catalogue }) => {
  for (const key of KEYS) {
    for (const text of formsOf(catalogue[key])) expect(text, key).not.toMatch(/['"<>&]|\.\.\.| {2}/);
  }
});

test.each(CATALOGUES)(
  '$language: a message with a number has every plural form of the language',
  ({ language, catalogue }) => {
    const categories = new Intl.PluralRules(languageTag(language)).resolvedOptions().pluralCategories.toSorted();
    for (const key of KEYS) {
      const message = catalogue[key];
      if (typeof message !== 'string') expect(Object.keys(message).toSorted(), key).toEqual(categories);
    }
  },
);

test('Russian words follow the number before them', async () => {
  const t = createTranslate(await loadCatalogue('ru'), languageTag('ru'));
  expect([1, 2, 5, 21, 104].map((count) => t('questions', { count }))).toEqual([
    '1 вопрос',
    '2 вопроса',
    '5 вопросов',
    '21 вопрос',
    '104 вопроса',
  ]);
});
