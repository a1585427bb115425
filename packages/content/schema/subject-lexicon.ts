import { z } from 'zod';
import { patternText } from './pattern.ts';

/**
 * What candidates ask about a job and descriptions tell, under words of their own on each side. A question about several
 * is answered by a sentence about all of them.
 */
export const SUBJECTS = [
  'pay',
  'salary',
  'bonus',
  'extra-month',
  'shares',
  'paid',
  'overtime',
  'costs',
  'hours',
  'full-time',
  'flexible-hours',
  'shifts',
  'night',
  'weekend',
  'saturday',
  'sunday',
  'public-holidays',
  'on-call',
  'rota',
  'rest-days',
  'closed',
  'break',
  'leave',
  'family',
  'sickness',
  'contract',
  'extension',
  'probation',
  'trial-day',
  'start',
  'end',
  'deadline',
  'process',
  'process-time',
  'task-at-home',
  'answer',
  'contact',
  'place',
  'remote',
  'travel',
  'relocation',
  'visa',
  'housing',
  'transport',
  'parking',
  'vehicle',
  'driving-licence',
  'papers',
  'education',
  'experience',
  'languages',
  'training',
  'introduction',
  'career',
  'team',
  'manager',
  'company-size',
  'company',
  'company-age',
  'customers',
  'technology',
  'equipment',
  'computer',
  'phone',
  'clothing',
  'meals',
  'meal-vouchers',
  'pension',
  'insurance',
  'sport',
  'pets',
  'discount',
  'childcare',
  'union',
  'physical',
  'benefits',
  'tasks',
] as const;

export type Subject = (typeof SUBJECTS)[number];

/** Subjects that are no more than the words of a narrower one where that is asked about. */
export const WITHIN: Readonly<Partial<Record<Subject, readonly Subject[]>>> = {
  'driving-licence': ['papers'],
  'company-size': ['team'],
  extension: ['contract'],
  'flexible-hours': ['hours'],
  'full-time': ['hours'],
  'extra-month': ['bonus'],
  'public-holidays': ['leave'],
  'trial-day': ['probation'],
  'meal-vouchers': ['meals'],
  manager: ['team'],
  career: ['team', 'manager'],
  rota: ['shifts', 'hours'],
  overtime: ['pay', 'hours'],
  paid: ['pay'],
  technology: ['languages', 'equipment'],
  'task-at-home': ['training'],
  family: ['leave'],
  relocation: ['costs'],
  'process-time': ['process'],
};

/**
 * Subjects beside which a number, an hour or a sum is theirs: money for a course is no pay, the hour of lunch no beginning
 * of work.
 */
export const NOT_BESIDE: Readonly<Partial<Record<Subject, readonly Subject[]>>> = {
  pay: ['training', 'costs', 'relocation', 'computer', 'equipment', 'family', 'on-call', 'meal-vouchers'],
  hours: ['meals', 'overtime'],
  experience: ['contract', 'company-age', 'leave', 'family'],
  languages: ['training'],
};

/** What only somebody asks who may take the job: no answer to a question about the work asks for it. */
export const OF_THE_POST: ReadonlySet<Subject> = new Set([
  'pay',
  'salary',
  'bonus',
  'extra-month',
  'shares',
  'overtime',
  'full-time',
  'flexible-hours',
  'shifts',
  'weekend',
  'saturday',
  'sunday',
  'public-holidays',
  'on-call',
  'rest-days',
  'leave',
  'family',
  'contract',
  'extension',
  'probation',
  'trial-day',
  'process',
  'process-time',
  'task-at-home',
  'remote',
  'relocation',
  'visa',
  'housing',
  'transport',
  'parking',
  'vehicle',
  'driving-licence',
  'papers',
  'education',
  'training',
  'introduction',
  'career',
  'computer',
  'phone',
  'clothing',
  'meals',
  'meal-vouchers',
  'pension',
  'insurance',
  'sport',
  'discount',
  'childcare',
  'union',
  'benefits',
]);

