import { Content, everyLexicon } from '@colloquy/content';
import { SESSION_LANGUAGES } from '@colloquy/contract/shared';
import { RegExpParser, visitRegExpAST } from '@eslint-community/regexpp';
import { describe, expect, test } from 'vitest';
import { foldWords } from '../features/dialogue/fold-words.ts';
import { foldText as foldQuestion } from '../features/dialogue/own-question-words.ts';
import { levelled } from '../features/interviewers/protected-topics.ts';
import { fold as foldAnswer } from '../providers/answer-reader/embedded/fold.ts';
import { fold as foldCv } from '../providers/cv-reader/embedded/text/fold.ts';
import { foldText as foldJob } from '../providers/job-reader/embedded/folded-text.ts';

/** How a reader folds the texts that it looks for its words in, and which of its words it looks for elsewhere. */
type Reader = {
  fold(text: string): string;
  /** Paths of lists that are matched with texts as they are written, or folded themselves. */
  apart?: RegExp;
  /** Paths of patterns; the others are phrases in the notation of answers. All are patterns where it is missing. */
  patterns?: RegExp;
  /** Paths of plain words, whatever signs they have. */
  words?: RegExp;
};

/** The readers of founders' conversations and of exports are not here: one reads texts as they are, one folds its words. */
const READERS: Record<string, Reader> = {
  answers: { fold: (text) => foldAnswer(text).text, patterns: /^(?:steering|persons|denials)\./ },
  // What a question asks with is looked for before its text is folded.
  requests: { fold: foldWords, apart: /^asking\./ },
  subjects: { fold: foldQuestion },
  // Letters of a language are counted with their accents.
  jobs: { fold: (text) => foldJob(text.normalize('NFC')).folded, apart: /^language\.letters/ },
  // Headings, titles of documents and what joins them are folded when they are read; scripts without blanks are not.
  cv: {
    fold: foldCv,
    apart: /^(?:headings|documents|joins|outcomes)\b|\.within\b|^names\.|\.capitals\b/,
    words: /^skills\./,
  },
};

const content = new Content();

describe('every word that is looked for can be found: folded as a text is, it is the same', () => {
  test.each(Object.entries(READERS))('%s', (name, reader) => {
    const lexicons = everyLexicon(content, name);
    expect(lexicons.size).toBeGreaterThanOrEqual(SESSION_LANGUAGES.length);
    const lost = [...lexicons].flatMap(([language, lexicon]) =>
      leavesOf(lexicon)
        .filter(({ path }) => reader.apart?.test(path) !== true)
        .flatMap(({ path, text }) => {
          const isPattern = reader.patterns?.test(path) ?? true;
          const isWord = reader.words?.test(path) ?? false;
          const source = isWord ? text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&') : isPattern ? text : patternOf(text);
          return lostPiecesOf(source, reader.fold).map((piece) => `${language} ${path}: ${piece}`);
        }),
    );
    expect(lost).toEqual([]);
  });

  test('what no candidate may be asked', () => {
    const fold = (text: string) => levelled(text).toLowerCase();
    const { asked, mentioned } = content.get('protected', 'common');
    const patterns = leavesOf({ asked, mentioned }).map(({ path, text }) => ({ path: `wordings ${path}`, text }));
    const lost = patterns.flatMap(({ path, text }) => lostPiecesOf(text, fold).map((piece) => `${path}: ${piece}`));
    for (const language of SESSION_LANGUAGES)
      for (const { path, text } of leavesOf(content.get('protected', language)))
        if (fold(text) !== text) lost.push(`${language} ${path}: ${text}`);
    expect(lost).toEqual([]);
  });
});

test('a word that no text holds once it is folded is found', () => {
  const fold = (text: string) => text.normalize('NFKC').toLowerCase();
  expect(lostPiecesOf('(?:ทำงาน|ทาน)', fold)).toEqual(['ทำงาน']);
  expect(lostPiecesOf('13º|[:：]|\\bOhne', fold)).toEqual(['13º', 'Ohne']);
  expect(lostPiecesOf('[：；]', fold)).toEqual(['：；']);
  expect(lostPiecesOf(patternOf('(eins|Zwei)[ch|É] … drei*'), fold)).toEqual(['Zwei', 'É']);
});

type Leaf = { path: string; text: string };

function leavesOf(value: unknown, path = ''): Leaf[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, path === '' ? key : `${path}.${key}`));
}

/** A phrase in the notation of the schema of answers as a pattern. */
function patternOf(phrase: string): string {
  return phrase
    .replaceAll(/\[([^\]]*)\]/g, '(?:$1|)')
    .replaceAll('… ', '')
    .replaceAll(/(?: …\d )|\*/g, ' ');
}

/**
 * Runs of plain letters in a pattern that the fold changes, so that no folded text holds them; of a set of signs, all
 * of them together where the fold leaves none.
 */
function lostPiecesOf(source: string, fold: (text: string) => string): string[] {
  const isLost = (piece: string): boolean => fold(piece).trim() !== piece.trim();
  const lost: string[] = [];
  const pattern = new RegExpParser().parsePattern(source.replaceAll(/ …\d /g, ' '), 0, undefined, { unicode: true });
  visitRegExpAST(pattern, {
    onAlternativeEnter({ elements }) {
      let run = '';
      for (const element of [...elements, null]) {
        const one = element?.type === 'Quantifier' ? element.element : element;
        if (one?.type === 'Character') run += String.fromCodePoint(one.value);
        if (one?.type === 'Character' && one === element) continue;
        if (isLost(run)) lost.push(run);
        run = '';
      }
    },
    onCharacterClassEnter({ elements, negate }) {
      const signs = elements.flatMap((one) => (one.type === 'Character' ? [String.fromCodePoint(one.value)] : []));
      if (!negate && signs.length === elements.length && signs.every(isLost)) lost.push(signs.join(''));
    },
  });
  return lost;
}
