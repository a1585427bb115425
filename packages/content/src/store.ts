import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AreaName, AreaValues } from '../schema/areas.ts';
import type { Messages } from '../schema/messages.ts';
import { NOTHING_OVERLAID, type Overlay, overlaid } from './overlay.ts';

/** Where the compiled content lies: next to the sources here, inside the program where it is bundled. */
export const COMPILED = fileURLToPath(new URL('../dist/compiled', import.meta.url));

/** Text of compiled content that stays in memory; about a third of all there is. */
const MAX_CHARACTERS = 8 * 1024 * 1024;

type Part<A extends AreaName, P extends string> = P extends 'en'
  ? AreaValues[A]['en']
  : P extends 'common'
    ? AreaValues[A]['common']
    : AreaValues[A]['translation'] | null;

/**
 * The compiled content, read part by part when first needed and kept within a bound; the longest unused goes first.
 * Values are shared: nobody changes them.
 *
 * `load` reads without blocking: called before a transaction opens for what is needed inside it. `get` gives what was
 * loaded; where it has left the memory since, it reads the file again on the spot.
 */
export class Content {
  readonly #folder: string;
  readonly #maxCharacters: number;
  readonly #overlay: Overlay;
  readonly #kept = new Map<string, { value: unknown; characters: number }>();
  #characters = 0;

  /** @param overlay what an operator wrote in place of the built-in content or in addition to it */
  constructor({ folder = COMPILED, maxCharacters = MAX_CHARACTERS, overlay = NOTHING_OVERLAID } = {}) {
    this.#folder = folder;
    this.#maxCharacters = maxCharacters;
    this.#overlay = overlay;
  }

  /** @throws the error of the file system where the installation is damaged */
  async load<A extends AreaName, P extends string>(area: A, part: P): Promise<Part<A, P>> {
    const name = `${area}/${part}`;
    return (this.#find(name) ?? this.#keep(name, await readFile(this.#file(name), 'utf8').catch(absent(part)))) as Part<
      A,
      P
    >;
  }

  /**
   * What a page says in a language that the page is in; nothing of it is overlaid.
   *
   * @throws the error of the file system where there is no such file
   */
  async loadMessages(page: string, language: string): Promise<Messages> {
    const name = `messages/${page}/${language}`;
    return (this.#find(name) ?? this.#keep(name, await readFile(this.#file(name), 'utf8'))) as Messages;
  }

  /** @throws the error of the file system where the installation is damaged */
  get<A extends AreaName, P extends string>(area: A, part: P): Part<A, P> {
    const name = `${area}/${part}`;
    return (this.#find(name) ?? this.#keep(name, this.#read(name, part))) as Part<A, P>;
  }

  /**
   * The languages that an entry of an area is written in that is compiled entry by entry, in the order of their codes.
   *
   * @throws the error of the file system where there is no such entry
   */
  languagesOf(area: AreaName, entry: string): string[] {
    return readdirSync(join(this.#folder, area, entry))
      .map((name) => basename(name, '.json'))
      .sort();
  }

  #read(name: string, part: string): string | null {
    try {
      return readFileSync(this.#file(name), 'utf8');
    } catch (error) {
      return absent(part)(error);
    }
  }

  #file(name: string): string {
    return join(this.#folder, `${name}.json`);
  }

  #find(name: string): unknown {
    const kept = this.#kept.get(name);
    if (kept === undefined) return undefined;
    this.#kept.delete(name);
    this.#kept.set(name, kept);
    return kept.value;
  }

  #keep(name: string, text: string | null): unknown {
    const twice = this.#kept.get(name);
    if (twice !== undefined) return twice.value;
    const value = overlaid(this.#overlay, name, text === null ? null : JSON.parse(text));
    if (value === null) return null;
    const characters = text?.length ?? 0;
    this.#kept.set(name, { value, characters });
    this.#characters += characters;
    for (const [oldest, { characters }] of this.#kept) {
      if (this.#characters <= this.#maxCharacters || oldest === name) break;
      this.#kept.delete(oldest);
      this.#characters -= characters;
    }
    return value;
  }
}

/** English and what is common are always there; a language may lack an area. */
function absent(part: string) {
  return (error: unknown): null => {
    if (part !== 'en' && part !== 'common' && (error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  };
}
