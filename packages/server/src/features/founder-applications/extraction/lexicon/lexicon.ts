import type { TextField } from '../fields.ts';

/** Phrases in the notation of `patterns.ts`. */
export type Phrases = readonly string[];

export type TopicPhrases = {
  /** What the topic is called when somebody announces it. */
  names: Phrases;
  /** Phrases that belong to this topic wherever they are. */
  strong: Phrases;
  /** Words that are usual in it. */
  weak: Phrases;
};

/** Everything the engine knows about one language. A list may be empty: the engine then relies on the question asked. */
export type Lexicon = {
  /** Words are separated by spaces. */
  spaced: boolean;
  /** Ordinary nouns are written with a capital. */
  capitalNouns: boolean;
  /** How a full name parts into first and last name. */
  nameOrder: 'given-first' | 'two-family-names' | 'family-first' | 'chinese';

  // spoken addresses
  at: Phrases;
  dot: Phrases;
  dash: Phrases;
  underscore: Phrases;
  slash: Phrases;
  plus: Phrases;
  withDash: Phrases;
  /** Says that the words of an address are written together; commas around it included. */
  oneWord: Phrases;
  /** Comes before a single letter that goes with the word after it: "the letter d and then …". */
  letterWords: Phrases;
  /** Begins a remark on how a piece is spelled: "with two l's", "without the accent". */
  spellingRemark: Phrases;
  /** Only orders the pieces of an address: "then the". */
  thenNext: Phrases;
  /** The first letter of one's first name. */
  initialWords: Phrases;
  firstNameWords: Phrases;
  lastNameWords: Phrases;
  /** Words that may be before the at-sign without being the local part. */
  notLocalPart: Phrases;
  /** Spoken letters of more than one sign: "ypsilon" → "y". */
  letterNames: Readonly<Record<string, string>>;
  /** Joins a letter with the word that explains it: "N as in Nora". */
  asIn: Phrases;

  // spoken numbers
  /** Spoken form → digits. A space in a form stands for space or hyphen. */
  numbers: Readonly<Record<string, string>>;
  /** "double" → 2. */
  repeats: Readonly<Record<string, number>>;
  numberFillers: Phrases;
  /** What is between hundreds and tens: "four hundred and twelve", "quatre cent douze". */
  hundredsJoin: 'and' | 'space';
  /** Says that only the end of the number follows. */
  endsIn: Phrases;
  /** Says that a further number follows. */
  another: Phrases;
  phoneWords: Phrases;

  // persons
  introBefore: Phrases;
  introAfter: Phrases;
  /** Whole patterns with a group `name`, for scripts without capitals. */
  namePatterns: readonly string[];
  /** The same for the answer to the question for one's name only. */
  ownNamePatterns: readonly string[];
  nickname: Phrases;
  /** The name in papers that the person does not want to be used. */
  officialName: Phrases;
  /** Says that people have taken each other's roles: "we swapped". */
  swapped: Phrases;
  titles: Phrases;
  /** Words that are written with a capital and are no name. */
  notNames: Phrases;
  self: Phrases;
  /** Of the speaker alone, where `self` has "our" and "we" too. */
  mine: Phrases;
  third: Phrases;
  plural: Phrases;
  coFounder: Phrases;
  noCoFounder: Phrases;
  negation: Phrases;
  left: Phrases;
  /** Comes before somebody whose place another has taken: "replaced". */
  predecessor: Phrases;
  /** Brings in somebody who is not named: "there was a third one". */
  indefinite: Phrases;
  notFounder: Phrases;
  /** Says that somebody is paid for work, whatever their title. */
  employed: Phrases;
  /** Tells of somebody who was to join, may join, or was asked in vain. */
  unrealised: Phrases;
  /** Says that somebody came to be one of the founders: "joined me in spring". */
  joined: Phrases;
  /** Fields of work that stand for a role: "she is operations". */
  functions: Phrases;
  roles: Phrases;
  /** A title that says only that the person founded the company. */
  founderTitle: Phrases;
  /** Followed by what the person looks after. */
  duties: Phrases;
  /** "I run", "I look after": followed by what the speaker does, where that is asked. */
  ownDuties: Phrases;
  /** Between a name and what the person is there for: "Lea for sales". */
  assigned: Phrases;
  and: Phrases;
  but: Phrases;
  /** The plain "but", after which what is meant follows. */
  adversative: Phrases;
  articles: Phrases;
  copula: Phrases;

  // time and place
  past: Phrases;
  /** Says that a place is over, where the same words say nothing about a role. */
  pastPlace: Phrases;
  /** Whole patterns with a group `place`, for scripts without capitals. */
  placePatterns: readonly string[];
  live: Phrases;
  visit: Phrases;
  placeBefore: Phrases;
  near: Phrases;

  // what to make of a statement
  correction: Phrases;
  /** Takes back the word just said: "no, sorry". */
  repair: Phrases;
  /** Comes before what is not meant: "not", "don't use". */
  rejectBefore: Phrases;
  /** Comes after it: "is dead", "nobody checks it". */
  rejectAfter: Phrases;
  /** People whose address or number is none of the founders'. */
  outsiders: Phrases;
  deckWords: Phrases;
  unknown: Phrases;
  /** Says that nobody knows: a state of things, where the same words in the first person admit not knowing. */
  impersonal: Phrases;
  /** Speaks of answering rather than answering: counts only where the whole answer does nothing else. */
  evasion: Phrases;
  /** Puts the answer off to other people, papers or times: "it is all in the deck", "not without an NDA". */
  putOff: Phrases;
  /** Puts the answer off to later in the same conversation: "come back to it", "I must look it up". */
  later: Phrases;
  /** Says that what was put off can be said now: "here I have it", "the figures from before". */
  found: Phrases;
  /** Whole short sentences that say nothing. */
  filler: Phrases;
  /** Sentences about the conversation itself. */
  meta: Phrases;
  digression: Phrases;
  privatePeople: Phrases;
  talk: Phrases;
  resume: Phrases;
  /** Opens a sentence that takes the one before back: "no, wait, that was last year's". */
  retraction: Phrases;
  /** Says at its end what was spoken of: "that was the …". */
  closing: Phrases;
  /** Opens a sentence about what has not happened: "if we get". */
  hypothesis: Phrases;
  /** Names a competitor: "the other app", "the nearest rival". */
  rivals: Phrases;
  /** Opens a sentence about what would be if things were otherwise: "if we had". */
  counterfactual: Phrases;
  /** Announces a topic out of turn: "before I forget". */
  lead: Phrases;
  /** May be before a topic's name when it is announced by the name alone: "and the", "about". */
  leadIn: Phrases;
  /** "before X": X is not what follows. */
  notYet: Phrases;
  already: Phrases;
  none: Phrases;
  injection: Phrases;
  injectionGoesOn: Phrases;
  topics: Readonly<Record<TextField, TopicPhrases>>;
};

export type NamePatterns = Partial<Pick<Lexicon, 'namePatterns' | 'ownNamePatterns' | 'placePatterns'>>;

export type PartialLexicon = Partial<Omit<Lexicon, 'topics'>> & {
  topics?: Partial<Record<TextField, Partial<TopicPhrases>>>;
};
