/** Compiled messages as the build finds them: a file per language, fetched when it is asked for. */
export type CatalogueFiles<Catalogue> = Readonly<Record<string, () => Promise<Catalogue>>>;

const fetched = new WeakMap<() => Promise<unknown>, Promise<unknown>>();

/**
 * Fetches one language's messages; each is a file of its own, so that a page loads one. What has come stays; what could
 * not be fetched is fetched again when it is asked for again.
 */
export function fetchCatalogue<Catalogue>(files: CatalogueFiles<Catalogue>, language: string): Promise<Catalogue> {
  const fetch = Object.entries(files).find(([file]) => file.endsWith(`/${language}.json`))?.[1];
  if (fetch === undefined) throw new Error(`no messages are written in ${language}`);
  const known = fetched.get(fetch);
  if (known !== undefined) return known as Promise<Catalogue>;
  const coming = fetch();
  fetched.set(fetch, coming);
  coming.catch(() => fetched.delete(fetch));
  return coming;
}
