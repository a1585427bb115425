/** Looks five times a second, for a minute at most unless told, until something is there. */
export async function until<T>(look: () => Promise<T | null>, seconds = 60): Promise<T> {
  for (let tries = 0; tries < seconds * 5; tries += 1) {
    const found = await look();
    if (found !== null) return found;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('what was waited for did not come');
}

/**
 * Looks until what is seen fits, for half a minute at most, and gives what was seen last: the check that follows judges
 * it. For what a page comes to by itself a moment after something else, such as where the focus lands.
 */
export async function settled<T>(look: () => Promise<T>, fits: (seen: T) => boolean): Promise<T> {
  const lastAt = performance.now() + 30_000;
  for (;;) {
    const seen = await look();
    if (fits(seen) || performance.now() > lastAt) return seen;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
