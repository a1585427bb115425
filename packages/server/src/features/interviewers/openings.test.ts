import type { Openings } from '@colloquy/content/schema/dialogue';
import { type CatalogueLanguage, LANGUAGES } from '@colloquy/contract/shared';
import { describe, expect, test } from 'vitest';
import { builtInContent } from '../../testing/built-in-content.ts';
import { HEARING } from '../dialogue/phrases/hearing.fixture.ts';
import { openingsIn } from './openings.ts';

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
function sentences(texts: Openings | undefined): [place: string, text: string][] {
  if (texts === undefined) return [];
  const { leadIns, verify, ...single } = texts;
  return [
    ...Object.entries(single),
    ...Object.entries(verify),
    ...leadIns.duty.map((text, index): [string, string] => [`duty ${index}`, text]),
    ...leadIns.requirement.map((text, index): [string, string] => [`requirement ${index}`, text]),
  ];
}

test('every language is written', () => {
  expect(LANGUAGES.filter((language) => openingsIn(builtInContent, language) === undefined)).toEqual([]);
});

describe.each(Object.keys(MARKS) as CatalogueLanguage[])('the openings in %s', (language) => {
  const texts = openingsIn(builtInContent, language);
  const [open, close] = MARKS[language];

  test('quote what others wrote between quotation marks of the language', () => {
    for (const leadIn of [...(texts?.leadIns.duty ?? []), ...(texts?.leadIns.requirement ?? [])])
      expect(leadIn).toContain(`${open}{quote}${close}`);
    expect(texts?.titledPosition).toContain(`${open}{title}${close}`);
    expect(texts?.verify.item).toBe(`${open}{fact}${close}`);
  });

  test('promise neither hearing nor speaking', () => {
    expect(sentences(texts).filter(([, text]) => HEARING[language].test(text))).toEqual([]);
  });
});
