import type { RoomState } from '@colloquy/contract/room';
import { isPassing, type Prompt } from './answer-slot.ts';

type Transcript = NonNullable<RoomState['conversation']>['transcript'];

export type PromptParts = {
  /** Words before the question: a greeting, a thank-you, a nudge. Empty where there are none. */
  lead: string;
  /** What is asked now. */
  main: string;
  /** The question behind a follow-up, null where `main` is it. */
  openQuestion: string | null;
};

/**
 * Lays out a prompt so that what is asked stands largest; what was said around it is read out of the transcript.
 *
 * @param asked what stood before a nudge, an offer or a return; null where this page has not seen it
 */
export function promptParts(prompt: Prompt, transcript: Transcript, asked: string | null = null): PromptParts {
  const said = prompt.text.trim();
  const question = prompt.question?.text.trim() ?? null;
  if (isPassing(prompt)) {
    const main = asked ?? askedBefore(prompt, transcript) ?? question;
    if (main === null || main === said) return { lead: '', main: said, openQuestion: null };
    // A question that was asked with words around it stands alone now.
    const alone = question !== null && main.endsWith(question) ? question : main;
    // An offer is drawn as a choice of its own, in the language of the page.
    const spoken = prompt.kind === 'offer' ? '' : said;
    const lead = spoken.endsWith(alone) ? spoken.slice(0, -alone.length).trim() : spoken;
    return { lead, main: alone, openQuestion: question === null || alone.includes(question) ? null : question };
  }
  if (prompt.kind === 'follow-up') {
    return { lead: '', main: said, openQuestion: question === null || said.includes(question) ? null : question };
  }
  if (prompt.kind === 'closing') return { lead: '', main: said, openQuestion: null };
  const greeting = greetingBefore(prompt, transcript);
  if (question === null || said === question) return { lead: greeting, main: said, openQuestion: null };
  if (said.endsWith(question)) {
    return { lead: join(greeting, said.slice(0, -question.length).trim()), main: question, openQuestion: null };
  }
  if (said.includes(question)) return { lead: greeting, main: said, openQuestion: null };
  return { lead: join(greeting, said), main: question, openQuestion: null };
}

/** The same where the end of what is said around the question is drawn in a place of its own. */
export function withoutEnd(parts: PromptParts, end: string): PromptParts {
  return parts.lead.endsWith(end) ? { ...parts, lead: parts.lead.slice(0, -end.length).trim() } : parts;
}

/**
 * What a nudge, an offer or a return from a pause comes to: the standing question, or the follow-up that stood after the
 * last answer. Null where the transcript does not tell, as where no question stands: one that was skipped may be the last.
 */
function askedBefore(prompt: Prompt, transcript: Transcript): string | null {
  const question = prompt.question?.text.trim();
  const lastAnswer = transcript.findLastIndex((turn) => turn.speaker === 'candidate' && turn.id < prompt.id);
  const since = transcript
    .slice(lastAnswer + 1)
    .filter((turn) => turn.speaker === 'interviewer' && turn.id < prompt.id);
  // An offer is said in the same breath as what it comes to.
  if (question === undefined) return prompt.kind === 'offer' ? (since.at(-1)?.text.trim() ?? null) : null;
  if (since.some((turn) => turn.text.includes(question))) return question;
  // Without an answer in between nothing but the question can stand.
  return lastAnswer === -1 ? question : (since[0]?.text.trim() ?? null);
}

/** The opening, which is said just before the first question. */
function greetingBefore(prompt: Prompt, transcript: Transcript): string {
  if (prompt.question?.number !== 1) return '';
  const before = transcript.filter((turn) => turn.id < prompt.id);
  const [opening] = before;
  return before.length === 1 && opening?.speaker === 'interviewer' ? opening.text.trim() : '';
}

function join(first: string, second: string): string {
  return [first, second].filter((part) => part !== '').join('\n\n');
}
