/**
 * What waits, by lane (an organization, say): lanes are served in turn, each in the order in which it came, so that one
 * lane with much to do holds up another by one piece of work at most.
 */
export class FairQueue<Item> {
  /** In the order of their turns: the lane that was served goes to the end. */
  readonly #lanes = new Map<string, Item[]>();
  #size = 0;

  get size(): number {
    return this.#size;
  }

  /** How many wait in one lane. */
  waitingIn(lane: string): number {
    return this.#lanes.get(lane)?.length ?? 0;
  }

  push(lane: string, item: Item): void {
    const waiting = this.#lanes.get(lane);
    if (waiting === undefined) this.#lanes.set(lane, [item]);
    else waiting.push(item);
    this.#size += 1;
  }

  /** The next in turn, of the lanes that may be served; undefined when nothing waits there. */
  shift(maybe: (lane: string) => boolean = () => true): Item | undefined {
    for (const [lane, items] of this.#lanes) {
      if (!maybe(lane)) continue;
      const item = items.shift();
      this.#lanes.delete(lane);
      if (items.length > 0) this.#lanes.set(lane, items);
      if (item !== undefined) this.#size -= 1;
      return item;
    }
    return undefined;
  }

  /** Takes out the first item that fits; undefined when none does. */
  remove(fits: (item: Item) => boolean): Item | undefined {
    for (const [lane, items] of this.#lanes) {
      const at = items.findIndex(fits);
      if (at === -1) continue;
      const [item] = items.splice(at, 1);
      if (items.length === 0) this.#lanes.delete(lane);
      this.#size -= 1;
      return item;
    }
    return undefined;
  }

  /** All that wait, lane by lane. */
  *[Symbol.iterator](): IterableIterator<Item> {
    for (const items of this.#lanes.values()) yield* items;
  }

  /** Takes out all. */
  clear(): Item[] {
    const all = [...this.#lanes.values()].flat();
    this.#lanes.clear();
    this.#size = 0;
    return all;
  }
}
