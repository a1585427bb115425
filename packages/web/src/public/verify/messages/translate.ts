import type { VerifyLanguage } from '@colloquy/contract/public';
import { createFill, type MessageValues } from '../../../shared/fill-message.ts';
import type { Catalogue, MessageKey } from './catalogue.ts';

export type Translate = (key: MessageKey, values?: MessageValues) => string;

/** Makes the function that says `key` in one language. */
export function createTranslate(catalogue: Catalogue, language: VerifyLanguage): Translate {
  const fill = createFill(language);
  return (key, values = {}) => fill(catalogue[key], values);
}
