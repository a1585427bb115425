import { createFill, type MessageValues } from '../../../shared/fill-message.ts';
import type { Catalogue, MessageKey } from './catalogue.ts';

export type Translate = (key: MessageKey, values?: MessageValues) => string;

/** Makes the function that says `key` in one language. */
export function createTranslate(catalogue: Catalogue, tag: string): Translate {
  const fill = createFill(tag);
  return (key, values = {}) => fill(catalogue[key], values);
}
