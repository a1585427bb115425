import { type BaseLanguage, DENIALS, EVIDENCE, madeOnce, REJECTS } from './lexicon/index.ts';
import { compilePhrases, findPhrases, type Hit, type Phrases } from './phrases.ts';
import { contentWords } from './stems.ts';

/** Where a turn that denies nothing begins and ends; nowhere in scripts that do not part words. */
const IDLE_BORDERS: Partial<Record<BaseLanguage, [string, string]>> = {
  en: ['\\b', '\\b'],
  de: ['\\b', '\\b'],
  nl: ['\\b', '\\b'],
  fr: ['\\b', '\\b'],
  id: ['\\b', '\\b'],
  ms: ['\\b', '\\b'],
  es: ['\\b', '(?!\\p{L})'],
  vi: ['(?<!\\p{L})', ''],
};
/** The same of a word that begins another clause. */
const LINK_BORDERS: Partial<Record<BaseLanguage, [string, string]>> = {
  en: ['\\b', '\\b'],
  de: ['\\b', '\\b'],
  nl: ['\\b', '\\b'],
  id: ['\\b', '\\b'],
  es: ['(?<!\\p{L})', '(?!\\p{L})'],
  fr: ['(?<!\\p{L})', '(?!\\p{L})'],
  vi: ['(?<!\\p{L})', '(?!\\p{L})'],
};
/** "No, I …" answers a question and denies nothing of what follows. */
const ANSWERED: Partial<Record<BaseLanguage, string>> = { en: '|^(?:no|nope)\\b(?= (?:i|we|it|that)\\b)' };

function within(words: readonly string[], [from, to]: [string, string] = ['', '']): string {
  return `${from}(?:${words.join('|')})${to}`;
}

/** Turns that hold a negation and deny nothing ("not only", "whether or not"), and words that a negation is a part of. */
const idleOf = madeOnce((language): RegExp | null => {
  const idle = DENIALS[language]?.idle;
  if (idle === undefined) return null;
  return new RegExp(`${within(idle, IDLE_BORDERS[language])}${ANSWERED[language] ?? ''}`, 'gu');
});

const MARKS = /[.,;:!?…()。、，；：！？।\n]|\s[-–—]\s/u;

/** Languages whose negation may be behind what it denies: there it denies the whole clause. */
const WHOLE_CLAUSE = new Set<BaseLanguage>(['de', 'nl', 'da', 'no', 'sv', 'fi', 'ja', 'ko', 'hi']);
/** Languages in which two negations in a clause cancel out; elsewhere the second one goes with the first. */
const CANCELLING = new Set<BaseLanguage>(['en', 'de', 'nl', 'da', 'no', 'sv']);
/** "I do not check whether it lacks tests": what is checked is open, whatever is in it. */
const openOf = madeOnce((language): RegExp | null => {
  const open = DENIALS[language]?.open;
  return open === undefined ? null : new RegExp(`\\b(?:${open.join('|')})\\b`, 'u');
});

/** Alternatives that end with a word, or go on in the next one behind an apostrophe. */
const ended = (words: readonly string[]): string =>
  words.map((word) => (word.endsWith("'") ? word : `${word}(?!\\p{L})`)).join('|');

/** Languages whose negation has two parts with the verb between them. */
const inTwoOf = madeOnce((language): { opens: RegExp; closes: RegExp; alone: ReadonlySet<string> } | null => {
  const words = DENIALS[language]?.inTwo;
  if (words === undefined) return null;
  return {
    opens: new RegExp(`(?<!\\p{L})(?:${ended(words.opens)})`, 'gu'),
    closes: new RegExp(
      `(?<!\\p{L})(?:${withBlank(words.opens)})[^.,;:!?]{0,40}?(?<!\\p{L})(?<part>${words.closes.join('|')})(?!\\p{L})`,
      'gu',
    ),
    alone: new Set(words.alone),
  };
});

/** A negation before a pronoun that stands for what was named before: "firmar antes no lo hago". */
const ofNamedOf = madeOnce((language): RegExp | null => {
  const words = DENIALS[language];
  if (words?.named === undefined) return null;
  const { persons, things } = words.named;
  const negation = words.inTwo === undefined ? '\\p{L}+ ' : `(?:${withBlank(words.inTwo.opens)})`;
  return new RegExp(`^${negation}(?:(?:${persons.join('|')}) )?(?:${ended(things)})`, 'u');
});

/** Alternatives with the blank behind them. */
function withBlank(words: readonly string[]): string {
  return words.map((word) => (word.endsWith("'") ? word : `${word} `)).join('|');
}

