import { createFill } from '../../shared/fill-message.ts';
import type { Catalogue, Translate } from './catalogue.ts';

export { isolated } from '../../shared/fill-message.ts';

/** Makes the function that says `key` in one language. */
export function createTranslate(catalogue: Catalogue, tag: string): Translate {
  const fill = createFill(tag);
  return (key, ...[values]) => fill(catalogue[key], values ?? {});
}
