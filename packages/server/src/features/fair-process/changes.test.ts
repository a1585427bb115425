import type { Declaration } from '@colloquy/contract/shared';
import { describe, expect, test } from 'vitest';
import type { Id } from '../../platform/ids.ts';
import { hasChanged, type Now, revealsFew, type Shown, type Standing, tallyStandings } from './changes.ts';

const OF = { asks: ['sex'], smallest: 5 } as const;
type Scored = Standing['scored'];

const person = (no: number, movedOn: boolean, scored: Scored = 'none', declared = true): Standing => ({
  interviewId: `person-${no}` as Id<'interview'>,
  movedOn,
  scored,
  declared,
});
/** From `first` on so many; every third moved on. */
const group = (first: number, count: number, movedOn = (no: number) => no % 2 === 0): Standing[] =>
  Array.from({ length: count }, (_, index) => person(first + index, movedOn(first + index)));
const shownOf = (standings: Standing[]): Shown => ({
  people: standings.length,
  tally: tallyStandings(standings),
  standings,
});
/** Who has a number that three divides is a woman, unless another way is given. */
const nowOf = (standings: Standing[], isWoman = (no: number) => no % 3 === 0): Now => {
  const said = (no: number): Declaration => ({
    sex: isWoman(no) ? 'female' : 'male',
    race: null,
    age: null,
    disability: null,
  });
  return {
    standings,
    said: new Map(Array.from({ length: 100 }, (_, no) => [`person-${no}` as Id<'interview'>, said(no)])),
  };
};
const before = group(0, 20);
const reveals = (now: Standing[], shown = shownOf(before), basis: 'selection' | 'scoring' = 'selection'): boolean =>
  revealsFew(shown, nowOf(now), basis, OF);

describe('new figures beside those that were shown', () => {
  test('tell of nobody where nobody has moved, or enough of each kind', () => {
    expect(hasChanged(shownOf(before), nowOf([...before].reverse()), 'selection')).toBe(false);
    expect(reveals(before)).toBe(false);
    expect(reveals([...before, ...group(20, 10)])).toBe(false);
    expect(reveals(before.slice(10))).toBe(false);
  });

  test('are made once anybody came, went, was erased, or counts as something else', () => {
    const shown = shownOf(before);
    const changed = (now: Standing[], of = shown) => hasChanged(of, nowOf(now), 'selection');
    expect(changed([...before, ...group(20, 1)])).toBe(true);
    expect(changed(before.slice(1))).toBe(true);
    expect(changed(before.slice(1), { ...shown, standings: before.slice(1) })).toBe(true);
    const another = before.map((one, index) => (index === 0 ? { ...one, movedOn: !one.movedOn } : one));
    expect(changed(another)).toBe(true);
    // Of figures whose people nobody kept, their number alone is known.
    expect(changed(before, { ...shown, tally: null })).toBe(false);
    expect(changed(before.slice(1), { ...shown, tally: null })).toBe(true);
  });

  test('tell of the one who moved on among five that came', () => {
    expect(reveals([...before, ...group(20, 5, (no) => no === 20)])).toBe(true);
  });

  test('tell of the sixth where six went and five of them came back', () => {
    const without = before.slice(6);
    expect(reveals(without)).toBe(true);
    expect(reveals([...without, ...before.slice(0, 5)])).toBe(true);
  });

  test('tell of one whose outcome was changed, however many came beside', () => {
    const changed = before.map((one, index) => (index === 0 ? { ...one, movedOn: !one.movedOn } : one));
    expect(reveals([...changed, ...group(20, 40)])).toBe(true);
  });

  test('tell of those who came where all of them are of one group', () => {
    const now = nowOf([...before, ...group(20, 10)], (no) => no >= 20);
    expect(revealsFew(shownOf(before), now, 'selection', OF)).toBe(true);
  });

  test('tell of one who said something of themselves only after they were counted', () => {
    const shown = shownOf(before.map((one, index) => ({ ...one, declared: index !== 3 })));
    expect(reveals([...before, ...group(20, 10)], shown)).toBe(true);
  });

  test('tell of one who is erased, by the number that was counted', () => {
    const shown = shownOf(before);
    const erased = { ...shown, standings: before.slice(1) };
    expect(reveals([...before.slice(1), ...group(20, 10)], erased)).toBe(true);
    const many = { ...shown, standings: before.slice(10) };
    expect(reveals([...before.slice(10), ...group(20, 10)], many)).toBe(false);
  });

  test('tell of one whose score came, or crossed the median, in the tables of scores alone', () => {
    for (const scored of ['above', 'below'] as const) {
      const now = before.map((one, index) => (index === 0 ? { ...one, scored } : one));
      expect(reveals(now, shownOf(before), 'scoring')).toBe(true);
      expect(reveals(now, shownOf(before), 'selection')).toBe(false);
    }
  });
});
