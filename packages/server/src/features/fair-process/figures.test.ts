import type { Declaration } from '@colloquy/contract/shared';
import { describe, expect, test } from 'vitest';
import { type Counted, fairTable, fairTables, medianOf } from './figures.ts';

const NOBODY: Declaration = { sex: null, race: null, age: null, disability: null };

/** So many people with one answer, of whom so many moved on. */
function people(said: Partial<Declaration>, count: number, movedOn: number, scores?: readonly number[]): Counted[] {
  return Array.from({ length: count }, (_, index) => ({
    declared: { ...NOBODY, ...said },
    movedOn: index < movedOn,
    score: scores?.[index] ?? null,
  }));
}

const shown = (
  all: readonly Counted[],
  by: Parameters<typeof fairTable>[1],
  basis: 'selection' | 'scoring' = 'selection',
) => {
  const table = fairTable(all, by, basis, 5);
  return {
    ...table,
    groups: Object.fromEntries(table.groups.map((group) => [Object.values(group.of).join(' '), group])),
  };
};

/*
 * Worked by hand, 100 people:
 *
 *                       people   moved on   rate            ÷ 0.60
 *   female                40        18      18/40 = 0.45     0.75    0.75 < 0.80
 *   male                  50        30      30/50 = 0.60     1.00
 *   did not say           10         4
 */
describe('an example worked by hand', () => {
  const all = [
    ...people({ sex: 'female', race: 'asian' }, 10, 3),
    ...people({ sex: 'female', race: 'white' }, 30, 15),
    ...people({ sex: 'male', race: 'asian' }, 20, 14),
    ...people({ sex: 'male', race: 'white' }, 30, 16),
    ...people({}, 10, 4),
  ];

  test('selection rates and impact ratios by sex', () => {
    const { groups, counted, unknown, rest, withheld } = shown(all, ['sex']);
    expect({ counted, unknown, rest, withheld }).toEqual({ counted: 100, unknown: 10, rest: 10, withheld: null });
    expect(groups.female).toMatchObject({ people: 40, chosen: 18, rate: 0.45, ratio: 0.75, belowFourFifths: true });
    expect(groups.male).toMatchObject({ people: 50, chosen: 30, rate: 0.6, ratio: 1, belowFourFifths: false });
    expect(groups.another).toMatchObject({ people: null, chosen: null, rate: null, ratio: null });
  });

  /*
   *   asian   10 + 20 = 30    3 + 14 = 17    17/30 = 0.5667    1
   *   white   30 + 30 = 60   15 + 16 = 31    31/60 = 0.5167    (31/60) ÷ (17/30) = 31/34 = 0.9118
   */
  test('by race', () => {
    const { groups } = shown(all, ['race']);
    expect(groups.asian).toMatchObject({ people: 30, chosen: 17, rate: 0.5667, ratio: 1 });
    expect(groups.white).toMatchObject({ people: 60, chosen: 31, rate: 0.5167, ratio: 0.9118, belowFourFifths: false });
  });

  /*
   *   female asian   3/10 = 0.30    0.30 ÷ 0.70 = 0.4286
   *   female white  15/30 = 0.50    0.50 ÷ 0.70 = 0.7143
   *   male asian    14/20 = 0.70    1
   *   male white    16/30 = 0.5333  0.5333 ÷ 0.70 = 16/21 = 0.7619
   */
  test('by sex and race together', () => {
    const { groups } = shown(all, ['sex', 'race']);
    expect(groups['female asian']).toMatchObject({ rate: 0.3, ratio: 0.4286, belowFourFifths: true });
    expect(groups['female white']).toMatchObject({ rate: 0.5, ratio: 0.7143, belowFourFifths: true });
    expect(groups['male asian']).toMatchObject({ rate: 0.7, ratio: 1, belowFourFifths: false });
    expect(groups['male white']).toMatchObject({ rate: 0.5333, ratio: 0.7619, belowFourFifths: true });
  });
});

/*
 * Scores 1 to 5 of 20 people; sorted: 1 1 1 1 1 2 2 2 2 2 | 3 3 3 3 3 4 4 4 5 5, the median is (2 + 3) ÷ 2 = 2.5.
 *
 *   female  1 1 1 2 2 3 3 4 4 5    above: 5 of 10 = 0.5   0.5 ÷ 0.5 = 1
 *   male    1 1 2 2 2 3 3 3 4 5    above: 5 of 10 = 0.5
 */
