import { EVIDENCE_CATEGORIES, type Evidence } from '@colloquy/content/schema/answer-lexicon';
import { catalogueLanguage, JOINED_LANGUAGES, type Language } from '@colloquy/contract/shared';
import type { Span } from '../port.ts';
import { assertsPlainly, denied } from './denials.ts';
import { fold } from './fold.ts';
import { type BaseLanguage, EVIDENCE, FUNCTION_WORDS, NUMBERS } from './lexicon/index.ts';
import { pastTimes } from './past-times.ts';
import { isAboutPerson } from './personal-statements.ts';
import { compilePhrases, findPhrases, type Hit, type Phrases } from './phrases.ts';
import { contentWords, stem } from './stems.ts';

/** What one sentence of the answer shows. */
export type SentenceEvidence = {
  span: Span;
  folded: string;
  hits: Hit<Evidence>[];
  counts: Record<Evidence, number>;
  /** Figures: digits and number words. */
  figures: number;
  /** Those of them that support a claim: neither a year nor part of a turn of speech. */
  amounts: number;
  /** Says when something happened once: a year, "last week". */
  dated: boolean;
  /** The same, also by the words for a day or a season. */
  once: boolean;
  /** Distinct things done by anyone, by stem. */
  actions: Set<string>;
  /** Those of them that the speaker does, or that are told as a step ("then check …"). */
  ownActions: Set<string>;
  /** Content words, by stem or character pair. */
  contentWords: Set<string>;
  /** Those of them that the sentence denies. */
  denied: ReadonlySet<string>;
  /** It says what it does not deny as a fact, without a doubt or a warning. */
  plain: boolean;
  /** Sentence about the person: neither for nor against. */
  aboutPerson: boolean;
  /** Talk without a matter: merits, values, words about words. */
  empty: number;
  /** Waves off, leaves as it is, or passes on. */
  waved: number;
  /** 0 … 1: how far what is named here may count as said. */
  credit: number;
};

const DENSE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
const phrases = new Map<BaseLanguage, Phrases<Evidence>>();
const numbers = new Map<BaseLanguage, RegExp>();

function phrasesOf(language: BaseLanguage): Phrases<Evidence> {
  let compiled = phrases.get(language);
  if (!compiled) {
    compiled = compilePhrases<Evidence>([EVIDENCE[language]]);
    phrases.set(language, compiled);
  }
  return compiled;
}

const JOINED = new Set<BaseLanguage>(JOINED_LANGUAGES);

function numbersOf(language: BaseLanguage): RegExp {
  let pattern = numbers.get(language);
  if (!pattern) {
    const joined = JOINED.has(language);
    pattern = new RegExp(
      joined
        ? `\\d[\\d.,:]*|(?:${NUMBERS[language]})`
        : `\\d[\\d.,:]*|(?<![\\p{L}\\p{M}])(?:${NUMBERS[language]})(?![\\p{L}\\p{M}])`,
      'gu',
    );
    numbers.set(language, pattern);
  }
  return pattern;
}

