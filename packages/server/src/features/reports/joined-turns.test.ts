import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cutQuote, JoinedTurns } from './joined-turns.ts';

const turns = fc
  .array(fc.string({ unit: fc.constantFrom('a', 'ß', ' ', '\n', '.', '👩‍💻', 'é', '世', 'ا', '\u200f', '𝄞') }), {
    minLength: 1,
    maxLength: 5,
  })
  .map((texts) => texts.map((text, index) => ({ id: (index + 1) * 3, text })));

const offset = fc.oneof(fc.integer({ min: -3, max: 60 }), fc.constantFrom(0.5, Number.NaN, Number.POSITIVE_INFINITY));

test('whatever span a reader names, a quote is words of one turn, or nothing', () => {
  fc.assert(
    fc.property(turns, offset, offset, (said, start, end) => {
      const joined = new JoinedTurns(said);
      const place = joined.place({ start, end });
      if (place === null) return;
      const turn = said.find(({ id }) => id === place.turnId);
      const words = cutQuote(turn?.text ?? '', place);
      expect(words).not.toBeNull();
      expect(turn?.text).toContain(words);
      expect(words?.isWellFormed()).toBe(true);
      expect(joined.text.slice(start, start + (words?.length ?? 0))).toBe(words);
    }),
    { numRuns: 2_000 },
  );
});

test('every whole turn can be quoted whole', () => {
  fc.assert(
    fc.property(turns, (said) => {
      const joined = new JoinedTurns(said);
      let at = 0;
      for (const { id, text } of said) {
        const place = joined.place({ start: at, end: at + text.length });
        if (/[\p{L}\p{N}\p{P}\p{S}]/u.test(text)) expect(place).toEqual({ turnId: id, start: 0, end: text.length });
        else expect(place).toBeNull();
        at += text.length + 1;
      }
    }),
  );
});

test('a place that cuts a character in two, or holds only blanks, is none', () => {
  const joined = new JoinedTurns([{ id: 7, text: 'ok 👍 ' }]);
  expect(joined.place({ start: 3, end: 4 })).toBeNull();
  expect(joined.place({ start: 3, end: 5 })).toEqual({ turnId: 7, start: 3, end: 5 });
  expect(joined.place({ start: 5, end: 6 })).toBeNull();
});
