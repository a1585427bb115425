import { LANGUAGES } from '@colloquy/contract/shared';
import { expect, test } from 'vitest';
import { builtInContent } from '../../../testing/built-in-content.ts';
import { phraseBooks } from '../../dialogue/index.ts';
import { isOpenEnded, senseOf } from './sense.ts';

const QUESTION = 'Tell me about a service you owned that failed in production. What did you do in the first hour?';
const wordsOf = (language: (typeof LANGUAGES)[number]) => phraseBooks(builtInContent)(language).heard();
const en = wordsOf('en');

test.each([
  ['Mm.', 'acknowledgement'],
  ['Yes, okay. I see.', 'acknowledgement'],
  ['Wait.', 'interruption'],
  ['Sorry, can you say that again?', 'interruption'],
  ['Hold on a second please', 'interruption'],
  ['Yes, I was on call when the cluster went down.', 'answer'],
  ['I would wait until the backup is there and then begin with the oldest one of the tables.', 'answer'],
  ['What did you do in the first hour', 'echo'],
  ['a service you owned that failed in production', 'echo'],
])('%s is an %s', (text, sense) => {
  expect(senseOf(text, QUESTION, en)).toBe(sense);
});

test('in each language a sign of listening interrupts nothing, and a wish to stop does', () => {
  for (const language of LANGUAGES) {
    const words = wordsOf(language);
    expect(words.acknowledging.length, language).toBeGreaterThanOrEqual(8);
    for (const said of words.acknowledging)
      expect(senseOf(said, '', words), `${language} ${said}`).toBe('acknowledgement');
    for (const said of words.interrupting) expect(senseOf(said, '', words), `${language} ${said}`).toBe('interruption');
  }
});

test('words that go on after a pause are known in each language', () => {
  for (const language of LANGUAGES)
    for (const word of wordsOf(language).goingOn) {
      const words = wordsOf(language);
      const said = ['ja', 'zh', 'th'].includes(language) ? `昨日直した${word}` : `xxxx ${word}`;
      expect(isOpenEnded(language === 'th' ? `ซ่อมแล้ว${word}` : said, words), `${language} ${word}`).toBe(true);
    }
  expect(isOpenEnded('We rolled it back and.', en)).toBe(true);
  expect(isOpenEnded('We rolled it back,', en)).toBe(true);
  expect(isOpenEnded('We rolled it back.', en)).toBe(false);
  expect(isOpenEnded('What is that?', en)).toBe(false);
  expect(isOpenEnded('', en)).toBe(false);
});

test('a very long text is judged in time proportional to its length', () => {
  const startedAt = performance.now();
  senseOf('word '.repeat(20_000), QUESTION, en);
  isOpenEnded('word '.repeat(20_000), en);
  expect(performance.now() - startedAt).toBeLessThan(2_000);
});
