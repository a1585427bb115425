/** Share of letter triples from which on two texts say the same. */
const SAME = 0.65;

/** Whether two texts are made of the same letters, as far as a change of a word or two leaves them. */
export function isSameSaid(one: string, other: string): boolean {
  const [a, b] = [triples(one), triples(other)];
  const shared = [...a].filter((triple) => b.has(triple)).length;
  return (
    shared / Math.max(1, Math.min(a.size, b.size)) >= SAME && Math.max(a.size, b.size) < Math.min(a.size, b.size) * 3
  );
}

function triples(text: string): Set<string> {
  const letters = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  const all = new Set<string>();
  for (let at = 0; at + 3 <= letters.length; at += 1) all.add(letters.slice(at, at + 3));
  return all;
}