test('scoring rates count who is above the median of all scores', () => {
  const all = [
    ...people({ sex: 'female' }, 10, 0, [1, 1, 1, 2, 2, 3, 3, 4, 4, 5]),
    ...people({ sex: 'male' }, 10, 0, [1, 1, 2, 2, 2, 3, 3, 3, 4, 5]),
  ];
  const { groups, median } = shown(all, ['sex'], 'scoring');
  expect(median).toBe(2.5);
  expect(groups.female).toMatchObject({ people: 10, chosen: 5, rate: 0.5, ratio: 1 });
  expect(groups.male).toMatchObject({ people: 10, chosen: 5, rate: 0.5, ratio: 1 });
});

test('a score that is the median is not above it', () => {
  expect(medianOf([3, 1, 2])).toBe(2);
  expect(medianOf([])).toBeNull();
  const all = [
    ...people({ sex: 'female' }, 11, 0, [1, 1, 1, 1, 1, 2, 3, 3, 3, 3, 3]),
    ...people({ sex: 'male' }, 10, 0, [1, 1, 1, 1, 1, 3, 3, 3, 3, 3]),
  ];
  const { groups, median } = shown(all, ['sex'], 'scoring');
  expect(median).toBe(2);
  expect(groups.female).toMatchObject({ people: 11, chosen: 5 });
});

test('exactly four fifths is not below them', () => {
  // 8 of 20 = 0.4, 10 of 20 = 0.5: 0.4 ÷ 0.5 is 4/5.
  const { groups } = shown([...people({ sex: 'female' }, 20, 8), ...people({ sex: 'male' }, 20, 10)], ['sex']);
  expect(groups.female).toMatchObject({ ratio: 0.8, belowFourFifths: false });
});

test('a group under 2 % of all has its rate and no ratio, and is no measure of others', () => {
  // 5 of 300 are 1.7 %: all of them moved on, which would make every other ratio a small one.
  const all = [
    ...people({ race: 'asian' }, 145, 58),
    ...people({ race: 'white' }, 150, 75),
    ...people({ race: 'two-or-more' }, 5, 5),
  ];
  const { groups } = shown(all, ['race']);
  expect(groups['two-or-more']).toMatchObject({
    people: 5,
    rate: 1,
    ratio: null,
    under2Percent: true,
    belowFourFifths: null,
  });
  expect(groups.asian).toMatchObject({ rate: 0.4, ratio: 0.8 });
});

