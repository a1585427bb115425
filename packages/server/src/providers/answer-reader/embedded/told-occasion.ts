import type { AnswerReading } from '../port.ts';
import type { SentenceEvidence } from './evidence.ts';
import { type BaseLanguage, madeOnce, TELLS } from './lexicon/index.ts';
import { compilePhrases, findPhrases, type Phrases } from './phrases.ts';

/** So many clauses in the past make an account, with so many of them the speaker's and one at least of something else. */
const TOLD = 3;
const OWN = 2;
const OTHERS = 1;
/** What happened is told in so many clauses for each that speaks of every time or of what one would do. */
const PER_GENERAL = 2;
/** Below this a sentence is a list of words, empty talk or waved off. */
const LEAST_CREDIT = 0.3;
/** An account ends with what others did or how things were, behind an own act and in one of so many sentences. */
const LAST = 2;
/** A participle stands so many words behind its helper at most. */
const REACH = 12;
const LONGEST_WORD = 30;

const CLAUSE = /[.,;:!?()"\n–—]+/u;

type Compiled = {
  is: Record<'self' | 'own' | 'past' | 'helpers' | 'participles' | 'present', (word: string | undefined) => boolean>;
  before: ReadonlySet<string>;
  lead: ReadonlySet<string>;
  joints: ReadonlySet<string>;
  /** The space before one of `joints`. */
  joint: RegExp;
  general: Phrases<'general'>;
};

const compiledOf = madeOnce((language): Compiled | null => {
  const words = TELLS[language];
  if (words === undefined) return null;
  const unpast = new Set(words.unpast);
  const like = (patterns: readonly string[] = []): ((word: string | undefined) => boolean) => {
    if (patterns.length === 0) return () => false;
    const pattern = new RegExp(`^(?:${patterns.map((one) => one.replaceAll('*', '\\p{L}{2,20}')).join('|')})$`, 'u');
    return (word) => word !== undefined && word.length <= LONGEST_WORD && !unpast.has(word) && pattern.test(word);
  };
  return {
    is: {
      self: like(words.self),
      own: like(words.own),
      past: like(words.past),
      helpers: like(words.helpers),
      participles: like(words.participles),
      present: like(words.present),
    },
    before: new Set(words.before),
    lead: new Set(words.lead),
    joints: new Set(words.joints),
    joint: new RegExp(`\\s+(?=(?:${words.joints.join('|')})\\s)`, 'u'),
    general: compilePhrases<'general'>([{ general: words.general }]),
  };
});

type Clause = 'own' | 'others' | 'general' | 'none';

/**
 * One occasion that is told, by how it is told and without a word for when it was: several things done in the past, some of
 * them by the speaker (also where "I" is left out), next to what others did or how things were. Null for what one usually
 * does or would do, and in languages of which nobody wrote down how they tell.
 */
export function toldOccasion(
  sentences: readonly SentenceEvidence[],
  language: BaseLanguage,
): NonNullable<AnswerReading['told']> | null {
  const compiled = compiledOf(language);
  if (compiled === null) return null;
  const told = sentences
    .filter(({ aboutPerson, credit }) => !aboutPerson && credit >= LEAST_CREDIT)
    .map(({ folded }) => clausesOf(folded, compiled).map((clause) => kindOf(clause, compiled)));
  const clauses = told.flat();
  const count = (kind: Clause): number => clauses.filter((one) => one === kind).length;
  const own = count('own');
  const others = count('others');
  if (own < OWN || others < OTHERS || own + others < Math.max(TOLD, PER_GENERAL * count('general'))) return null;
  return {
    isOwn: sentences.every(({ counts }) => counts.team === 0),
    hasEnd: clauses.slice(Math.max(clauses.indexOf('own'), told.slice(0, -LAST).flat().length)).includes('others'),
  };
}

function clausesOf(folded: string, { joint }: Compiled): string[] {
  return folded.split(CLAUSE).flatMap((piece) => piece.trim().split(joint));
}

function kindOf(clause: string, { is, before, lead, joints, general }: Compiled): Clause {
  const words = clause.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const isGeneral =
    findPhrases(clause, general).length > 0 ||
    words.some((word, at) => is.self(word) && (is.present(words[at + 1]) || is.present(words[at + 2])));
  if (isGeneral) return 'general';
  const at = words.findIndex((word, i) => {
    if (is.own(word)) return true;
    if (is.past(word) && !before.has(words[i - 1] ?? '')) return true;
    return is.helpers(word) && words.slice(i + 1, i + 1 + REACH).some(is.participles);
  });
  if (at < 0) return 'none';
  const begins = words.findIndex((word) => !lead.has(word) && !joints.has(word));
  return words.some(is.self) || is.own(words[at]) || begins === at ? 'own' : 'others';
}
