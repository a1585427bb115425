// Words that were said beside words that came back.
const { writtenOut } = await import(
  new URL('../../packages/server/src/providers/text-to-speech/kokoro/english/written-out.ts', import.meta.url).href
);

/** Figures as words, so that the writing of a number is no mistake. */
export function wordsOf(text) {
  const plain = writtenOut(text.replaceAll('-', ' '));
  return (
    plain
      .toLowerCase()
      .replaceAll("'", '')
      .match(/[a-z]+/g) ?? []
  );
}

/** Words put in, left out or taken for others (Levenshtein). */
export function distance(a, b) {
  let row = b.map((_, index) => index + 1);
  for (const [i, word] of a.entries()) {
    let diagonal = i;
    let left = i + 1;
    row = row.map((above, j) => {
      const cost = Math.min(above + 1, left + 1, diagonal + (word === b[j] ? 0 : 1));
      diagonal = above;
      left = cost;
      return cost;
    });
  }
  return row.at(-1) ?? a.length;
}
