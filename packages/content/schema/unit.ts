/** A piece of English text that is translated as a whole. */
export type Unit = {
  id: string;
  /** What a translator reads; a translation is stale when it has changed. */
  source: unknown;
  /** Each language has words of its own here: nothing is translated, and nothing becomes stale. */
  isOwn?: true;
  /** An interview cannot be held without it. */
  isNeeded: boolean;
};
