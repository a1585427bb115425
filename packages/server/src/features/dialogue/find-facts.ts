import {
  NO_SUBJECT_ALONE,
  NOT_BESIDE,
  OFFERED,
  type Subject,
  TOLD_BY_NO_TASK,
  TOLD_OF_STAFF,
} from '@colloquy/content/schema/subject-lexicon';
import { catalogueLanguage, type Language } from '@colloquy/contract/shared';
import { segmenterOf } from '@colloquy/language/text/sentences';
import type { ApprovedFact } from '../interviewers/index.ts';
import {
  askedToFit,
  clausesThatAsk,
  foldText,
  type Reading,
  sentencesThatAsk,
  stemOf,
  stemsIn,
  type Wanted,
  wantedBy,
} from './own-question-words.ts';
import { type ReadFact, readFacts, type Telling } from './read-facts.ts';
import { everySubjectWords, type SubjectWords, subjectWords } from './subject-words.ts';

const MOST_FACTS = 2;
/** Whoever says more asks at its end; a turn is not held up by more parts than these. */
const LONGEST = 800;
const MOST_PARTS = 5;
/** Of a question of no known subject, this part of its words is in the sentence that answers it. */
const NEARLY_ALL = 0.7;
const FEWEST_WORDS = 2;
/** A number belongs to what is counted within so many words. */
const NEAR = 3;
/** Of sentences that tell the same, one that indicates other subjects as well is told last, and what is to be done. */
const OTHER_SUBJECT = 0.6;
const OF_DUTY = 0.7;
const BY_ITS_NAME = 0.7;
/** Subjects of which one is asked for by its name: another answers nothing. */
const BY_NAME: ReadonlySet<Subject> = new Set(['papers', 'languages', 'insurance', 'sport']);
/**
 * The facts that answer a question, none where none surely does: each tells of every subject that is asked about, holds a
 * number or a time where one is asked for, and leaves no telling word of the question aside. What shares words alone tells
 * something else more often than not. Of two questions in one sentence each has its own.
 */
export function findFacts(
  facts: readonly ApprovedFact[],
  language: Language,
  question: string,
  plainWords: ReadonlySet<string>,
): string[] {
  const words = subjectWords(catalogueLanguage(language)) ?? subjectWords('en');
  if (words === null) return [];
  const reading: Reading = { language, words, plainWords };
  const telling = readFacts(facts, language, words);
  const answerTo = (text: string): string | null => bestOf(telling, wantedBy(text, reading));
  const asked = question.slice(-LONGEST);
  const found = sentencesThatAsk(asked, language)
    .slice(-MOST_PARTS)
    .flatMap((sentence) => {
      const whole = answerTo(sentence);
      if (whole !== null) return [whole];
      const clauses = clausesThatAsk(sentence, reading).filter((clause) => !words.refers?.test(foldText(clause)));
      return clauses.slice(-MOST_PARTS).flatMap((clause) => answerTo(clause) ?? []);
    });
  if (found.length > 0) return [...new Set(found)].slice(0, MOST_FACTS);
  const said = askedToFit(asked, reading);
  const required = said === null ? null : requiredOf(telling, wantedBy(said, reading));
  return required === null ? [] : [required];
}

/** Subjects that no sentence about anything else answers. */
const STRICT: readonly Subject[] = ['pay', 'hours', 'leave'];

/** Whether a fact is about what the question asks, where that is pay, hours or leave; anything else may be asked in any words. */
export function isOfItsSubject(question: string, fact: string): boolean {
  const [asked, told] = [foldText(question), foldText(fact)];
  const every = everySubjectWords().map(({ words }) => words);
  return STRICT.every(
    (subject) =>
      !every.some((words) => words.asked.get(subject)?.test(asked)) ||
      every.some((words) => words.told.get(subject)?.test(told)),
  );
}

function bestOf(telling: Telling, wanted: Wanted): string | null {
  if (wanted.subjects.length > 0 && wanted.subjects.every((subject) => NO_SUBJECT_ALONE.has(subject))) return null;
  let best: { text: string; weight: number } | null = null;
  for (const fact of telling.facts) {
    if (!holdsWanted(fact.folded, wanted, telling)) continue;
    const weight = weightOf(fact, wanted);
    if (weight !== null && (best === null || weight > best.weight)) best = { text: fact.text, weight };
  }
  return best?.text ?? null;
}

