import type { RoomState } from '@colloquy/contract/room';

type Prompt = NonNullable<NonNullable<RoomState['conversation']>['prompt']>;

export type PromptParts = {
  /** Words before the question: a greeting, a thank-you, a nudge. Empty where there are none. */
  lead: string;
  /** What is asked now. */
  main: string;
  /** The question behind a follow-up, null where `main` is it. */
  standing: string | null;
};

/**
 * Lays out a prompt so that what is asked stands largest.
 *
 * @param asked text of the last prompt that asked something, while a nudge or a return from a pause is shown
 */
export function promptParts(prompt: Prompt, asked: string | null): PromptParts {
  const said = prompt.text.trim();
  const question = prompt.question?.text.trim() ?? null;
  switch (prompt.kind) {
    case 'nudge':
    case 'offer':
    case 'resume': {
      const main = asked?.trim() ?? question;
      if (main === null || main === said) return { lead: '', main: said, standing: null };
      const lead = said.endsWith(main) ? said.slice(0, -main.length).trim() : said;
      return { lead, main, standing: question === null || main.includes(question) ? null : question };
    }
    case 'follow-up':
      return { lead: '', main: said, standing: question === null || said.includes(question) ? null : question };
    case 'closing':
      return { lead: '', main: said, standing: null };
    case 'opening':
    case 'question':
      if (question === null || said === question) return { lead: '', main: said, standing: null };
      if (said.endsWith(question))
        return { lead: said.slice(0, -question.length).trim(), main: question, standing: null };
      return said.includes(question)
        ? { lead: '', main: said, standing: null }
        : { lead: said, main: question, standing: null };
  }
}
