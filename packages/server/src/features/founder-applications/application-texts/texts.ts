import type { QuestionKey } from '../extraction/index.ts';

export const COMPETENCY_KEYS = ['contact', 'pitch', 'team', 'plans'] as const;
export type CompetencyKey = (typeof COMPETENCY_KEYS)[number];

/** What a founder interview says in one language; `{programme}`, `{count}` and `{minutes}` are filled in. */
export type ApplicationTexts = {
  /** Says who speaks, that it is an AI, who decides, how long it takes, how to pause. Holds all three. */
  opening: string;
  closing: string;
  competencies: Readonly<Record<CompetencyKey, string>>;
  /** How a question is asked, and how it is asked again in other words; `why_program` holds {programme}. */
  questions: Readonly<Record<QuestionKey, readonly [ask: string, again: string]>>;
};
