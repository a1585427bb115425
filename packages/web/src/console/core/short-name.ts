/** Code points of the longest short name that is proposed. */
const LONGEST = 40;

/** A short name for addresses, of the letters and digits of a name: `Lantern & Söhne` is `lantern-sohne`; '' of none. */
export function shortNameOf(name: string): string {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const words = plain.split(/[^a-z0-9]+/).filter((word) => word !== '');
  return words.join('-').slice(0, LONGEST).replace(/-$/, '');
}
