import type { Call, CallOptions, Send } from './core.ts';

/** One page as the interface gives it; `total` counts the whole list. */
export type Page<Item> = { results: Item[]; total: number; pageSize: number };

/**
 * A list: `for await (const item of list)` asks for page after page until all `total` are there. What is added meanwhile
 * moves the rest on: an item that was seen is passed over. What is removed meanwhile may hide one.
 */
export type List<Item> = AsyncIterable<Item> & {
  /** One page, from 1. */
  page(number: number): Promise<Page<Item>>;
};

/** @param names of the parameter that numbers pages, and of an item's id */
export function list<Item extends object>(
  send: Send,
  call: Omit<Call, 'method'>,
  names: { page: 'current' | 'pageIndex'; id: keyof Item },
  options?: CallOptions,
): List<Item> {
  const page = (number: number): Promise<Page<Item>> =>
    send({ ...call, method: 'GET', query: { ...call.query, [names.page]: number } }, options);
  return {
    page,
    async *[Symbol.asyncIterator]() {
      const seen = new Set<unknown>();
      for (let number = 1; ; number += 1) {
        const { results, total, pageSize } = await page(number);
        for (const item of results) {
          const id = item[names.id];
          if (seen.has(id)) continue;
          seen.add(id);
          yield item;
        }
        if (results.length === 0 || number * pageSize >= total) return;
      }
    },
  };
}
