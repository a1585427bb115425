import type { Scope } from '@colloquy/contract/admin';
import type { ReplyOf } from '../../core/api.ts';

/** What a new key can be made of, as the list tells it. */
export type KeyOffer = NonNullable<ReplyOf<'listKeys'>['offer']>;

/** A key as it is being chosen. */
export type KeyDraft = {
  name: string;
  /** Null: one that is not there yet, or not listed. */
  user: string | null;
  otherUser: string;
  isTest: boolean;
  scopes: ReadonlySet<Scope>;
};
