import { LANGUAGES } from '@colloquy/contract/shared';
import { expect, test } from 'vitest';
import { builtInContent } from '../../testing/built-in-content.ts';
import { type Hesitation, hesitationIn } from './heard.ts';
import { phraseBooks } from './phrase-books.ts';

const books = phraseBooks(builtInContent);
const of = (text: string, language: (typeof LANGUAGES)[number] = 'en') => hesitationIn(text, books(language).heard());

test.each<[Hesitation, string]>([
  ['think', 'Hmm, let me think.'],
  ['think', 'Give me a minute please'],
  ['think', 'uh … one moment'],
  ['wider', 'No.'],
  ['wider', 'Not really'],
  ['meaning', 'What do you mean?'],
  ['meaning', 'Sorry, what do you mean by that?'],
  ['meaning', 'Do you mean my last job?'],
  ['meaning', "I don't understand the question"],
])('%s: %s', (what, text) => {
  expect(of(text)).toBe(what);
});

test.each([
  'I think so, we moved it.',
  'No, I rang the doctor first.',
  'I wait a minute after the injection and look at the skin.',
  'You mean the pump, so I stopped it.',
  'You mean the monthly revenue? About twenty thousand.',
  'The second one',
  'Second one',
  'The apprentice asked what do you mean by dead, and I showed him the tester on the board.',
  '',
  '?',
])('says something else: %s', (text) => {
  expect(of(text)).toBeNull();
});

test.each(LANGUAGES)('in %s each kind is heard in its own words', (language) => {
  const heard = books(language).heard();
  for (const words of heard.no) expect(of(`${words}.`, language), words).toBe('wider');
  for (const words of heard.meaning) expect(of(`${words}?`, language), words).toBe('meaning');
  for (const words of heard.meant) expect(of(`${words} abc?`, language), words).toBe('meaning');
  const found = heard.thinking.filter((words) => of(words, language) === 'think');
  expect(found.length).toBeGreaterThanOrEqual(heard.thinking.length / 2);
});
