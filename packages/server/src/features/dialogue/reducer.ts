import { isEmptyAnswer, mustAsksDone } from './answered.ts';
import { Course } from './course.ts';
import type { Assessment, DialogueEvent, DialogueState, QuestionProgress } from './state.ts';
import { hardLimitMs } from './time-account.ts';
import { refuse, type SilenceLimits, type Transition, type TransitionContext } from './transition-draft.ts';

const MAX_ADDITIONS = 60;
const NEARLY_OVER_SHARE = 0.9;

/** One pure transition of the conversation. No clock, no randomness, no input or output. */
export function transition(context: TransitionContext, state: DialogueState | null, event: DialogueEvent): Transition {
  if (event.kind === 'begin') return state === null ? begin(context, event) : refuse('already-begun');
  if (state === null) return refuse('not-begun');
  if (state.phase === 'ended') return refuse('over');
  const run = new Run(context, state);
  switch (event.kind) {
    case 'answer':
      return run.answer(event);
    case 'assessed':
      return run.assessed(event.answerSeq, event.assessment);
    case 'language':
      return run.language(event);
    case 'correct':
      return run.correct(event);
    case 'typing':
      return run.typing(event);
    case 'pause':
      return run.pause();
    case 'resume':
      return run.resume(event.seat, event.seen);
    case 'mode':
      return run.changeMode(event.mode, event.picture);
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

function begin(context: TransitionContext, event: Extract<DialogueEvent, { kind: 'begin' }>): Transition {
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
    ...(event.picture === false ? { pictureOff: true } : {}),
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
  run.log({ kind: 'began', mode: event.mode }, event.clientId ?? null);
  run.say('opening', context.blueprint.opening, null);
  run.passOver();
  run.ask('');
  return run.done();
}

/** The next due moment of a timer, epoch ms; null when none runs. */
export function nextTimer(state: DialogueState | null, limits: TransitionContext['limits']): number | null {
  if (state === null || state.phase === 'ended') return null;
  if (state.phase === 'paused') return state.pausedUntil;
  if (state.phase === 'thinking' || state.phase === 'summary') return null;
  const silence = silenceLimits(state, limits);
  const quiet =
    state.quietSince + ([silence.firstMs, silence.secondMs, silence.moveOnMs][state.nudges] ?? silence.moveOnMs);
  const hard =
    state.activeSince === null
      ? Number.POSITIVE_INFINITY
      : state.activeSince + hardLimitMs(state, limits) - state.activeMs;
  return Math.min(quiet, hard);
}

function silenceLimits(state: DialogueState, limits: TransitionContext['limits']): SilenceLimits {
  return state.mode === 'text' ? limits.silence.typing : limits.silence.voice;
}

/** One method for each event. */
class Run extends Course {
  answer(event: Extract<DialogueEvent, { kind: 'answer' }>): Transition {
    const late = this.lateQuestion(event.promptId);
    if (late !== null) return this.#lateAnswer(event, late);
    if (this.state.prompt === null || event.promptId > this.state.prompt.id || event.promptId < 1)
      return refuse('unknown-prompt');
    if (this.state.phase === 'paused' && this.state.thinkingAbout === null) this.continue();
    if (this.state.phase !== 'listening') return refuse('not-listening');
    this.take(event.text, event.skip, 'sent', event.promptId, event.answerId, event.spoken);
    return this.done();
  }

  /** Words that arrive after silence moved on are kept with the question they answer. */
  #lateAnswer(event: Extract<DialogueEvent, { kind: 'answer' }>, index: number): Transition {
    const question = this.context.blueprint.questions[index];
    const progress = this.state.questions[index];
    if (!question || !progress) return refuse('unknown-prompt');
    if (!this.#mayAdd()) return refuse('too-many');
    this.log(
      {
        kind: 'answered',
        promptId: event.promptId,
        question: question.key,
        text: event.text,
        skip: event.skip,
        origin: 'sent',
        ...this.manner(event.text, event.spoken),
      },
      event.answerId,
    );
    if (!event.skip && !isEmptyAnswer(event.text) && progress.outcome === 'skipped') {
      this.log({ kind: 'outcome', question: question.key, outcome: 'answered' });
      this.progressOf(index, { outcome: 'answered', answers: [...progress.answers, event.text] });
    }
    return this.done();
  }

  /** Each addition may be long and is kept for good: their number has a bound that nobody who talks will meet. */
  #mayAdd(): boolean {
    const additions = (this.state.additions ?? 0) + 1;
    this.set({ additions });
    return additions <= MAX_ADDITIONS;
  }

  assessed(answerSeq: number, assessment: Assessment): Transition {
    const { phase, thinkingAbout } = this.state;
    if (thinkingAbout !== answerSeq || (phase !== 'thinking' && phase !== 'paused')) return refuse('not-listening');
    // Nothing is asked of somebody who is away.
    if (phase === 'paused') this.set({ thought: assessment });
    else this.conclude(answerSeq, assessment);
    return this.done();
  }

  /** The words on the button are the candidate's. */
  language({ change, clientId }: Extract<DialogueEvent, { kind: 'language' }>): Transition {
    const { inOther, phrases } = this.context;
    if (!this.state.languageOffer || this.state.prompt === null || inOther === undefined) return refuse('no-offer');
    if (this.state.phase !== 'listening') return refuse('not-listening');
    const text = change ? inOther.phrases.languageYes() : phrases.languageNo();
    const request = change ? 'change-language' : 'keep-language';
    const seq = this.log(
      {
        kind: 'answered',
        promptId: this.state.prompt.id,
        question: this.question()?.key ?? null,
        text,
        skip: false,
        origin: 'sent',
        ...this.manner(text, null),
        request,
      },
      clientId,
    );
    this.set({ draft: '', nudges: 0, quietSince: this.context.now, answeredAt: seq });
    this.decide(request);
    return this.done();
  }

  correct(event: Extract<DialogueEvent, { kind: 'correct' }>): Transition {
    if (!this.#mayAdd()) return refuse('too-many');
    this.log({ kind: 'corrected', answerId: event.answerId, text: event.text }, event.clientId ?? null);
    const last = this.state.lastAnswer;
    if (last?.id === event.answerId) this.#correctLast(last, event.text);
    this.set({ quietSince: this.context.now, nudges: 0 });
    return this.done();
  }

  /** What is decided next goes by the corrected words: an assessment under way of the former ones is void. */
  #correctLast(last: NonNullable<DialogueState['lastAnswer']>, text: string): void {
    this.set({ lastAnswer: { ...last, text, corrected: true } });
    const { firstPrompt = null, answers = [] } = this.state.questions[this.state.cursor] ?? {};
    const at = answers.lastIndexOf(last.text);
    if (firstPrompt === null || last.seq < firstPrompt || at < 0) return;
    this.progress({ answers: answers.map((answer, index) => (index === at ? text : answer)) });
    if (this.state.thinkingAbout !== last.seq) return;
    this.set({ thought: null });
    this.effects.push({ kind: 'think', answerSeq: last.seq });
  }

  typing({ promptId, draft }: Extract<DialogueEvent, { kind: 'typing' }>): Transition {
    this.set({ quietSince: this.context.now, nudges: 0 });
    if (draft !== null && this.state.phase === 'listening' && this.#isOpen(promptId)) this.set({ draft });
    return this.done();
  }

  /** Whether a prompt still waits: what was typed to one that is answered must not become the next answer. */
  #isOpen(promptId: number): boolean {
    const { prompt, answeredAt = 0 } = this.state;
    const isCurrent = prompt !== null && promptId <= prompt.id && promptId > answeredAt;
    return isCurrent && this.lateQuestion(promptId) === null;
  }

  pause(): Transition {
    if (this.state.phase === 'paused') return this.done();
    if (this.state.phase !== 'listening' && this.state.phase !== 'thinking') return refuse('not-listening');
    this.pauseUntil(this.context.now + this.context.limits.pauseMs);
    return this.done();
  }

  /** @param seen an older version than the seat's own was asked for before the seat changed, and arrives late */
  resume(seat: string, seen: number): Transition {
    if (seat !== this.state.seat) {
      if (seen < (this.state.seatedAt ?? 0)) return refuse('not-active');
      this.log({ kind: 'took-seat' });
      this.set({ seat, seatedAt: this.context.version + 1 });
    }
    const { phase, activeSince } = this.state;
    if (phase === 'paused' || (phase === 'listening' && activeSince === null)) this.continue();
    this.set({ quietSince: this.context.now, nudges: 0 });
    return this.done();
  }

  changeMode(mode: DialogueState['mode'], picture?: boolean): Transition {
    if (picture !== undefined) this.set({ pictureOff: !picture });
    if (mode === this.state.mode) return this.done();
    this.log({ kind: 'mode-changed', mode });
    this.set({ mode, quietSince: this.context.now, nudges: 0, offered: false });
    return this.done();
  }

  /** Back on the line: the silence was not the candidate's. */
  returned(): Transition {
    this.set({ quietSince: this.context.now, nudges: 0 });
    return this.done();
  }

  /** The founder is content with the summary. */
  confirm(): Transition {
    if (this.state.phase !== 'summary') return refuse('no-summary');
    this.end('completed');
    this.effects.push({ kind: 'complete', reason: 'ALL_ANSWERED' });
    return this.done();
  }

  tick(): Transition {
    const { now, limits } = this.context;
    if (this.isOverTime()) return this.timeLimit();
    if (this.state.phase === 'paused' && this.state.pausedUntil !== null && now >= this.state.pausedUntil) {
      if (this.state.offered) {
        this.effects.push({ kind: 'drop-off', reason: 'SILENCE' });
        this.set({ activeSince: null, pausedUntil: null, phase: 'listening', offered: false, emptyStreak: 0 });
      } else this.continue();
      return this.done();
    }
    if (this.state.phase !== 'listening') return this.done();
    if (!this.state.nearlyOver && this.state.activeMs >= (limits.briefAfterMs + limits.probesMs) * NEARLY_OVER_SHARE)
      this.set({ nearlyOver: true });
    const due = nextTimer(this.state, limits);
    if (due !== null && now >= due) this.#silence();
    return this.done();
  }

  leave(how: 'finish' | 'abort' | 'withdraw'): Transition {
    if (how !== 'finish') {
      if (how === 'abort') this.keepDraft();
      this.interrupt();
      this.end(how === 'abort' ? 'left' : 'withdrawn');
      this.effects.push({ kind: 'abort', reason: how === 'abort' ? 'LEFT' : 'WITHDRAWN' });
      return this.done();
    }
    this.keepDraft();
    if (!mustAsksDone(this.context.blueprint, this.state) && !this.onlyCurrentMustAskOpen())
      return refuse('must-asks-open');
    this.interrupt();
    this.end('completed');
    this.effects.push({
      kind: 'complete',
      reason: this.state.cursor >= this.state.questions.length ? 'ALL_ANSWERED' : 'FINISHED_EARLY',
    });
    return this.done();
  }

  #silence(): void {
    const stage = this.state.nudges;
    if (stage < 2) {
      this.say('nudge', this.context.phrases.nudge(stage === 0 ? 1 : 2, this.variant()), null);
      this.set({ nudges: stage + 1 });
      return;
    }
    if (this.state.draft.trim() !== '') {
      const wish = this.wishIn(this.state.draft);
      this.keepDraft();
      if (wish !== null) this.decide(wish);
      return;
    }
    if (this.state.offered) {
      this.pauseUntil(this.context.now + this.context.limits.pauseMs);
      return;
    }
    if (!this.question()) {
      this.tell('', false);
      return;
    }
    this.close(this.current().answers.length > 0 ? 'answered' : 'skipped', 'silence');
  }
}