/** What the description requires of the only subject that somebody speaks of. */
function requiredOf({ facts }: Telling, { subjects }: Wanted): string | null {
  const [subject] = subjects;
  if (subject === undefined || subjects.length > 1) return null;
  return facts.find(({ topic, told }) => topic === 'requirement' && told.has(subject))?.text ?? null;
}

/** Where one part of a line ends and another begins: a figure belongs to what is told next to it. */
export const PART = /[,;+|•()]|\s[–—-]\s|[.!?]\s/u;

function holdsWanted(
  fact: string,
  { wants, counted, subjects, words: named }: Wanted,
  { words, language }: Telling,
): boolean {
  if (wants === null) return true;
  const isHeld = (text: string): boolean => words.has[wants].test(text);
  if (!isHeld(fact)) return false;
  if (wants === 'figure' && counted !== null) return countsIt(fact, counted, words, language);
  if (subjects.length === 0) return wants === 'time';
  const tellsAll = (text: string): boolean => subjects.every((subject) => words.told.get(subject)?.test(text));
  // What else is asked for is next to it, too.
  const isNamed = (text: string): boolean => {
    const stems = stemsIn(language, text);
    return named.size === 0 || [...named].some((word) => stems.has(word));
  };
  return fact.split(PART).some((part) => isHeld(part) && tellsAll(part) && isNamed(part));
}

/** Whether a number is right before what is counted. */
function countsIt(fact: string, counted: string, { has }: SubjectWords, language: Language): boolean {
  const words = [...segmenterOf(language, 'word').segment(fact)]
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment }) => segment);
  return words.some(
    (word, at) =>
      stemOf(word) === counted && words.slice(Math.max(0, at - NEAR), at).some((before) => has.figure.test(before)),
  );
}

/** Null where the fact does not answer. */
function weightOf(fact: ReadFact, { subjects, named, words, names }: Wanted): number | null {
  const shared = [...words].filter((word) => fact.words.has(word)).length;
  if (subjects.length === 0) {
    const isNamed = words.size > 0 && [...words].every((word) => names.has(word) && fact.names.has(word));
    if (!isNamed && (words.size < FEWEST_WORDS || shared < NEARLY_ALL * words.size)) return null;
    return shared - OTHER_SUBJECT * fact.told.size;
  }
  if (subjects.some((subject) => !tells(fact, subject, subjects, named.get(subject))) || shared < words.size)
    return null;
  const byName = subjects.filter((subject) => [...(named.get(subject) ?? [])].some((name) => fact.words.has(name)));
  return (
    shared +
    BY_ITS_NAME * byName.length -
    OTHER_SUBJECT * (fact.told.size - subjects.length) -
    (fact.topic === 'duty' ? OF_DUTY : 0)
  );
}

function tells(
  { told, topic, words, isOfOthers }: ReadFact,
  subject: Subject,
  asked: readonly Subject[],
  names: ReadonlySet<string> | undefined,
): boolean {
  if (!told.has(subject)) return false;
  if (BY_NAME.has(subject) && names !== undefined && ![...names].some((name) => words.has(name))) return false;
  // What is to be done, or brought along, is not what is given.
  const isTask = topic === 'duty' || topic === 'requirement';
  if (isTask && (TOLD_BY_NO_TASK.has(subject) || (OFFERED.has(subject) && !told.has('costs')))) return false;
  if (isOfOthers && TOLD_OF_STAFF.has(subject)) return false;
  const tellsOf = (other: Subject): boolean => told.has(other) && !asked.includes(other);
  if ((NOT_BESIDE[subject] ?? []).some(tellsOf) || (subject === 'hours' && topic === 'duty')) return false;
  // Of money next to a bonus, only what is named by the hour, the month or the year is the pay.
  return subject !== 'pay' || !tellsOf('bonus') || told.has('salary');
}
