/** One place where a phrase of a lexicon stands; offsets are those of the folded text. */
export type Hit<C extends string> = { category: C; start: number; end: number };

type Node<C extends string> = { next: Map<number, Node<C>>; whole: C[]; prefix: C[] };

/** A compiled lexicon: category → phrases. A trailing `*` lets the last word go on. */
export type Phrases<C extends string> = { root: Node<C> };

const WORD_CHARACTER = /[\p{L}\p{M}\p{N}]/u;
// Scripts that write without spaces, or join endings to the word: no boundary is asked for.
const JOINED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Hangul}ー]/u;

function node<C extends string>(): Node<C> {
  return { next: new Map(), whole: [], prefix: [] };
}

/** Compiles phrases; they must be in folded form (lower case, straight apostrophes). */
export function compilePhrases<C extends string>(
  lexicons: readonly Partial<Record<C, readonly string[]>>[],
): Phrases<C> {
  const root = node<C>();
  for (const lexicon of lexicons) {
    for (const category of Object.keys(lexicon) as C[]) {
      for (const phrase of lexicon[category] ?? []) {
        const open = phrase.endsWith('*');
        const letters = open ? phrase.slice(0, -1) : phrase;
        let at = root;
        for (let i = 0; i < letters.length; i++) {
          const code = letters.charCodeAt(i);
          let next = at.next.get(code);
          if (!next) {
            next = node<C>();
            at.next.set(code, next);
          }
          at = next;
        }
        const list = open || JOINED.test(letters.slice(-1)) ? at.prefix : at.whole;
        if (!list.includes(category)) list.push(category);
      }
    }
  }
  return { root };
}

function isWord(text: string, index: number): boolean {
  const letter = text[index];
  return letter !== undefined && WORD_CHARACTER.test(letter);
}

/** All places where a phrase stands, longest per start and category. Linear in the text (a phrase has a bounded length). */
export function findPhrases<C extends string>(text: string, phrases: Phrases<C>): Hit<C>[] {
  const hits: Hit<C>[] = [];
  let wordBefore = false;
  for (let start = 0; start < text.length; start++) {
    const first = text[start] ?? '';
    const word = WORD_CHARACTER.test(first);
    const mayStart = !wordBefore || !word || JOINED.test(first);
    wordBefore = word;
    if (!mayStart) continue;
    const best = new Map<C, number>();
    let at: Node<C> | undefined = phrases.root;
    for (let i = start; i < text.length; i++) {
      at = at.next.get(text.charCodeAt(i));
      if (!at) break;
      for (const category of at.prefix) best.set(category, i + 1);
      if (at.whole.length > 0 && !isWord(text, i + 1)) for (const category of at.whole) best.set(category, i + 1);
    }
    for (const [category, end] of best) hits.push({ category, start, end });
  }
  return hits;
}
