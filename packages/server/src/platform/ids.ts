import { randomFillSync } from 'node:crypto';
import type { Clock } from './clock.ts';
import { sha256 } from './crypto/digest.ts';

declare const idBrand: unique symbol;

/** A UUIDv7 in canonical text form that names one kind of thing. */
export type Id<Kind extends string> = string & { readonly [idBrand]: Kind };

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** The id if the text is one (capitals accepted), else null: what is no UUID is simply unknown. */
export function parseId<Kind extends string>(text: string): Id<Kind> | null {
  const canonical = text.toLowerCase();
  return UUID.test(canonical) ? (canonical as Id<Kind>) : null;
}

/** The millisecond an id was made in: the creation instant of the thing it names. */
export function idTime(id: string): number {
  return Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16);
}

/** The least id that can be made at an instant: whatever was made earlier is below it. */
export function leastId(epochMs: number): string {
  const hex = epochMs.toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-000000000000`;
}

/** The id of a thing that no row stands for: a UUIDv8 made of its name, always the same. */
export function idFromName<Kind extends string>(name: string): Id<Kind> {
  return format<Kind>(sha256(name).subarray(0, 16), 0x8000);
}

function format<Kind extends string>(bytes: Buffer, version: number): Id<Kind> {
  bytes.writeUInt16BE(version | (bytes.readUInt16BE(6) & 0xfff), 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = bytes.toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}` as Id<Kind>;
}

/**
 * Makes ids whose order is the order of their making within this process, whatever the clock does. `notBefore` takes that
 * over a restart: lists are newest first by id.
 */
export class IdSource {
  readonly #clock: Clock;
  readonly #random = Buffer.alloc(16 * 256);
  #at = this.#random.length;
  #lastMs = 0;
  #counter = 0;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Every later id comes after this one: the newest that is stored. */
  notBefore(id: string): void {
    const at = idTime(id);
    if (at < this.#lastMs) return;
    this.#lastMs = at;
    this.#counter = 0xfff;
  }

  next<Kind extends string>(): Id<Kind> {
    if (this.#at === this.#random.length) {
      randomFillSync(this.#random);
      this.#at = 0;
    }
    const bytes = this.#random.subarray(this.#at, this.#at + 16);
    this.#at += 16;
    const now = this.#clock.now();
    if (now > this.#lastMs) {
      this.#lastMs = now;
      this.#counter = bytes.readUInt16BE(6) & 0x3ff;
    } else {
      this.#counter += 1;
      if (this.#counter > 0xfff) {
        this.#counter = 0;
        this.#lastMs += 1;
      }
    }
    bytes.writeUIntBE(this.#lastMs, 0, 6);
    bytes.writeUInt16BE(this.#counter, 6);
    return format<Kind>(bytes, 0x7000);
  }
}
