import { describe, expect, test } from 'vitest';
import { revealsSingle, shownCells } from './suppress.ts';

/** Of whom half were chosen, so that neither number alone tells. */
const cells = (...people: number[]) => people.map((count) => ({ people: count, chosen: count >> 1 }));

/** Six cells in two rows of three. */
const ROWS = [
  [0, 1, 2],
  [3, 4, 5],
];
const COLUMNS = [
  [0, 3],
  [1, 4],
  [2, 5],
];

describe('which cells are shown', () => {
  test('a group of exactly the smallest size is, one person fewer is not', () => {
    expect(shownCells(cells(5, 4, 4), [], 5)).toEqual([true, false, false]);
  });

  test('nobody works a small group out by taking the shown ones from a sum: the least of them goes, too', () => {
    expect(shownCells(cells(40, 12, 9, 3), [], 5)).toEqual([true, true, false, false]);
  });

  test('hidden cells that are together as many as the smallest group tell of nobody', () => {
    expect(shownCells(cells(40, 12, 3, 2), [], 5)).toEqual([true, true, false, false]);
    expect(shownCells(cells(40, 12, 2, 2), [], 5)).toEqual([true, false, false, false]);
  });

  test('an empty cell hides nothing, and one that is told nowhere is never shown', () => {
    expect(shownCells(cells(10, 0, 8), [], 5)).toEqual([true, false, true]);
    expect(
      shownCells(
        [
          { people: 9, chosen: 4, isNeverShown: true },
          { people: 8, chosen: 4 },
        ],
        [],
        5,
      ),
    ).toEqual([false, true]);
  });

  test('a row and a column together do not tell a small one either', () => {
    const rows = [
      [0, 1],
      [2, 3],
    ];
    const columns = [
      [0, 2],
      [1, 3],
    ];
    // 30 shown, its column of 39 would tell the 9, and the row of that the 3.
    expect(shownCells(cells(3, 9, 20, 30), [rows, columns], 5)).toEqual([false, false, false, false]);
    expect(shownCells(cells(3, 9, 20, 30), [rows], 5)).toEqual([false, false, true, true]);
    expect(shownCells(cells(6, 9, 20, 30), [rows, columns], 5)).toEqual([true, true, true, true]);
  });

  test('of two ways round a small one, that with fewer people is hidden', () => {
    expect(shownCells(cells(3, 9, 40, 20, 30, 50), [ROWS, COLUMNS], 5)).toEqual([
      false,
      false,
      true,
      false,
      false,
      true,
    ]);
  });

  test('who was chosen and who was not tell no small one together', () => {
    const told = (...counts: [people: number, chosen: number][]) =>
      shownCells(
        counts.map(([people, chosen]) => ({ people, chosen })),
        [ROWS, COLUMNS],
        5,
      );
    // No man of those hidden was chosen, and all the women were: the 3 chosen of the first column are the women in it.
    const [, , women, , , men] = told([3, 3], [5, 5], [20, 10], [9, 0], [8, 0], [22, 11]);
    expect([women, men]).toEqual([false, false]);
    expect(told([3, 2], [5, 2], [20, 10], [9, 4], [8, 4], [22, 11])).toContain(true);
  });

  test('a hidden cell of which nothing is said may be worked out', () => {
    expect(
      shownCells(
        [
          { people: 10, chosen: 5 },
          { people: 2, chosen: 1, isHarmless: true },
        ],
        [],
        5,
      ),
    ).toEqual([true, false]);
  });
});

test.each([
  [[4], 'few'],
  [[2, 2], 'few'],
  [[5], 'one-group'],
  [[0, 9, 0], 'one-group'],
  [[4, 1], null],
  [[], 'few'],
] as const)('of %j in the cells it reveals: %s', (counts, reveals) => {
  expect(revealsSingle([...counts], 5)).toBe(reveals);
});
