import { assertsPlainly, denied } from './denials.ts';
import type { SentenceEvidence } from './evidence.ts';
import { type BaseLanguage, EVIDENCE, madeOnce, REJECTS } from './lexicon/index.ts';
import { conditionFirst, limitsIn } from './limits.ts';
import { compilePhrases, findPhrases, type Phrases } from './phrases.ts';
import { contentWords } from './stems.ts';

/** A word by which something is rejected, told of others or only weighed. */
type Rejection = {
  word: string;
  /** It is a denial: the mistake itself may be said with one ("I do not check it"). */
  denies: boolean;
  /** Somebody else than the speaker denies it. */
  byOthers: boolean;
};

/** What of a sentence can be compared, and what speaks against the speaker meaning it. */
export type Clause = Pick<SentenceEvidence, 'contentWords' | 'denied' | 'plain'> & {
  rejections: readonly Rejection[];
  /** What leaves part of the denied done. */
  limits: ReadonlySet<string>;
};

type Category = 'here' | 'clause' | 'told' | 'own' | 'begins' | 'others' | 'who';
type Compiled = {
  words: Phrases<Category>;
  not: Phrases<'not'>;
  tags: ReadonlySet<string>;
  undone: Phrases<'undone'> | null;
  /** Forms of verbs by which somebody named does or says something. */
  does: RegExp | null;
};
const compiledOf = madeOnce((language): Compiled | null => {
  const rejects = REJECTS[language];
  if (rejects === undefined) return null;
  const { here, clause = [], told = [], own = [], begins = [], others = [], tags = [] } = rejects;
  const { who = [], does = [], undone } = rejects;
  return {
    words: compilePhrases<Category>([{ here, clause, told, own, begins, others, who }]),
    not: compilePhrases<'not'>([{ not: EVIDENCE[language].not ?? [] }]),
    tags: new Set(tags),
    undone: undone === undefined ? null : compilePhrases<'undone'>([{ undone }]),
    does:
      does.length === 0
        ? null
        : new RegExp(`^(?:${does.map((one) => one.replaceAll('*', '\\p{L}{2,20}')).join('|')})$`, 'u'),
  };
});

