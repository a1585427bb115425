/** Words that may follow each other, looked up in the tokens of a sentence. */
export type Terms = {
  /** In how many tokens a term that begins at a token may end; several when a longer term holds a shorter one. */
  lengthsAt(tokens: readonly string[], at: number): number[];
};

/** Words of which the last may go on with any letters. */
type Term = { words: readonly string[]; isStart: boolean };

/** So much of a first word it is looked up by. */
const KEY = 2;

/** @param list terms in small letters: `*` at the end stands for any letters, `00` for two digits */
export function termsOf(list: readonly string[]): Terms {
  const byKey = new Map<string, Term[]>();
  for (const text of new Set(list)) {
    const isStart = text.endsWith('*');
    const term = { words: (isStart ? text.slice(0, -1) : text).split(' '), isStart };
    const key = keyOf(term.words[0] ?? '');
    byKey.set(key, [...(byKey.get(key) ?? []), term]);
  }
  return {
    lengthsAt: (tokens, at) => {
      const known = byKey.get(keyOf(tokens[at] ?? '')) ?? [];
      return [...new Set(known.filter((term) => occursAt(term, tokens, at)).map(({ words }) => words.length))];
    },
  };
}

function keyOf(word: string): string {
  return withoutFigures(word.slice(0, KEY));
}

function withoutFigures(word: string): string {
  return /^\d/.test(word) ? word.replaceAll(/\d{2}/g, '00') : word;
}

function occursAt({ words, isStart }: Term, tokens: readonly string[], at: number): boolean {
  return words.every((word, index) => {
    const token = tokens[at + index] ?? '';
    if (isStart && index === words.length - 1) return token.startsWith(word);
    return token === word || withoutFigures(token) === word;
  });
}

/**
 * Where a run of at most so many terms can end that begins at one of the places. Each place is looked at once for each
 * count: however many ways there are to read a run, the work grows with the tokens.
 */
export function endsOfRun(
  tokens: readonly string[],
  from: Iterable<number>,
  terms: Terms,
  most = Number.POSITIVE_INFINITY,
): Set<number> {
  const reached = new Set(from);
  let newest = [...reached];
  for (let count = 0; count < most && newest.length > 0; count++) {
    const next = newest.flatMap((at) => terms.lengthsAt(tokens, at).map((length) => at + length));
    newest = [...new Set(next)].filter((at) => !reached.has(at));
    for (const at of newest) reached.add(at);
  }
  return reached;
}

/** From where a run of terms, however long, can end with the last token. */
export function startsOfLastRun(tokens: readonly string[], terms: Terms): Set<number> {
  const starts = new Set([tokens.length]);
  for (let at = tokens.length - 1; at >= 0; at--)
    if (terms.lengthsAt(tokens, at).some((length) => starts.has(at + length))) starts.add(at);
  return starts;
}
