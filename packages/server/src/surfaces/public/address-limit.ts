import type { Clock } from '../../platform/clock.ts';
import { MemoryCounterStore } from '../../platform/rate-limit/memory-counter-store.ts';
import { type Decision, type Limits, windowStart } from '../../platform/rate-limit/windows.ts';

const MAX_ADDRESSES = 50_000;

/**
 * Limits what one network address may do, within this process and until the end of the day: addresses are nowhere
 * stored. The networks behind one IPv6 subscriber count as one.
 */
export class AddressLimit {
  readonly #clock: Clock;
  readonly #limits: Limits;
  readonly #addresses = new Set<string>();
  #store: MemoryCounterStore;
  #day = 0;

  constructor(clock: Clock, limits: Limits) {
    this.#clock = clock;
    this.#limits = limits;
    this.#store = new MemoryCounterStore(clock);
  }

  take(address: string): Decision {
    this.#turn();
    const network = networkOf(address);
    this.#addresses.add(network);
    return this.#store.takeNow(network, this.#limits);
  }

  /** How `take` would judge, without counting: for limits of what turns out later. */
  look(address: string): Decision {
    this.#turn();
    return this.#store.lookNow(networkOf(address), this.#limits);
  }

  /** With the day, or when too many addresses are kept, all counts begin from zero. */
  #turn(): void {
    const day = windowStart('day', this.#clock.now());
    if (day !== this.#day || this.#addresses.size >= MAX_ADDRESSES) {
      this.#store = new MemoryCounterStore(this.#clock);
      this.#addresses.clear();
      this.#day = day;
    }
  }
}

/** An IPv4 address as it is, of an IPv6 address the first 64 bits. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/iu.exec(address)?.[1];
  if (mapped !== undefined || !address.includes(':')) return mapped ?? address;
  const [head = '', tail] = address.toLowerCase().split('%')[0]?.split('::') ?? [];
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  return [...left, ...Array.from({ length: zeros }, () => '0'), ...right].slice(0, 4).join(':');
}
