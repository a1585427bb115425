import type { LegacyEncoding } from '../legacy-encoding.ts';

const tables = new Map<LegacyEncoding, Map<string, number[]>>();

/** Every character of one or two bytes, out of the decoder: the runtime has no encoder for these. */
function tableOf(encoding: LegacyEncoding): Map<string, number[]> {
  const known = tables.get(encoding);
  if (known !== undefined) return known;
  const table = new Map<string, number[]>();
  const decoder = new TextDecoder(encoding);
  for (let first = 0; first < 0x100; first++) {
    const one = decoder.decode(Uint8Array.of(first));
    if (one.length === 1 && one !== '\uFFFD' && !table.has(one)) table.set(one, [first]);
    if (first < 0x80) continue;
    for (let second = 0x30; second < 0x100; second++) {
      const two = decoder.decode(Uint8Array.of(first, second));
      if (two.length === 1 && two !== '\uFFFD' && !table.has(two)) table.set(two, [first, second]);
    }
  }
  tables.set(encoding, table);
  return table;
}

/** Text in an encoding from before Unicode. For tests; throws for a character that it does not hold. */
export function encodeAs(text: string, encoding: LegacyEncoding): Uint8Array {
  const table = tableOf(encoding);
  return Buffer.from(
    [...text].flatMap((character) => {
      const bytes = table.get(character);
      if (bytes === undefined) throw new Error(`${encoding} has no ${character}`);
      return bytes;
    }),
  );
}
