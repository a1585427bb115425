import type { en } from './en.ts';

export type MessageKey = keyof typeof en;
/** One language's words. */
export type Catalogue = { readonly [Key in MessageKey]: string };
