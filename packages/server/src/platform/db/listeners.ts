import type { Channel } from './db.ts';

/** Who in this process listens to which channel. */
export class Listeners {
  readonly #byChannel = new Map<Channel, Set<(payload: string) => void>>();

  add(channel: Channel, onMessage: (payload: string) => void): () => void {
    const set = this.#byChannel.get(channel) ?? new Set();
    this.#byChannel.set(channel, set);
    set.add(onMessage);
    return () => set.delete(onMessage);
  }

  tell(channel: Channel, payload: string): void {
    for (const onMessage of this.#byChannel.get(channel) ?? []) onMessage(payload);
  }
}
