/** One place where a phrase of a lexicon stands; offsets are those of the folded text. */
export type Hit<C extends string> = { category: C; start: number; end: number };

type Node<C extends string> = {
  next: Map<number, Node<C>>;
  whole: C[];
  prefix: C[];
  /** What follows once a word was passed over here, or none. */
  gap: Node<C> | null;
};

/** A compiled lexicon: category → phrases, in the notation of the schema of lexicons. */
export type Phrases<C extends string> = { root: Node<C> };

const GAP = '… ';
const CHOICE = /\(([^()]*)\)|\[([^[\]]*)\]/u;
const WORD_CHARACTER = /[\p{L}\p{M}\p{N}]/u;
// Scripts that write without spaces, or join endings to the word: no boundary is asked for.
const JOINED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Hangul}ー]/u;

function node<C extends string>(): Node<C> {
  return { next: new Map(), whole: [], prefix: [], gap: null };
}

/** All that one line of a lexicon stands for, with every choice made. */
function written(phrase: string): string[] {
  const choice = CHOICE.exec(phrase);
  if (choice === null) return [phrase.replace(/ +/g, ' ').replace(/^ | $/g, '')];
  const [whole, one, optional] = choice;
  const before = phrase.slice(0, choice.index);
  const after = phrase.slice(choice.index + whole.length);
  const choices = one === undefined ? ['', ...(optional ?? '').split('|')] : one.split('|');
  return choices.flatMap((chosen) => written(before + chosen + after));
}

function follow<C extends string>(from: Node<C>, letters: string): Node<C> {
  let at = from;
  for (let i = 0; i < letters.length; i++) {
    if (letters.startsWith(GAP, i)) {
      at.gap ??= node<C>();
      at = at.gap;
      i += GAP.length - 1;
      continue;
    }
    const code = letters.charCodeAt(i);
    let next = at.next.get(code);
    if (!next) {
      next = node<C>();
      at.next.set(code, next);
    }
    at = next;
  }
  return at;
}

/** Compiles phrases; they must be in folded form (lower case, straight apostrophes). */
export function compilePhrases<C extends string>(
  lexicons: readonly Partial<Record<C, readonly string[]>>[],
): Phrases<C> {
  const root = node<C>();
  for (const lexicon of lexicons) {
    for (const category of Object.keys(lexicon) as C[]) {
      for (const phrase of (lexicon[category] ?? []).flatMap(written)) {
        const open = phrase.endsWith('*');
        const letters = open ? phrase.slice(0, -1) : phrase;
        const at = follow(root, letters);
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

/**
 * All places where a phrase is, longest per start and category. Linear in the text: a phrase has a bounded length, and
 * a word is passed over only from the few places right before it.
 */
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
    walk(text, start, phrases.root, best);
    for (const [category, end] of best) hits.push({ category, start, end });
  }
  return hits;
}

/** Goes on from `from`; `best` gets the furthest end of each category. */
function walk<C extends string>(text: string, from: number, node: Node<C>, best: Map<C, number>): void {
  let at: Node<C> | undefined = node;
  for (let i = from; i < text.length; i++) {
    if (at.gap !== null) {
      walk(text, i, at.gap, best);
      const end = wordEnd(text, i);
      if (end > i && text[end] === ' ') walk(text, end + 1, at.gap, best);
    }
    at = at.next.get(text.charCodeAt(i));
    if (!at) return;
    for (const category of at.prefix) reach(best, category, i + 1);
    if (at.whole.length > 0 && !isWord(text, i + 1)) for (const category of at.whole) reach(best, category, i + 1);
  }
}

function reach<C extends string>(best: Map<C, number>, category: C, end: number): void {
  best.set(category, Math.max(end, best.get(category) ?? 0));
}

function wordEnd(text: string, from: number): number {
  let end = from;
  while (isWord(text, end)) end++;
  return end;
}
