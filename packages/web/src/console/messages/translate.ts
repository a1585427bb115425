import { createFill } from '../../shared/fill-message.ts';
import type { CatalogueOf, TranslateOf } from './catalogue.ts';

/** Makes the function that says `key` in one language. */
export function createTranslate<Words>(catalogue: CatalogueOf<Words>, tag: string): TranslateOf<Words> {
  const fill = createFill(tag);
  return (key, ...[values]) => fill(catalogue[key], values ?? {});
}
