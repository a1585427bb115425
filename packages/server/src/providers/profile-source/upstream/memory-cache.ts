import type { CachedReply, ReplyPlace, UpstreamCache } from '../port.ts';
import { placeName } from './reply-key.ts';

/** A bounded cache in this process; the entry used longest ago goes first. */
export class MemoryUpstreamCache implements UpstreamCache {
  readonly #entries = new Map<string, { reply: CachedReply; dropAt: number }>();
  readonly #maxEntries: number;
  readonly #now: () => number;

  constructor(options: { maxEntries: number; now: () => number }) {
    this.#maxEntries = options.maxEntries;
    this.#now = options.now;
  }

  get(place: ReplyPlace): Promise<{ reply: CachedReply | null; afterMark: number }> {
    return Promise.resolve({ reply: this.#find(place), afterMark: 0 });
  }

  #find(place: ReplyPlace): CachedReply | null {
    const key = placeName(place);
    const entry = this.#entries.get(key);
    if (entry === undefined) return null;
    this.#entries.delete(key);
    if (entry.dropAt <= this.#now()) return null;
    this.#entries.set(key, entry);
    return entry.reply;
  }

  set(place: ReplyPlace, reply: CachedReply, dropAt: number): Promise<void> {
    const key = placeName(place);
    this.#entries.delete(key);
    this.#entries.set(key, { reply, dropAt });
    const [oldest] = this.#entries.keys();
    if (this.#entries.size > this.#maxEntries && oldest !== undefined) this.#entries.delete(oldest);
    return Promise.resolve();
  }
}
