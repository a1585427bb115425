import { z } from 'zod';
import { patternText } from './pattern.ts';
import { termList } from './terms.ts';

/**
 * What the law or good practice keeps out of a job interview, whoever wrote the question: a bank, a language model or
 * a person. The grounds are those of the directives 2000/43/EC, 2000/78/EC and 2006/54/EC, of Title VII, ADEA, ADA, GINA
 * and USERRA, with past pay, looks and criminal records.
 */
export const PROTECTED_TOPICS = [
  'age',
  'family',
  'health',
  'origin',
  'religion',
  'gender-and-orientation',
  'politics-and-union',
  'appearance',
  'criminal-record',
  'salary-history',
  'military-service',
  'genetic-information',
] as const;

export type ProtectedTopic = (typeof PROTECTED_TOPICS)[number];

const byTopic = z.partialRecord(z.enum(PROTECTED_TOPICS), z.array(patternText).min(1));

/** Whole wordings, all languages together; `wordings.yaml` says how they are written. */
export const protectedWordingsSchema = z.strictObject({ asked: byTopic, mentioned: byTopic });

/**
 * The words of one language by which a sentence is put together that asks somebody for something of their own, or makes
 * it a condition. A word may end in `*` for any letters, in scripts without blanks every word matches anywhere; 00 stands
 * for a number of two digits.
 */
export const protectedWordsSchema = z.strictObject({
  /** What each ground is called: states ("pregnant") and things that somebody has or takes ("parental leave"). */
  topics: z.partialRecord(z.enum(PROTECTED_TOPICS), termList),
  /** How the candidate is spoken to, and whose something is then. */
  you: termList,
  your: termList.optional(),
  /** Verbs that ask the candidate where a question names nobody else: "¿Tiene …?", of a patient in "si el paciente tiene". */
  asking: termList.optional(),
  /** Verbs of being, having, taking; and small words that may be between them, `you` and a topic. */
  have: termList,
  fill: termList,
  /** Whose a topic may be besides, and what it is the work of: "pregnant patients", "disability support". */
  others: termList,
  /** People in general: excused in a question ("disabled people"), not in a condition ("no disabled people"). */
  people: termList,
  /** What makes a condition before a topic ("must be", "no"), and after it ("preferred"). */
  must: termList,
  wanted: termList.optional(),
  /** How the candidate is told of, and the candidate's own "I". */
  candidate: termList,
  /** Endings of questions where nobody has to be named to be asked: a sentence with a topic and none of `others` asks. */
  asks: termList.optional(),
});

export type ProtectedWordings = z.infer<typeof protectedWordingsSchema>;
export type ProtectedWords = z.infer<typeof protectedWordsSchema>;
