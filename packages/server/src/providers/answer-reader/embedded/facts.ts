import { catalogueLanguage } from '@colloquy/contract/shared';
import type { QuestionToRead, Span } from '../port.ts';
import { denied } from './denials.ts';
import type { SentenceEvidence } from './evidence.ts';
import { fold } from './fold.ts';
import { type BaseLanguage, EVERYDAY, EVIDENCE } from './lexicon/index.ts';
import { contentWords, likeness, stem } from './stems.ts';

export type FactFound = {
  key: string;
  strength: number;
  /** Whether it may be shown as said; null when the rubric says it in too few ways to tell that it was not. */
  named: boolean | null;
  span: Span | null;
  /** How much of one of its phrasings, 0 … 1, the words of a sentence say; 0 where it was named by nearness of meaning. */
  worded: number;
  /** 0 … 1 by stems that tell of the subject: what an account of something else does not bring by chance. */
  told: number;
};

/** Below this strength no sentence is shown as evidence for a fact. */
export const NEAR_ENOUGH = 0.34;

/**
 * A fact may be shown as said from this part of a phrasing on, and from so many of its telling words on: one of them
 * comes back by chance in every twentieth sentence about something else, two hardly ever do.
 */
const NAMED_PROVED = 0.35;
const NAMED_TELLING = 1.2;
/** A whole phrasing of any talk that comes back is more than chance as well. */
const NAMED_WHOLE = 0.75;
const NAMED_WHOLE_TELLING = 0.9;
/** With nearness of meaning: cosine, part proved and telling words (two at most) together, as measured on other answers. */
const NAMED_MEANT = 0.714;
const MEANT_PROVED = 0.1;
const MEANT_TELLING = 0.1;
/** From this part of the telling words that come back on, the opposite of a phrasing is said. */
const CONTRARY = 0.4;
/** A fact put in so many ways is missing when none of them comes back; below, it may just have been said otherwise. */
const ENOUGH_PHRASINGS = 3;

/** What nearness of meaning is worth without any shared word, to tell which sentence comes nearest. */
const MEANING_ALONE = 0.6;

export type Point = {
  /** Place of its text in the list it was made of. */
  at: number;
  stems: string[];
  /** What each word proves when it comes back. */
  weights: number[];
  /** What each word tells of the subject. */
  telling: number[];
  /** Words that the point denies: "it must not overwrite". */
  denied: ReadonlySet<string>;
};

/** The rubric of a question, made ready for comparing by stems. */
export type StemRubric = {
  language: BaseLanguage;
  /** `ways`: in how many phrasings a fact is put, also those without a word that carries matter. `words`: stems beside. */
  facts: { key: string; ways: number; points: Point[]; words: string[] }[];
  high: Point[];
  low: Point[];
  /** Words of question, facts and upper anchors, each with what it tells of the subject, 0 … 1. */
  topic: Map<string, number>;
  /** Sum of `topic`: how much the rubric tells of its subject. */
  topicWeight: number;
};

/** The points an anchor names, one by one. */
export function parts(anchor: string): string[] {
  const found = anchor
    .split(/[,;:.、，。；：]|\s(?:or|and|oder|und|y|o|ou|et|e|of|en|og|och|och|ja|или|и|và|या|और|atau|dan)\s/u)
    .map((part) => part.trim());
  return found.filter((part) => part.length > 2);
}

/** Words of any trade (check, first, always) tell little about the subject, words of any talk next to nothing. */
const GENERAL_WEIGHT = 0.4;
const EVERYDAY_WEIGHT = 0.1;
const tellings = new Map<BaseLanguage, Map<string, number>>();

function tellingsOf(language: BaseLanguage): Map<string, number> {
  let found = tellings.get(language);
  if (!found) {
    found = new Map();
    for (const phrases of Object.values(EVIDENCE[language])) {
      for (const word of phrases.join(' ').replaceAll('*', '').split(' '))
        found.set(stem(word, language), GENERAL_WEIGHT);
    }
    for (const word of EVERYDAY[language]) {
      for (const root of contentWords(fold(word).text, language)) found.set(root, EVERYDAY_WEIGHT);
    }
    tellings.set(language, found);
  }
  return found;
}

const ASKED_WEIGHT = 0.35;
const EVERYDAY_POINT_WEIGHT = 0.6;

/** Words that are in the question itself, and words of any talk, prove less when they come back in the answer. */
function points(texts: string[], language: BaseLanguage, known: Set<string>): Point[] {
  const telling = tellingsOf(language);
  return texts
    .map((text, at) => {
      const { text: folded } = fold(text);
      const stems = [...contentWords(folded, language)];
      const asked = (stem: string): number => (known.has(stem) ? ASKED_WEIGHT : 1);
      return {
        at,
        stems,
        denied: denied(folded, language),
        telling: stems.map((stem) => asked(stem) * (telling.get(stem) === EVERYDAY_WEIGHT ? EVERYDAY_WEIGHT : 1)),
        weights: stems.map((stem) =>
          Math.min(asked(stem), telling.get(stem) === EVERYDAY_WEIGHT ? EVERYDAY_POINT_WEIGHT : 1),
        ),
      };
    })
    .filter((point) => point.stems.length > 0);
}

