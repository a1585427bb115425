import { randomBytes } from 'node:crypto';

/** What a model is given at once, in bytes of UTF-8. */
export const MOST_BYTES = 20_000;
/** Of one text; longer ones are cut, and say so. */
const MOST_CHARACTERS = 4_000;
const CUT = ' …';

/** Steers terminals and programs, hides words from people, or spells in characters that only machines see. */
const UNSEEN = /[\p{Cc}\p{Cs}\p{Default_Ignorable_Code_Point}\ufff9-\uffff]/gu;

/** Marks the words of others in one reply: between two lines that nobody could know before. */
export type Marker = {
  /** Null stays null. */
  mark(text: string): string;
};

/** A new boundary for every reply: whoever wrote the words cannot have written it. */
export function createMarker(boundary = randomBytes(12).toString('hex')): Marker {
  return {
    mark(text) {
      const clean = seen(text).replaceAll(boundary, '');
      const shown = clean.length > MOST_CHARACTERS ? `${clean.slice(0, MOST_CHARACTERS).toWellFormed()}${CUT}` : clean;
      return `<<untrusted ${boundary}>>\n${shown}\n<<end ${boundary}>>`;
    },
  };
}

/** A text without what people do not see. */
export function seen(text: string): string {
  return text
    .replaceAll(/\r\n|[\r\v\f\u0085\u2028\u2029]/g, '\n')
    .replaceAll('\t', ' ')
    .replaceAll(/[^\n]+/g, (line) => line.replaceAll(UNSEEN, ''))
    .toWellFormed();
}

/** Length on the wire. */
export function bytesOf(value: unknown): number {
  return Buffer.byteLength(JSON.stringify(value));
}

/**
 * As many of the items, in their order, as leave the reply within the bound.
 *
 * @param taken what the reply holds next to them, in bytes
 */
export function fitting<Item>(items: readonly Item[], taken: number): Item[] {
  const kept: Item[] = [];
  let sum = taken;
  for (const item of items) {
    sum += bytesOf(item) + 1;
    if (sum > MOST_BYTES) break;
    kept.push(item);
  }
  return kept;
}
