import { describe, expect, test } from 'vitest';
import type { Messages } from '../schema/messages.ts';
import { checkMessages } from './check-messages.ts';
import { messageTypes } from './message-types.ts';

/** What is wrong with a page of these messages, in English and in German. */
function problems(page: string, english: Messages, german: Messages = english): string[] {
  const found = checkMessages({
    area: 'messages',
    entry: page,
    common: null,
    english,
    translations: { de: { value: german, meta: { reviewed: false, partial: false, from: {} }, file: 'de.json' } },
    types: messageTypes(english),
    file: 'en.json',
  });
  return found.map(({ file, path, rule }) => `${file} ${path}: ${rule}`);
}

describe('a number in a message', () => {
  test.each([
    ['Go on within 30 days.', 'Machen Sie innerhalb von 30 Tagen weiter.'],
    ['Good for ١٥ minutes.', '१५ Minuten gültig.'],
  ])('is refused in each language: %s', (english, german) => {
    expect(problems('apply', { howReturn: english }, { howReturn: german })).toEqual([
      expect.stringMatching(/^en\.json howReturn: holds a number/),
      expect.stringMatching(/^de\.json howReturn: holds a number/),
    ]);
  });

  test('is refused in the forms of a plural, too', () => {
    const forms = { one: '1 of {count}', other: '{count}' };
    expect(problems('apply', { left: forms })).toHaveLength(2);
  });

  test('is filled in', () => {
    expect(problems('apply', { howReturn: '{days} days', left: { one: 'one', other: '{count}' } })).toEqual([]);
    expect(problems('apply', { howReturn: '{day1}' })).toEqual([]);
  });

  test('is kept where a reason is written down, for this key of this page; an idle reason is named', () => {
    const reasoned = { judgedHow: 'from 1 to 5', 'age-under-40': '40', 'age-40-to-54': '40', 'age-55-or-over': '55' };
    expect(problems('fair', reasoned)).toEqual([]);
    expect(problems('apply', reasoned)).toHaveLength(8);
    expect(problems('fair', { ...reasoned, judgedHow: 'a level' })).toEqual([
      expect.stringMatching(/^en\.json judgedHow: holds no number, and/),
    ]);
  });
});
