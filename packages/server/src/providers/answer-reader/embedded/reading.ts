import { type CatalogueLanguage, catalogueLanguage, type Language } from '@colloquy/contract/shared';
import type { AnswerReading, AnswerToRead, QuestionToRead, Span } from '../port.ts';
import { readSentence, type SentenceEvidence } from './evidence.ts';
import {
  coverage,
  type FactFound,
  findFacts,
  type Meaning,
  recitals,
  type StemRubric,
  stemRubric,
  topicShare,
} from './facts.ts';
import { fold } from './fold.ts';
import { withNearness } from './gathered.ts';
import { splitInjections } from './injections.ts';
import { usesJobVocabulary } from './job-vocabulary.ts';
import {
  accountTop,
  evidenceFeatures,
  isOffSubject,
  type LevelFeatures,
  levelOf,
  likelyOnSubject,
  type OpenAccount,
  type Subject,
  WITH_JOB_VOCABULARY,
} from './level.ts';
import { carryNoLevel } from './level-figures.ts';
import { passingSentence, type Rest, restOf } from './passing.ts';
import { isReadableSentence } from './readable.ts';
import { splitSentences, words as wordsOf } from './sentences.ts';
import { readSignals } from './signals.ts';
import { languageOf, looksLike } from './text-language.ts';
import { toldOccasion } from './told-occasion.ts';

/** Fewest words that can be held against the anchors at all, and how many of them have to differ. */
export const FEWEST_WORDS = 4;
const FEWEST_DIFFERENT = 2;

/** What an answer says before any comparing by meaning. */
export type PlainReading = {
  text: string;
  sentences: SentenceEvidence[];
  /** Of each sentence what is left without words that pass. */
  rests: Rest[];
  injections: Span[];
  words: number;
  /** The sentence by which it passes on the question; null where it does not. */
  passing: Span | null;
  /** Why no level can be given; null when it can. */
  notAssessable: AnswerReading['notAssessable'] | null;
  /** It is clearly in another language than it is said to be in. */
  foreign: boolean;
  /** Which one, where that is clear. */
  spokenIn: CatalogueLanguage | null;
  rubric: StemRubric | null;
};

/** Nearness of each kept sentence to the texts of a rubric, as the meaning engine tells it (cosine). */
export type Nearness = {
  /** The sentences compared, in the order of `cosines`. */
  sentences: SentenceEvidence[];
  /** `facts[i]`: per phrasing, per sentence. */
  facts: number[][][];
  /** Points of the top anchor, per sentence. */
  top: number[][];
  /** Question, facts and the upper anchors, per sentence. */
  subject: number[][];
  /** Phrasings of the mistakes of the question, per sentence. */
  mistakes: number[][];
};

/** How much of a reading is wanted: `skim` is for what is asked next. */
export type Depth = 'whole' | 'skim';

// Callers build a question per call but keep its facts: these name the rubric.
const rubrics = new WeakMap<QuestionToRead['facts'], { text: string; top: string; rubric: StemRubric }>();

function rubricOf(question: QuestionToRead): StemRubric {
  const known = rubrics.get(question.facts);
  if (known && known.text === question.text && known.top === question.anchors[5]) return known.rubric;
  const rubric = stemRubric(question);
  rubrics.set(question.facts, { text: question.text, top: question.anchors[5], rubric });
  return rubric;
}

/** Only letters and figures: a line that is moved or set in quotes stays the same line. */
function normalized(text: string): string {
  return fold(text)
    .text.replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}

/** The sentences of the question and of the text it gave: whoever sends them back has not said them. */
function shownSentences({ text, given }: QuestionToRead, language: Language): Set<string> {
  const shown = given === undefined ? text : `${text}\n${given}`;
  return new Set(splitSentences(shown, language).map(({ start, end }) => normalized(shown.slice(start, end))));
}

/** Splits the text and reads each sentence. Linear in the length of the text. */
export function readPlainly(answer: AnswerToRead): PlainReading {
  const { text, language, question } = answer;
  const split = splitInjections(text, language);
  const shown = shownSentences(question, language);
  const own = split.sentences.filter(({ start, end }) => !shown.has(normalized(text.slice(start, end))));
  const readable = own.filter(({ start, end }) => isReadableSentence(fold(text.slice(start, end)).text));
  const sentences = readable.map((span) => readSentence(text, span, language));
  const words = sentences.reduce(
    (sum, { span }) => sum + wordsOf(text.slice(span.start, span.end), language).length,
    0,
  );
  const base = catalogueLanguage(language);
  const said = sentences.map(({ span }) => text.slice(span.start, span.end)).join(' ');
  const foreign = !looksLike(said, base);
  const comparable = base === catalogueLanguage(question.rubricLanguage) && !foreign;
  const rests = sentences.map((sentence) => restOf(sentence, base));
  const passing = passingSentence(rests, base, question);
  const different = new Set(wordsOf(fold(said).text, language).filter((word) => /\p{L}/u.test(word)));
  return {
    text,
    sentences,
    rests,
    injections: split.injections,
    words,
    passing,
    // Who says nothing says it in any language.
    notAssessable:
      readable.length === 0 && own.length > 0
        ? 'unreadable'
        : passing !== null
          ? 'declined'
          : words < FEWEST_WORDS || different.size < FEWEST_DIFFERENT
            ? 'too-short'
            : !comparable
              ? 'language'
              : question.facts.length === 0
                ? 'no-rubric'
                : null,
    foreign,
    spokenIn: foreign ? languageOf(said, base) : null,
    rubric: comparable ? rubricOf(question) : null,
  };
}

