import type { Declaration, DeclaredCategory } from '@colloquy/contract/shared';
import type { Id } from '../../platform/ids.ts';
import { type Basis, tablesAsked } from './figures.ts';
import { revealsSingle } from './suppress.ts';

type Scored = 'above' | 'below' | 'none';

/** As what somebody was counted in figures that were shown. */
export type Standing = {
  interviewId: Id<'interview'>;
  movedOn: boolean;
  /** Null: not among those whose scores are told. */
  scored: Scored | null;
  declared: boolean;
};

/** How many were counted as what: of those whose interview is gone since, this alone is left. */
export type StandingTally = Record<string, number>;

/** Figures that were shown; null where nothing was kept of whom they counted. */
export type Shown = { people: number; tally: StandingTally | null; standings: readonly Standing[] };

/** The people of the figures that could be made now. */
export type Now = {
  standings: readonly Standing[];
  /** Also of those who are not counted now. */
  said: ReadonlyMap<Id<'interview'>, Declaration | null>;
};

export function tallyStandings(standings: readonly Standing[]): StandingTally {
  const tally: StandingTally = {};
  for (const basis of ['selection', 'scoring'] as const)
    for (const one of standings) {
      const state = stateIn(one, basis);
      if (state !== null) tally[state] = (tally[state] ?? 0) + 1;
    }
  return tally;
}

/** Whether anybody came, went, or is counted as something else than in `shown`. */
export function hasChanged(shown: Shown, now: Now, basis: Basis): boolean {
  if (shown.tally === null) return shown.people !== now.standings.length;
  return moves(shown, now, basis).size > 0 || gone(shown, basis).some((count) => count > 0);
}

/**
 * Whether figures of now next to those that were shown would tell of single people: those who came, went or changed in
 * one and the same way are fewer than `smallest`, or all in one group. Their net number says nothing of that.
 */
export function revealsFew(
  shown: Shown,
  now: Now,
  basis: Basis,
  { asks, smallest }: { asks: readonly DeclaredCategory[]; smallest: number },
): boolean {
  if (shown.tally === null) return Math.abs(now.standings.length - shown.people) < smallest;
  if (gone(shown, basis).some((count) => count > 0 && count < smallest)) return true;
  return [...moves(shown, now, basis).values()].some(
    (people) =>
      people.length < smallest ||
      tablesAsked(asks).some((by) => {
        const cells = new Map<string, number>();
        for (const id of people) {
          const cell = by.map((name) => now.said.get(id)?.[name] ?? '').join(' ');
          cells.set(cell, (cells.get(cell) ?? 0) + 1);
        }
        return revealsSingle([...cells.values()], smallest) !== null;
      }),
  );
}

/** Who moved from where to where, by the move. */
function moves(shown: Shown, now: Now, basis: Basis): Map<string, Id<'interview'>[]> {
  const before = new Map(shown.standings.map((one) => [one.interviewId, one]));
  const after = new Map(now.standings.map((one) => [one.interviewId, one]));
  const found = new Map<string, Id<'interview'>[]>();
  const add = (move: string, id: Id<'interview'>) => found.set(move, [...(found.get(move) ?? []), id]);
  for (const id of new Set([...before.keys(), ...after.keys()])) {
    const [was, is] = [before.get(id), after.get(id)];
    const [from, to] = [was && stateIn(was, basis), is && stateIn(is, basis)];
    if ((from ?? null) !== (to ?? null)) add(`${from ?? ''}>${to ?? ''}`, id);
    if (from && to && was?.declared !== is?.declared) add('declared', id);
  }
  return found;
}

/** How many of those who were counted have no interview any more, by what they were counted as. */
function gone({ tally, standings }: Shown, basis: Basis): number[] {
  const left = tallyStandings(standings);
  return Object.entries(tally ?? {})
    .filter(([state]) => state.startsWith(basis))
    .map(([state, count]) => count - (left[state] ?? 0));
}

function stateIn({ movedOn, scored }: Standing, basis: Basis): string | null {
  if (basis === 'selection') return movedOn ? 'selection-chosen' : 'selection-other';
  return scored === null ? null : `scoring-${scored}`;
}
