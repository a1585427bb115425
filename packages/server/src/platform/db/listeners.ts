import type { Channel, Listener } from './db.ts';

/** Who in this process listens to which channel. */
export class Listeners {
  readonly #byChannel = new Map<Channel, Set<Listener>>();

  add(channel: Channel, onMessage: Listener): () => void {
    const set = this.#byChannel.get(channel) ?? new Set();
    this.#byChannel.set(channel, set);
    set.add(onMessage);
    return () => set.delete(onMessage);
  }

  notify(channel: Channel, payload: string): void {
    for (const onMessage of this.#byChannel.get(channel) ?? []) onMessage(payload);
  }

  /** Calls may have been lost while nobody listened. */
  missed(): void {
    for (const set of this.#byChannel.values()) for (const onMessage of set) onMessage(null);
  }
}
