import { type BaseLanguage, madeOnce, UNNAMED } from './lexicon/index.ts';

const CLAUSE = /[.,;:!?()"\n]/u;
/** Longer words are no forms of verbs, and would be tried by each pattern. */
const LONGEST_WORD = 30;

type Unnamed = { always: RegExp; behind: RegExp; words: ReadonlySet<string>; never: ReadonlySet<string> };

const unnamedOf = madeOnce((language): Unnamed | null => {
  const found = UNNAMED[language];
  if (found === undefined) return null;
  const like = (patterns: readonly string[]): RegExp =>
    new RegExp(`^(?:${patterns.map((one) => one.replaceAll('*', '\\p{L}{2,20}')).join('|')})$`, 'u');
  return {
    always: like(found.always),
    behind: like(found.behind),
    words: new Set(found.words),
    never: new Set(found.never),
  };
});

/** Whether a verb of a folded sentence is in the person of the speaker, who is not named: "lo firmo", "revisamos". */
export function speaksUnnamed(folded: string, language: BaseLanguage): boolean {
  const unnamed = unnamedOf(language);
  if (unnamed === null) return false;
  const { always, behind, words: leading, never } = unnamed;
  return folded.split(CLAUSE).some((clause) => {
    const words = clause.match(/\p{L}+/gu) ?? [];
    return words.some((word, at) => {
      if (word.length > LONGEST_WORD || never.has(word)) return false;
      return always.test(word) || (behind.test(word) && (at === 0 || leading.has(words[at - 1] ?? '')));
    });
  });
}