export function stemRubric(question: QuestionToRead): StemRubric {
  const language = catalogueLanguage(question.rubricLanguage);
  const asked = contentWords(fold(question.text).text, language);
  const telling = tellingsOf(language);
  const topic = new Map<string, number>();
  const note = (stem: string): void => {
    topic.set(stem, telling.get(stem) ?? 1);
  };
  for (const stem of asked) note(stem);
  const facts = question.facts.map(({ key, phrasings, words = [] }) => ({
    words: [...contentWords(fold(words.join(' ')).text, language)],
    key,
    ways: phrasings.length,
    points: points(phrasings, language, asked),
  }));
  const high = points(parts(question.anchors[5]), language, asked);
  for (const list of [high, points(parts(question.anchors[3]), language, asked), ...facts.map((fact) => fact.points)]) {
    for (const point of list) for (const stem of point.stems) note(stem);
  }
  const topicWeight = [...topic.values()].reduce((sum, weight) => sum + weight, 0);
  return { language, facts, high, topic, topicWeight, low: points(parts(question.anchors[1]), language, asked) };
}

/** What of a sentence a point is compared with. */
type Said = Pick<SentenceEvidence, 'contentWords' | 'denied' | 'plain'>;

export type Overlap = { proved: number; told: number; said: number; telling: number; contrary: number };

/** Whether one of the two denies what the other says. */
function contradicts(point: Point, stem: string, { denied, plain }: Said, word: string): boolean {
  return denied.has(word) ? !point.denied.has(stem) : plain && point.denied.has(stem);
}

// A reading asks several times, of sentences that are its own.
const overlaps = new WeakMap<Said, Map<Point, Overlap>>();

/**
 * How much of a point comes back in a sentence, by what its words prove and by what they tell of the subject. Without
 * the words that come back as the opposite (`contrary` of the telling ones), `said` is what is proved and `telling` the
 * number of telling words.
 */
export function overlap(point: Point, evidence: Said): Overlap {
  let known = overlaps.get(evidence);
  if (known === undefined) {
    known = new Map();
    overlaps.set(evidence, known);
  }
  const found = known.get(point) ?? compare(point, evidence);
  known.set(point, found);
  return found;
}

function compare(point: Point, evidence: Said): Overlap {
  const sentence = evidence.contentWords;
  let contrary = 0;
  let agreed = 0;
  let said = 0;
  let found = 0;
  let all = 0;
  let told = 0;
  let topicWeight = 0;
  for (let i = 0; i < point.stems.length; i++) {
    const stem = point.stems[i] ?? '';
    const weight = point.weights[i] ?? 1;
    const telling = point.telling[i] ?? 1;
    all += weight;
    topicWeight += telling;
    let best = sentence.has(stem) ? 1 : 0;
    let nearest = stem;
    if (best === 0) {
      for (const word of sentence) {
        const like = likeness(stem, word);
        if (like <= best) continue;
        best = like;
        nearest = word;
      }
    }
    found += weight * best;
    told += telling * best;
    if (best > 0 && contradicts(point, stem, evidence, nearest)) contrary += telling * best;
    else {
      said += weight * best;
      agreed += telling * best;
    }
  }
  // A point of a few words of any talk indicates nothing, even when all of them come back.
  const part = (sum: number): number => (all > 0 ? sum / all : 0);
  return { proved: part(found), told: told / Math.max(1, topicWeight), said: part(said), telling: agreed, contrary };
}

/** Phrasings as points of a rubric, whose words weigh less where the question holds them. */
export function phrasingPoints(question: QuestionToRead, phrasings: string[], language: BaseLanguage): Point[] {
  return points(phrasings, language, contentWords(fold(question.text).text, language));
}

/** What a word tells of a subject, 0 … 1: words of any trade and of any talk tell little. */
export function topicWeightOf({ language }: StemRubric): (stem: string) => number {
  const telling = tellingsOf(language);
  return (stem) => telling.get(stem) ?? 1;
}

/** Whether the words that come back say the opposite of a phrasing. */
export function isContrary(found: Overlap | undefined): boolean {
  return found !== undefined && found.contrary > CONTRARY * found.telling;
}

/** How much of a point a sentence says, when it says at least so much in so many telling words; 0 when it does not. */
export function provesPoint(found: Overlap, least: number, fewestTelling: number): number {
  return !isContrary(found) && found.said >= least && found.telling >= fewestTelling ? found.said : 0;
}

/** Nearness of meaning to the phrasings of a fact, for a sentence that was compared; null for others. */
export type Meaning = (fact: number, sentence: SentenceEvidence) => { strength: number; cosines: number[] } | null;

/** Added where words say it: they are more than nearness of meaning ever is. */
const WORDED = 1;

