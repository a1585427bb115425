import { DECLARED, type Declaration, type DeclaredAnswer, type DeclaredCategory } from '@colloquy/contract/shared';
import { revealsSingle, type Sums, shownCells } from './suppress.ts';

/** One candidate as they are counted: no id, no name, no time. */
export type Counted = {
  declared: Declaration | null;
  movedOn: boolean;
  /** Overall level of the report; null where it has none. */
  score: number | null;
};

/** `selection`: who moved on · `scoring`: who scored above the median of all who have a score. */
export type Basis = 'selection' | 'scoring';

/**
 * Why a table shows nothing: `few-people` in all, or too few groups that may be shown · `few-chosen`, `few-others`: too
 * few are, or are not, among those counted by the rate · `one-group`: all of these are in one group, so that the figures
 * would tell of each of them · `few-unscored`: so few have no score that the two tables together would tell of them.
 */
type Withheld = 'few-people' | 'few-chosen' | 'few-others' | 'one-group' | 'few-unscored';

type Group = {
  of: Partial<Record<DeclaredCategory, DeclaredAnswer>>;
  /** Null, as all else, where the group is too small to be shown or would tell of a small one. */
  people: number | null;
  chosen: number | null;
  /** chosen ÷ people. */
  rate: number | null;
  /** rate ÷ the highest rate of the groups that have a ratio. */
  ratio: number | null;
  /** Under 2 % of those counted: its rate is told, no ratio is made of it. */
  under2Percent: boolean;
  /** Whether the ratio is less than 4/5: arithmetic, no finding. Null without a ratio. */
  belowFourFifths: boolean | null;
};

export type FairTable = {
  by: readonly DeclaredCategory[];
  basis: Basis;
  /** All who are counted, those about whom nothing is known included. */
  counted: number;
  /** Of them, those who did not say what the table is by; null where that would tell of a group that is not shown. */
  unknown: number | null;
  /** Of them, those who are in no group that is shown: they did not say, or their group is too small. */
  rest: number;
  /** Of the scores, where the table is about them. */
  median: number | null;
  withheld: Withheld | null;
  groups: Group[];
};

/** What Local Law 144 asks for, and the categories beyond it that an organization may ask about. */
const TABLES: readonly (readonly DeclaredCategory[])[] = [['sex'], ['race'], ['sex', 'race'], ['age'], ['disability']];

/** @param smallest no group of fewer people is shown, nor one that can be worked out */
export function fairTables(people: readonly Counted[], asks: readonly DeclaredCategory[], smallest: number) {
  return (['selection', 'scoring'] as const).flatMap((basis) =>
    tablesAsked(asks).map((by) => fairTable(people, by, basis, smallest)),
  );
}

export function tablesAsked(asks: readonly DeclaredCategory[]): (readonly DeclaredCategory[])[] {
  return TABLES.filter((by) => by.every((name) => asks.includes(name)));
}

type Tally = {
  of: Partial<Record<DeclaredCategory, DeclaredAnswer>>;
  isKnown: boolean;
  people: number;
  chosen: number;
};

export function fairTable(
  all: readonly Counted[],
  by: readonly DeclaredCategory[],
  basis: Basis,
  smallest: number,
): FairTable {
  const scored = all.filter(({ score }) => score !== null);
  const counted = basis === 'selection' ? all : scored;
  const median = basis === 'selection' ? null : medianOf(scored.map(({ score }) => score ?? 0));
  const isChosen = ({ movedOn, score }: Counted): boolean =>
    basis === 'selection' ? movedOn : score !== null && median !== null && score > median;
  const cells = tally(counted, by, isChosen);
  const known = cells.filter(({ isKnown }) => isKnown);
  const table = { by, basis, counted: counted.length, median };
  const nothing = { unknown: null, rest: counted.length, groups: [] };
  const without = basis === 'scoring' ? tally(all, by, ({ score }) => score === null) : null;
  const withheld = reasonFor(cells, without, smallest);
  if (withheld !== null) return { ...table, ...nothing, withheld };

  // Next to the other table, a group that differs from it by a few would tell of those few.
  const missing = (of: Tally['of']): number => without?.find((cell) => same(cell.of, of))?.chosen ?? 0;
  // What one table hides the other does not show: the groups are the same people.
  const inSelection =
    basis === 'selection'
      ? null
      : shownAmong(
          tally(all, by, ({ movedOn }) => movedOn),
          by,
          smallest,
        );
  const isReported = ({ of }: Tally, index: number): boolean =>
    (missing(of) === 0 || missing(of) >= smallest) && inSelection?.[index] !== false;
  const shown = shownAmong(cells, by, smallest, isReported);
  const visible = cells.filter((_cell, index) => shown[index]);
  if (visible.length < 2) return { ...table, ...nothing, withheld: 'few-people' };

  const isUnder = ({ people }: Tally): boolean => people * 50 < counted.length;
  const best = visible.filter((cell) => !isUnder(cell)).reduce<Tally | null>(higher, null);
  return {
    ...table,
    rest: counted.length - peopleOf(visible),
    unknown: peopleOf(visible) === peopleOf(known) ? counted.length - peopleOf(known) : null,
    withheld: null,
    groups: known.map((cell): Group => {
      const { of, people, chosen } = cell;
      const under2Percent = visible.includes(cell) && isUnder(cell);
      if (!visible.includes(cell))
        return { of, people: null, chosen: null, rate: null, ratio: null, under2Percent, belowFourFifths: null };
      const hasRatio = !under2Percent && best !== null && best.chosen > 0;
      return {
        of,
        people,
        chosen,
        rate: rounded(chosen / people),
        ratio: hasRatio ? rounded((chosen * best.people) / (people * best.chosen)) : null,
        under2Percent,
        // In whole numbers: 0.8 itself is not below.
        belowFourFifths: hasRatio ? chosen * best.people * 5 < people * best.chosen * 4 : null,
      };
    }),
  };
}

