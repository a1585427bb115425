import type { Blueprint, Question } from '../interviewers/index.ts';
import type { PhraseBook } from './phrase-book.ts';
import type {
  AskedReason,
  DialogueState,
  Effect,
  LogBody,
  Outcome,
  OwnReply,
  PromptKind,
  QuestionProgress,
  Refusal,
  Spoken,
} from './state.ts';
import { book, hardLimitMs, type TimeLimits } from './time-account.ts';

export type SilenceLimits = { firstMs: number; secondMs: number; moveOnMs: number };

/** Everything a transition needs next to state and event; durations are already stretched by the time factor. */
export type TransitionContext = {
  blueprint: Blueprint;
  phrases: PhraseBook;
  limits: TimeLimits & { silence: { voice: SilenceLimits; typing: SilenceLimits }; pauseMs: number };
  now: number;
  /** Last heartbeat before this event. */
  lastSeenAt: number;
  /** Sequence number that the next log entry gets. */
  nextSeq: number;
  /** Room version before this step. */
  version: number;
  /** What the candidate wants to know is looked up by whoever assesses; absent: it is answered at once. */
  looksUp?: boolean;
  /** What the interview goes on by if the language that is offered is wanted; absent where none is offered. */
  inOther?: InOther;
};

/** @field speaks whether answers can be spoken in it */
export type InOther = Pick<TransitionContext, 'blueprint' | 'phrases' | 'limits'> & { speaks: boolean };

export type Transition =
  | { ok: true; state: DialogueState; entries: { body: LogBody; clientId: string | null }[]; effects: Effect[] }
  | { ok: false; refusal: Refusal };

export function refuse(refusal: Refusal): Transition {
  return { ok: false, refusal };
}

/** What one step works on: the state so far, what it logs and what it asks of the drivers. Knows no rule of the conversation. */
export class TransitionDraft {
  protected context: TransitionContext;
  protected readonly entries: { body: LogBody; clientId: string | null }[] = [];
  protected readonly effects: Effect[] = [];
  protected state: DialogueState;

  constructor(context: TransitionContext, state: DialogueState) {
    this.context = context;
    this.state = book(state, context.limits, context.now, context.lastSeenAt, state.activeSince !== null);
  }

  done(): Transition {
    return { ok: true, state: this.state, entries: this.entries, effects: this.effects };
  }

  log(body: LogBody, clientId: string | null = null): number {
    this.entries.push({ body, clientId });
    return this.context.nextSeq + this.entries.length - 1;
  }

  /** @param reply what a question of the candidate is answered with by these words */
  say(kind: PromptKind, text: string, reason: AskedReason | null, reply: OwnReply | null = null): number {
    const question = this.question()?.key ?? null;
    const told = reply === null ? {} : { reply };
    const id = this.log({ kind: 'prompted', prompt: kind, text, question, reason, ...told });
    if (kind !== 'opening') this.set({ prompt: { id, kind, text, at: this.context.now } });
    // The candidate's own questions are one stage, however often they are invited.
    if (kind === 'question' && this.state.ownQuestions === 0)
      this.set({ asked: { promptId: id, at: this.context.now } });
    this.set({ quietSince: this.context.now });
    return id;
  }

  /** How an answer was given. A draft that silence took may hold both: it counts as what the conversation was held in. */
  protected manner(text: string, spoken: Spoken | null, origin: 'sent' | 'draft' = 'sent') {
    const { mode } = this.state;
    if (spoken === null) return { mode: origin === 'sent' ? ('text' as const) : mode, audio: null, confidence: null };
    const { heard, confidence, audio } = spoken;
    // Who goes over to typing meanwhile has spoken all the same.
    const by = mode === 'text' ? ('voice' as const) : mode;
    const doubted = spoken.doubted.filter((piece) => text.includes(piece));
    return {
      mode: by,
      audio,
      confidence,
      ...(heard.trim() === text.trim() ? {} : { heard }),
      ...(doubted.length === 0 ? {} : { doubted }),
    };
  }

  /** No time of the candidate runs meanwhile. */
  protected startAssessing(answerSeq: number): void {
    const { now } = this.context;
    this.set({ phase: 'thinking', thinkingAbout: answerSeq, thinkingSince: now, activeSince: null });
    this.effects.push({ kind: 'think', answerSeq });
  }

  protected record(index: number, outcome: Outcome): void {
    const question = this.context.blueprint.questions[index];
    if (!question) return;
    this.log({ kind: 'outcome', question: question.key, outcome });
    this.progressOf(index, { outcome });
  }

  /** The index of an earlier question that this prompt belongs to; null when it is the standing one or none. */
  protected lateQuestion(promptId: number): number | null {
    const current =
      this.state.cursor < this.state.questions.length ? this.current().firstPrompt : this.ownQuestionsSince();
    if (current === null || promptId >= current) return null;
    let found: number | null = null;
    this.state.questions.forEach((progress, index) => {
      if (index < this.state.cursor && progress.firstPrompt !== null && progress.firstPrompt <= promptId) found = index;
    });
    return found;
  }

  protected ownQuestionsSince(): number | null {
    return this.state.ownQuestions === 0 ? (this.state.prompt?.id ?? null) : null;
  }

  protected variant(): number {
    return this.context.nextSeq + this.entries.length;
  }

  protected question(): Question | undefined {
    return this.context.blueprint.questions[this.state.cursor];
  }

  protected current(): QuestionProgress {
    const progress = this.state.questions[this.state.cursor];
    if (!progress) throw new Error('no question stands');
    return progress;
  }

  protected progress(change: Partial<QuestionProgress>): void {
    this.progressOf(this.state.cursor, change);
  }

  protected progressOf(index: number, change: Partial<QuestionProgress>): void {
    this.set({
      questions: this.state.questions.map((progress, at) => (at === index ? { ...progress, ...change } : progress)),
    });
  }

  protected set(change: Partial<DialogueState>): void {
    this.state = { ...this.state, ...change };
  }

  /** Also an answer meets the limit: whoever never falls silent is not asked for ever. */
  protected isOverTime(): boolean {
    return this.state.activeMs >= hardLimitMs(this.state, this.context.limits);
  }

  protected isLastStageASummary(): boolean {
    return !this.question() && this.context.blueprint.kind === 'application';
  }
}
