import type { LastStatement, Tx } from './db.ts';

export type TotalChange = { list: string; key: string; delta: number };

const SLOTS = 8;

/** What open transactions have to change, by list and key. */
const gathered = new WeakMap<Tx, Map<string, TotalChange>>();

/**
 * Changes list counters in the writing transaction, as its last statement: everybody who writes to a list takes its rows.
 * A counter is spread over eight rows, so that one busy list does not make its writers wait for each other; rows are
 * taken in one order, so that writers of several lists never block each other in a circle.
 */
export function changeTotals(tx: Tx, changes: readonly TotalChange[]): void {
  if (changes.length === 0) return;
  let sums = gathered.get(tx);
  if (sums === undefined) {
    sums = new Map();
    gathered.set(tx, sums);
    tx.withCommit(() => totalsOf(tx), { isHot: true });
  }
  for (const { list, key, delta } of changes) {
    const name = `${list} ${key}`;
    sums.set(name, { list, key, delta: (sums.get(name)?.delta ?? 0) + delta });
  }
}

function totalsOf(tx: Tx): LastStatement<never> {
  const slot = Math.floor(Math.random() * SLOTS);
  const sorted = [...(gathered.get(tx)?.values() ?? [])].sort((a, b) =>
    a.list === b.list ? (a.key < b.key ? -1 : 1) : a.list < b.list ? -1 : 1,
  );
  return {
    text: `insert into list_totals (list, key, slot, n)
     select list, key, $4::smallint, delta from unnest($1::text[], $2::text[], $3::int[]) as change (list, key, delta)
     on conflict (list, key, slot) do update set n = list_totals.n + excluded.n`,
    params: [
      sorted.map((change) => change.list),
      sorted.map((change) => change.key),
      sorted.map((change) => change.delta),
      slot,
    ],
  };
}