describe('nobody can be singled out', () => {
  test('a group under five is not shown, and where it could be worked out neither is the next', () => {
    const all = [
      ...people({ race: 'asian' }, 12, 6),
      ...people({ race: 'white' }, 20, 10),
      ...people({ race: 'hispanic-or-latino' }, 9, 3),
      ...people({ race: 'two-or-more' }, 2, 1),
    ];
    const { groups, unknown, rest } = shown(all, ['race']);
    expect(groups['two-or-more']).toMatchObject({ people: null, chosen: null, rate: null, ratio: null });
    expect(groups['hispanic-or-latino']).toMatchObject({ people: null, chosen: null });
    expect(groups.asian?.people).toBe(12);
    expect({ unknown, rest }).toEqual({ unknown: null, rest: 11 });
  });

  test('those who did not say cover a small group, whose size nobody is told', () => {
    const all = [
      ...people({ sex: 'female' }, 20, 10),
      ...people({ sex: 'male' }, 20, 9),
      ...people({ sex: 'another' }, 2, 1),
      ...people({}, 6, 2),
    ];
    const { groups, unknown, rest } = shown(all, ['sex']);
    expect([groups.female?.people, groups.male?.people, groups.another?.people]).toEqual([20, 20, null]);
    expect({ unknown, rest }).toEqual({ unknown: null, rest: 8 });
  });

  test('of one category it may be told how few did not say: nothing is said of them', () => {
    const all = [...people({ sex: 'female' }, 20, 10), ...people({ sex: 'male' }, 20, 9), ...people({}, 2, 1)];
    const { groups, unknown, rest } = shown(all, ['sex']);
    expect([groups.female?.people, groups.male?.people]).toEqual([20, 20]);
    expect({ unknown, rest }).toEqual({ unknown: 2, rest: 2 });
  });

  test('of two it may not: who left the second one open is known by the first', () => {
    const all = (['female', 'male'] as const).flatMap((sex) => [
      ...people({ sex, race: 'asian' }, 12, 6),
      ...people({ sex, race: 'white' }, 20, 10),
      ...people({ sex }, sex === 'female' ? 2 : 0, 1),
    ]);
    const { groups, unknown, rest } = shown(all, ['sex', 'race']);
    expect([groups['female asian']?.people, groups['female white']?.people]).toEqual([null, 20]);
    expect(unknown).toBeNull();
    expect(rest).toBeGreaterThanOrEqual(5);
  });

  test('nothing is shown where a single person moved on, or all who did are of one group', () => {
    expect(shown([...people({ sex: 'female' }, 20, 1), ...people({ sex: 'male' }, 20, 0)], ['sex']).withheld).toBe(
      'few-chosen',
    );
    expect(shown([...people({ sex: 'female' }, 20, 19), ...people({ sex: 'male' }, 20, 20)], ['sex']).withheld).toBe(
      'few-others',
    );
    expect(shown([...people({ sex: 'female' }, 20, 0), ...people({ sex: 'male' }, 20, 8)], ['sex']).withheld).toBe(
      'one-group',
    );
    expect(shown([...people({ sex: 'female' }, 8, 8), ...people({ sex: 'male' }, 20, 0)], ['sex']).withheld).toBe(
      'one-group',
    );
    expect(shown(people({ sex: 'female' }, 9, 5), ['sex']).withheld).toBe('few-people');
  });

  test('the two tables together do not tell who has no score', () => {
    const scores = [1, 2, 3, 4, 5, 1, 2, 3, 4, 5];
    const few = [...people({ sex: 'female' }, 11, 5, scores), ...people({ sex: 'male' }, 10, 5, scores)];
    expect(shown(few, ['sex'], 'scoring').withheld).toBe('few-unscored');
    const some = [
      ...people({ sex: 'female' }, 13, 5, scores),
      ...people({ sex: 'male' }, 17, 5, scores),
      ...people({ sex: 'another' }, 10, 5, scores),
    ];
    const { groups } = shown(some, ['sex'], 'scoring');
    expect(groups.female?.people).toBeNull();
  });

  test('every sum that is known leaves out nobody or at least five, whatever the numbers', () => {
    let seed = 7;
    const next = (below: number): number => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      // Its low bits repeat after a few numbers.
      return Math.floor((seed / 2_147_483_648) * below);
    };
    for (let round = 0; round < 200; round += 1) {
      const all = (['female', 'male', 'another', null] as const).flatMap((sex) =>
        (['asian', 'white', 'two-or-more', null] as const).flatMap((race) => {
          const count = next(4) === 0 ? next(4) : next(25);
          return people({ sex, race }, count, next(count + 1));
        }),
      );
      const both = fairTable(all, ['sex', 'race'], 'selection', 5);
      if (both.withheld !== null) continue;
      for (const sex of ['female', 'male', 'another'] as const) {
        const told = both.groups.filter((group) => group.of.sex === sex && group.people !== null);
        expect(told.every((group) => (group.people ?? 0) >= 5)).toBe(true);
        const left =
          all.filter(({ declared }) => declared?.sex === sex).length -
          told.reduce((sum, group) => sum + (group.people ?? 0), 0);
        expect(told.length === 0 || left === 0 || left >= 5, `round ${round}, ${sex}: ${left}`).toBe(true);
      }
      expect(both.rest === 0 || both.rest >= 5).toBe(true);
    }
  });
});

test('tables are made of what was asked alone', () => {
  const all = [...people({ sex: 'female' }, 20, 10), ...people({ sex: 'male' }, 20, 10)];
  expect(fairTables(all, ['sex', 'age'], 5).map(({ by, basis }) => `${basis} ${by.join('+')}`)).toEqual([
    'selection sex',
    'selection age',
    'scoring sex',
    'scoring age',
  ]);
});
