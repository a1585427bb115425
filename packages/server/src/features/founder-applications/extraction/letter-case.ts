import type { CompiledLexicon } from './lexicon/index.ts';
import { matches } from './patterns.ts';

const WORD = /\p{L}[\p{L}'’-]*/gu;
const NAME_WORDS = { fewest: 2, most: 4 };

/**
 * An answer typed without capitals or in capitals only, with the names in it written as names; all offsets are kept.
 * Names stand where nothing else can: alone after "I am", or before a comma or a title where people are asked for.
 */
export function withNamesCased(text: string, asked: string | null, lexicon: CompiledLexicon): string {
  if (!lexicon.words.spaced || (asked !== 'founder_name' && asked !== 'co_founders')) return text;
  const shouted = text === text.toUpperCase();
  const plain = text.replace(/(?<!\p{L})I(?!\p{L})/gu, 'i');
  if (!shouted && plain !== plain.toLowerCase()) return text;
  return text.replace(/[^,.;:!?()\n]+/gu, (clause, offset: number) => {
    if (/\S@\S|\d/u.test(clause) || matches(lexicon.at, clause)) return clause;
    const lead = leadOf(clause, lexicon);
    const said = clause.slice(lead);
    const first = asked === 'founder_name' ? text.slice(0, offset).trim() === '' : true;
    return first
      ? clause.slice(0, lead) + said.replace(partsAround(lexicon.and), (name) => cased(name, lexicon))
      : clause;
  });
}

/** Where the words that introduce a name end. */
function leadOf(clause: string, lexicon: CompiledLexicon): number {
  const lists = [lexicon.introBefore, lexicon.coFounder, lexicon.copula, lexicon.filler, lexicon.self, lexicon.and];
  let at = 0;
  for (;;) {
    const rest = clause.slice(at);
    const blank = /^\s*/u.exec(rest)?.[0].length ?? 0;
    const head = Math.max(
      ...lists.map((list) => {
        const found = atBeginning(list).exec(rest.slice(blank));
        return found ? found[0].length : 0;
      }),
    );
    if (head === 0) return at + blank;
    at += blank + head;
  }
}

/** A pattern made of a list of words, once for each list: an answer may have ten thousand clauses. */
function madeOf(make: (source: string) => RegExp): (list: RegExp) => RegExp {
  const made = new WeakMap<RegExp, RegExp>();
  return (list) => {
    const pattern = made.get(list) ?? make(list.source);
    made.set(list, pattern);
    return pattern;
  };
}

const atBeginning = madeOf((source) => new RegExp(`^(?:${source})`, 'iu'));
const asWhole = madeOf((source) => new RegExp(`^(?:${source})$`, 'iu'));
/** The whole rest of a clause, or its parts around "and". */
const partsAround = madeOf((source) => new RegExp(`(?:(?!${source})[^\\s]+\\s*)+`, 'giu'));

function cased(name: string, lexicon: CompiledLexicon): string {
  const words = name.match(WORD) ?? [];
  const ordinary = (word: string) =>
    lexicon.notNameWords.has(word.toLowerCase()) ||
    [lexicon.roles, lexicon.functions, lexicon.notFounder, lexicon.third, lexicon.copula, lexicon.duties].some((list) =>
      matches(asWhole(list), word),
    );
  if (words.length < NAME_WORDS.fewest || words.length > NAME_WORDS.most || words.some(ordinary)) return name;
  return name.replace(WORD, (word) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase());
}