/** What calls a thing needless: it denies its clause as a negation does. Null where a language has no words for it. */
const needlessOf = madeOnce((language): Phrases<'needless'> | null => {
  const { needless } = REJECTS[language] ?? {};
  return needless === undefined ? null : compilePhrases<'needless'>([{ needless }]);
});
const OF_WORD = /[\p{L}\p{M}'-]/u;

/** Where the word begins that stands before the end of a text, a space between; its length where none does. */
function wordBefore(text: string): number {
  const end = text.trimEnd().length;
  let at = end;
  while (end < text.length && at > 0 && OF_WORD.test(text.charAt(at - 1))) at--;
  return at < end ? at : text.length;
}

const negations = new Map<BaseLanguage, Phrases<'not'>>();
const borders = new Map<BaseLanguage, RegExp>();
const NONE: ReadonlySet<string> = new Set();

function negationsOf(language: BaseLanguage): Phrases<'not'> {
  let compiled = negations.get(language);
  if (!compiled) {
    compiled = compilePhrases<'not'>([{ not: EVIDENCE[language].not ?? [] }]);
    negations.set(language, compiled);
  }
  return compiled;
}

function borderOf(language: BaseLanguage): RegExp {
  let pattern = borders.get(language);
  if (!pattern) {
    const links = DENIALS[language]?.links;
    pattern = new RegExp(links ? `${MARKS.source}|${within(links, LINK_BORDERS[language])}` : MARKS.source, 'u');
    borders.set(language, pattern);
  }
  return pattern;
}

/** A folded text without the turns that deny nothing, blanked out, so that places stay. */
export function withoutIdle(folded: string, language: BaseLanguage): string {
  const idle = idleOf(language);
  return idle ? folded.replace(idle, (turn) => ' '.repeat(turn.length)) : folded;
}

/** The words that deny in a folded text without idle turns, in their order. */
export function denialsIn(clear: string, language: BaseLanguage): Hit<'not'>[] {
  const found = findPhrases(clear, negationsOf(language));
  const closes = inTwoOf(language)?.closes;
  if (closes === undefined) return found;
  for (const { 0: whole, index, groups } of clear.matchAll(closes)) {
    const end = index + whole.length;
    const start = end - (groups?.part?.length ?? 0);
    if (!found.some((one) => one.start <= start && one.end >= end)) found.push({ category: 'not', start, end });
  }
  return found.sort((one, other) => one.start - other.start);
}

/** Where a denial begins whose negation stands at `start`. */
function beginOf(clause: string, { start, end }: Hit<'not'>, language: BaseLanguage): number {
  const before = clause.slice(0, start);
  const parts = inTwoOf(language);
  const opened = parts === null ? undefined : [...before.matchAll(parts.opens)].at(-1)?.index;
  const first = opened ?? start;
  if (ofNamedOf(language)?.test(clause.slice(first)) === true) return 0;
  if (parts === null || opened !== undefined) return first;
  return parts.alone.has(clause.slice(start, end)) ? wordBefore(before) : start;
}

/** What carries matter in a folded sentence and is denied there: "there is no version number" denies version and number. */
export function denied(folded: string, language: BaseLanguage): ReadonlySet<string> {
  const clear = withoutIdle(folded, language);
  if (denialsIn(clear, language).length === 0 && !isNeedless(clear, language)) return NONE;
  const found = new Set<string>();
  const held = new Set<string>();
  for (const clause of clear.split(borderOf(language))) {
    for (const { text, isDenied } of stretches(clause, language)) {
      for (const stem of contentWords(text, language)) (isDenied ? found : held).add(stem);
    }
  }
  for (const stem of held) found.delete(stem);
  return found;
}

function isNeedless(text: string, language: BaseLanguage): boolean {
  return needlessAt(text, language) < text.length;
}

/** Where a text first calls something needless; its length where it does not. */
function needlessAt(text: string, language: BaseLanguage): number {
  const needless = needlessOf(language);
  return (needless === null ? undefined : findPhrases(text, needless)[0]?.start) ?? text.length;
}

function stretches(clause: string, language: BaseLanguage): { text: string; isDenied: boolean }[] {
  const open = openOf(language)?.exec(clause)?.index ?? clause.length;
  const nots = denialsIn(clause.slice(0, open), language).filter(
    ({ start, end }, i) => i === 0 || clause.slice(start, end) !== 'nor',
  );
  const [first] = nots;
  if (first === undefined) return [{ text: clause, isDenied: isNeedless(clause, language) }];
  // "I never skip it": it is done.
  if (first.start < needlessAt(clause, language) && isNeedless(clause, language))
    return [{ text: clause, isDenied: false }];
  const cancels = CANCELLING.has(language);
  if (WHOLE_CLAUSE.has(language)) return [{ text: clause, isDenied: !cancels || nots.length % 2 === 1 }];
  const begin = beginOf(clause, first, language);
  const parts = [
    { text: clause.slice(0, begin), isDenied: false },
    { text: clause.slice(begin, first.start), isDenied: true },
  ];
  nots.forEach(({ end }, i) => {
    parts.push({ text: clause.slice(end, nots[i + 1]?.start), isDenied: !cancels || i % 2 === 0 });
  });
  return parts;
}

/** A sentence that may deny without a negation: it prevents, fears or weighs what it names. Known in English only. */
const WARY =
  /\b(?:prevent|avoid|stop|refus|reject|block|protect|guard|forbid|forbad|lack|fail|miss|instead|rather|only|until|unless|few|little|rare|seldom|harm|danger|risk|problem|wrong|mistake|bad|worse|worst|fault|los[et]|would|could|might|may|can|if|otherwise|must|should|too|hardly|barely|without)/u;

/** Whether a sentence plainly asserts what it names and does not deny, so that it contradicts a point which denies the same. */
export function assertsPlainly(folded: string, language: BaseLanguage): boolean {
  return language === 'en' && !WARY.test(folded);
}
