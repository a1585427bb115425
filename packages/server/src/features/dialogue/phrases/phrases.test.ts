import type { CatalogueLanguage, LANGUAGES } from '@colloquy/contract/shared';
import { describe, expect, test } from 'vitest';
import { builtInContent } from '../../../testing/built-in-content.ts';
import { asksProtectedTopic } from '../../interviewers/protected-topics.ts';
import { languageWish } from '../language-wish.ts';
import { phraseBooks, phrasesIn } from '../phrase-books.ts';
import { HEARING } from './hearing.fixture.ts';

const phraseBook = phraseBooks(builtInContent);
const phrases = (language: (typeof LANGUAGES)[number]) => phrasesIn(builtInContent, language);

type Leaf = { path: string; text: string };

function leaves(value: unknown, path = ''): Leaf[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => leaves(child, `${path}/${key}`));
}

/** The place of a phrase without the number of its wording. */
const place = (path: string) => path.replace(/\/\d+$/, '');

/** Spoken only where the candidate speaks. */
const VOICE_ONLY = ['/notUnderstood', '/sayAgain', '/switchedToVoice', '/switchedToText'];

test('Indian English speaks the English phrases', () => {
  expect(phrases('en-IN')).toBe(phrases('en'));
});

describe.each(Object.keys(HEARING) as CatalogueLanguage[])('phrases in %s', (language) => {
  const set = phrases(language);
  const all = leaves(set);

  test('are not said twice in reply to the candidate’s questions, nor in one silence after another', () => {
    const book = phraseBook(language);
    const said = [0, 1, 2].flatMap((no) => [book.unknown(no), book.known('7', no), book.near(['7'], no)]);
    const again = [1, 2].map((no) => book.ownQuestionsAgain(no));
    const silences = ([1, 2] as const).flatMap((stage) => [0, 1].map((no) => book.nudge(stage, no)));
    const all = [...said, ...again, ...silences];
    expect(new Set(all).size).toBe(all.length);
  });

  test('quote one line or two, each in quotation marks of its own', () => {
    const { quoted } = set.candidateQuestions;
    const [before, after] = quoted.split('{fact}');
    for (const no of [0, 1, 2]) {
      const said = phraseBook(language).near(['Six.', 'Seven'], no);
      expect(said).toContain(`${before}Six${after}`);
      expect(said).toContain(`${before}Seven${after}`);
      expect(said).not.toMatch(/[{}]/);
    }
  });

  test('speak of hearing and speaking only where the candidate speaks', () => {
    const inText = all.filter(({ path }) => !VOICE_ONLY.includes(place(path)));
    expect(inText.filter(({ text }) => HEARING[language].test(text))).toEqual([]);
  });

  test('are known to speak of hearing where they do', () => {
    expect(set?.switchedToVoice).toMatch(HEARING[language]);
  });

  test('offer each language by its own name, and hear the words on both buttons', () => {
    const book = phraseBook(language);
    const other = language === 'en' ? 'de' : 'en';
    const answering = (offered: CatalogueLanguage, own: CatalogueLanguage) => ({
      heard: [phraseBook(own).heard(), phraseBook(offered).heard()],
      own: [own, offered].map((spoken) => phraseBook(spoken).nameOf(own)),
      offered: [own, offered].map((spoken) => phraseBook(spoken).nameOf(offered)),
      accept: phraseBook(offered).languageYes(),
      decline: phraseBook(own).languageNo(),
    });
    expect(languageWish(book.languageYes(), answering(language, other))).toBe('change-language');
    expect(languageWish(book.languageNo(), answering(other, language))).toBe('keep-language');
    expect(phraseBook(other).offerLanguage(language)).toContain(book.languageAsk());
  });

  test('never ask on forbidden ground', () => {
    expect(all.filter(({ text }) => asksProtectedTopic(text).length > 0)).toEqual([]);
  });
});
