import { z } from 'zod';
import { INTERVIEW_TYPES, instant, LANGUAGES, personRequests, uuid } from '../shared/index.ts';
import {
  CUES,
  EARLY_ENDS,
  GRADINGS,
  LINE_KINDS,
  MEASURED_STATEMENTS,
  MODES,
  NOT_ASSESSABLE,
  NOT_COVERED,
  OUTCOMES,
  OWN_REPLIES,
  POINT_STATEMENTS,
} from './constants.ts';
import { quote } from './quote.ts';
import { disagreement, review, withheld } from './reviews.ts';
import { summary } from './summary.ts';
import { transcriptForm } from './transcript.ts';

const band = z.number().min(1).max(5);

/** A score on the rubric's scale with the range it may lie in. */
export const level = z.strictObject({ score: band, low: band, high: band });

export const competencyReport = z.strictObject({
  key: z.string(),
  name: z.string(),
  score: band.nullable(),
  low: band.nullable(),
  high: band.nullable(),
  /** How sure the draft is of its score, by spread, evidence and coverage. Says nothing about the candidate. */
  confidence: z.enum(['low', 'medium', 'high']).nullable(),
  notAssessable: z.enum(NOT_ASSESSABLE).nullable(),
  /** Questions planned for it, asked, and answered: passed on, without words, too short or given before is no answer. */
  coverage: z.strictObject({ questions: z.int().min(0), asked: z.int().min(0), answered: z.int().min(0) }),
  evidence: z.array(quote),
});

export const questionReport = z.strictObject({
  key: z.string(),
  competency: z.string(),
  text: z.string(),
  purpose: z.string(),
  mustAsk: z.boolean(),
  outcome: z.enum(OUTCOMES),
  followUps: z.int().min(0),
  /** Turns that answer it. */
  answers: z.array(z.int().min(1)),
  level: level.nullable(),
  notAssessable: z.enum(NOT_ASSESSABLE).nullable(),
  /** Next to nothing of the answer is about the question; the level is near 1. */
  offSubject: z.boolean(),
  /** Key of the question that got the same answer, where it counts; null for an answer of its own. */
  sameAs: z.string().nullable(),
  /** Answers given before in the interview, whole or in part, each with the turn in which it counts. */
  repeats: z.array(z.strictObject({ turnId: z.int().min(1), of: z.int().min(1), whole: z.boolean() })),
  /** How the answer was compared with the rubric. */
  method: z.enum(['meaning', 'stems', 'none']),
  /** What an answer at 1, 3 and 5 holds. */
  anchors: z.strictObject({ 1: z.string(), 3: z.string(), 5: z.string() }),
  /** Asked in any trade: graded by points it has no level. False in reports graded by the anchors. */
  general: z.boolean(),
  /** About the candidate's own CV: of this interview alone, not scored, no part of any requirement. */
  fromCv: z.boolean(),
  /**
   * What a good answer names. `name` says it in a few words (null where it has none), `text` is a sample of how people put
   * it. `said` is null where it could not be told. With the statement `asked` the quote, if any, is only the nearest words.
   */
  facts: z.array(
    z.strictObject({
      name: z.string().nullable(),
      text: z.string(),
      said: z.boolean().nullable(),
      statement: z.enum(POINT_STATEMENTS),
      quote: quote.nullable(),
    }),
  ),
  /** Known mistakes that the answer says, each with the reason. `caps`: it limits the level of the question. */
  mistakes: z.array(
    z.strictObject({ name: z.string(), reason: z.string(), caps: z.boolean(), quote: quote.nullable() }),
  ),
  /** What makes the answer concrete, each with the words that say so. */
  signs: z.array(z.strictObject({ sign: z.enum(CUES), quote: quote.nullable() })),
  rubricLanguage: z.enum(LANGUAGES),
});

