import { expect, test } from 'vitest';
import { parseRangeHeader, resolveRange } from './range.ts';

test.each([
  ['bytes=0-1', { start: 0, end: 1 }],
  ['bytes=5-', { start: 5 }],
  ['bytes=-500', { last: 500 }],
  ['Bytes=0-0', { start: 0, end: 0 }],
  [undefined, null],
  ['', null],
  ['bytes=', null],
  ['bytes=-', null],
  ['bytes=5-2', null],
  ['bytes=0-1,3-4', null],
  ['bytes=a-b', null],
  ['items=0-1', null],
  ['bytes=0-99999999999999999999', null],
])('the header %j', (header, range) => {
  expect(parseRangeHeader(header)).toEqual(range);
});

test('a range is cut to the file, and one outside it is an error that tells the size', () => {
  expect(resolveRange(undefined, 10)).toEqual({ start: 0, end: 9 });
  expect(resolveRange({ start: 3, end: 99 }, 10)).toEqual({ start: 3, end: 9 });
  expect(resolveRange({ last: 4 }, 10)).toEqual({ start: 6, end: 9 });
  for (const range of [{ start: 10 }, { last: 0 }]) {
    expect(() => resolveRange(range, 10)).toThrow(expect.objectContaining({ kind: 'blob-range', sizeBytes: 10 }));
  }
  expect(() => resolveRange({ last: 5 }, 0)).toThrow(/outside/);
});