// "I have led …", "I've always opened …": the career instead of the case.
const CAREER =
  /\b(?:i have|i've) (?:always |often |never |long |personally |also )?(?!got\b|to\b)\w+(?:ed|en|t|d|n|ne|wn|un|at|it)\b/;
// "People say …", "colleagues often thank me", "I am often described as".
const PRAISED =
  /\b(?:people|colleagues|they|clients|customers|guests|patients|teams|everyone|everybody|leaders|managers|partners|others)\b[^.]{0,20}\b(?:say|says|tell|thank|describe|call|appreciate|trust|remember|notice|notices|know me|love|value|valued|smile|smiled|feel|felt|write me)\b|\bi am (?:often |always |usually |sometimes )?(?:described|known|called|seen|told|regarded)\b/;

/** From so many items on a sentence may be a mere list, when nearly all of them are of a word or two and nothing holds them together. */
const LISTED = 5;
const LISTED_SHARE = 0.7;
const ITEM_WORDS = 2;
/** What a word is worth that is in a list of words. */
const LISTED_CREDIT = 0.2;
/** Scripts without spaces: an item with these in it says something of its words. */
const PARTICLES = /\p{Script=Hiragana}{2}|[的了在把是]/u;

/** "Rollback 09:22, errors 3 %, pool 40": with a figure a word or two report what was. */
const FIGURE = /\p{N}/u;

/** A list of words instead of a statement: "triage, root cause, rollback, monitoring, postmortem". */
function isList(folded: string, language: BaseLanguage): boolean {
  const items = folded.split(/[,;:、，；/|]|\s[-–—]\s|\n/u).map((item) => item.match(/[\p{L}\p{M}\p{N}']+/gu) ?? []);
  const spoken = items.filter((words) => words.length > 0);
  if (spoken.length < LISTED) return false;
  const bare = spoken.filter((words) => {
    const [word = ''] = words;
    if (DENSE.test(word)) return word.length <= 8 && !PARTICLES.test(word);
    return words.length <= ITEM_WORDS && !words.some((each) => FUNCTION_WORDS[language].has(each) || FIGURE.test(each));
  });
  return bare.length >= LISTED_SHARE * spoken.length;
}

const OWN_SUBJECT =
  /\b(?:i|we)(?:'d|'ll|'ve)?(?: (?:would|will|could|can|must|then|also|first|just|only|always|never|not|don't|have|had|try|want|to|and|look|go|ask))*\s*$/;
const STEP_START = /(?:^|[.,;:!?、。，]\s*|\b(?:and|then|to|or)\s+)$/u;
/** Languages in which the speaker is meant when nobody is named, or whose verbs stand far from their subject. */
const UNNAMED_SPEAKER = new Set<BaseLanguage>(['es', 'pt', 'it', 'fi', 'ja', 'ko', 'zh', 'th']);

function isOwnAction(folded: string, hit: Hit<Evidence>, hits: Hit<Evidence>[], language: BaseLanguage): boolean {
  const before = folded.slice(Math.max(0, hit.start - 40), hit.start);
  if (STEP_START.test(before)) return true;
  if (language === 'en') return OWN_SUBJECT.test(before);
  if (UNNAMED_SPEAKER.has(language)) return true;
  return hits.some(
    (other) => (other.category === 'self' || other.category === 'team') && Math.abs(other.start - hit.start) <= 30,
  );
}

/** Turns of speech with a number in them that counts nothing. */
const NUMBER_IDIOM =
  /\b(?:unter vier augen|auf eins|one by one|second thoughts?|one another|entre quatre yeux|onder vier ogen|under fire øjne|under fyra ögon|under fire øyne|a quattr'?occhi|empat mata)\b/gu;

/** Reads one sentence; linear in its length. */
export function readSentence(text: string, span: Span, answerLanguage: Language): SentenceEvidence {
  const language = catalogueLanguage(answerLanguage);
  const original = text.slice(span.start, span.end);
  const folded = fold(original).text;
  const hits = findPhrases(folded, phrasesOf(language));
  const counts = Object.fromEntries(EVIDENCE_CATEGORIES.map((category) => [category, 0])) as Record<Evidence, number>;
  const listed = isList(folded, language);
  const actions = new Set<string>();
  const ownActions = new Set<string>();
  for (const hit of hits) {
    counts[hit.category]++;
    if (hit.category !== 'action') continue;
    const action = stem(folded.slice(hit.start, hit.end), language).slice(0, 6);
    actions.add(action);
    if (!listed && isOwnAction(folded, hit, hits, language)) ownActions.add(action);
  }
  const merits = language === 'en' ? Number(CAREER.test(folded)) + Number(PRAISED.test(folded)) : 0;
  const numbers = folded.match(numbersOf(language)) ?? [];
  const past = pastTimes(folded, language);
  const empty = counts.lofty + counts.boast + counts.naming + merits;
  const waved = counts.dismiss + counts.blame;
  return {
    span,
    folded,
    hits,
    counts,
    figures: numbers.length,
    amounts: numbers.length - past.years - (folded.match(NUMBER_IDIOM)?.length ?? 0),
    dated: past.dated,
    once: past.once,
    actions,
    ownActions,
    contentWords: contentWords(folded, language),
    denied: denied(folded, language),
    plain: assertsPlainly(folded, language),
    aboutPerson: isAboutPerson(original, folded, hits, language),
    empty,
    waved,
    credit: (listed ? LISTED_CREDIT : 1) / ((1 + empty) * (1 + waved)),
  };
}
