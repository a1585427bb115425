/**
 * An operator's content, laid over the built-in one when that is read. Plain data: it crosses to other threads.
 *
 * `parts` are as compiled (`occupations/en`). `replaced` has each area of entries that is touched, with the entries
 * whose built-in languages no longer count.
 */
export type Overlay = { replaced: Record<string, string[]>; parts: Record<string, unknown> };

export const NOTHING_OVERLAID: Overlay = { replaced: {}, parts: {} };

/**
 * @param name area and part (`occupations/de`)
 * @param value the built-in part, null where there is none
 */
export function overlaid({ replaced, parts }: Overlay, name: string, value: unknown): unknown {
  const gone = replaced[name.slice(0, name.indexOf('/'))];
  const own = parts[name];
  if (gone === undefined) return own ?? value;
  if (own === undefined && gone.length === 0) return value;
  const kept = Object.entries((value ?? {}) as Record<string, unknown>).filter(([entry]) => !gone.includes(entry));
  const merged = { ...Object.fromEntries(kept), ...(own as object | undefined) };
  return value === null && Object.keys(merged).length === 0 ? null : merged;
}
