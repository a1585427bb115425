import { z } from 'zod';
import { termList } from './terms.ts';

/**
 * What is known of an occupation: how to find it, what to ask in it, what good answers hold and what people get wrong.
 * `occupation.yaml` holds what no language changes, `<lang>.yaml` the words. How to write one: GUIDE.md.
 */

const key = z.string().regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, 'must be small letters, digits and single hyphens');
/** `word`, `stem*` or `*part*`, as banks write the terms that are looked for in descriptions. */
const term = z.string().regex(/^\*?[^*\s][^*]*\*?$/u, 'must be a word, a stem* or a *part*');
const line = z
  .string()
  .min(3)
  .max(400)
  .refine((text) => text === text.trim(), 'has blanks around it')
  .refine((text) => !/\n/.test(text), 'must be one line');

/** The ten languages in which jobs are posted: an occupation is found in each of them. */
export const TITLE_LANGUAGES = ['en', 'de', 'es', 'fr', 'id', 'ja', 'ko', 'nl', 'vi', 'zh'] as const;

const titlesIn = z.array(term).min(1);
/** No job is posted in Italian or Portuguese, but a title may be: "Infermiere/a" over a German description. */
const titles = z
  .object(
    Object.fromEntries(TITLE_LANGUAGES.map((language) => [language, titlesIn])) as Record<
      (typeof TITLE_LANGUAGES)[number],
      typeof titlesIn
    >,
  )
  .extend({ it: titlesIn.optional(), pt: titlesIn.optional() });

const person = z.strictObject({ name: line, trade: line, on: z.iso.date() });

const questionDefinition = z.strictObject({
  key,
  competency: key,
  minutes: z.number().min(2).max(8),
  /** Words of a description's line that this question is about, in English and the other languages it is found in. */
  about: z.array(term).min(2),
  /** Asked whatever the description says: the core of the trade, 0 to 3. */
  base: z.number().min(0).max(3),
  /** Of each point, the sources that say it; two or more. */
  points: z.record(key, z.array(key).min(2)),
  /** Mistakes; `dangerous` ones limit a level once a person of the trade has reviewed the file. */
  mistakes: z.record(key, z.strictObject({ dangerous: z.boolean(), sources: z.array(key).min(1) })),
});

export const occupationSchema = z
  .strictObject({
    /** International Standard Classification of Occupations 2008, unit group. */
    isco: z.string().regex(/^\d{4}$/),
    /** Grows with every change, so that reports can be distinguished. */
    version: z.int().min(1),
    /** The person of the trade who has read it; null while nobody has, and the report then says so. */
    reviewed: person.nullable(),
    titles,
    /** Words of a title that name another occupation, whatever else it holds. */
    otherTitles: z.array(term),
    /** Words of its tasks, which find it where the title says nothing. */
    tasks: z.array(term).min(5),
    competencies: z.array(key).min(3).max(6),
    sources: z.record(key, line),
    questions: z.array(questionDefinition).min(6),
  })
  .superRefine(({ competencies, sources, questions }, ctx) => {
    const keys = questions.map((question) => question.key);
    if (new Set(keys).size < keys.length) ctx.addIssue('a question stands twice');
    for (const { key: question, competency, points, mistakes } of questions) {
      if (!competencies.includes(competency)) ctx.addIssue(`${question}: ${competency} is no competency of this file`);
      const count = Object.keys(points).length;
      if (count < 3 || count > 6) ctx.addIssue(`${question}: 3 to 6 points are needed, there are ${count}`);
      for (const source of [...Object.values(points), ...Object.values(mistakes).map((one) => one.sources)].flat())
        if (!Object.hasOwn(sources, source)) ctx.addIssue(`${question}: ${source} is no source of this file`);
    }
    for (const competency of competencies)
      if (!questions.some((question) => question.competency === competency))
        ctx.addIssue(`${competency}: no question is about it`);
  });

const phrasings = z
  .array(line)
  .min(3, 'needs three or more phrasings')
  .max(8)
  .refine((list) => new Set(list.map((one) => one.toLowerCase())).size === list.length, 'a phrasing stands twice');

const pointTexts = z.strictObject({
  /** In a few words, for the reader of the report: "asks why before acting". */
  name: line.max(80),
  phrasings,
  /**
   * Single words that tell of the point beside those of the phrasings, separated by commas: two in one sentence, of either,
   * say it.
   */
  words: termList.optional(),
  /** Asked when the point is missing. */
  followUp: line,
});

const mistakeTexts = z.strictObject({
  name: line.max(100),
  /** Why it is wrong or dangerous. */
  reason: line,
  phrasings,
});

const questionTexts = z.strictObject({
  text: line,
  /** The same in plain words, for whoever asks what is meant. */
  plain: line,
  /** What the answer shows, for the people who decide. */
  purpose: line,
  points: z.record(key, pointTexts),
  mistakes: z.record(key, mistakeTexts),
});

export const occupationTextsSchema = z.strictObject({
  name: line,
  competencies: z.record(key, line),
  questions: z.record(key, questionTexts),
});

export type OccupationDefinition = z.infer<typeof occupationSchema>;
export type OccupationTexts = z.infer<typeof occupationTextsSchema>;
export type OccupationQuestion = OccupationDefinition['questions'][number];
