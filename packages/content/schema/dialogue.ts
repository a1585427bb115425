import { z } from 'zod';

const spoken = z.string().min(1);

/**
 * The sentences around the questions. `{title}`, `{position}`, `{minutes}`, `{count}` and `{quote}` are filled in; a
 * quotation stands between quotation marks of the language, after a noun or a colon, so that it needs no inflection.
 */
const openingsSchema = z.strictObject({
  /** Says who speaks, that it is an AI, who decides, how long it takes, how to pause. Holds {position}, {minutes}, {count}. */
  opening: spoken,
  /** Spoken after the candidate's own questions: thanks, and what happens next. */
  closing: spoken,
  /** Fills {position}: the job by its title, in the grammar of the opening. Holds {title}. */
  titledPosition: spoken,
  /** Fills {position} where the title cannot be spoken. */
  thisPosition: spoken,
  /** Sentences before a question that name what the description says; each holds {quote}. */
  leadIns: z.strictObject({ duty: z.array(spoken).min(3), requirement: z.array(spoken).min(2) }),
});

/** What the interviewer says besides the questions, in one language. */
export const dialogueSchema = z.strictObject({ openings: openingsSchema });

export type DialogueTexts = z.infer<typeof dialogueSchema>;
export type Openings = DialogueTexts['openings'];
