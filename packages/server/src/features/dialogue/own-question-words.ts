import { type Subject, WITHIN } from '@colloquy/content/schema/subject-lexicon';
import type { Language } from '@colloquy/contract/shared';
import { compatible } from '@colloquy/language/text/compatible';
import { segmenterOf, sentencesIn } from '@colloquy/language/text/sentences';
import { requestWords } from './request-words.ts';
import type { SubjectWords } from './subject-words.ts';

/** What a question wants to know. */
export type Wanted = {
  subjects: readonly Subject[];
  /** Names that subjects go by in the question, in stems: "English" of the languages. */
  named: ReadonlyMap<Subject, ReadonlySet<string>>;
  /** Stems that tell of it in addition to those of its subjects. */
  words: ReadonlySet<string>;
  /** Those of them that are names as they are written. */
  names: ReadonlySet<string>;
  wants: 'figure' | 'time' | null;
  /** Stem of what so many are asked for. */
  counted: string | null;
};

/** How a question is read in its language, words that go with any subject aside. */
export type Reading = { language: Language; words: SubjectWords; plainWords: ReadonlySet<string> };

const MARK = /[?？؟]/u;
/** Letters by which words of one stem are the same. */
const STEM = 6;
const SHORTEST = 3;

export function foldText(text: string): string {
  return compatible(text).toLowerCase().replaceAll('’', "'").replaceAll(/\s+/gu, ' ');
}

export function wordsIn(language: Language, text: string): string[] {
  return [...segmenterOf(language, 'word').segment(text)]
    .filter(
      ({ segment, isWordLike }) =>
        isWordLike && ([...segment].length >= SHORTEST || /[\p{sc=Han}\p{sc=Hangul}\p{sc=Thai}]/u.test(segment)),
    )
    .map(({ segment }) => segment);
}

export function stemOf(word: string): string {
  return word.slice(0, STEM);
}

export function stemsIn(language: Language, text: string): Set<string> {
  return new Set(wordsIn(language, foldText(text)).map(stemOf));
}

export function subjectsIn(text: string, patterns: ReadonlyMap<Subject, RegExp>): Subject[] {
  return [...patterns].filter(([, pattern]) => pattern.test(text)).map(([subject]) => subject);
}

export function wantedBy(question: string, { language, words: asking, plainWords }: Reading): Wanted {
  const text = foldText(question);
  const found = subjectsIn(text, asking.asked);
  const within = new Set(found.flatMap((subject) => WITHIN[subject] ?? []));
  let left = text;
  const named = new Map<Subject, Set<string>>();
  for (const subject of found) {
    const names: readonly string[] =
      asking.frame === null ? [] : (text.match(everywhere(asking.named.get(subject))) ?? []);
    if (names.length > 0) named.set(subject, new Set(names.flatMap((name) => [...stemsIn(language, name)])));
    left = left.replaceAll(everywhere(asking.asked.get(subject)), ' ');
  }
  const telling = asking.frame === null && found.length > 0 ? [] : wordsIn(language, withoutFrame(left, asking));
  const said = howItIsSaid(language, question);
  const words = new Set(
    telling
      .filter((word) => !said.has(word))
      .map(stemOf)
      .filter((word) => !plainWords.has(word)),
  );
  const counting = asking.wants.howMany?.exec(text) ?? null;
  const [next = ''] = counting === null ? [] : wordsIn(language, text.slice(counting.index + counting[0].length));
  return {
    subjects: found.filter((subject) => !within.has(subject)),
    named,
    words,
    names: new Set([...namesIn(language, question)].filter((name) => words.has(name))),
    wants: asking.wants.time.test(text) ? 'time' : asking.wants.figure.test(text) ? 'figure' : null,
    counted: words.has(stemOf(next)) ? stemOf(next) : null,
  };
}

export function withoutFrame(text: string, { frame }: SubjectWords): string {
  return frame === null ? text : text.replaceAll(everywhere(frame), ' ');
}

/** Verbs and participles, by their ends. */
const GERMAN_VERB = /(?:en|ern|eln|t)$/u;

/** German words without a capital that are no verbs name nothing; nowhere where none but the first has one. */
function howItIsSaid(language: Language, question: string): Set<string> {
  if (language !== 'de' || !/(?<=[\p{L},] )\p{Lu}\p{Ll}/u.test(question)) return new Set();
  const words = question.match(/(?<!\p{L})\p{Ll}+(?!\p{L})/gu) ?? [];
  return new Set(words.filter((word) => !GERMAN_VERB.test(word)));
}

const INSIDE = /(?<=[\p{L}\p{N},] )\p{Lu}[\p{L}\p{N}]{2,}/gu;
const ANYWHERE = /(?<![\p{L}\p{N}])\p{Lu}[\p{L}\p{N}]{2,}/gu;

/** Words with a capital, inside a sentence or anywhere, in stems; none where every noun has one. */
export function namesIn(language: Language, text: string, where: 'inside' | 'anywhere' = 'inside'): Set<string> {
  if (language === 'de') return new Set();
  const names = [...text.matchAll(where === 'inside' ? INSIDE : ANYWHERE)].map(([name]) => name);
  return new Set(names.map((name) => stemOf(foldText(name))));
}

/** The sentences with a mark of a question, or with a word that asks; what leads to a question is told for its own sake. */
export function sentencesThatAsk(text: string, language: Language): string[] {
  const sentences = sentencesIn(text, language).map((sentence) => sentence.text);
  const marked = sentences.filter((sentence) => MARK.test(sentence));
  if (marked.length > 0) return marked;
  const asking = sentences.filter((sentence) => requestWords(language).asking.test(sentence));
  return asking.length > 0 ? asking : [text];
}

/** Parts of a sentence that ask by themselves, beside what the candidate says of themselves; none where it asks as a whole. */
export function clausesThatAsk(sentence: string, { language, words: { clauses, self } }: Reading): string[] {
  const parts = sentence.split(clauses).filter((part) => part.trim() !== '');
  if (parts.length < 2) return [];
  const { asking } = requestWords(language);
  const isAsking = parts.map((part, at) => asking.test(part) || (at === parts.length - 1 && MARK.test(sentence)));
  const rest = parts.filter((part, at) => !isAsking[at] && wordsIn(language, part).length > 0);
  return rest.every((part) => self.test(foldText(part))) ? parts.filter((_, at) => isAsking[at]) : [];
}

/** What the candidate says of themselves before they ask whether that is all right; null where they ask anything else. */
export function askedToFit(text: string, { words: { fits } }: Reading): string | null {
  const folded = foldText(text);
  const found = fits?.exec(folded) ?? null;
  return found === null ? null : `${folded.slice(0, found.index)} ${folded.slice(found.index + found[0].length)}`;
}

const global = new WeakMap<RegExp, RegExp>();

function everywhere(pattern: RegExp | undefined): RegExp {
  if (pattern === undefined) return /(?!)/gu;
  const known = global.get(pattern);
  if (known !== undefined) return known;
  const made = new RegExp(pattern.source, `${pattern.flags}g`);
  global.set(pattern, made);
  return made;
}