function reasonFor(cells: readonly Tally[], without: readonly Tally[] | null, smallest: number): Withheld | null {
  if (peopleOf(cells) < 2 * smallest) return 'few-people';
  const chosen = revealsSingle(
    cells.map((cell) => cell.chosen),
    smallest,
  );
  if (chosen !== null) return chosen === 'few' ? 'few-chosen' : chosen;
  const others = revealsSingle(
    cells.map((cell) => cell.people - cell.chosen),
    smallest,
  );
  if (others !== null) return others === 'few' ? 'few-others' : others;
  const unscored = without?.map((cell) => cell.chosen) ?? [];
  if (sum(unscored) > 0 && revealsSingle(unscored, smallest) !== null) return 'few-unscored';
  return null;
}

/** A cell for each combination of answers, those that leave one open included. */
function tally(
  people: readonly Counted[],
  by: readonly DeclaredCategory[],
  isChosen: (one: Counted) => boolean,
): Tally[] {
  let combinations: Record<string, string | null>[] = [{}];
  for (const name of by)
    combinations = combinations.flatMap((one) => [...DECLARED[name], null].map((value) => ({ ...one, [name]: value })));
  return combinations.map((combination) => {
    const here = people.filter(({ declared }) => by.every((name) => (declared?.[name] ?? null) === combination[name]));
    const isKnown = by.every((name) => combination[name] !== null);
    const of = combination as Tally['of'];
    return { of, isKnown, people: here.length, chosen: here.filter(isChosen).length };
  });
}

function shownAmong(
  cells: readonly Tally[],
  by: readonly DeclaredCategory[],
  smallest: number,
  isReported: (cell: Tally, index: number) => boolean = () => true,
): readonly boolean[] {
  return shownCells(
    cells.map((cell, index) => ({
      people: cell.people,
      chosen: cell.chosen,
      isNeverShown: !cell.isKnown || !isReported(cell, index),
      isHarmless: by.every((name) => cell.of[name] === null),
    })),
    by.length === 1 ? [] : by.map((name) => sumsBy(cells, name)),
    smallest,
  );
}

/**
 * The cells by each answer about one category, and by none. Which of these sums stand in a table of that category, of this
 * basis, the other one or an earlier reading, is not asked: all are taken as known.
 */
function sumsBy(cells: readonly Tally[], name: DeclaredCategory): Sums {
  return [...DECLARED[name], null].map((answer) =>
    cells.flatMap(({ of }, index) => ((of[name] ?? null) === answer ? [index] : [])),
  );
}

function same(a: Tally['of'], b: Tally['of']): boolean {
  return Object.keys(a).every((name) => a[name as DeclaredCategory] === b[name as DeclaredCategory]);
}

function higher(best: Tally | null, cell: Tally): Tally {
  return best === null || cell.chosen * best.people > best.chosen * cell.people ? cell : best;
}

/** Half of the sum of the two in the middle where their number is even. */
export function medianOf(scores: readonly number[]): number | null {
  const sorted = [...scores].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle];
  if (upper === undefined) return null;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
}

function peopleOf(cells: readonly Tally[]): number {
  return sum(cells.map(({ people }) => people));
}

function rounded(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
