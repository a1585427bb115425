import { CONSENT_PURPOSES, CONSENT_TEXT_VERSION, type ConsentPurpose, LANGUAGES } from '@colloquy/contract/shared';
import { expect, test } from 'vitest';
import { sha256 } from '../../platform/crypto/digest.ts';
import { builtInContent } from '../../testing/built-in-content.ts';
import { consentTexts, consentTextsWithModel, withSpeechEndpoint } from './consent-texts.ts';

const { text: consentText } = consentTexts(builtInContent);

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

/** What was agreed to under a version stays what it was: the purposes whose words are still those, and the hash of their texts. */
const TEXTS_OF_VERSION: Record<number, { purposes: readonly ConsentPurpose[]; hash: string }> = {
  1: {
    purposes: ['recording', 'ai-evaluation'],
    hash: '26e4eeb25a3788ea978abcc77a9250308cd4e59ac5d4943402242fcc0e7bbab1',
  },
  2: {
    purposes: ['recording', 'ai-evaluation', 'recording-picture'],
    hash: '38bf08b1155c31a01eeced57bc27005e2d71881e9398f325853a2021c8ba90f1',
  },
  3: {
    purposes: ['recording', 'ai-evaluation', 'recording-picture', 'speech'],
    hash: '9ad2ab5ef9349a17c4405d777b0c047f93ef82d997f965542f4c4740fa53d73c',
  },
  4: {
    purposes: ['recording', 'ai-evaluation', 'recording-sound', 'recording-picture', 'speech'],
    hash: '128bb1a805d1218b1874b4d52b9d319316fa227534ff8cb1d6b16898bc98eb5d',
  },
};

test('a changed wording raises the version, and what was agreed to before reads as it did', () => {
  expect(Object.keys(TEXTS_OF_VERSION).at(-1)).toBe(String(CONSENT_TEXT_VERSION));
  for (const [version, { purposes, hash }] of Object.entries(TEXTS_OF_VERSION)) {
    const texts = OWN_TEXTS.map((language) => purposes.map((purpose) => consentText(purpose, language)));
    expect(sha256(JSON.stringify(texts)).toString('hex'), `version ${version}`).toBe(hash);
  }
});

test('where a language model reads, the assessment says who runs it, in each language, and nothing else changes', () => {
  const runBy = 'Example Cloud $& Ltd';
  const named = consentTextsWithModel(builtInContent, { runBy, version: 1_234, withCv: false });
  const withCv = consentTextsWithModel(builtInContent, { runBy, version: 1_235, withCv: true });
  expect(named.version).toBe(1_234);
  for (const language of OWN_TEXTS) {
    expect(named.text('recording', language)).toBe(consentText('recording', language));
    const [plain, long] = [consentText('ai-evaluation', language), named.text('ai-evaluation', language)];
    expect(long.startsWith(plain)).toBe(true);
    expect(long.slice(plain.length)).toContain('Example Cloud $& Ltd');
    expect(long).not.toMatch(/[{}]/);
    const longest = withCv.text('ai-evaluation', language);
    expect(longest.startsWith(long)).toBe(true);
    expect(longest.length).toBeGreaterThan(long.length + 10);
    expect(named.text('application-reading', language)).toContain(runBy);
    expect(named.text('application-reading', language)).not.toMatch(/[{}]/);
  }
});

test('where an endpoint hears, the text about speech says who runs it, in each language, and nothing else changes', () => {
  const runBy = 'Example Hearing $& Ltd';
  const plain = consentTexts(builtInContent);
  const named = withSpeechEndpoint(builtInContent, plain, { runBy, version: 4_321 });
  expect(named.version).toBe(4_321);
  for (const language of OWN_TEXTS) {
    expect(named.text('ai-evaluation', language)).toBe(plain.text('ai-evaluation', language));
    const long = named.text('speech', language);
    expect(long.startsWith(plain.text('speech', language))).toBe(true);
    expect(long).toContain(runBy);
    expect(long).not.toMatch(/[{}]/);
  }
});