/** What an AI drafted. No field of it describes the person: only what was said and how it stands to the rubric. */
export const reportBody = z.strictObject({
  title: z.string(),
  language: z.enum(LANGUAGES),
  modes: z.array(z.enum(MODES)),
  startedAt: instant,
  endedAt: instant.nullable(),
  /** Who or what ended it before its plan did; absent where it was held to its end, or nobody knows. */
  endedEarly: z.enum(EARLY_ENDS).optional(),
  asked: z.int().min(0),
  total: z.int().min(0),
  /** `refused`: the candidate did not agree to an AI's assessment; a person reads the answers. */
  evaluation: z.enum(['drafted', 'refused']),
  /** The candidate asked for a person. */
  humanAsked: z.boolean(),
  /** It was begun in one language and went on in another at the candidate's wish; absent where it was not. */
  languageChange: z.strictObject({ from: z.enum(LANGUAGES), to: z.enum(LANGUAGES), at: instant }).optional(),
  competencies: z.array(competencyReport),
  questions: z.array(questionReport),
  /** Mean over the competencies of the must-ask questions; null unless each of them could be assessed. */
  overall: level.nullable(),
  /** Words addressed to the grader: left out of the reading, shown, not punished. */
  flags: z.array(z.strictObject({ kind: z.literal('instruction-to-grader'), quote: quote.nullable() })),
  /** Claims whose place in the transcript did not hold; none of them is shown. */
  droppedClaims: z.int().min(0),
  blueprint: z.strictObject({
    versionId: uuid,
    no: z.int().min(1),
    bank: z.string(),
    bankVersion: z.int().min(0),
    /** Levels are compared only within one: the same must-asks and points. Null where the plan is gone. */
    cohort: z.string().nullable(),
  }),
  engine: z.strictObject({ name: z.string(), version: z.string() }),
  /** What the description asks for, line by line; null where the questions came from no description. */
  plan: z
    .strictObject({
      /** What is known of the trade; null where no occupation is known that the job is of. `reviewed`: by a person of it. */
      occupation: z.strictObject({ name: z.string(), reviewed: z.boolean() }).nullable(),
      /** The company has written points itself. */
      ownPoints: z.boolean(),
      /** `question` is the key of the question about the line, `why` the reason where none is. */
      coverage: z.array(
        z.strictObject({
          kind: z.enum(LINE_KINDS),
          text: z.string(),
          question: z.string().nullable(),
          why: z.enum(NOT_COVERED).nullable(),
        }),
      ),
    })
    .nullable(),
  /** What was told of lines of the plan, written out of the quotes alone; empty where no language model wrote any. */
  sentences: z.array(
    z.strictObject({
      /** Index into the plan's coverage. */
      line: z.int().min(0),
      text: z.string(),
      quotes: z.array(quote),
    }),
  ),
  /** What the levels rest on. */
  grading: z.enum(GRADINGS),
  /** What is said of answers only where it is right often enough: how often it was, and whether it is printed. */
  statements: z.array(
    z.strictObject({
      statement: z.enum(MEASURED_STATEMENTS),
      measured: z.strictObject({ right: z.int().min(0), of: z.int().min(1) }).nullable(),
      printed: z.boolean(),
    }),
  ),
  /** What a reader looks for first; null in reports made before there was one. */
  summary: summary.nullable(),
});

/**
 * What the candidate asked of people, with what became of it. Absent from nodes of an older release; null where nobody
 * keeps the wish as a request.
 */
const wish = personRequests.element.extend({
  request: z
    .strictObject({
      state: z.enum(['open', 'answered', 'dismissed']),
      dueAt: instant,
      closedAt: instant.nullable(),
      /** Who has it in hand, by name. Null where nobody has, and for whoever reads by a signed link or a handed-on PDF. */
      assignee: z.string().nullable(),
    })
    .nullable()
    .optional(),
});

/**
 * A question of the candidate's own. `known`: answered by what is in `told`. `near`: passed on to the team; what is in
 * `told` was quoted as what may answer it. `unknown`: passed on, nothing was found. Null where that was not written down
 * yet. What is not `known` waits for the team.
 */
const ownQuestion = quote.extend({
  reply: z.enum(OWN_REPLIES).nullable(),
  told: z.array(z.string()),
});

/** A report as programs read it: the JSON form of `reportUrl`. */
export const reportForm = z
  .strictObject({
    /** Number of this report; a later one never changes an earlier one. */
    no: z.int().min(1),
    at: instant,
    /** Every report of this interview, oldest first; `?no=` on the same link opens one of them. */
    versions: z.array(z.strictObject({ no: z.int().min(1), at: instant })),
    report: reportBody,
    /** What the account gave when it made the interview. */
    about: z.strictObject({
      interviewType: z.enum(INTERVIEW_TYPES).nullable(),
      role: z.string().nullable(),
      metadata: z.record(z.string(), z.string()),
    }),
    /** What the candidate asked about the job, whole, in the order of asking. */
    ownQuestions: z.array(ownQuestion),
    personRequests: z.array(wish).meta({
      description:
        'Each time the candidate asked something of a person, oldest first, with what became of it; the note is empty where none was written.',
    }),
    transcript: transcriptForm,
    transcriptUrl: z.string(),
    reviews: z.array(review),
    disagreement,
    withheld,
  })
  .meta({ id: 'Report' });

export type Level = z.infer<typeof level>;
export type CompetencyReport = z.infer<typeof competencyReport>;
export type QuestionReport = z.infer<typeof questionReport>;
export type ReportBody = z.infer<typeof reportBody>;
export type ReportForm = z.infer<typeof reportForm>;
