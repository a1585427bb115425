import { FOUNDER_QUESTIONS } from '@colloquy/contract/shared';
import { z } from 'zod';

const spoken = z.string().min(6);

/** The parts of a founder's interview. */
export const APPLICATION_COMPETENCIES = ['contact', 'pitch', 'team', 'plans'] as const;

const record = <K extends string, V extends z.ZodType>(keys: readonly K[], value: V) =>
  z.strictObject(Object.fromEntries(keys.map((key) => [key, value])) as Record<K, V>);

/** What a founder's interview says; `{programme}`, `{count}` and `{minutes}` are filled in. */
export const applicationSchema = z.strictObject({
  /** Says who speaks, that it is an AI, who decides, how long it takes, how to pause. Holds all three slots. */
  opening: spoken,
  closing: spoken,
  competencies: record(APPLICATION_COMPETENCIES, z.string().min(1)),
  /** How a question is asked, and how it is asked again in other words; `why_program` holds {programme}. */
  questions: record(FOUNDER_QUESTIONS, z.tuple([spoken, spoken])),
});

export type ApplicationTexts = z.infer<typeof applicationSchema>;
