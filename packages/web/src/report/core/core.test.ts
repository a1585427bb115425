import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createFormats } from './formats.ts';
import { linkKind, ownAddress, reviewsAddress, versionAddress } from './link.ts';
import { quotedParts } from './quoted-text.ts';
import { draftFault, EMPTY_DRAFT, toReview, withScore } from './review-draft.ts';
import { DOT, DOTS_WIDTH, dotFills, scoreX } from './score-dots.ts';

test('the path says what a link leads to', () => {
  expect(linkKind('/links/reports/a-1')).toBe('report');
  expect(linkKind('/links/transcripts/a-1')).toBe('transcript');
  for (const path of ['/links/reports', '/links/reports/a/b', '/links/recordings/a', '/x/links/reports/a']) {
    expect(linkKind(path), path).toBeNull();
  }
});

test('addresses keep the signature and lose the origin', () => {
  const address = { pathname: '/links/reports/a', search: '?expires=1&signature=s-_' };
  expect(reviewsAddress(address)).toBe('/links/reports/a/reviews?expires=1&signature=s-_');
  expect(versionAddress(address, 2)).toBe('/links/reports/a?expires=1&signature=s-_&no=2');
  expect(versionAddress({ ...address, search: `${address.search}&no=2` }, 1)).toBe(
    '/links/reports/a?expires=1&signature=s-_&no=1',
  );
  expect(ownAddress('https://other.example/links/transcripts/a?x=1')).toBe('/links/transcripts/a?x=1');
});

test('marks fill up to the score, and the line of the range ends where they do', () => {
  expect(dotFills(3)).toEqual([1, 1, 1, 0, 0]);
  expect(dotFills(5)).toEqual([1, 1, 1, 1, 1]);
  expect(dotFills(1.4).map((fill) => fill.toFixed(1))).toEqual(['1.0', '0.4', '0.0', '0.0', '0.0']);
  expect(scoreX(1)).toBe(DOT);
  expect(scoreX(5)).toBe(DOTS_WIDTH);
  const steps = Array.from({ length: 41 }, (_, index) => scoreX(1 + index / 10));
  expect(steps).toEqual(steps.toSorted((a, b) => a - b));
});

test('whatever is quoted of a text, its parts are the text, and what is quoted is marked', () => {
  const text = fc.string({ maxLength: 40 });
  const spans = fc.array(fc.tuple(fc.nat(40), fc.nat(40)), { maxLength: 6 });
  fc.assert(
    fc.property(text, spans, (words, given) => {
      const quotes = given
        .map(([a, b]) => ({ start: Math.min(a, b, words.length), end: Math.min(Math.max(a, b), words.length) }))
        .filter(({ start, end }) => end > start);
      const parts = quotedParts(words, quotes);
      expect(parts.map((part) => part.text).join('')).toBe(words);
      for (let at = 0; at < words.length; at += 1) {
        const part = parts.find(({ start, text: own }) => at >= start && at < start + own.length);
        expect(part?.quoted).toBe(quotes.some(({ start, end }) => at >= start && at < end));
      }
    }),
  );
});

test('a draft needs a name and says something; scores can be taken back', () => {
  expect(draftFault(EMPTY_DRAFT)).toBe('name');
  const named = { ...EMPTY_DRAFT, reviewer: ' Ines ' };
  expect(draftFault(named)).toBe('empty');
  expect(draftFault({ ...named, note: 'x'.repeat(4_001) })).toBe('length');
  expect(draftFault({ ...named, note: '𝄞'.repeat(4_000) })).toBeNull();
  const scored = withScore(named, 'order', 4);
  expect(draftFault(scored)).toBeNull();
  expect(toReview(scored, 2)).toEqual({
    reviewer: 'Ines',
    scores: { order: 4 },
    note: '',
    decision: null,
    reportNo: 2,
  });
  expect(draftFault(withScore(scored, 'order', null))).toBe('empty');
});

test('figures are written as each language writes them, times with their zone', () => {
  const instant = '2026-11-27T09:00:00.000Z';
  expect(createFormats('de', 'Europe/Berlin').score(3.25)).toBe('3,3');
  expect(createFormats('ja', 'Asia/Tokyo').minutes(1_860_000)).toBe('31 分');
  expect(createFormats('en-GB', 'Europe/London').moment(instant)).toBe('27 Nov 2026, 09:00 GMT');
  expect(createFormats('en-GB', 'Europe/London').date(instant)).toBe('27 Nov 2026');
  const { clock } = createFormats('th');
  expect([clock(0), clock(724_999), clock(3_600_000)]).toEqual(['0:00', '12:04', '1:00:00']);
});
