import {
  FACT_CUES,
  type FactCue,
  FOLLOW_UP_REASONS,
  type FollowUpReason,
  type OpenMatter,
} from '@colloquy/content/schema/question-terms';
import type { Language } from '@colloquy/contract/shared';

export { FACT_CUES, type FactCue, FOLLOW_UP_REASONS, type FollowUpReason };

/**
 * A blueprint is the plan of an interview: data, versioned, immutable once an interview has begun on it.
 *
 *   competencies (3 to 6) → questions (6 to 10) → rubric (anchors, facts) and prepared follow-ups
 */
export type Blueprint = {
  /** `scored` interviews are reported against rubrics; an `application` fills a form. */
  kind: 'scored' | 'application';
  language: Language;
  /** What the interview is for, as the candidate reads it: the job's title or the type's name. */
  title: string;
  /** Planned length of the conversation; the hard limit is half as long again. */
  plannedMs: number;
  competencies: Competency[];
  /** In the order they are asked. */
  questions: Question[];
  /** Whole texts spoken once, in the interview's language. */
  opening: string;
  closing: string;
  /** Facts of the job that the interviewer may tell when asked, each a sentence of the description. */
  approvedFacts: ApprovedFact[];
  /** Where the questions came from, shown to recruiters: the bank's key, its version. */
  origin: { bank: string; version: number };
  /** The company has published it; what it did not change is as it was made. */
  edited?: true;
  /** What the description asks for and what of it is asked; absent in plans of a type, and until an old one is read up. */
  plan?: Plan;
};

/** What an interview is planned from. */
export type Plan = {
  /** In the order of the description. */
  lines: PlanLine[];
  /** One entry a line. */
  coverage: LineCoverage[];
  /** Null where none is known that the job is of: its own lines are asked about without a level. */
  occupation: PlanOccupation | null;
};

export const LINE_KINDS = ['duty', 'must', 'nice', 'tool'] as const;

export type PlanLine = {
  id: string;
  kind: (typeof LINE_KINDS)[number];
  /** Whole, with its head. */
  text: string;
  head: string | null;
  /** Code-unit offsets into the plain text of the description. */
  start: number;
  end: number;
};

/**
 * Why no question covers a line: none is known, papers are shown and not told, it cannot be spoken, there was no room, the
 * company left it out.
 */
export const NOT_COVERED = ['no-question', 'papers', 'not-spoken', 'no-room', 'left-out'] as const;

export type LineCoverage =
  | { line: PlanLine['id']; question: Question['key']; why: null }
  | { line: PlanLine['id']; question: null; why: (typeof NOT_COVERED)[number] };

export type PlanOccupation = {
  key: string;
  name: string;
  /** International Standard Classification of Occupations 2008, unit group; null where the points are of one job alone. */
  isco: string | null;
  version: number;
  /** Whether a person of the trade has read its points. */
  reviewed: boolean;
};

export type Competency = {
  key: string;
  /** In the interview's language. */
  name: string;
};

export type Question = {
  /** Stable over versions and languages of the same interviewer. */
  key: string;
  competency: Competency['key'];
  /** Why it is asked, for the recruiter. */
  purpose: string;
  /** What the candidate reads and hears. */
  text: string;
  mustAsk: boolean;
  expectedMs: number;
  /** The same in plain words, for whoever asks what is meant. */
  plain?: string;
  /** Ids of the lines of the plan that it is about. */
  covers?: string[];
  /** The sentence of the description it came from; null when it serves any description. */
  source: SourceSentence | null;
  /** `code` opens an editor; the answer is then plain text with line breaks. */
  answerForm: 'prose' | 'code';
  /** What the editor of an exercise opens with; absent where it opens empty. */
  starter?: string;
  rubric: Rubric;
  followUps: FollowUp[];
  /** Asks what somebody has or has not (papers, years, a language): noted, never scored. */
  asksFacts?: true;
  /** About the candidate's own CV: of one interview alone, noted, never scored. */
  fromCv?: true;
  /** The only reasons to follow up for; absent where each suits the question. */
  suits?: readonly FollowUpReason[];
};

export type SourceSentence = {
  text: string;
  /** Code-unit offsets into the plain text of the description. */
  start: number;
  end: number;
};

export type Rubric = {
  /** What an answer at 1, 3 and 5 looks like. */
  anchors: { 1: string; 3: string; 5: string };
  facts: RubricFact[];
  /** Language that anchors and facts are written in; meaning can only be compared within one language. */
  language: Language;
  /** What may answer a question whose rubric has no words for it: any matter, or what the job is about. */
  open?: OpenMatter;
  /** What people get wrong here, in words of the rubric's language. */
  mistakes?: RubricMistake[];
};

/** A wrong or dangerous thing that people say, in phrasings as they say it. */
export type RubricMistake = {
  key: string;
  /** In a few words, and why it is wrong: for the reader of the report. */
  name: string;
  reason: string;
  phrasings: string[];
  /** Limits the level: only where a named person of the trade vouches that it is dangerous. */
  caps: boolean;
};

/** Something a good answer holds, in three or more phrasings as people would say it. */
export type RubricFact = {
  key: string;
  /** What it is about in a few words, for the reader of the report; absent in blueprints made before points had names. */
  name?: string;
  phrasings: string[];
  /** Single words that tell of it in addition to those of the phrasings. */
  words?: string[] | undefined;
  /** What shows it in whatever words, in a question of open matter. */
  sign?: FactCue;
  /** Written by the company itself. */
  company?: true;
  /** The occupation of whose knowledge it is. */
  occupation?: string;
  /** Asked when it is missing. */
  followUp?: string;
};

export type FollowUp = {
  reason: FollowUpReason;
  text: string;
};

export type ApprovedFact = {
  topic: 'location' | 'workplace-type' | 'team' | 'tools' | 'hours' | 'process' | 'other';
  text: string;
};
