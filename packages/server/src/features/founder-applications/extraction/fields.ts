/**
 * The fields of a founder conversation, as the engine finds them in the transcript.
 * Names follow the Conversation details of document 2 in camelCase; a surface maps them to the wire.
 */

import { FOUNDER_QUESTIONS, FOUNDER_TEXTS, PITCH_FIELDS } from '@colloquy/contract/shared';

export const PERSON_FIELDS = [
  'firstName',
  'lastName',
  'name',
  'email',
  'role',
  'network',
  'phone',
  'currentLocation',
] as const;
export type PersonField = (typeof PERSON_FIELDS)[number];

export { PITCH_FIELDS };
export type PitchField = (typeof PITCH_FIELDS)[number];

export const TEXT_FIELDS = FOUNDER_TEXTS;
export type TextField = (typeof TEXT_FIELDS)[number];

export type FieldName = PersonField | TextField | 'pitchDeck';

export const QUESTION_KEYS = FOUNDER_QUESTIONS;
export type QuestionKey = (typeof QUESTION_KEYS)[number];

/** The text field a question asks for; null for contact questions. */
export const TEXT_OF_QUESTION: Partial<Record<string, TextField>> = {
  elevator_pitch: 'elevatorPitch',
  problem: 'problem',
  solution: 'solution',
  traction: 'traction',
  commercial: 'commercial',
  market_size: 'marketSize',
  why_now: 'whyNow',
  competition: 'competition',
  why_you: 'whyYou',
  why_program: 'whyProgram',
  fundraising_status: 'fundraisingStatus',
  availability: 'availability',
  passport_and_visa: 'passportAndVisa',
  cap_table: 'capTable',
};

export type Turn = {
  /** `founder` is the main contact; `founder_2`, `founder_3` … speak next to them. */
  speaker: 'interviewer' | 'founder' | `founder_${number}`;
  /** What the interviewer asked with this turn; absent on answers and on turns that ask nothing new. */
  questionKey?: string | null;
  text: string;
};

/** Code-unit offsets into a turn's text, end exclusive. */
export type Span = { start: number; end: number };

/** The main contact, or the number of a co-founder in the order they were named, from 1. */
export type Person = 'founder' | number;

/**
 * `said`: read out of the transcript. `given`: came with the link. `corrected`: typed by the founder on the summary page.
 * Later knowledge wins: corrected over said over given.
 */
export type Origin = 'said' | 'given' | 'corrected';

export type FoundField = {
  person: Person;
  field: FieldName;
  /**
   * Texts are cut verbatim from the turn. Spoken addresses and numbers are written out.
   * An empty value is possible for `corrected` only and clears the field.
   */
  value: string;
  /** Index of the turn it was said in; null when it was not said. */
  turn: number | null;
  span: Span | null;
  origin: Origin;
};

/** A question the founder met with "I have none", "I don't know" or "I'd rather not say": it needs no second asking. */
export type NoAnswer = { questionKey: string; turn: number };

export type Extraction = {
  /** A text said in several places has one entry a place, in the order said; so has a person with several phones. */
  fields: FoundField[];
  noAnswers: NoAnswer[];
};

/** Words of one turn that belong to a field. */
export type Piece = Span & { turn: number; field: TextField };

/** A piece on its way: whether it says that there is no answer. */
export type Draft = Piece & { unknown: boolean };
