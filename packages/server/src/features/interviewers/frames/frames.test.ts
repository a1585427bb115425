import { describe, expect, test } from 'vitest';
import type { CatalogueLanguage } from '../banks/index.ts';
import { isInScriptOf } from '../quote.ts';
import { frameTextsSchema } from './frame.ts';
import { FRAME_LANGUAGES, frameTexts } from './index.ts';

const slots = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1]).sort();

test('the ten languages of the hiring surface are written', () => {
  const hiring: CatalogueLanguage[] = ['en', 'de', 'es', 'fr', 'id', 'ja', 'ko', 'nl', 'vi'];
  expect(hiring.filter((language) => frameTexts(language) === undefined)).toEqual([]);
});

describe.each(FRAME_LANGUAGES)('the frame texts in %s', (language) => {
  const texts = frameTexts(language);

  test('fit the schema', () => {
    expect(frameTextsSchema.safeParse(texts).error).toBeUndefined();
  });

  test('have their slots', () => {
    expect(slots(texts?.opening ?? '')).toEqual(['count', 'minutes', 'position']);
    expect(slots(texts?.closing ?? '')).toEqual([]);
    for (const leadIn of [...(texts?.leadIns.duty ?? []), ...(texts?.leadIns.requirement ?? [])]) {
      expect(slots(leadIn)).toEqual(['quote']);
      // What is filled in was written by others: it always stands between quotation marks.
      expect(leadIn).toMatch(/[“"„«「‘『]\s?\{quote\}\s?[”"“»」’』]/u);
    }
    expect(slots(texts?.titledPosition ?? '')).toEqual(['title']);
    expect(texts?.titledPosition).toMatch(/[“"„«「‘『]\s?\{title\}\s?[”"“»」’』]/u);
  });

  test('are written in the script of the language', () => {
    const text = (texts?.opening ?? '').replaceAll(/\{\w+\}/g, '');
    expect(isInScriptOf(text, language)).toBe(true);
  });
});
