import type { English } from '@colloquy/content/messages/verify';

export type MessageKey = keyof English;
/** One language's words. */
export type Catalogue = { readonly [Key in MessageKey]: string };