const CLAUSE_END = /[,;:.!?()"]/u;
/** A verb stands so many words behind whoever does it at most. */
const REACH = 5;
/** Stands for whoever does it, and what. */
const THEIR_DOING = 'who … does';

/** The rejecting words of a text, each with its place, and where a clause of the speaker begins. */
function rejectionsIn(
  folded: string,
  { words, not, does }: Compiled,
): { found: (Rejection & { start: number; isClause: boolean })[]; begins: number[] } {
  const hits = findPhrases(folded, words);
  const of = (wanted: Category) => hits.filter(({ category }) => category === wanted);
  const own = new Set(of('own').map(({ end }) => end));
  const found: (Rejection & { start: number; isClause: boolean })[] = [];
  const others = of('others');
  for (const { category, start, end } of hits) {
    if (category === 'here' || category === 'clause' || (category === 'told' && !own.has(end))) {
      const word = folded.slice(start, end);
      const denies = findPhrases(word, not).length > 0;
      found.push({
        word,
        denies,
        byOthers: others.some((one) => one.start <= start && one.end >= start),
        start,
        isClause: category === 'clause',
      });
    }
    if (category === 'who' && does !== null && isDoing(folded.slice(end), does))
      found.push({ word: THEIR_DOING, denies: false, byOthers: true, start, isClause: true });
  }
  return { found, begins: of('begins').flatMap(({ start }) => (start > 0 ? [start] : [])) };
}

function isDoing(behind: string, does: RegExp): boolean {
  const words = behind.split(CLAUSE_END, 1)[0]?.match(/[\p{L}\p{M}]+/gu) ?? [];
  return words.slice(0, REACH).some((word) => does.test(word));
}

/** A folded text without what it says is not done, blanked out, so that places stay. */
export function withoutUndone(folded: string, language: BaseLanguage): string {
  const undone = compiledOf(language)?.undone ?? null;
  if (undone === null) return folded;
  let rest = folded;
  for (const { start, end } of findPhrases(folded, undone)) {
    const behind = folded.slice(end).search(CLAUSE_END);
    const to = behind < 0 ? folded.length : end + behind;
    rest = rest.slice(0, start) + ' '.repeat(to - start) + rest.slice(to);
  }
  return rest;
}

/** The rejecting words that a phrasing of a mistake holds itself. */
export function rejectingWords(folded: string, language: BaseLanguage): ReadonlySet<string> {
  const words = compiledOf(language);
  return new Set(words === null ? [] : rejectionsIn(folded, words).found.map(({ word }) => word));
}

/**
 * The clauses of a sentence that is `shown` without what is quoted or asked in it. A word that rejects for its clause alone
 * rejects nothing in the next one that the speaker begins.
 */
export function clausesOf(sentence: SentenceEvidence, shown: string, language: BaseLanguage): Clause[] {
  const words = compiledOf(language);
  if (words === null) return [];
  const { found, begins } = rejectionsIn(shown, words);
  const everywhere = found.filter(({ isClause }) => !isClause);
  if (begins.length === 0) {
    const limits = limitsIn(shown, language);
    if (shown === sentence.folded) return [{ ...sentence, rejections: found, limits }];
    return [{ ...compared(shown, language), rejections: found, limits }];
  }
  const condition = conditionFirst(shown, language);
  const from = [0, ...new Set(begins)];
  const clauses = from.map((start, i) => {
    const end = from[i + 1] ?? shown.length;
    const here = found.filter((one) => one.isClause && one.start >= start && one.start < end);
    const clause = shown.slice(start, end);
    const limits = limitsIn(clause, language);
    return { ...compared(clause, language), here, limits: new Set([...condition, ...limits]) };
  });
  // "…, but I don't": what denies nothing of its own denies what was said before.
  const bare = clauses.flatMap(({ denied, here }) => (denied.size > 0 ? [] : here.filter(({ denies }) => denies)));
  return clauses.map(({ here, ...said }) => ({ ...said, rejections: [...everywhere, ...bare, ...here] }));
}

function compared(text: string, language: BaseLanguage): Pick<SentenceEvidence, 'contentWords' | 'denied' | 'plain'> {
  return {
    contentWords: contentWords(text, language),
    denied: denied(text, language),
    plain: assertsPlainly(text, language),
  };
}

const ENDS = /[.!?;:]/;
/** The speaker's own saying stands so near before a quotation: `I say "…"`. */
const SAYS_BEFORE = 12;
const LONGEST_SAYING = 60;
const NONE: ReadonlySet<string> = new Set();

/**
 * Each sentence without what is quoted and what is asked in it, blanked out, so that places stay. A quotation may go on into
 * the next sentence; what the speaker says in one ("I tell them …") is his own.
 */
export function shownOf(sentences: readonly SentenceEvidence[], language: BaseLanguage): string[] {
  const words = compiledOf(language);
  let within: 'nothing' | 'others' | 'own' = 'nothing';
  const shown = sentences.map(({ folded }, i) => {
    if (within === 'nothing' && !folded.includes('"')) return withoutQuestions(folded, words?.tags ?? NONE);
    let shown = '';
    let from = 0;
    const take = (to: number): void => {
      const text = folded.slice(from, to);
      shown += within === 'others' ? ' '.repeat(text.length) : text;
    };
    for (let at = folded.indexOf('"'); at >= 0; at = folded.indexOf('"', from)) {
      take(at);
      if (within !== 'nothing') within = 'nothing';
      else within = words !== null && isOwnSaying(shown, words) ? 'own' : 'others';
      shown += ' ';
      from = at + 1;
    }
    take(folded.length);
    if (!sentences[i + 1]?.folded.includes('"')) within = 'nothing';
    return withoutQuestions(shown, words?.tags ?? NONE);
  });
  return shown.map((one) => withoutUndone(one, language));
}

function isOwnSaying(before: string, { words }: Compiled): boolean {
  const near = before.slice(-LONGEST_SAYING);
  return findPhrases(near, words).some(({ category, end }) => category === 'own' && near.length - end <= SAYS_BEFORE);
}

function withoutQuestions(shown: string, tags: ReadonlySet<string>): string {
  if (!shown.includes('?')) return shown;
  let rest = '';
  let from = 0;
  for (let i = 0; i < shown.length; i++) {
    const letter = shown[i] ?? '';
    if (!ENDS.test(letter)) continue;
    const piece = shown.slice(from, i + 1);
    // "I leave it on, right?" says it.
    const tag = piece
      .slice(piece.lastIndexOf(',') + 1, -1)
      .trim()
      .replace(/^¿\s*/, '');
    const isAsked = letter === '?' && !(piece.includes(',') && tags.has(tag));
    // Spanish marks where the question begins.
    const asked = isAsked ? Math.max(0, piece.lastIndexOf('¿')) : piece.length;
    rest += piece.slice(0, asked) + ' '.repeat(piece.length - asked);
    from = i + 1;
  }
  return rest + shown.slice(from);
}
