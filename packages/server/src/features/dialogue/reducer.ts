import type { Blueprint, FollowUp, FollowUpReason, Question } from '../interviewers/index.ts';
import { answerOwnQuestion } from './own-questions.ts';
import type { PhraseBook } from './phrase-book.ts';
import { type CandidateRequest, requestIn } from './requests.ts';
import type {
  Assessment,
  DialogueEvent,
  DialogueState,
  Effect,
  LogBody,
  Outcome,
  PromptKind,
  QuestionProgress,
  Refusal,
} from './state.ts';
import { book, type TimeLimits } from './time-account.ts';

export type SilenceLimits = { firstMs: number; secondMs: number; moveOnMs: number };

/** Everything a step needs beside state and event; durations are already stretched by the time factor. */
export type StepContext = {
  blueprint: Blueprint;
  phrases: PhraseBook;
  limits: TimeLimits & { silence: { voice: SilenceLimits; typing: SilenceLimits }; pauseMs: number };
  now: number;
  /** Last sign of life before this event. */
  lastSeenAt: number;
  /** Sequence number that the next log entry gets. */
  nextSeq: number;
  /** Room version before this step. */
  version: number;
};

export type Step =
  | { ok: true; state: DialogueState; entries: { body: LogBody; clientId: string | null }[]; effects: Effect[] }
  | { ok: false; refusal: Refusal };

const MAX_FOLLOW_UPS = 2;
const MAX_OWN_QUESTIONS = 3;
/** Of one question; whoever asks to hear it once more still passes on it. */
const MAX_REPETITIONS = 2;
const MAX_ADDITIONS = 60;
const EMPTY_STREAK = 2;
const STUCK_REPEATS = 2;
const NEARLY_OVER_SHARE = 0.9;

/** One pure step of the conversation. No clock, no randomness, no input or output. */
export function step(context: StepContext, state: DialogueState | null, event: DialogueEvent): Step {
  if (event.kind === 'begin') return state === null ? begin(context, event) : refuse('already-begun');
  if (state === null) return refuse('not-begun');
  if (state.phase === 'ended') return refuse('over');
  const run = new Run(context, state);
  switch (event.kind) {
    case 'answer':
      return run.answer(event);
    case 'assessed':
      return run.assessed(event.answerSeq, event.assessment);
    case 'correct':
      return run.correct(event);
    case 'typing':
      return run.typing(event);
    case 'pause':
      return run.pause();
    case 'resume':
      return run.resume(event.seat, event.seen);
    case 'mode':
      return run.changeMode(event.mode);
    case 'returned':
      return run.returned();
    case 'tick':
      return run.tick();
    case 'confirm':
      return run.confirm();
    case 'leave':
      return run.leave(event.how);
  }
}

function refuse(refusal: Refusal): Step {
  return { ok: false, refusal };
}

function begin(context: StepContext, event: Extract<DialogueEvent, { kind: 'begin' }>): Step {
  const state: DialogueState = {
    phase: 'listening',
    cursor: 0,
    questions: context.blueprint.questions.map(
      (): QuestionProgress => ({ outcome: null, firstPrompt: null, followUps: [], answers: [] }),
    ),
    prompt: null,
    thinkingAbout: null,
    lastAnswer: null,
    mode: event.mode,
    seat: event.seat,
    seatedAt: context.version + 1,
    quietSince: context.now,
    nudges: 0,
    emptyStreak: 0,
    offered: false,
    repeats: 0,
    activeMs: 0,
    activeSince: context.now,
    pausedUntil: null,
    draft: '',
    nearlyOver: false,
    ownQuestions: 0,
    ending: null,
    ...(event.settled === undefined ? {} : { settled: event.settled }),
  };
  const run = new Run(context, state);
  run.log({ kind: 'began', mode: event.mode });
  run.say('opening', context.blueprint.opening, null);
  run.passOver();
  run.ask('');
  return run.done();
}