function mean(values: number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** The best sentence for a row of cosines; what is only named or waved off counts less. */
function bestOf(row: number[], sentences: SentenceEvidence[], credited: boolean): { value: number; at: number } {
  let value = 0;
  let at = -1;
  row.forEach((cosine, i) => {
    const credit = credited ? Math.sqrt(sentences[i]?.credit ?? 1) : 1;
    if (cosine * credit > value) {
      value = cosine * credit;
      at = i;
    }
  });
  return { value, at };
}

/** What the best of many texts is nearer by chance than one text alone, as measured on answers to other questions. */
function chance(texts: number): number {
  return 0.1 * Math.log(Math.max(1, texts));
}

/** Cosine → how near: about 0.35 is the first hint, 0.65 and more is clearly the same thing. */
function strengthOf(cosine: number): number {
  return Math.min(1, Math.max(0, (cosine - 0.2) / 0.45));
}

export function meant(near: Nearness): Meaning {
  return (fact, sentence) => {
    const at = near.sentences.indexOf(sentence);
    if (at < 0) return null;
    const cosines = (near.facts[fact] ?? []).map((row) => row[at] ?? 0);
    return { strength: strengthOf(Math.max(0, ...cosines) - chance(cosines.length)), cosines };
  };
}

/** The sentences that count: not those about the person, and each only once, also with another figure in it. */
function countedSentences(sentences: SentenceEvidence[]): SentenceEvidence[] {
  const seen = new Set<string>();
  return sentences.filter((sentence) => {
    const said = sentence.folded.replace(/\d+/g, '0');
    if (sentence.aboutPerson || seen.has(said)) return false;
    seen.add(said);
    return true;
  });
}

/** Telling words from which on a rubric says enough to tell what is not about it; below the first it says too little. */
const FEW_WORDS = 18;
const ENOUGH_WORDS = 27;

function tellingOf({ topicWeight }: StemRubric): number {
  return Math.min(1, Math.max(0, (topicWeight - FEW_WORDS) / (ENOUGH_WORDS - FEW_WORDS)));
}

/** Content words from which on an answer is long: it brings more of any subject back by chance. */
const LONG = 25;

/** Many words, of the rubric or of the answer, bring more of them back, though not in step with their number. */
function topicOf(rubric: StemRubric, said: SentenceEvidence[]): number {
  const contentWordCount = said.reduce((sum, sentence) => sum + sentence.contentWords.size, 0);
  const share = topicShare(rubric, said) * Math.sqrt(Math.min(1, LONG / Math.max(1, contentWordCount)));
  return Math.min(4, share / Math.max(1, rubric.topicWeight / 20) ** 0.7);
}

function likelyByStems(rubric: StemRubric, said: SentenceEvidence[], facts: FactFound[], topAnchor: number): number {
  return likelyOnSubject('stems', {
    topic: topicOf(rubric, said),
    bestFact: Math.max(0, ...facts.map(({ told }) => told)),
    meanFact: mean(facts.map(({ told }) => told)),
    topAnchor,
    closest: 0,
    factNearness: 0,
    topNearness: 0,
  });
}

/** The features of the level, and how far the answer is on the subject. `facts` are those found by the same means. */
export function featuresOf(
  plain: PlainReading,
  rubric: StemRubric,
  near: Nearness | null,
  facts: FactFound[] = factsOf(plain, rubric, near),
): { features: LevelFeatures; subject: Subject } {
  const said = countedSentences(plain.sentences);
  const top = coverage(rubric.high, said, true);
  const telling = tellingOf(rubric);
  const named = pointsNamed(facts);
  const features: LevelFeatures = {
    topAnchor: top.proved,
    lowAnchor: coverage(rubric.low, said, false).proved,
    factMeaning: 0,
    topMeaning: 0,
    ...evidenceFeatures(said, recitals(rubric, said)),
  };
  if (!near) return { features, subject: { likely: likelyByStems(rubric, said, facts, top.told), telling, named } };
  const nearestFacts = (credited: boolean): number[] =>
    near.facts.map((phrasings) => {
      const best = Math.max(0, ...phrasings.map((row) => bestOf(row, near.sentences, credited).value));
      return best - chance(phrasings.length);
    });
  features.factMeaning = mean(nearestFacts(true).map((value) => Math.max(0, value)));
  features.topMeaning = mean(near.top.map((row) => bestOf(row, near.sentences, true).value));
  const closest = near.sentences
    .map((_, i) => Math.max(0, ...near.subject.map((row) => row[i] ?? 0)))
    .sort((a, b) => b - a);
  const likely = likelyOnSubject('meaning', {
    topic: topicOf(rubric, said),
    bestFact: Math.max(0, ...facts.map(({ told }) => told)),
    meanFact: mean(facts.map(({ told }) => told)),
    topAnchor: top.told,
    closest: mean(closest.slice(0, 3)) - chance(mean(near.facts.map((phrasings) => phrasings.length))),
    factNearness: mean(nearestFacts(false)),
    topNearness: mean(near.top.map((row) => bestOf(row, near.sentences, false).value)),
  });
  return { features, subject: { likely, telling, named } };
}

function factsOf(plain: PlainReading, rubric: StemRubric, near: Nearness | null): FactFound[] {
  return findFacts(rubric, plain.sentences, near ? meant(near) : null);
}

/** An answer is another question's when it is clearly about that one, and not half as clearly about its own. */
const CLEARLY = 0.8;

/** Whether the answer belongs to another question of the interview, by stems; no point of its own may be named. */
function belongsElsewhere(plain: PlainReading, rubric: StemRubric, others: readonly QuestionToRead[]): boolean {
  const said = countedSentences(plain.sentences);
  const read = (of: StemRubric): { likely: number; named: number } => {
    const facts = findFacts(of, plain.sentences);
    const likely = likelyByStems(of, said, facts, coverage(of.high, said, true).told);
    return { likely, named: facts.filter(({ named }) => named).length };
  };
  const own = read(rubric);
  if (own.named > 0) return false;
  return others.some((other) => {
    if (other.facts.length === 0 || catalogueLanguage(other.rubricLanguage) !== rubric.language) return false;
    const there = read(rubricOf(other));
    return there.named > 0 && there.likely >= CLEARLY && own.likely < there.likely / 2;
  });
}

/** Null where some of the missing points may just have been said otherwise. */
function pointsNamed(facts: FactFound[]): number | null {
  return facts.some(({ named }) => named === null) ? null : facts.filter(({ named }) => named).length;
}

/** What a reading says of an answer in another language. */
export function languageNoticed({
  foreign,
  spokenIn,
}: PlainReading): Pick<AnswerReading, 'otherLanguage' | 'spokenIn'> {
  return { ...(foreign ? { otherLanguage: true } : {}), ...(spokenIn === null ? {} : { spokenIn }) };
}

/** Puts the reading together; `near` is null when no meaning engine took part. */
export function completeReading(plain: PlainReading, answer: AnswerToRead, near: Nearness | null): AnswerReading {
  const { sentences, words, injections, rubric } = plain;
  const signals = readSignals(sentences, catalogueLanguage(answer.language), plain.passing);
  const spans = sentences.map((sentence) => sentence.span);
  const occasion = toldOccasion(sentences, catalogueLanguage(answer.language));
  const none = {
    words,
    sentences: spans,
    signals,
    injections,
    ...(occasion === null ? {} : { told: occasion }),
    ...languageNoticed(plain),
  };
  if (!rubric) {
    return {
      method: 'none',
      ...none,
      facts: answer.question.facts.map(({ key }) => ({ key, strength: 0, named: null, span: null })),
      level: null,
      notAssessable: plain.notAssessable ?? 'language',
    };
  }
  const named = factsOf(plain, rubric, near);
  const facts = near === null ? withNearness(named, rubric, answer.question, sentences) : named;
  const method = near ? 'meaning' : 'stems';
  if (plain.notAssessable) return { method, ...none, facts, level: null, notAssessable: plain.notAssessable };
  if (carryNoLevel(answer.question.facts, answer.language))
    return { method, ...none, facts, level: null, notAssessable: 'language' };
  const { features, subject: told } = featuresOf(plain, rubric, near, facts);
  const base = catalogueLanguage(answer.language);
  const subject = usesJobVocabulary(answer.job ?? [], countedSentences(sentences), base)
    ? { ...told, likely: Math.max(told.likely, WITH_JOB_VOCABULARY[method]) }
    : told;
  const { open } = answer.question;
  const account = open ? accountOf(open, answer.question.facts, facts, signals) : null;
  if (account !== null) features.topAnchor = Math.max(features.topAnchor, accountTop(subject, account));
  const elsewhere = belongsElsewhere(plain, rubric, answer.others ?? []);
  const own = account === null ? subject : { ...subject, account };
  const found: Subject = elsewhere ? { likely: 0, telling: 1, named: 0 } : own;
  const measured = base === 'en';
  return {
    method,
    ...none,
    facts,
    level: levelOf(method, features, found, measured),
    ...(isOffSubject(method, found) ? { offSubject: true } : {}),
  };
}

/** What an answer to a question of open matter has, by words of the rubric and by signs. */
function accountOf(
  matter: OpenAccount['matter'],
  asked: QuestionToRead['facts'],
  found: FactFound[],
  signals: AnswerReading['signals'],
): OpenAccount {
  const named = new Set(found.filter((fact) => fact.named).map(({ key }) => key));
  const shown = asked.filter(({ key, sign }) => sign !== undefined && !named.has(key) && signals[sign] !== null);
  const signs = [signals.example, signals.ownPart, signals.result, signals.figure].filter((span) => span !== null);
  return { matter, cues: signs.length, named: named.size, shown: shown.length, points: asked.length };
}
