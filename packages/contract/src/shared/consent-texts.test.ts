import { expect, test } from 'vitest';
import { CONSENT_PURPOSES } from './consent.ts';
import { consentText } from './consent-texts.ts';
import { LANGUAGES } from './language.ts';

const OWN_TEXTS = LANGUAGES.filter((language) => language !== 'en-IN');

test('each language says each purpose in words of its own', () => {
  const texts = OWN_TEXTS.flatMap((language) => CONSENT_PURPOSES.map((purpose) => consentText(purpose, language)));
  expect(OWN_TEXTS).toHaveLength(20);
  expect(new Set(texts).size).toBe(OWN_TEXTS.length * CONSENT_PURPOSES.length);
});

test('a consent says what is agreed to and what happens otherwise, calmly and in typographic punctuation', () => {
  for (const language of OWN_TEXTS) {
    for (const purpose of CONSENT_PURPOSES) {
      const text = consentText(purpose, language);
      expect(text, language).not.toMatch(/[!！'"<>]| {2}|^\s|\s$/);
      // Thai parts sentences by a space.
      const sentences = text
        .split(language === 'th' ? ' หาก' : /[。।]|\.(?:\s|$)/)
        .filter((part) => part.trim() !== '');
      expect(sentences.length, `${language} ${purpose}`).toBeGreaterThanOrEqual(2);
    }
  }
});

test('Indian English is asked in the English words', () => {
  expect(consentText('recording', 'en-IN')).toBe(consentText('recording', 'en'));
});
