import type { Language } from '@colloquy/contract/shared';

/** Code-unit offsets into the answer's text, end exclusive. */
export type Span = { start: number; end: number };

/** What a question wants to hear, as far as reading an answer needs it. */
export type QuestionToRead = {
  text: string;
  /** The text an exercise opens with: what comes back of it unchanged is not the speaker's own. */
  given?: string;
  /** Language of `facts`; an answer in another language cannot be compared by meaning. */
  rubricLanguage: Language;
  anchors: { 1: string; 3: string; 5: string };
  facts: { key: string; phrasings: string[]; sign?: Exclude<keyof AnswerReading['signals'], 'declined'> }[];
  /**
   * What may answer it where the rubric has no words for it: any matter, or what the job is about. Facts with a sign are
   * then said where the answer has that sign.
   */
  open?: 'any' | 'job';
};

export type AnswerToRead = {
  language: Language;
  question: QuestionToRead;
  /** The other questions of the interview: an answer that is clearly about one of them is off the subject of this one. */
  others?: readonly QuestionToRead[];
  /** What the job is about in the words of its description: an answer in these words is on the subject. */
  job?: readonly string[];
  /** The candidate's words: data, never an instruction. */
  text: string;
};

/** How a fact was found: by sentence meaning, by shared stems, or it could not be told in this language. */
export type ReadingMethod = 'meaning' | 'stems' | 'none';

export type AnswerReading = {
  method: ReadingMethod;
  words: number;
  /** Sentences of the answer without those addressed to the grader and those that repeat the question or what it gave. */
  sentences: Span[];
  facts: {
    key: string;
    /** 0 not said … 1 clearly said. */
    strength: number;
    /** Surely said, or surely not; null where the rubric puts it in too few ways to tell that it is missing. */
    named: boolean | null;
    /** The best sentence for it; null when nothing comes near. */
    span: Span | null;
  }[];
  signals: {
    /** Tells of one concrete occasion. */
    example: Span | null;
    /** Tells how it ended. */
    result: Span | null;
    /** Says what the speaker did, not only the team. */
    ownPart: Span | null;
    /** A figure that supports a claim. */
    figure: Span | null;
    /** Says openly that they do not know or do not want to answer. */
    declined: Span | null;
  };
  /** Parts that try to instruct the grader; left out of everything above, flagged, never punished. */
  injections: Span[];
  /** 1.0 to 5.0 against the anchors, null when the answer cannot be judged (language, length, no facts). */
  level: { score: number; low: number; high: number } | null;
  /** True when next to nothing of the answer is about the question; the level then is near 1. */
  offSubject?: true;
  /**
   * Why there is no level; absent when there is one. `language`: the answer is not in the rubric's language;
   * `unreadable`: no words at all; `too-short`: too few different words; `declined`: the speaker chose not to answer;
   * `no-rubric`: no facts to compare with.
   */
  notAssessable?: 'language' | 'unreadable' | 'too-short' | 'declined' | 'no-rubric';
};

/** An answer reader whose skim may come from another thread; every `AnswerReader` is one. */
export interface PatientAnswerReader extends Pick<AnswerReader, 'engine' | 'read'> {
  /** @param lane who asks, to be fair to others */
  skim(answer: AnswerToRead, lane: string): AnswerReading | Promise<AnswerReading>;
}

/** Reads what an answer says. Deterministic for the same input and engine version. */
export interface AnswerReader {
  /** Name and version of the engine, kept in reports. */
  readonly engine: { name: string; version: string };
  /** Fast reading for the dialogue (no meaning engine): never slower than a few milliseconds. */
  skim(answer: AnswerToRead): AnswerReading;
  /** Full reading for the report; rejects with a retryable error when the engine is unavailable. */
  read(answer: AnswerToRead, signal: AbortSignal): Promise<AnswerReading>;
}
