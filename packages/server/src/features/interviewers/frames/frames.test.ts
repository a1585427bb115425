import { isInScriptOf } from '@colloquy/content/schema/spoken';
import { catalogueLanguage, LANGUAGES } from '@colloquy/contract/shared';
import { describe, expect, test } from 'vitest';
import { HEARING } from '../../dialogue/phrases/hearing.fixture.ts';
import type { CatalogueLanguage } from '../banks/index.ts';
import { type FrameTexts, frameTextsSchema } from './frame.ts';
import { FRAME_LANGUAGES, frameTexts } from './index.ts';

const slots = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1]).sort();

/** How each language opens and closes a quotation. */
const MARKS: Record<CatalogueLanguage, [opening: string, closing: string]> = {
  da: ['»', '«'],
  de: ['„', '“'],
  en: ['“', '”'],
  es: ['«', '»'],
  fi: ['”', '”'],
  fr: ['« ', ' »'],
  hi: ['“', '”'],
  id: ['“', '”'],
  it: ['«', '»'],
  ja: ['「', '」'],
  ko: ['“', '”'],
  ms: ['“', '”'],
  nl: ['“', '”'],
  no: ['«', '»'],
  pt: ['“', '”'],
  ru: ['«', '»'],
  sv: ['”', '”'],
  th: ['“', '”'],
  vi: ['“', '”'],
  zh: ['“', '”'],
};

/** Every sentence of the frame, with its place. */
function sentences(texts: FrameTexts | undefined): [place: string, text: string][] {
  if (texts === undefined) return [];
  const { leadIns, ...single } = texts;
  return [
    ...Object.entries(single),
    ...leadIns.duty.map((text, index): [string, string] => [`duty ${index}`, text]),
    ...leadIns.requirement.map((text, index): [string, string] => [`requirement ${index}`, text]),
  ];
}

test('every language is written', () => {
  expect(LANGUAGES.filter((language) => frameTexts(language) === undefined)).toEqual([]);
  expect([...FRAME_LANGUAGES].sort()).toEqual([...new Set(LANGUAGES.map(catalogueLanguage))].sort());
});

describe.each(FRAME_LANGUAGES)('the frame texts in %s', (language) => {
  const texts = frameTexts(language);
  const [open, close] = MARKS[language];

  test('fit the schema', () => {
    expect(frameTextsSchema.safeParse(texts).error).toBeUndefined();
  });

  test('have their slots', () => {
    expect(slots(texts?.opening ?? '')).toEqual(['count', 'minutes', 'position']);
    expect(slots(texts?.closing ?? '')).toEqual([]);
    for (const leadIn of [...(texts?.leadIns.duty ?? []), ...(texts?.leadIns.requirement ?? [])]) {
      expect(slots(leadIn)).toEqual(['quote']);
      // What is filled in was written by others: it always stands between quotation marks.
      expect(leadIn).toContain(`${open}{quote}${close}`);
    }
    expect(slots(texts?.titledPosition ?? '')).toEqual(['title']);
    expect(texts?.titledPosition).toContain(`${open}{title}${close}`);
    expect(slots(texts?.thisPosition ?? '')).toEqual([]);
  });

  test('are written in the script of the language', () => {
    const bare = sentences(texts).map(([place, text]) => [place, text.replaceAll(/\{\w+\}/g, '')] as const);
    // A title may stand between quotation marks and nothing else.
    const worded = bare.filter(([, text]) => /\p{L}/u.test(text));
    expect(worded.filter(([, text]) => !isInScriptOf(text, language))).toEqual([]);
  });

  test.runIf(language !== 'en')('repeat no English sentence', () => {
    const known = new Set(sentences(frameTexts('en')).map(([, text]) => text));
    expect(sentences(texts).filter(([, text]) => known.has(text))).toEqual([]);
  });

  test('have as many lead-ins as the English texts, or more, and none twice', () => {
    const english = frameTexts('en');
    for (const kind of ['duty', 'requirement'] as const) {
      const own = texts?.leadIns[kind] ?? [];
      expect(own.length).toBeGreaterThanOrEqual(english?.leadIns[kind].length ?? 0);
      expect(new Set(own).size).toBe(own.length);
    }
  });

  test('promise neither hearing nor speaking', () => {
    expect(sentences(texts).filter(([, text]) => HEARING[language].test(text))).toEqual([]);
  });
});