/** Subjects of one kind: a line about one of them is nearer to a question about another than any other line is. */
export const KIN: readonly (readonly Subject[])[] = [
  ['pay', 'salary', 'bonus', 'extra-month', 'shares', 'paid', 'overtime', 'costs'],
  ['hours', 'full-time', 'flexible-hours', 'shifts', 'night', 'weekend', 'saturday', 'sunday', 'rota', 'break'],
  ['weekend', 'public-holidays', 'on-call', 'overtime', 'rota', 'rest-days', 'closed', 'shifts'],
  ['leave', 'closed', 'public-holidays', 'family', 'sickness'],
  ['contract', 'extension', 'probation', 'trial-day', 'start', 'end'],
  ['deadline', 'process', 'process-time', 'task-at-home', 'trial-day', 'answer', 'contact'],
  ['place', 'remote', 'travel', 'relocation', 'housing'],
  ['transport', 'parking', 'vehicle', 'driving-licence', 'travel'],
  ['visa', 'papers', 'education', 'experience', 'languages', 'driving-licence'],
  ['training', 'introduction', 'career', 'experience'],
  ['team', 'manager', 'company-size', 'company', 'company-age', 'customers'],
  ['technology', 'equipment', 'computer', 'phone', 'clothing'],
  ['meals', 'meal-vouchers', 'break'],
  ['pension', 'insurance', 'sport', 'discount', 'childcare', 'family', 'benefits', 'union'],
  ['tasks', 'physical', 'customers'],
];

/** How something is given: asked alone, about nothing, they are answered by nothing. */
export const NO_SUBJECT_ALONE: ReadonlySet<Subject> = new Set(['paid', 'costs']);

/** What an employer gives: no duty or requirement tells of it. */
export const OFFERED: ReadonlySet<Subject> = new Set([
  'pay',
  'bonus',
  'extra-month',
  'shares',
  'leave',
  'training',
  'introduction',
  'career',
  'computer',
  'phone',
  'clothing',
  'meals',
  'meal-vouchers',
  'pension',
  'insurance',
  'sport',
  'discount',
  'childcare',
  'housing',
  'transport',
  'parking',
  'benefits',
]);

/** What only the employer does or decides: what is to be done, or brought along, has words of it by accident. */
export const TOLD_BY_NO_TASK: ReadonlySet<Subject> = new Set([
  'answer',
  'process',
  'process-time',
  'start',
  'end',
  'deadline',
  'task-at-home',
  'contact',
  'salary',
  'family',
  'sickness',
  'relocation',
  'union',
  'pets',
  'closed',
]);

/** What is told of those who work here, never by a line about the product, its customers or the market. */
export const TOLD_OF_STAFF: ReadonlySet<Subject> = new Set([
  ...OFFERED,
  'salary',
  'overtime',
  'hours',
  'full-time',
  'flexible-hours',
  'shifts',
  'break',
  'rest-days',
  'family',
  'sickness',
  'probation',
  'process',
  'process-time',
  'answer',
  'remote',
  'relocation',
  'visa',
  'vehicle',
  'pets',
  'union',
]);

/** Alternatives that stand as whole words; in a script without spaces anywhere. Small letters. */
const words = patternText;

export const subjectLexiconSchema = z.strictObject({
  /**
   * `both`: in questions and in descriptions. `asked`: in questions alone. `told`: in descriptions alone. `near`: any word
   * that goes with the subject on either side; it is no sure sign, and only ranks lines.
   */
  subjects: z.partialRecord(
    z.enum(SUBJECTS),
    z.strictObject({
      both: words.optional(),
      asked: words.optional(),
      told: words.optional(),
      near: words.optional(),
    }),
  ),
  /** How a question wants a number, a time, or so many of what is named right after (`howMany`). */
  wants: z.strictObject({ figure: words, time: words, howMany: words.optional() }),
  /** What counts as a number next to digits, and as a time. */
  has: z.strictObject({ figure: words, time: words }),
  /** Words that go with any question and tell nothing of what is asked; absent: the subject alone says what is. */
  frame: words.optional(),
  /** The speaker: what they say of themselves before they ask is no part of the question. */
  self: words,
  /** Words that join two questions in one sentence. */
  joins: words,
  /** How a line begins that tells of the product, its customers or the market, not of those who work here. */
  others: words.optional(),
  /** Points a question back at what was said before it: alone it asks nothing that is known. */
  refers: words.optional(),
  /** Asks whether what was said before is all right. */
  fits: words.optional(),
});

export type SubjectLexicon = z.infer<typeof subjectLexiconSchema>;
