import type { Unit } from './unit.ts';

/**
 * The lists of words in a value, each by its place in it (`topics.age`): what is no object is one list. No language
 * needs all lists that English has.
 */
export function ownWords(value: object): Unit[] {
  return listsOf(value, '').map(({ path, list }) => ({ id: path, source: list, isNeeded: false, isOwn: true }));
}

function listsOf(value: unknown, path: string): { path: string; list: unknown }[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [{ path, list: value }];
  return Object.entries(value)
    .filter(([, inner]) => inner !== undefined)
    .flatMap(([key, inner]) => listsOf(inner, path === '' ? key : `${path}.${key}`));
}
