type Cell = {
  people: number;
  /** It is told nowhere, such as who said one thing and left the other open. */
  isNeverShown?: boolean;
  /** It may be worked out: nothing is said of those in it. */
  isHarmless?: boolean;
};

/**
 * Which cells of a table may be shown, so that nobody can work out a group of fewer than `smallest` people from the
 * sums that they know: not a small cell itself, and not by taking the shown cells from a sum either.
 *
 * @param lines the cells, by index, of each sum that a reader may know
 */
export function shownCells(
  cells: readonly Cell[],
  lines: readonly (readonly number[])[],
  smallest: number,
): readonly boolean[] {
  const shown = cells.map(({ people, isNeverShown = false }) => !isNeverShown && people >= smallest);
  const peopleIn = (index: number): number => cells[index]?.people ?? 0;
  let isSettled = false;
  while (!isSettled) {
    isSettled = true;
    for (const line of lines) {
      const hidden = line.filter((index) => !shown[index] && peopleIn(index) > 0);
      const rest = hidden.reduce((sum, index) => sum + peopleIn(index), 0);
      if (rest >= smallest || hidden.every((index) => cells[index]?.isHarmless)) continue;
      const [least] = line.filter((index) => shown[index]).sort((a, b) => peopleIn(a) - peopleIn(b));
      if (least === undefined) continue;
      shown[least] = false;
      isSettled = false;
    }
  }
  return shown;
}

/**
 * Why figures about some of the people, such as those who moved on, would tell of single ones: there are too few of
 * them, or all of them are in one cell, so that whoever knows their names knows the cell. Null: they would not.
 *
 * @param counts how many of them are in each cell, those about whom nothing is known included
 */
export function revealsSingle(counts: readonly number[], smallest: number): 'few' | 'one-group' | null {
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total < smallest) return 'few';
  return counts.filter((count) => count > 0).length === 1 ? 'one-group' : null;
}
