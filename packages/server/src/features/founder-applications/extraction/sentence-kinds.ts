import { TEXT_FIELDS, type TextField } from './fields.ts';
import { isGibberish } from './gibberish.ts';
import type { CompiledLexicon } from './lexicon/index.ts';
import { countMatches, firstMatch, matches } from './patterns.ts';
import { clausesOf, type Sentence, wordCount } from './segments.ts';
import { hasNumber } from './spoken-number.ts';

/** Nothing but pleasantries, hesitation and assent, or no words at all. */
export function isFiller(text: string, lexicon: CompiledLexicon): boolean {
  if (isGibberish(text)) return true;
  const rest = text
    .replace(lexicon.filler, ' ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  return rest === '';
}

const ANSWER_WORDS = 4;

/** "I can't give numbers, but the dairies pay by the litre.": after the refusal follows an answer. */
function goesOnWithAnswer(text: string, lexicon: CompiledLexicon): boolean {
  const but = firstMatch(lexicon.adversative, text);
  if (!but || but.start === 0) return false;
  const rest = text.slice(but.end);
  return wordCount(rest) >= ANSWER_WORDS && !refuses(rest, lexicon) && refuses(text.slice(0, but.start), lexicon);
}

function refuses(text: string, lexicon: CompiledLexicon): boolean {
  return [lexicon.unknown, lexicon.evasion, lexicon.putOff, lexicon.later, lexicon.meta].some((list) =>
    matches(list, text),
  );
}

const LACK_WORDS = 7;

export function isUnknown(sentence: Sentence, field: TextField, lexicon: CompiledLexicon): boolean {
  const text = sentence.text;
  if (!matches(lexicon.unknown, text) || goesOnWithAnswer(text, lexicon)) return false;
  if (field === 'problem' && matches(lexicon.impersonal, text)) return false;
  // "How to export, we don't know": what they lack is why they come
  if (
    field === 'whyProgram' &&
    wordCount(text.replace(lexicon.unknown, ' ').replace(lexicon.filler, ' ')) >= LACK_WORDS
  )
    return false;
  // "I don't know exactly, but about thirty million"
  return (
    !(
      hasNumber(text.replace(lexicon.unknown, ' '), lexicon) &&
      countMatches(lexicon.topics[field].weak, text) + countMatches(lexicon.topics[field].strong, text) > 0
    ) && wordCount(text) <= 22
  );
}

/** "That one", "eine Frage": no figure. */
const INDEFINITE_ONE = /(?<!\p{L})(?:one|ein(?:e[nrms]?)?|un[ao]?|une)(?!\p{L})/giu;

/** About the conversation: "I said that already". What such a sentence adds besides counts as said. */
export function isMeta(sentence: Sentence, lexicon: CompiledLexicon): boolean {
  if (!matches(lexicon.meta, sentence.text) || hasNumber(sentence.text.replace(INDEFINITE_ONE, ' '), lexicon))
    return false;
  const besides = clausesOf(sentence).filter((clause) => !matches(lexicon.meta, clause.text));
  return wordCount(sentence.text) <= 12 && besides.reduce((sum, clause) => sum + wordCount(clause.text), 0) < 4;
}

const LIST_LEAD_IN_WORDS = 5;
const ANNOUNCING_WORDS = 10;

/** "Three things.", "Let me give it in points.", before the lines of a list. */
export function isListLeadIn(sentence: Sentence, lexicon: CompiledLexicon): boolean {
  if (sentence.listItem) return false;
  const words = wordCount(sentence.text);
  return (
    /[:：]$/u.test(sentence.text) ||
    words <= LIST_LEAD_IN_WORDS ||
    (words <= ANNOUNCING_WORDS && [lexicon.lead, lexicon.meta].some((list) => matches(list, sentence.text)))
  );
}

const ADDRESS_WORDS = 14;

/** "Sorry, my e-mail has an h: …": gives an address or a number, whatever was asked. */
export function givesContact({ text }: Sentence, lexicon: CompiledLexicon): boolean {
  if (wordCount(text) > ADDRESS_WORDS) return false;
  return (
    /[^\s@]@[^\s@]+\.\p{L}/u.test(text) || (/\d{6}|(?:\d[\s-]?){9}/u.test(text) && matches(lexicon.phoneWords, text))
  );
}

/** Fields a short answer without a figure or a word of the matter does not fill when it denies or puts off. */
const NEEDS_SUBSTANCE: readonly TextField[] = ['marketSize', 'whyNow', 'commercial', 'capTable', 'availability'];

const SHORT_ANSWER_WORDS = 16;
/** Fields that cannot be answered in a few words without a figure or a word of the matter. */
const NEEDS_CONTENT: readonly TextField[] = ['marketSize', 'commercial', 'capTable'];
const MATTERLESS_WORDS = 9;

function hasTopics(lexicon: CompiledLexicon, field: TextField): boolean {
  return lexicon.words.topics[field].weak.length > 0;
}

const EVASION_WORDS = 60;
const EVASIVE_SENTENCE_WORDS = 13;

export function evades(sentence: Sentence, field: TextField, lexicon: CompiledLexicon): boolean {
  if (goesOnWithAnswer(sentence.text, lexicon)) return false;
  return (
    isUnknown(sentence, field, lexicon) ||
    (wordCount(sentence.text) <= EVASIVE_SENTENCE_WORDS && matches(lexicon.evasion, sentence.text)) ||
    matches(lexicon.putOff, sentence.text) ||
    isPutOff(sentence, lexicon)
  );
}

const PUT_OFF_WORDS = 16;

/** "I must look it up, ask me later.": the answer is to follow in this conversation. */
export function isPutOff(sentence: Sentence, lexicon: CompiledLexicon): boolean {
  return wordCount(sentence.text) <= PUT_OFF_WORDS && matches(lexicon.later, sentence.text);
}

/** "That one's on the other laptop. Give me a minute.": whatever is next to it is no answer either. */
export function isOnlyPutOff(sentences: readonly Sentence[], field: TextField, lexicon: CompiledLexicon): boolean {
  return (
    sentences.some((sentence) => isPutOff(sentence, lexicon)) &&
    sentences.every(({ text }) => !carriesContent(text, field, lexicon)) &&
    !hasNumber(sentences.map(({ text }) => text.replace(INDEFINITE_ONE, ' ')).join(' '), lexicon) &&
    sentences.reduce((sum, { text }) => sum + wordCount(text), 0) <= 2 * PUT_OFF_WORDS
  );
}

const LEAD_IN_WORDS = 4;

/** Where an answer begins with a refusal, the index of its sentence; "Oh, the pitch." may be before it. Else -1. */
export function refusalAt(sentences: readonly Sentence[], field: TextField, lexicon: CompiledLexicon): number {
  const first = sentences.findIndex(
    ({ text }) =>
      !isFiller(text, lexicon) &&
      !/[?？]$/u.test(text) &&
      !(wordCount(text) <= LEAD_IN_WORDS && TEXT_FIELDS.some((topic) => matches(lexicon.topics[topic].names, text))),
  );
  const opening = sentences[first];
  return opening && evades(opening, field, lexicon) && !carriesContent(opening.text, field, lexicon) ? first : -1;
}

/** Every sentence talks about answering, and none of the matter. */
export function isEvasive(sentences: readonly Sentence[], field: TextField, lexicon: CompiledLexicon): boolean {
  const text = sentences.map((sentence) => sentence.text).join(' ');
  if (
    wordCount(text) > EVASION_WORDS ||
    hasNumber(text.replace(INDEFINITE_ONE, ' '), lexicon) ||
    countMatches(lexicon.topics[field].strong, text.replace(lexicon.putOff, ' ')) > 0
  )
    return false;
  const answersNothing = (sentence: Sentence) => evades(sentence, field, lexicon) || /[?？]$/u.test(sentence.text);
  return (
    sentences.some(answersNothing) &&
    sentences.every(
      (sentence) =>
        answersNothing(sentence) || isFiller(sentence.text, lexicon) || matches(lexicon.meta, sentence.text),
    )
  );
}

/** The whole answer says that there is none: denies, asks back or admits not knowing, and nothing of the matter. */
export function isNoAnswer(sentences: readonly Sentence[], field: TextField, lexicon: CompiledLexicon): boolean {
  if (isEvasive(sentences, field, lexicon)) return true;
  if (!NEEDS_SUBSTANCE.includes(field)) return false;
  const text = sentences.map((sentence) => sentence.text).join(' ');
  if (
    wordCount(text) > SHORT_ANSWER_WORDS ||
    hasNumber(text, lexicon) ||
    countMatches(lexicon.topics[field].strong, text) > 0
  )
    return false;
  const topical = countMatches(lexicon.topics[field].weak, text);
  // "We will decide that after the pilot.": no figure, no word of the matter
  const empty =
    topical === 0 && NEEDS_CONTENT.includes(field) && hasTopics(lexicon, field) && wordCount(text) <= MATTERLESS_WORDS;
  return (
    empty ||
    (matches(lexicon.negation, text) && topical === 0 && !mentionsOthers(text, field, lexicon)) ||
    sentences.every(
      (sentence) =>
        /[?？]$/u.test(sentence.text) || isFiller(sentence.text, lexicon) || isUnknown(sentence, field, lexicon),
    )
  );
}

const STATEMENT_WORDS = 6;

/** "Voices of children were simply not recognised until a year ago.": what was not so is the answer, not its lack. */
function mentionsOthers(text: string, field: TextField, lexicon: CompiledLexicon): boolean {
  const own = matches(lexicon.self, text) || matches(lexicon.unknown, text);
  return field === 'whyNow' && wordCount(text) >= STATEMENT_WORDS && !own;
}

export function carriesContent(text: string, field: TextField, lexicon: CompiledLexicon): boolean {
  const { strong, weak } = lexicon.topics[field];
  return (
    countMatches(strong, text) > 0 ||
    (hasNumber(text, lexicon) && countMatches(weak, text) > 0) ||
    (wordCount(text) > 12 && countMatches(weak, text) > 1)
  );
}

/** Something that happens in the room, or a story of private people who have views on the question. */
export function isDigression(
  sentence: Sentence,
  digressing: boolean,
  field: TextField | null,
  lexicon: CompiledLexicon,
): boolean {
  const text = sentence.text;
  const topical = field !== null && countMatches(lexicon.topics[field].strong, text) > 0;
  const people = matches(lexicon.privatePeople, text);
  if (matches(lexicon.digression, text)) return true;
  if (people && matches(lexicon.talk, text) && !topical) return true;
  // a figure is asked for: "now you sound like my nan"
  const aside = people && !matches(lexicon.self, text.replace(lexicon.privatePeople, ' '));
  if (aside && field !== null && NEEDS_CONTENT.includes(field) && !carriesContent(text, field, lexicon)) return true;
  if (!digressing || topical) return false;
  const resumed = firstMatch(lexicon.resume, text);
  if (resumed && resumed.start === 0) return false;
  return people || matches(lexicon.third, text);
}
