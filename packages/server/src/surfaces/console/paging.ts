/** Rows of a page of a list. */
export const PAGE = 50;

/** A page of what was found with one row more, and where the next one begins. */
export function pageOf<Row extends { id: string }>(found: readonly Row[]): { results: Row[]; next: string | null } {
  const results = found.slice(0, PAGE);
  return { results, next: found.length > PAGE ? (results.at(-1)?.id ?? null) : null };
}
