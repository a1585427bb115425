import type { Declaration } from '@colloquy/contract/shared';
import { expect, test } from 'vitest';
import { type Counted, type FairTable, fairTables } from './figures.ts';

type Answers = Pick<Declaration, 'sex' | 'race'>;
/** How many gave which answers, of those who were chosen or of those who were not. */
type Counts = ReadonlyMap<Answers, number>;
type Layers = { chosen: Counts; others: Counts };

const SMALLEST = 3;
const SEXES = ['female', 'male', 'another', null] as const;
const RACES = ['asian', 'white', 'black-or-african-american', null] as const;
const ANSWERS: readonly Answers[] = SEXES.flatMap((sex) => RACES.map((race) => ({ sex, race })));

function bothTables({ chosen, others }: Layers): FairTable[] {
  let people = 0;
  const counted = (counts: Counts, movedOn: boolean): Counted[] =>
    [...counts].flatMap(([said, count]) =>
      Array.from({ length: count }, (): Counted => {
        people += 1;
        return { declared: { age: null, disability: null, ...said }, movedOn, score: (people * 7) % 5 };
      }),
    );
  return fairTables([...counted(chosen, true), ...counted(others, false)], ['sex', 'race'], SMALLEST);
}

/** What the tables sum up, whoever they are by: the answers that each sum is about. All that is told of it is known. */
function sumsIn(tables: readonly FairTable[]): Answers[][] {
  return tables.flatMap(({ by, groups, unknown }) => {
    const told = groups.flatMap(({ of, people }) => (people === null ? [] : [of]));
    const isOf = (answers: Answers, of: FairTable['groups'][number]['of']): boolean =>
      Object.entries(of).every(([name, value]) => answers[name as keyof Answers] === value);
    const leftOpen = ANSWERS.filter((answers) => by.some((name) => answers[name as keyof Answers] === null));
    return [
      [...ANSWERS],
      ANSWERS.filter((answers) => !told.some((of) => isOf(answers, of))),
      ...told.map((of) => ANSWERS.filter((answers) => isOf(answers, of))),
      ...(unknown === null ? [] : [leftOpen]),
    ];
  });
}

/** Whether everybody can be placed otherwise, with another number where `target` is and no other sum; tried near to the truth. */
function canBeOtherwise(counts: Counts, sums: readonly Answers[][], target: Answers): boolean {
  const countOf = (answers: Answers): number => counts.get(answers) ?? 0;
  const order = [target, ...ANSWERS.filter((answers) => answers !== target)];
  const lines = sums.map((of) => ({
    of: new Set(of),
    left: of.reduce((sum, answers) => sum + countOf(answers), 0),
    open: of.length,
  }));
  const place = (depth: number): boolean => {
    const answers = order[depth];
    if (answers === undefined) return true;
    const own = countOf(answers);
    const about = lines.filter(({ of }) => of.has(answers));
    const most = Math.min(...about.map(({ left }) => left));
    const least = Math.max(0, ...about.filter(({ open }) => open === 1).map(({ left }) => left));
    const values = Array.from({ length: Math.max(0, most - least + 1) }, (_, index) => least + index)
      .filter((value) => answers !== target || value !== own)
      .sort((a, b) => Math.abs(a - own) - Math.abs(b - own));
    for (const value of values) {
      for (const line of about) [line.left, line.open] = [line.left - value, line.open - 1];
      if (place(depth + 1)) return true;
      for (const line of about) [line.left, line.open] = [line.left + value, line.open + 1];
    }
    return false;
  };
  return place(0);
}

function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

test('no small group follows from all tables together: everybody could be placed otherwise, whatever the numbers', () => {
  const next = numbers(11);
  let [looked, shown] = [0, 0];
  for (let round = 0; round < 600; round += 1) {
    const isThere = new Set<string | null>([...SEXES, ...RACES].filter(() => next(4) > 0));
    const isHere = ({ sex, race }: Answers): boolean => isThere.has(sex) && isThere.has(race);
    const people = new Map(ANSWERS.map((answers) => [answers, isHere(answers) ? next(2) * next(12) : 0]));
    // Of some groups all were chosen, or nobody.
    const chosen = new Map([...people].map(([answers, count]) => [answers, [0, count, next(count + 1)][next(3)] ?? 0]));
    const others = new Map([...people].map(([answers, count]) => [answers, count - (chosen.get(answers) ?? 0)]));
    const tables = bothTables({ chosen, others });
    const sums = sumsIn(tables);
    shown += tables
      .filter(({ by, withheld }) => by.length === 2 && withheld === null)
      .flatMap(({ groups }) => groups.filter(({ people }) => people !== null)).length;
    if (tables.every(({ by, withheld }) => by.length === 1 || withheld !== null)) continue;
    for (const [answers, count] of people) {
      if (count === 0 || count >= SMALLEST || (answers.sex === null && answers.race === null)) continue;
      looked += 1;
      const isOpen = [chosen, others].some((counts) => canBeOtherwise(counts, sums, answers));
      expect(isOpen, `round ${round}: ${JSON.stringify([[...chosen], [...others]])}`).toBe(true);
    }
  }
  expect(looked).toBeGreaterThan(80);
  expect(shown).toBeGreaterThan(80);
});
