/**
 * What a JSON body may hold beside its size in bytes. The longest that anybody sends, a résumé of a whole working life,
 * stays below a tenth of it.
 */
export const JSON_BOUNDS = {
  /** Objects and arrays in one another. */
  depth: 32,
  /** Names of fields, in all objects together. */
  names: 5_000,
  /** Objects, arrays and their items, in all. */
  values: 20_000,
  /** Of one name, as written. */
  nameBytes: 1_024,
} as const;

const [QUOTE, BACKSLASH, COMMA, COLON] = [0x22, 0x5c, 0x2c, 0x3a];
const [OBJECT, OBJECT_END, ARRAY, ARRAY_END] = [0x7b, 0x7d, 0x5b, 0x5d];

/**
 * The rule that a JSON text breaks, null where it breaks none: found in one pass over the bytes, before a value is made
 * of them. Of bytes that are no JSON the parser says so.
 */
export function boundsFault(json: Uint8Array): string | null {
  let [depth, names, values, textBytes] = [0, 0, 0, 0];
  for (let at = 0; at < json.length; at += 1) {
    switch (json[at]) {
      case QUOTE: {
        const end = endOfText(json, at);
        textBytes = end - at - 1;
        at = end;
        break;
      }
      case OBJECT:
      case ARRAY:
        depth += 1;
        values += 1;
        if (depth > JSON_BOUNDS.depth) return `must be nested at most ${JSON_BOUNDS.depth} levels deep`;
        break;
      case OBJECT_END:
      case ARRAY_END:
        depth -= 1;
        break;
      case COMMA:
        values += 1;
        break;
      case COLON:
        names += 1;
        if (textBytes > JSON_BOUNDS.nameBytes) return `a name must have at most ${JSON_BOUNDS.nameBytes} bytes`;
        if (names > JSON_BOUNDS.names) return `must have at most ${JSON_BOUNDS.names} names in all`;
        break;
    }
    if (values > JSON_BOUNDS.values) return `must have at most ${JSON_BOUNDS.values} values in all`;
  }
  return null;
}

/** The place of the quotation mark that closes the one at `start`. */
function endOfText(json: Uint8Array, start: number): number {
  for (let at = start + 1; at < json.length; at += 1) {
    if (json[at] === BACKSLASH) at += 1;
    else if (json[at] === QUOTE) return at;
  }
  return json.length;
}