/** The next due moment of a timer, epoch ms; null when none runs. */
export function nextTimer(state: DialogueState | null, limits: StepContext['limits']): number | null {
  if (state === null || state.phase === 'ended') return null;
  if (state.phase === 'paused') return state.pausedUntil;
  if (state.phase === 'thinking' || state.phase === 'summary') return null;
  const silence = silenceLimits(state, limits);
  const quiet =
    state.quietSince + ([silence.firstMs, silence.secondMs, silence.moveOnMs][state.nudges] ?? silence.moveOnMs);
  const hard =
    state.activeSince === null ? Number.POSITIVE_INFINITY : state.activeSince + limits.hardLimitMs - state.activeMs;
  return Math.min(quiet, hard);
}

function silenceLimits(state: DialogueState, limits: StepContext['limits']): SilenceLimits {
  return state.mode === 'text' ? limits.silence.typing : limits.silence.voice;
}

export function isEmptyAnswer(text: string): boolean {
  return !/[\p{L}\p{N}]/u.test(text);
}

/** Whether every question that must be asked has its outcome. */
export function mustAsksDone(blueprint: Blueprint, state: DialogueState): boolean {
  return blueprint.questions.every(
    ({ key, mustAsk }, index) =>
      !mustAsk || state.questions[index]?.outcome !== null || (state.settled?.includes(key) ?? false),
  );
}

class Run {
  readonly #context: StepContext;
  readonly #entries: { body: LogBody; clientId: string | null }[] = [];
  readonly #effects: Effect[] = [];
  #state: DialogueState;

  constructor(context: StepContext, state: DialogueState) {
    this.#context = context;
    this.#state = book(state, context.limits, context.now, context.lastSeenAt, state.activeSince !== null);
  }

