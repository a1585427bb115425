import type { CatalogueLanguage, Language } from '@colloquy/contract/shared';

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
  facts: {
    key: string;
    phrasings: string[];
    /** Single words that tell of it in addition to those of the phrasings. */
    words?: string[] | undefined;
    sign?: Exclude<keyof AnswerReading['signals'], 'declined'>;
    /** Written by the company itself: no public text holds its wording. */
    company?: true;
    /** The known occupation it is of: graded by points, it carries a level only where those of its language were measured. */
    occupation?: string;
  }[];
  /** What people get wrong here, each in phrasings as they say it. `caps`: a person of the trade vouches that it is dangerous. */
  mistakes?: { key: string; phrasings: string[]; caps: boolean }[];
  /** Asks what somebody has or has not: having nothing of it is an answer, and no passing on. */
  asksFacts?: true;
  /** Asked in any trade: nothing in it tells how well somebody knows this one. Graded by points, it has no level. */
  general?: boolean;
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

/** What may be said of one expected point, and that an answer says one of the listed mistakes. */
export const STATEMENTS = ['said', 'partly', 'not-said', 'mistake'] as const;

export type Statement = (typeof STATEMENTS)[number];

/** How often a statement was right where it was measured on answers of others; null where it never was. */
export type StatementFigure = {
  statement: Statement;
  measured: { right: number; of: number } | null;
  /** Whether it is right often enough to be printed and to steer a follow-up. */
  printed: boolean;
};

/** How a fact was found: by sentence meaning, by shared stems, or it could not be determined in this language. */
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
    /** False where it is not sure enough to be printed as said, or as not said. Only where readings are graded by points. */
    sure?: boolean;
    /** Something of it is said. Only where readings are graded by points. */
    partly?: boolean;
    /** The best sentence for it; null when nothing comes near. */
    span: Span | null;
    /**
     * Of a point that is not said: how much of its own words the whole answer holds, and the sentence that comes nearest to
     * it or else to the question. For what is asked further; nothing is credited by it.
     */
    near?: { words: number; span: Span | null };
  }[];
  /**
   * One occasion is told, also without a word for when it was; whether what was done is the speaker's, and nobody's with
   * him; whether the account ends with what came of it. For what is asked further; nothing is credited by it.
   */
  told?: { isOwn: boolean; hasEnd: boolean };
  signals: {
    /** Tells of one concrete occasion. */
    example: Span | null;
    /** Tells how it ended. */
    result: Span | null;
    /** Says what the speaker did, not only the team. */
    ownPart: Span | null;
    /** A figure that supports a claim. */
    figure: Span | null;
    /** Passes on the question, and the answer as a whole does nothing else. */
    declined: Span | null;
  };
  /** Parts that try to instruct the grader; left out of everything above, flagged, never punished. */
  injections: Span[];
  /** 1.0 to 5.0 against the anchors, null when the answer cannot be judged (language, length, no facts). */
  level: { score: number; low: number; high: number } | null;
  /** Mistakes that the answer says, and does not name to reject them. Only where readings are graded by points. */
  mistakes?: { key: string; span: Span; caps: boolean }[];
  /** The answer is clearly in another language than it is said to be in. */
  otherLanguage?: true;
  /** Which one that is; absent where it may be one of several. */
  spokenIn?: CatalogueLanguage;
  /**
   * The answer as a whole tells nothing of the matter: it passes, cannot be read, says that nothing is to be added or that
   * it was not done, and holds no point, figure or occasion. Nothing is taken off a level for it.
   */
  saysNothing?: true;
  /** The sentence by which the speaker says that they have not done, or have not got, what is asked for. */
  notDone?: Span;
  /** True when next to nothing of the answer is about the question; the level then is near 1. */
  offSubject?: true;
  /**
   * Why there is no level; absent when there is one. `language`: the answer is not in the rubric's language, or levels in
   * it were not measured;
   * `unreadable`: no words at all; `too-short`: too few different words; `declined`: the speaker chose not to answer;
   * `no-rubric`: no facts to compare with; graded by points also `no-points`: none of them was found; `general`: the
   * question is asked in any trade; `no-grader`: the language model that reads the answers gave nothing that can be used.
   */
  notAssessable?:
    | 'language'
    | 'unreadable'
    | 'too-short'
    | 'declined'
    | 'no-rubric'
    | 'no-points'
    | 'general'
    | 'no-grader';
};

/** An answer reader whose skim may come from another thread; every `AnswerReader` is one. */
export interface PatientAnswerReader extends Pick<AnswerReader, 'engine' | 'statements' | 'read'> {
  /** @param lane who asks, to be fair to others */
  skim(answer: AnswerToRead, lane: string): AnswerReading | Promise<AnswerReading>;
}

/**
 * What a level rests on. `anchors`: style and nearness to the anchors as well. `points`: only points of the question's own
 * subject that were found in the answer, each with its words.
 */
export const GRADINGS = ['anchors', 'points'] as const;

export type Grading = (typeof GRADINGS)[number];

/** How closely levels agree with a blind rating by people: a correlation with the bounds of its 95 % interval. */
export type LevelFigure = {
  /** Known occupations whose levels were measured. */
  occupations: string[];
  /** Answers with a level and a rating. */
  answers: number;
  correlation: number;
  low: number;
  high: number;
  /** Version of the engine that was measured, the day (YYYY-MM-DD), and what the answers were. */
  engine: string;
  on: string;
  set: string;
};

/** What was measured of an engine. */
export type AnswerFigures = {
  /** By the code of a language, and what each is held to: fewest answers, least lower bound. */
  levels: { bar: { answers: number; low: number }; languages: Readonly<Record<string, LevelFigure>> };
  /** The version of the engine that a statement was measured with; null where it never was. */
  statementEngine(language: Language, statement: Statement): string | null;
};

/** Reads what an answer says. Deterministic for the same input and engine version. */
export interface AnswerReader {
  /** Name and version of the engine, kept in reports. */
  readonly engine: { name: string; version: string };
  /** Which statements about answers in a language may be printed. */
  statements(language: Language): StatementFigure[];
  readonly figures: AnswerFigures;
  /** Fast reading for the dialogue (no meaning engine): never slower than a few milliseconds. */
  skim(answer: AnswerToRead): AnswerReading;
  /** Full reading for the report; rejects with a retryable error when the engine is unavailable. */
  read(answer: AnswerToRead, signal: AbortSignal): Promise<AnswerReading>;
}
