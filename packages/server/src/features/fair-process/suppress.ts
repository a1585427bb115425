type Cell = {
  people: number;
  /** Of them, those who moved on or scored above the median: told with each group that is shown. */
  chosen: number;
  /** It is told nowhere, such as who said one thing and left the other open. */
  isNeverShown?: boolean;
  /** It may be worked out: nothing is said of those in it. */
  isHarmless?: boolean;
};

/** All cells, by index, in groups whose sums a reader knows. */
export type Sums = readonly (readonly number[])[];

/**
 * Which cells of a table may be shown, so that nobody can work out a group of fewer than `smallest` people: not a small
 * cell itself, not by taking the shown cells from a sum, and not by putting sums of both ways together.
 *
 * @param sums one way to group the cells, or two that cross, such as rows and columns
 */
export function shownCells(cells: readonly Cell[], sums: readonly Sums[], smallest: number): readonly boolean[] {
  const shown = cells.map(({ people, isNeverShown = false }) => !isNeverShown && people >= smallest);
  const peopleIn = (index: number): number => cells[index]?.people ?? 0;
  const shownOf = (indexes: readonly number[]): number[] =>
    indexes.filter((index) => shown[index]).sort((a, b) => peopleIn(a) - peopleIn(b));
  const lines = [[...cells.keys()], ...sums.flat()];

  const leastOfATellingSum = (): number | undefined => {
    for (const line of lines) {
      const hidden = line.filter((index) => !shown[index] && peopleIn(index) > 0);
      const rest = hidden.reduce((total, index) => total + peopleIn(index), 0);
      if (rest >= smallest || hidden.every((index) => cells[index]?.isHarmless)) continue;
      const [least] = shownOf(line);
      if (least !== undefined) return least;
    }
    return undefined;
  };

  const leastThatHides = (): number | undefined => {
    const isSmall = ({ people, isHarmless = false }: Cell): boolean => people > 0 && people < smallest && !isHarmless;
    const told = (): number[] =>
      [...cells.keys()].filter((index) => isSmall(cells[index] as Cell) && isWorkedOut(index, cells, sums, shown));
    const [first] = told();
    if (first === undefined) return undefined;
    const candidates = shownOf([...cells.keys()]);
    const helps = candidates.find((index) => {
      shown[index] = false;
      const isHidden = !isWorkedOut(first, cells, sums, shown);
      shown[index] = true;
      return isHidden;
    });
    const beside = shownOf(sums.flatMap((groups) => groups.find((group) => group.includes(first)) ?? []));
    return helps ?? beside[0] ?? candidates[0];
  };

  for (;;) {
    const next = leastOfATellingSum() ?? leastThatHides();
    if (next === undefined) return shown;
    shown[next] = false;
  }
}

/**
 * Whether the sums leave a hidden cell one number only: each sum tells how many were chosen and how many were not, and a
 * cell is open where either of its two numbers is.
 */
function isWorkedOut(
  target: number,
  cells: readonly Cell[],
  sums: readonly Sums[],
  shown: readonly boolean[],
): boolean {
  const layers = [cells.map(({ chosen }) => chosen), cells.map(({ people, chosen }) => people - chosen)];
  return layers.every((counts) => isFixed(target, counts, sums, shown));
}

/**
 * Whether a hidden number is the only one that fits. It is where nobody can be moved out of its cell, or into it, and
 * others moved from hidden cell to hidden cell so that no sum changes and no cell falls below nobody.
 */
function isFixed(
  target: number,
  counts: readonly number[],
  [rows = [[...counts.keys()]], columns = [[...counts.keys()]]]: readonly Sums[],
  shown: readonly boolean[],
): boolean {
  const countIn = (index: number): number => counts[index] ?? 0;
  const placeIn = (groups: Sums, index: number): number => groups.findIndex((group) => group.includes(index));
  const isNobody = (group: readonly number[] | undefined): boolean =>
    group?.every((index) => countIn(index) === 0) ?? false;
  const placed = [...counts.keys()].map((index) => {
    const [row, column] = [placeIn(rows, index), placeIn(columns, index)];
    // A sum of nobody tells that each of its cells is empty.
    const isOpen = !shown[index] && !isNobody(rows[row]) && !isNobody(columns[column]);
    return { index, from: `row ${row}`, to: `column ${column}`, isOpen };
  });
  const own = placed[target];
  if (own?.isOpen !== true) return true;
  const steps = placed
    .filter(({ index, isOpen }) => isOpen && index !== target)
    // One more in a cell goes from its row to its column, one fewer the way back.
    .flatMap(({ index, from, to }) => [{ from, to }, ...(countIn(index) > 0 ? [{ from: to, to: from }] : [])]);
  const canFall = countIn(target) > 0 && leads(steps, own.from, own.to);
  return !canFall && !leads(steps, own.to, own.from);
}

function leads(steps: readonly { from: string; to: string }[], start: string, end: string): boolean {
  const reached = new Set([start]);
  for (const node of reached) for (const { from, to } of steps) if (from === node) reached.add(to);
  return reached.has(end);
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
