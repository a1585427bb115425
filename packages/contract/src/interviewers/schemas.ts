import { z } from 'zod';
import { JOB_LANGUAGES } from '../hiring/index.ts';
import { LINE_KINDS, NOT_COVERED } from '../links/index.ts';
import { instant, success, text, uuid } from '../shared/index.ts';
import { FOLLOW_UP_REASONS } from './constants.ts';

const KEY = /^[a-z0-9]+(?:[.-][a-z0-9]+)*$/;
const KEY_FORM = { rule: 'must be small letters, digits, single hyphens and dots' };
const key = z.string().max(80).regex(KEY, KEY_FORM.rule).meta({ maxLength: 80 });
const line = text(1, 1_000);
const language = z.enum(JOB_LANGUAGES);

const point = z.strictObject({
  key,
  name: text(1, 120).nullable().default(null).meta({ description: 'What it is about, for the reader of the report.' }),
  phrasings: z.array(line).min(1).max(12).meta({ description: 'How people say it, in the language of the rubric.' }),
  followUp: line.nullable().default(null).meta({ description: 'Asked when an answer holds no trace of it.' }),
});

const mistake = z.strictObject({
  key,
  name: text(1, 120),
  reason: line.meta({ description: 'Why it is wrong, for the reader of the report.' }),
  phrasings: z.array(line).min(1).max(12),
});

const asked = {
  key: key.meta({ description: 'Stable over versions: answers to one question are compared by it.' }),
  competency: key,
  purpose: line.meta({ description: 'Why it is asked, for the people who decide.' }),
  text: line.meta({ description: 'What the candidate reads and hears.' }),
  plain: line.nullable().default(null).meta({ description: 'In plain words, for whoever asks what is meant.' }),
  mustAsk: z.boolean().default(true),
  minutes: z.number().meta({ description: 'What a good answer takes: 1 to 12, halves too.' }),
  covers: z.array(z.string().max(12)).max(60).default([]).meta({ description: 'Ids of `lines` that it is about.' }),
  answerForm: z.enum(['prose', 'code']).default('prose'),
  starter: text(1, 6_000)
    .nullable()
    .default(null)
    .meta({ description: 'What the editor of a code answer opens with.' }),
  asksFacts: z
    .boolean()
    .default(false)
    .meta({ description: 'Asks what somebody has or has not: noted, never scored, without points.' }),
};
const readFor = {
  anchors: z
    .strictObject({ 1: text(0, 2_000), 3: text(0, 2_000), 5: text(0, 2_000) })
    .nullable()
    .default(null)
    .meta({ description: 'What is heard at 1, 3 and 5; made of the points and mistakes when left out.' }),
  points: z.array(point).max(12).default([]),
  mistakes: z.array(mistake).max(12).default([]),
  followUps: z.partialRecord(z.enum(FOLLOW_UP_REASONS), line).default({}),
};

const competency = z.strictObject({ key, name: text(1, 120) });

/** A plan as a company writes it. @param rubricLanguage as the surface names languages */
export function planIn<L extends z.ZodType>(rubricLanguage: L) {
  const question = z.strictObject({
    ...asked,
    rubricLanguage: rubricLanguage
      .optional()
      .meta({ description: "Of points, mistakes and anchors; the job's when left out." }),
    ...readFor,
  });
  return z.strictObject({
    title: text(1, 120).meta({ description: 'The position as the candidate reads and hears it.' }),
    competencies: z.array(competency).min(1).max(12),
    questions: z.array(question).min(1).max(20).meta({ description: 'In the order they are asked.' }),
  });
}

const plan = planIn(language);

/** The part of a plan that a company writes. */
export const interviewerPlanInput = plan.meta({ id: 'InterviewerPlanInput' });
/** The same as it is shown, with everything that was left out. */
const interviewerPlan = plan.meta({ id: 'InterviewerPlan' });

const planLine = z.strictObject({
  id: z.string(),
  kind: z.enum(LINE_KINDS),
  text: z.string(),
  question: z.string().nullable().meta({ description: 'Key of the first question about it.' }),
  why: z.enum(NOT_COVERED).nullable().meta({ description: 'Why no question is about it.' }),
});

export const interviewer = z
  .strictObject({
    serviceJobId: uuid,
    version: z.int().min(1).meta({ description: 'As `ETag`: what `If-Match` of a change names.' }),
    cohort: z.string().meta({
      description: 'The same for plans with the same must-asks and points: only within one are levels compared.',
    }),
    publishedAt: instant,
    edited: z.boolean().meta({ description: 'Whether the account has published a plan of its own.' }),
    language,
    minutes: z.int().min(1).meta({ description: 'What the candidate is told beforehand.' }),
    occupation: z.strictObject({ name: z.string(), reviewed: z.boolean() }).nullable(),
    lines: z.array(planLine).meta({ description: 'What the description asks for, and which question is about it.' }),
    interviewer: interviewerPlan,
    invitations: z.strictObject({
      open: z.int().min(0).meta({ description: 'Invitations that nobody has begun.' }),
      onEarlierVersions: z.int().min(0).meta({ description: 'Of these, on a version before this one.' }),
    }),
  })
  .meta({ id: 'Interviewer' });

export const oneInterviewer = success(interviewer).meta({ id: 'OneInterviewer' });
export const movedInvitations = success(z.strictObject({ version: z.int().min(1), moved: z.int().min(0) })).meta({
  id: 'MovedInvitations',
});

export type InterviewerPlan = z.infer<typeof plan>;
