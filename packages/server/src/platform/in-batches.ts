/**
 * Joins calls that come together: those of one turn of the event loop, or within `waitMs` of the first, become one run of at
 * most `limit`. Where a run of several fails, each of its calls is run alone, so that one stops no other.
 *
 * @param run gives one result for each item, in their order
 */
export function inBatches<Item, Result>(
  run: (items: readonly Item[]) => Promise<readonly Result[]>,
  { waitMs = 0, limit = 100 }: { waitMs?: number; limit?: number } = {},
): (item: Item) => Promise<Result> {
  type Call = { item: Item; resolve(result: Result): void; reject(error: unknown): void };
  let waiting: Call[] = [];

  const flush = (): void => {
    const calls = waiting;
    waiting = [];
    for (let from = 0; from < calls.length; from += limit) void settle(calls.slice(from, from + limit));
  };

  const settle = async (calls: readonly Call[]): Promise<void> => {
    try {
      const results = await run(calls.map(({ item }) => item));
      for (const [at, { resolve }] of calls.entries()) resolve(results[at] as Result);
    } catch (error) {
      const [first, ...others] = calls;
      if (others.length > 0) await Promise.all(calls.map((call) => settle([call])));
      else first?.reject(error);
    }
  };

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      if (waiting.length > 1) return;
      if (waitMs === 0) process.nextTick(flush);
      else setTimeout(flush, waitMs);
    });
}
