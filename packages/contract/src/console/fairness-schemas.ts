import { z } from 'zod';
import { DECLARED, DECLARED_CATEGORIES, instant, KEEP_DAYS, NOTICE_DAYS, OUTCOMES, uuid } from '../shared/index.ts';
import { fairnessCalls } from './fairness-calls.ts';

const organization = { organization: z.string() };
const inOrganization = z.strictObject(organization);
const withId = z.strictObject({ ...organization, id: z.string() });
const count = z.int().min(0);
const category = z.enum(DECLARED_CATEGORIES);
const job = z.strictObject({ id: uuid, title: z.string() });

const settings = {
  /** What candidates may say of themselves after the interview; none: nothing is asked. */
  asks: z
    .array(category)
    .max(DECLARED_CATEGORIES.length)
    .refine((names) => new Set(names).size === names.length, 'named twice'),
  /** Business days between the notice and the begin; 0: none are asked for. */
  noticeDays: z.int().min(0).max(NOTICE_DAYS.max),
  /** Days that records are kept at least, while nobody has them erased; null: no floor. */
  keepDays: z.int().min(KEEP_DAYS.least).max(KEEP_DAYS.most).nullable(),
};

const fairnessForm = z.strictObject({ ...settings, smallestGroup: z.int().min(1) });

const group = z.strictObject({
  of: z.partialRecord(category, z.enum(Object.values(DECLARED).flat())),
  people: count.nullable(),
  chosen: count.nullable(),
  rate: z.number().nullable(),
  ratio: z.number().nullable(),
  under2Percent: z.boolean(),
  belowFourFifths: z.boolean().nullable(),
});

const table = z.strictObject({
  by: z.array(category).min(1).max(2),
  basis: z.enum(['selection', 'scoring']),
  counted: count,
  unknown: count.nullable(),
  rest: count,
  median: z.number().nullable(),
  withheld: z.enum(['few-people', 'few-chosen', 'few-others', 'one-group', 'few-unscored']).nullable(),
  groups: z.array(group),
});

const figuresForm = z.strictObject({
  job,
  /** Since when the notice is in the job's advertisement, as a member has stated; null: nobody has. */
  noticeOn: z.iso.date().nullable(),
  cohorts: z.array(
    z.strictObject({
      cohort: z.string(),
      versions: z.array(z.int()),
      completed: count,
      decided: count,
      figures: z
        .strictObject({ madeAt: instant, people: count, smallestGroup: z.int().min(1), tables: z.array(table) })
        .nullable(),
    }),
  ),
});

const decisionForm = z.strictObject({
  decision: z.strictObject({ outcome: z.enum(OUTCOMES), at: instant, by: z.string().nullable() }).nullable(),
  /** What is on record of the notice to the candidate; null where none is asked for, or none was given. */
  notice: z
    .strictObject({
      givenAt: instant,
      how: z.enum(['room', 'posting']),
      days: z.int().nullable(),
      checkedAt: instant.nullable(),
    })
    .nullable(),
});

const notice = z.strictObject({ on: z.iso.date().nullable() });

export const fairnessEndpoints = {
  getFairness: {
    ...fairnessCalls.getFairness,
    params: inOrganization,
    reply: fairnessForm.extend({ jobs: z.array(job) }),
  },
  setFairness: {
    ...fairnessCalls.setFairness,
    params: inOrganization,
    body: z.strictObject(settings),
    reply: fairnessForm,
  },
  /** Opening and exporting figures is on record. */
  exportFairness: {
    ...fairnessCalls.exportFairness,
    params: inOrganization,
    reply: z.strictObject({ csv: z.string() }),
  },
  getFairFigures: { ...fairnessCalls.getFairFigures, params: withId, reply: figuresForm },
  stateNotice: { ...fairnessCalls.stateNotice, params: withId, body: notice, reply: notice },
  getDecision: { ...fairnessCalls.getDecision, params: withId, reply: decisionForm },
  decide: {
    ...fairnessCalls.decide,
    params: withId,
    body: z.strictObject({ outcome: z.enum(OUTCOMES).nullable() }),
    reply: decisionForm,
  },
} as const;
