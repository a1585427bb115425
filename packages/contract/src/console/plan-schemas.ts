import { z } from 'zod';
import { planIn } from '../interviewers/index.ts';
import { LINE_KINDS, NOT_COVERED } from '../links/index.ts';
import { instant, issue, LANGUAGES, text } from '../shared/index.ts';
import { JOB_LANGUAGES_SPOKEN, REHEARSAL } from './constants.ts';

const count = z.int().min(0);
const place = { start: count, end: count };

/** A line of the description, with its place in `text` of the same reply or of `getJobReading`. */
const line = z.strictObject({
  id: z.string(),
  kind: z.enum(LINE_KINDS),
  text: z.string(),
  ...place,
  /** Key of the first question about it. */
  question: z.string().nullable(),
  /** Why no question is about it. */
  why: z.enum(NOT_COVERED).nullable(),
});

const plan = planIn(z.enum(LANGUAGES));

/** The published plan of a job. */
export const planForm = z.strictObject({
  job: z.strictObject({ id: z.string(), title: z.string() }),
  /** Named by a draft that is made from it. */
  version: z.int().min(1),
  /** The same for plans with the same must-asks and points: only within one are levels compared. */
  cohort: z.string(),
  publishedAt: instant,
  /** Whether the organization has published a plan of its own. */
  edited: z.boolean(),
  language: z.enum(LANGUAGES),
  /** What the candidate is told beforehand. */
  minutes: z.int().min(1),
  occupation: z.strictObject({ name: z.string(), reviewed: z.boolean() }).nullable(),
  /** What is told before the first question and after the last, whole. */
  opening: z.string(),
  lines: z.array(line),
  plan,
  /** Interviews that were begun, on whatever version. */
  begun: count,
  /** Invitations that nobody has begun; of these, on a version before this one. */
  invitations: z.strictObject({ open: count, onEarlierVersions: count }),
});

/** `from`: the version that the draft was made from. */
export const planDraft = z.strictObject({ from: z.int().min(1), plan });

/** What is wrong in a draft. `named`: which rule of plans it is, with what its words are filled with. */
const planProblem = issue.extend({
  named: z
    .strictObject({ rule: z.string(), values: z.record(z.string(), z.union([z.string(), z.number()])) })
    .nullable(),
});

/** What would come of a draft: what keeps it from being published, or what it starts. */
export const planChecked = z.strictObject({
  problems: z.array(planProblem),
  /** Null while there are problems. */
  made: z
    .strictObject({
      minutes: z.int().min(1),
      opening: z.string(),
      /** Its levels are compared with none of the published version. */
      newCohort: z.boolean(),
    })
    .nullable(),
});

export const movedTo = z.strictObject({ version: z.int().min(1), moved: count });

const TOGETHER = { rule: `must hold ${REHEARSAL.characters} characters or less together` };

/** A draft and everything that was answered so far; an empty answer passes on the question. */
export const rehearsalInput = planDraft.extend({
  answers: z
    .array(z.string().max(REHEARSAL.charactersOfAnswer))
    .max(REHEARSAL.answers)
    .refine((answers) => answers.reduce((sum, { length }) => sum + length, 0) <= REHEARSAL.characters, {
      message: TOGETHER.rule,
    }),
});

const heard = z.strictObject({
  key: z.string(),
  name: z.string().nullable(),
  /** Said, or something of it; `none`: no trace was found, which a follow-up may ask for. */
  found: z.enum(['said', 'partly', 'none']),
  /** The words that show it. */
  words: z.string().nullable(),
});

/** A rehearsal so far. Nothing of it is stored. */
export const rehearsal = z.strictObject({
  turns: z.array(
    z.strictObject({
      by: z.enum(['interviewer', 'you']),
      /** Of a prompt; `answer` of what was typed. */
      kind: z.enum(['opening', 'question', 'follow-up', 'nudge', 'offer', 'resume', 'closing', 'answer']),
      /** Key of the question that it belongs to. */
      question: z.string().nullable(),
      text: z.string(),
    }),
  ),
  /** Questions that were answered, in the order asked, with what the reader found in all that was said to each. */
  heard: z.array(
    z.strictObject({
      question: z.string(),
      points: z.array(heard),
      mistakes: z.array(z.strictObject({ key: z.string(), name: z.string(), words: z.string() })),
      /** Whether it told of an occasion, an own part, how it ended, a figure. */
      signs: z.strictObject({ example: z.boolean(), ownPart: z.boolean(), result: z.boolean(), figure: z.boolean() }),
      otherLanguage: z.boolean(),
    }),
  ),
  over: z.boolean(),
});

export const jobToRead = z.strictObject({
  title: text(0, 80),
  description: text(1, 20_000),
  language: z.enum(JOB_LANGUAGES_SPOKEN).default('en'),
});

const passage = z.strictObject({ text: z.string(), ...place });
/** A description as it was read, while it is written. */
export const jobRead = z.strictObject({
  /** Without markup: places point into it. */
  text: z.string(),
  /** BCP 47 primary tag of the language that it is written in. */
  writtenIn: z.string(),
  workplaceType: z.enum(['ONSITE', 'REMOTE', 'HYBRID']).nullable(),
  workplaceShownBy: passage.nullable(),
  locations: z.array(
    z.strictObject({ city: z.string().nullable(), country: z.string().nullable(), shownBy: passage.nullable() }),
  ),
  missing: z.array(z.enum(['workplaceType', 'location'])),
  warnings: z.array(z.string()),
  seniority: z.enum(['junior', 'mid', 'senior', 'lead']).nullable(),
  /** Terms, each in a sentence of the description. */
  facts: z.array(z.strictObject({ topic: z.enum(['pay', 'hours', 'process']), text: z.string() })),
  /** Languages that are asked for, as BCP 47 primary tags, each with the sentence that does. */
  languages: z.array(z.strictObject({ language: z.string(), text: z.string() })),
  lines: z.array(line),
  occupation: z.strictObject({ name: z.string(), reviewed: z.boolean() }).nullable(),
  /** The interview that would be made; null while something is missing. */
  questions: z.array(z.strictObject({ key: z.string(), text: z.string(), mustAsk: z.boolean() })).nullable(),
});

/** The stored description of a job with its lines. */
export const descriptionRead = z.strictObject({
  text: z.string(),
  lines: z.array(line),
});