/** By how much a sentence says one phrasing so that it may be shown as said; 0 when it may not. */
function naming(found: Overlap, cosine: number | null, credit: number): number {
  // Nearness of meaning does not tell yes from no, so that shared words have to.
  if (isContrary(found)) return 0;
  const { said, telling } = found;
  const proves = said * credit;
  if (proves >= NAMED_PROVED && telling >= NAMED_TELLING) return WORDED + proves;
  if (proves >= NAMED_WHOLE && telling >= NAMED_WHOLE_TELLING) return WORDED + proves;
  if (cosine === null) return 0;
  const meant = cosine * Math.sqrt(credit) + MEANT_PROVED * proves + MEANT_TELLING * Math.min(2, telling);
  return meant >= NAMED_MEANT ? meant : 0;
}

/**
 * How well the nearest sentence says each fact, by shared stems: nearness of meaning tells a right answer from a wrong one
 * on the same subject too seldom to add to them (it lowers agreement with human marks), so that it only helps to
 * find the sentence and to say that a fact was named. What is only named or waved off counts less.
 */
export function findFacts(
  rubric: StemRubric,
  sentences: SentenceEvidence[],
  meaning: Meaning | null = null,
): FactFound[] {
  return rubric.facts.map((fact, i) => {
    let strength = 0;
    let nearness = 0;
    let span: Span | null = null;
    let told = 0;
    let proof = 0;
    let proven: Span | null = null;
    for (const sentence of sentences) {
      if (sentence.aboutPerson) continue;
      const overlaps = fact.points.map((point) => ({ ...overlap(point, sentence), at: point.at }));
      const shared = Math.max(0, ...overlaps.map(({ proved }) => proved));
      told = Math.max(told, ...overlaps.map((found) => found.told * sentence.credit));
      const near = meaning?.(i, sentence) ?? null;
      strength = Math.max(strength, shared * sentence.credit);
      const meant = near?.strength ?? null;
      const value = (meant === null ? shared : Math.max((shared + meant) / 2, MEANING_ALONE * meant)) * sentence.credit;
      if (value > nearness) {
        nearness = value;
        span = sentence.span;
      }
      for (const found of overlaps) {
        const proves = naming(found, near?.cosines[found.at] ?? null, sentence.credit);
        if (proves <= proof) continue;
        proof = proves;
        proven = sentence.span;
      }
    }
    return {
      key: fact.key,
      strength: Math.min(1, strength),
      named: proven !== null ? true : fact.ways >= ENOUGH_PHRASINGS ? false : null,
      span: proven ?? (nearness >= NEAR_ENOUGH ? span : null),
      worded: Math.max(0, proof - WORDED),
      told,
    };
  });
}

/** Facts named in one sentence from which on it reads as a list of words. */
const RECITED = 3;

/** Sentences that only list the rubric's words: several facts named, and nobody does anything. */
export function recitals(rubric: StemRubric, sentences: SentenceEvidence[]): number {
  return sentences.filter((sentence) => {
    if (sentence.aboutPerson || sentence.ownActions.size > 0) return false;
    const words = [...sentence.contentWords];
    const named = rubric.facts.filter(({ points: list }) =>
      list.some((point) => point.stems.some((known) => words.some((word) => likeness(known, word) >= 0.8))),
    );
    return named.length >= RECITED;
  }).length;
}

/** Mean over points of the best sentence, 0 … 1, as `overlap` tells it. */
export function coverage(
  list: Point[],
  sentences: SentenceEvidence[],
  credited: boolean,
): { proved: number; told: number } {
  if (list.length === 0) return { proved: 0, told: 0 };
  const sum = { proved: 0, told: 0 };
  for (const point of list) {
    const best = { proved: 0, told: 0 };
    for (const sentence of sentences) {
      if (sentence.aboutPerson) continue;
      const credit = credited ? Math.sqrt(sentence.credit) : 1;
      const { proved, told } = overlap(point, sentence);
      best.proved = Math.max(best.proved, proved * credit);
      best.told = Math.max(best.told, told * credit);
    }
    sum.proved += best.proved;
    sum.told += best.told;
  }
  return { proved: sum.proved / list.length, told: sum.told / list.length };
}

/** Subject words of a rubric of one phrasing a fact, and what each word beyond them brings back by chance alone. */
const SUBJECT_WORDS = 30;
const CHANCE = 0.016;

/**
 * How much of the subject of question and rubric comes back in the answer beyond chance: about one for each word of
 * the trade.
 */
export function topicShare(rubric: StemRubric, sentences: SentenceEvidence[]): number {
  const seen = new Map<string, number>();
  const note = (word: string, weight: number): void => {
    seen.set(word, Math.max(seen.get(word) ?? 0, weight));
  };
  for (const sentence of sentences) {
    if (sentence.aboutPerson) continue;
    for (const word of sentence.contentWords) {
      const exact = rubric.topic.get(word);
      if (exact !== undefined) note(word, exact);
      else {
        for (const [known, weight] of rubric.topic) {
          const like = likeness(word, known);
          if (like >= 0.7) note(known, weight * like);
        }
      }
    }
  }
  let sum = 0;
  for (const weight of seen.values()) sum += weight;
  return Math.max(0, sum - CHANCE * Math.max(0, rubric.topic.size - SUBJECT_WORDS));
}
