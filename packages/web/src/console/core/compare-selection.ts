import { COMPARED } from '@colloquy/contract/console';

/** Of what is in an address, the interviews that are compared. */
export function compareSearch(search: Record<string, unknown>): { ids: string } {
  return { ids: typeof search.ids === 'string' ? search.ids : '' };
}

/** With one more or one less; no more than can be compared. */
export function toggled(chosen: readonly string[], id: string): string[] {
  if (chosen.includes(id)) return chosen.filter((one) => one !== id);
  return chosen.length < COMPARED.max ? [...chosen, id] : [...chosen];
}

export const isComparable = (chosen: readonly string[]): boolean =>
  chosen.length >= COMPARED.min && chosen.length <= COMPARED.max;