  done(): Step {
    return { ok: true, state: this.#state, entries: this.#entries, effects: this.#effects };
  }

  log(body: LogBody, clientId: string | null = null): number {
    this.#entries.push({ body, clientId });
    return this.#context.nextSeq + this.#entries.length - 1;
  }

  say(kind: PromptKind, text: string, reason: FollowUpReason | null): number {
    const id = this.log({ kind: 'prompted', prompt: kind, text, question: this.#question()?.key ?? null, reason });
    if (kind !== 'opening') this.#set({ prompt: { id, kind, text, at: this.#context.now } });
    this.#set({ quietSince: this.#context.now });
    return id;
  }

  /** Asks the question under the cursor; after the last one comes the summary or the candidate's own questions. */
  ask(lead: string): void {
    const question = this.#question();
    if (!question && this.#context.blueprint.kind === 'application') {
      this.#set({ phase: 'summary', activeSince: null, nudges: 0, draft: '', thinkingAbout: null });
      return;
    }
    const text = join(lead, question?.text ?? this.#invitation());
    const id = this.say('question', text, null);
    if (question) this.#progress({ firstPrompt: id });
    this.#set({ phase: 'listening', nudges: 0, draft: '', thinkingAbout: null });
  }

  /** Only what is there to be told is offered. */
  #invitation(): string {
    const { blueprint, phrases } = this.#context;
    return phrases.ownQuestions(blueprint.approvedFacts.length > 0);
  }

  answer(event: Extract<DialogueEvent, { kind: 'answer' }>): Step {
    const late = this.#lateQuestion(event.promptId);
    if (late !== null) return this.#lateAnswer(event, late);
    if (this.#state.prompt === null || event.promptId > this.#state.prompt.id || event.promptId < 1)
      return refuse('unknown-prompt');
    if (this.#state.phase === 'paused' && this.#state.thinkingAbout === null) this.#continue();
    if (this.#state.phase !== 'listening') return refuse('not-listening');
    this.#take(event.text, event.skip, 'sent', event.promptId, event.answerId, event.audio, event.confidence);
    return this.done();
  }

  #take(
    text: string,
    skip: boolean,
    origin: 'sent' | 'draft',
    promptId: number,
    answerId: string | null,
    audio: Extract<DialogueEvent, { kind: 'answer' }>['audio'],
    confidence: number | null,
  ): void {
    const empty = skip || isEmptyAnswer(text);
    const request = empty || !this.#question() ? null : requestIn(this.#context.blueprint.language, text);
    const seq = this.log(
      {
        kind: 'answered',
        promptId,
        question: this.#question()?.key ?? null,
        text,
        skip,
        mode: this.#state.mode,
        origin,
        audio,
        confidence,
        ...(request === null ? {} : { request }),
      },
      answerId,
    );
    if (request !== null) {
      this.#set({ draft: '', nudges: 0, quietSince: this.#context.now, answeredAt: seq });
      // A draft that time or the end takes up asks for nothing any more.
      if (origin === 'sent') this.#grant(request);
      return;
    }
    const repeats = !empty && this.#repeats(text) ? this.#state.repeats + 1 : 0;
    if (answerId !== null && !empty) this.#set({ lastAnswer: { id: answerId, seq, text, corrected: false } });
    this.#set({ draft: '', nudges: 0, quietSince: this.#context.now, repeats, answeredAt: seq });
    if (!this.#question()) {
      this.#ownQuestion(empty ? '' : text);
      return;
    }
    this.#progress({ answers: empty ? this.#current().answers : [...this.#current().answers, text] });
    if (empty) {
      this.#close(this.#current().answers.length > 0 ? 'insufficient' : 'skipped', skip ? 'declined' : 'empty');
      return;
    }
    this.#set({
      phase: 'thinking',
      thinkingAbout: seq,
      thinkingSince: this.#context.now,
      activeSince: null,
      emptyStreak: 0,
      offered: false,
    });
    this.#effects.push({ kind: 'think', answerSeq: seq });
  }

  /** Does what the candidate asks for; the question stands and waits. */
  #grant(request: CandidateRequest): void {
    const { phrases, now, limits } = this.#context;
    const repetitions = this.#current().repetitions ?? 0;
    switch (request) {
      case 'repeat':
        if (repetitions >= MAX_REPETITIONS) {
          this.#passOn();
          return;
        }
        this.#progress({ repetitions: repetitions + 1 });
        this.say('nudge', phrases.repeat(this.#asked(), this.#variant()), null);
        return;
      case 'skip':
        this.#passOn();
        return;
      case 'pause':
        this.#pauseUntil(now + limits.pauseMs);
        return;
      case 'stop':
      case 'person':
        if (request === 'person') this.log({ kind: 'asked-human', note: '' });
        this.say('nudge', request === 'stop' ? phrases.confirmLeave() : phrases.askedForPerson(), null);
        this.#set({ offered: true });
        return;
      case 'ai':
        this.say('nudge', phrases.askedIfAi(), null);
        return;
      case 'result':
        this.say('nudge', phrases.askedForResult(), null);
    }
  }

  #passOn(): void {
    this.#close(this.#current().answers.length > 0 ? 'insufficient' : 'skipped', 'declined');
  }

  /** What waits for an answer, without the words that led to it. */
  #asked(): string {
    const followUps = this.#current().followUps.length;
    const last = followUps > 0 ? this.#state.followUpsSaid?.at(-1) : undefined;
    return last ?? this.#question()?.text ?? '';
  }

  /** Words that arrive after silence moved on are kept with the question they answer. */
  #lateAnswer(event: Extract<DialogueEvent, { kind: 'answer' }>, index: number): Step {
    const question = this.#context.blueprint.questions[index];
    const progress = this.#state.questions[index];
    if (!question || !progress) return refuse('unknown-prompt');
    if (!this.#mayAdd()) return refuse('too-many');
    this.log(
      {
        kind: 'answered',
        promptId: event.promptId,
        question: question.key,
        text: event.text,
        skip: event.skip,
        mode: this.#state.mode,
        origin: 'sent',
        audio: event.audio,
        confidence: event.confidence,
      },
      event.answerId,
    );
    if (!event.skip && !isEmptyAnswer(event.text) && progress.outcome === 'skipped') {
      this.log({ kind: 'outcome', question: question.key, outcome: 'answered' });
      this.#progressOf(index, { outcome: 'answered', answers: [...progress.answers, event.text] });
    }
    return this.done();
  }

  /** Each addition may be long and is kept for good: their number has a bound that nobody who talks will meet. */
  #mayAdd(): boolean {
    const additions = (this.#state.additions ?? 0) + 1;
    this.#set({ additions });
    return additions <= MAX_ADDITIONS;
  }

  assessed(answerSeq: number, assessment: Assessment): Step {
    const { phase, thinkingAbout } = this.#state;
    if (thinkingAbout !== answerSeq || (phase !== 'thinking' && phase !== 'paused')) return refuse('not-listening');
    // Nothing is asked of somebody who is away.
    if (phase === 'paused') this.#set({ thought: assessment });
    else this.#conclude(answerSeq, assessment);
    return this.done();
  }

  #conclude(answerSeq: number, assessment: Assessment): void {
    this.#set({ activeSince: this.#context.now });
    this.log({ kind: 'assessed', answerSeq, assessment });
    if (assessment.settled !== undefined) this.#set({ settled: assessment.settled });
    if (assessment.declined) this.#close('skipped', 'declined');
    else if (this.#state.repeats >= STUCK_REPEATS) this.#breakLoop();
    else {
      const next = this.#nextFollowUp(assessment);
      if (next === null) this.#close(assessment.content === 'enough' ? 'answered' : 'insufficient', 'answered');
      else this.#followUp(next);
    }
  }

  correct(event: Extract<DialogueEvent, { kind: 'correct' }>): Step {
    if (!this.#mayAdd()) return refuse('too-many');
    this.log({ kind: 'corrected', answerId: event.answerId, text: event.text });
    const last = this.#state.lastAnswer;
    if (last?.id === event.answerId) this.#correctLast(last, event.text);
    this.#set({ quietSince: this.#context.now, nudges: 0 });
    return this.done();
  }

  /** What is decided next goes by the corrected words: an assessment under way of the former ones is void. */
  #correctLast(last: NonNullable<DialogueState['lastAnswer']>, text: string): void {
    this.#set({ lastAnswer: { ...last, text, corrected: true } });
    const { firstPrompt = null, answers = [] } = this.#state.questions[this.#state.cursor] ?? {};
    const at = answers.lastIndexOf(last.text);
    if (firstPrompt === null || last.seq < firstPrompt || at < 0) return;
    this.#progress({ answers: answers.map((answer, index) => (index === at ? text : answer)) });
    if (this.#state.thinkingAbout !== last.seq) return;
    this.#set({ thought: null });
    this.#effects.push({ kind: 'think', answerSeq: last.seq });
  }

  typing({ promptId, draft }: Extract<DialogueEvent, { kind: 'typing' }>): Step {
    this.#set({ quietSince: this.#context.now, nudges: 0 });
    if (draft !== null && this.#state.phase === 'listening' && this.#isOpen(promptId)) this.#set({ draft });
    return this.done();
  }

  /** Whether a prompt still waits: what was typed to one that is answered must not become the next answer. */
  #isOpen(promptId: number): boolean {
    const { prompt, answeredAt = 0 } = this.#state;
    const stands = prompt !== null && promptId <= prompt.id && promptId > answeredAt;
    return stands && this.#lateQuestion(promptId) === null;
  }

  pause(): Step {
    if (this.#state.phase === 'paused') return this.done();
    if (this.#state.phase !== 'listening' && this.#state.phase !== 'thinking') return refuse('not-listening');
    this.#pauseUntil(this.#context.now + this.#context.limits.pauseMs);
    return this.done();
  }

  /** @param seen an older version than the seat's own was asked for before the seat changed, and arrives late */
  resume(seat: string, seen: number): Step {
    if (seat !== this.#state.seat) {
      if (seen < (this.#state.seatedAt ?? 0)) return refuse('not-active');
      this.log({ kind: 'took-seat' });
      this.#set({ seat, seatedAt: this.#context.version + 1 });
    }
    const { phase, activeSince } = this.#state;
    if (phase === 'paused' || (phase === 'listening' && activeSince === null)) this.#continue();
    this.#set({ quietSince: this.#context.now, nudges: 0 });
    return this.done();
  }

  changeMode(mode: DialogueState['mode']): Step {
    if (mode === this.#state.mode) return this.done();
    this.log({ kind: 'mode-changed', mode });
    this.#set({ mode, quietSince: this.#context.now, nudges: 0, offered: false });
    return this.done();
  }

  /** Back on the line: the silence was not the candidate's. */
  returned(): Step {
    this.#set({ quietSince: this.#context.now, nudges: 0 });
    return this.done();
  }

  /** The founder is content with the summary. */
  confirm(): Step {
    if (this.#state.phase !== 'summary') return refuse('no-summary');
    this.#end('completed');
    this.#effects.push({ kind: 'complete', reason: 'ALL_ANSWERED' });
    return this.done();
  }

  tick(): Step {
    const { now, limits } = this.#context;
    if (this.#isOverTime()) return this.#timeLimit();
    if (this.#state.phase === 'paused' && this.#state.pausedUntil !== null && now >= this.#state.pausedUntil) {
      if (this.#state.offered) {
        this.#effects.push({ kind: 'drop-off', reason: 'SILENCE' });
        this.#set({ activeSince: null, pausedUntil: null, phase: 'listening', offered: false, emptyStreak: 0 });
      } else this.#continue();
      return this.done();
    }
    if (this.#state.phase !== 'listening') return this.done();
    if (!this.#state.nearlyOver && this.#state.activeMs >= limits.briefAfterMs * NEARLY_OVER_SHARE)
      this.#set({ nearlyOver: true });
    const due = nextTimer(this.#state, limits);
    if (due !== null && now >= due) this.#silence();
    return this.done();
  }

  leave(how: 'finish' | 'abort' | 'withdraw'): Step {
    if (how !== 'finish') {
      if (how === 'abort') this.#keepDraft();
      this.#interrupt();
      this.#end(how === 'abort' ? 'left' : 'withdrawn');
      this.#effects.push({ kind: 'abort', reason: how === 'abort' ? 'LEFT' : 'WITHDRAWN' });
      return this.done();
    }
    this.#keepDraft();
    if (!mustAsksDone(this.#context.blueprint, this.#state) && !this.#onlyStandingMustAskOpen())
      return refuse('must-asks-open');
    this.#interrupt();
    this.#end('completed');
    this.#effects.push({
      kind: 'complete',
      reason: this.#state.cursor >= this.#state.questions.length ? 'ALL_ANSWERED' : 'FINISHED_EARLY',
    });
    return this.done();
  }

  #onlyStandingMustAskOpen(): boolean {
    return this.#context.blueprint.questions.every(
      (question, index) =>
        !question.mustAsk ||
        this.#state.questions[index]?.outcome !== null ||
        (index === this.#state.cursor && this.#current().answers.length > 0),
    );
  }

  /** For what the answer lacks most that there are words left for: nothing is asked twice in the same words. */
  #nextFollowUp(assessment: Assessment): FollowUp | null {
    const used = this.#current().followUps;
    if (used.length >= MAX_FOLLOW_UPS || this.#state.activeMs >= this.#context.limits.briefAfterMs) return null;
    const said = new Set(this.#state.followUpsSaid);
    for (const reason of assessment.missing.filter((missing) => !used.includes(missing))) {
      const prepared = this.#question()?.followUps.find((followUp) => followUp.reason === reason)?.text;
      const wordings = prepared === undefined ? this.#context.phrases.followUps(reason) : [prepared];
      const from = this.#variant() % Math.max(1, wordings.length);
      const text = [...wordings.slice(from), ...wordings.slice(0, from)].find((wording) => !said.has(wording));
      if (text !== undefined) return { reason, text };
    }
    return null;
  }

  #followUp({ reason, text }: FollowUp): void {
    this.#progress({ followUps: [...this.#current().followUps, reason] });
    this.#set({ followUpsSaid: [...(this.#state.followUpsSaid ?? []), text] });
    this.say('follow-up', text, reason);
    this.#set({ phase: 'listening', nudges: 0, draft: '', thinkingAbout: null });
  }

  /** The question has its outcome: on to the next one. */
  #close(outcome: Outcome, how: 'answered' | 'declined' | 'empty' | 'silence'): void {
    this.#record(this.#state.cursor, outcome);
    const streak = how === 'silence' || how === 'empty' ? this.#state.emptyStreak + 1 : 0;
    this.#set({ emptyStreak: streak });
    const { phrases } = this.#context;
    const lead =
      how === 'answered'
        ? phrases.transition(this.#variant())
        : how === 'declined'
          ? phrases.declined(this.#variant())
          : phrases.movingOn(this.#variant());
    this.#advance();
    if (this.#isOverTime()) {
      this.#timeLimit();
      return;
    }
    if (streak >= EMPTY_STREAK && !this.#state.offered && !this.#isLastStageASummary()) {
      this.ask('');
      this.say('offer', phrases.offer(), null);
      this.#set({ offered: true, nudges: 0 });
      return;
    }
    // Before the candidate's own questions no words about a next question are said.
    this.ask(this.#question() ? lead : '');
  }

  #breakLoop(): void {
    this.#record(this.#state.cursor, 'insufficient');
    this.#set({ repeats: 0 });
    this.#advance();
    if (this.#isOverTime()) this.#timeLimit();
    else this.ask(this.#context.phrases.loopBreaker(this.#variant()));
  }

  #advance(): void {
    this.#set({ cursor: this.#state.cursor + 1 });
    this.passOver();
  }

  /** Moves the cursor over what is answered already, and past the planned time over optional questions, unasked. */
  passOver(): void {
    const overTime = this.#state.activeMs >= this.#context.limits.briefAfterMs;
    for (let question = this.#question(); question; question = this.#question()) {
      const settled = this.#state.settled?.includes(question.key) ?? false;
      if (!settled && (!overTime || question.mustAsk)) return;
      this.#record(this.#state.cursor, settled ? 'answered' : 'unasked');
      this.#set({ cursor: this.#state.cursor + 1 });
    }
    this.#effects.push({ kind: 'all-answered' });
  }

  #isLastStageASummary(): boolean {
    return !this.#question() && this.#context.blueprint.kind === 'application';
  }

  #ownQuestion(text: string): void {
    const { phrases, blueprint } = this.#context;
    const asked = this.#state.ownQuestions + 1;
    this.#set({ ownQuestions: asked });
    const reply = text === '' ? null : answerOwnQuestion(blueprint, text);
    const isAnswered = reply !== null && reply.kind !== 'no-question';
    // By count, so that no wording comes twice.
    const said = !isAnswered
      ? null
      : reply.kind === 'known'
        ? phrases.known(reply.fact, asked - 1)
        : phrases.unknown(asked - 1);
    if (said === null || asked >= MAX_OWN_QUESTIONS) {
      if (said !== null) this.say('closing', said, null);
      this.#end('completed');
      this.#effects.push({ kind: 'complete', reason: 'ALL_ANSWERED' });
      return;
    }
    this.say('question', join(said, phrases.ownQuestionsAgain(asked)), null);
    this.#set({ phase: 'listening', nudges: 0 });
  }

  #silence(): void {
    const stage = this.#state.nudges;
    if (stage < 2) {
      this.say('nudge', this.#context.phrases.nudge(stage === 0 ? 1 : 2, this.#variant()), null);
      this.#set({ nudges: stage + 1 });
      return;
    }
    if (this.#state.draft.trim() !== '') {
      this.#keepDraft();
      return;
    }
    if (this.#state.offered) {
      this.#pauseUntil(this.#context.now + this.#context.limits.pauseMs);
      return;
    }
    if (!this.#question()) {
      this.#ownQuestion('');
      return;
    }
    this.#close(this.#current().answers.length > 0 ? 'answered' : 'skipped', 'silence');
  }

  /** Also an answer meets the limit: whoever never falls silent is not asked for ever. */
  #isOverTime(): boolean {
    return this.#state.activeMs >= this.#context.limits.hardLimitMs;
  }

  #timeLimit(): Step {
    this.#keepDraft();
    const open = !mustAsksDone(this.#context.blueprint, this.#state) && !this.#onlyStandingMustAskOpen();
    this.#interrupt();
    this.#end(open ? 'time-limit' : 'completed');
    this.#effects.push(open ? { kind: 'drop-off', reason: 'TIME_LIMIT' } : { kind: 'complete', reason: 'TIME_LIMIT' });
    return this.done();
  }

  /** What stands in the field is the candidate's word: it becomes the answer. */
  #keepDraft(): void {
    const { draft, prompt } = this.#state;
    if (draft.trim() === '' || prompt === null) return;
    this.#take(draft, false, 'draft', prompt.id, null, null, null);
  }

  /** Gives outcomes to everything that has none: begun questions are interrupted, the rest unasked. */
  #interrupt(): void {
    this.#state.questions.forEach((progress, index) => {
      if (progress.outcome !== null) return;
      const begun = index === this.#state.cursor && progress.firstPrompt !== null;
      const settled = this.#state.settled?.includes(this.#context.blueprint.questions[index]?.key ?? '') ?? false;
      const begunAs = progress.answers.length > 0 ? 'answered' : 'interrupted';
      this.#record(index, settled ? 'answered' : begun ? begunAs : 'unasked');
    });
  }

  #end(ending: NonNullable<DialogueState['ending']>): void {
    const thinking = this.#effects.findIndex((effect) => effect.kind === 'think');
    if (thinking >= 0) this.#effects.splice(thinking, 1);
    if (ending === 'completed') this.say('closing', this.#context.blueprint.closing, null);
    this.log({ kind: 'ended', ending });
    this.#set({
      phase: 'ended',
      ending,
      activeSince: null,
      pausedUntil: null,
      thinkingAbout: null,
      thought: null,
      draft: '',
    });
  }

  #pauseUntil(until: number): void {
    this.log({ kind: 'paused', untilMs: until });
    this.#set({ phase: 'paused', pausedUntil: until, activeSince: null });
    this.#effects.push({ kind: 'excuse', until });
  }

  #continue(): void {
    this.log({ kind: 'resumed' });
    const { thinkingAbout, thought = null } = this.#state;
    const isThinking = thinkingAbout !== null;
    this.#set({
      phase: isThinking ? 'thinking' : 'listening',
      thinkingSince: this.#context.now,
      thought: null,
      pausedUntil: null,
      activeSince: isThinking ? null : this.#context.now,
      quietSince: this.#context.now,
      nudges: 0,
      offered: false,
      emptyStreak: 0,
    });
    this.#effects.push({ kind: 'excuse', until: null });
    if (thinkingAbout !== null && thought !== null) this.#conclude(thinkingAbout, thought);
  }

  #record(index: number, outcome: Outcome): void {
    const question = this.#context.blueprint.questions[index];
    if (!question) return;
    this.log({ kind: 'outcome', question: question.key, outcome });
    this.#progressOf(index, { outcome });
  }

  /** The index of an earlier question that this prompt belongs to; null when it is the standing one or none. */
  #lateQuestion(promptId: number): number | null {
    const standing =
      this.#state.cursor < this.#state.questions.length ? this.#current().firstPrompt : this.#ownQuestionsSince();
    if (standing === null || promptId >= standing) return null;
    let found: number | null = null;
    this.#state.questions.forEach((progress, index) => {
      if (index < this.#state.cursor && progress.firstPrompt !== null && progress.firstPrompt <= promptId)
        found = index;
    });
    return found;
  }

  #ownQuestionsSince(): number | null {
    return this.#state.ownQuestions === 0 ? (this.#state.prompt?.id ?? null) : null;
  }

  #repeats(text: string): boolean {
    const last = this.#state.lastAnswer?.text;
    return last !== undefined && normalise(last) === normalise(text);
  }

  #variant(): number {
    return this.#context.nextSeq + this.#entries.length;
  }

  #question(): Question | undefined {
    return this.#context.blueprint.questions[this.#state.cursor];
  }

  #current(): QuestionProgress {
    const progress = this.#state.questions[this.#state.cursor];
    if (!progress) throw new Error('no question stands');
    return progress;
  }

  #progress(change: Partial<QuestionProgress>): void {
    this.#progressOf(this.#state.cursor, change);
  }

  #progressOf(index: number, change: Partial<QuestionProgress>): void {
    this.#set({
      questions: this.#state.questions.map((progress, at) => (at === index ? { ...progress, ...change } : progress)),
    });
  }

  #set(change: Partial<DialogueState>): void {
    this.#state = { ...this.#state, ...change };
  }
}

function join(lead: string, text: string): string {
  return lead === '' ? text : `${lead} ${text}`;
}

function normalise(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
