import type { Declaration } from '@colloquy/contract/shared';
import { expect, test } from 'vitest';
import { type Counted, type FairTable, fairTables } from './figures.ts';

type Answers = Pick<Declaration, 'sex' | 'race'>;
type Counts = ReadonlyMap<Answers, number>;

const SMALLEST = 3;
const SEXES = ['female', 'male', 'another', null] as const;
const RACES = ['asian', 'white', 'black-or-african-american', null] as const;
const ANSWERS: readonly Answers[] = SEXES.flatMap((sex) => RACES.map((race) => ({ sex, race })));

function selectionTables(counts: Counts): FairTable[] {
  const all = [...counts].flatMap(([said, count]) =>
    Array.from({ length: count }, (_, index): Counted => {
      return { declared: { age: null, disability: null, ...said }, movedOn: index % 2 === 0, score: null };
    }),
  );
  return fairTables(all, ['sex', 'race'], SMALLEST).filter(({ basis }) => basis === 'selection');
}

/** What the tables say of how many are where, as sums: the answers that each is about, and their number. */
function sumsIn(tables: readonly FairTable[]): { of: Answers[]; people: number }[] {
  return tables.flatMap(({ by, groups, counted, unknown, rest }) => {
    const told = groups.flatMap(({ of, people }) => (people === null ? [] : [{ of, people }]));
    const isOf = (answers: Answers, of: FairTable['groups'][number]['of']): boolean =>
      Object.entries(of).every(([name, value]) => answers[name as keyof Answers] === value);
    const leftOpen = ANSWERS.filter((answers) => by.some((name) => answers[name as keyof Answers] === null));
    return [
      { of: [...ANSWERS], people: counted },
      { of: ANSWERS.filter((answers) => !told.some(({ of }) => isOf(answers, of))), people: rest },
      ...told.map(({ of, people }) => ({ of: ANSWERS.filter((answers) => isOf(answers, of)), people })),
      ...(unknown === null ? [] : [{ of: leftOpen, people: unknown }]),
    ];
  });
}

/** Another way to place everybody that says the same, with another number where `target` is; tried near to the true one. */
function another(counts: Counts, sums: ReturnType<typeof sumsIn>, target: Answers): Counts | null {
  // Where least is left open is placed first.
  const order = [target, ...ANSWERS.filter((answers) => answers !== target)];
  const lines = sums.map(({ of, people }) => ({ of: new Set(of), left: people, open: of.length }));
  const placed = new Map<Answers, number>();
  const place = (depth: number): boolean => {
    const answers = order[depth];
    if (answers === undefined) return true;
    const own = counts.get(answers) ?? 0;
    const about = lines.filter(({ of }) => of.has(answers));
    const most = Math.min(...about.map(({ left }) => left));
    const least = Math.max(0, ...about.filter(({ open }) => open === 1).map(({ left }) => left));
    const values = Array.from({ length: Math.max(0, most - least + 1) }, (_, index) => least + index)
      .filter((value) => answers !== target || value !== own)
      .sort((a, b) => Math.abs(a - own) - Math.abs(b - own));
    for (const value of values) {
      for (const line of about) [line.left, line.open] = [line.left - value, line.open - 1];
      placed.set(answers, value);
      if (place(depth + 1)) return true;
      for (const line of about) [line.left, line.open] = [line.left + value, line.open + 1];
    }
    return false;
  };
  return place(0) ? placed : null;
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
  for (let round = 0; round < 800; round += 1) {
    const isThere = new Set<string | null>([...SEXES, ...RACES].filter(() => next(4) > 0));
    const counts: Counts = new Map(
      ANSWERS.map((answers) => [
        answers,
        isThere.has(answers.sex) && isThere.has(answers.race) ? next(2) * next(12) : 0,
      ]),
    );
    const tables = selectionTables(counts);
    const both = tables.find(({ by }) => by.length === 2);
    if (both?.withheld !== null) continue;
    const sums = sumsIn(tables);
    shown += both.groups.filter(({ people }) => people !== null).length;
    for (const [answers, count] of counts) {
      if (count === 0 || count >= SMALLEST || (answers.sex === null && answers.race === null)) continue;
      looked += 1;
      expect(another(counts, sums, answers), `round ${round}: ${JSON.stringify([...counts])}`).not.toBeNull();
    }
  }
  expect(looked).toBeGreaterThan(150);
  expect(shown).toBeGreaterThan(150);
});
