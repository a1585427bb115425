/** Looks five times a second, for a minute at most unless told, until something is there. */
export async function until<T>(look: () => Promise<T | null>, seconds = 60): Promise<T> {
  for (let tries = 0; tries < seconds * 5; tries += 1) {
    const found = await look();
    if (found !== null) return found;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('what was waited for did not come');
}
