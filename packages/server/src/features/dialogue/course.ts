import { isEmptyAnswer, mustAsksDone, saysTheSame } from './answered.ts';
import { askedInstead } from './asked-instead.ts';
import { LanguageCourse } from './language-course.ts';
import { type Asked, nextFollowUp } from './next-follow-up.ts';
import { answerOwnQuestion, spokenReply } from './own-questions.ts';
import type { CandidateRequest } from './requests.ts';
import type { Assessment, DialogueState, Outcome, OwnQuestionReply, OwnReply, Spoken } from './state.ts';
import type { Transition } from './transition-draft.ts';

const MAX_OWN_QUESTIONS = 3;
/** Of one question; whoever asks to hear it once more still passes on it. */
const MAX_REPETITIONS = 2;
const EMPTY_STREAK = 2;
const STUCK_REPEATS = 2;

/** The rules of the conversation: what follows an answer, an assessment, a pause, the last question and the time limit. */
export class Course extends LanguageCourse {
  /** Asks the question under the cursor; after the last one comes the summary or the candidate's own questions. */
  ask(lead: string): void {
    const question = this.question();
    if (!question && this.context.blueprint.kind === 'application') {
      this.set({ phase: 'summary', activeSince: null, nudges: 0, draft: '', thinkingAbout: null });
      return;
    }
    const text = join(lead, question?.text ?? this.invitation());
    const id = this.say('question', text, null);
    if (question) this.progress({ firstPrompt: id });
    this.set({ phase: 'listening', nudges: 0, draft: '', thinkingAbout: null });
  }

  /** Only what is there to be told is offered. */
  protected invitation(): string {
    const { blueprint, phrases } = this.context;
    return phrases.ownQuestions(blueprint.approvedFacts.length > 0);
  }

  protected take(
    text: string,
    skip: boolean,
    origin: 'sent' | 'draft',
    promptId: number,
    answerId: string | null,
    spoken: Spoken | null,
  ): void {
    const empty = skip || isEmptyAnswer(text);
    const wish = empty ? null : this.wishIn(text);
    const request = wish ?? (empty ? null : this.requestIn(text));
    const seq = this.log(
      {
        kind: 'answered',
        promptId,
        // What the candidate wants to know belongs to no question.
        question: request === 'own-question' ? null : (this.question()?.key ?? null),
        text,
        skip,
        origin,
        ...this.manner(text, spoken, origin),
        ...(request === null ? {} : { request }),
      },
      answerId,
    );
    if (request !== null) {
      this.set({ draft: '', nudges: 0, quietSince: this.context.now, answeredAt: seq });
      // A draft that time or the end takes up asks for nothing any more.
      if (origin !== 'sent') return;
      if (request === 'change-language' || request === 'keep-language') this.decide(request);
      else if (request === 'own-question') this.askedAbout(text, seq, true);
      else this.grant(request);
      return;
    }
    this.set({ languageOffer: null });
    const repeats = !empty && this.repeats(text) ? this.state.repeats + 1 : 0;
    if (answerId !== null && !empty) this.set({ lastAnswer: { id: answerId, seq, text, corrected: false } });
    this.set({ draft: '', nudges: 0, quietSince: this.context.now, repeats, answeredAt: seq });
    if (!this.question()) {
      this.askedAbout(empty ? '' : text, seq, false);
      return;
    }
    this.progress({ answers: empty ? this.current().answers : [...this.current().answers, text] });
    if (empty) {
      this.close(this.current().answers.length > 0 ? 'insufficient' : 'skipped', skip ? 'declined' : 'empty');
      return;
    }
    this.set({ emptyStreak: 0, offered: false });
    this.startAssessing(seq);
  }

  /** What the words ask for instead of answering the question in force; null when they answer it. */
  protected requestIn(text: string): CandidateRequest | null {
    const question = this.question();
    return question === undefined ? null : askedInstead(this.context, question, this.current(), this.state, text);
  }

  /** Does what the candidate asks for; the question stands and waits. */
  protected grant(request: Exclude<CandidateRequest, 'own-question'>): void {
    const { phrases, now, limits } = this.context;
    const repetitions = this.current().repetitions ?? 0;
    switch (request) {
      case 'repeat':
        if (repetitions >= MAX_REPETITIONS) {
          this.passOn();
          return;
        }
        this.progress({ repetitions: repetitions + 1 });
        this.say('nudge', phrases.repeat(this.asked(), this.variant()), null);
        return;
      case 'meaning': {
        // What a follow-up means, and a question without plain words, is said once more.
        const plain = this.current().followUps.length > 0 ? undefined : this.question()?.plain;
        if (plain === undefined || repetitions > 0) {
          this.grant('repeat');
          return;
        }
        this.progress({ repetitions: repetitions + 1 });
        this.say('nudge', phrases.plainly(plain, this.variant()), null);
        return;
      }
      case 'think':
        this.say('nudge', phrases.takeTime(this.variant()), null);
        return;
      case 'wider':
        this.progress({ widened: true });
        this.say('nudge', phrases.openUp(this.variant()), null);
        return;
      case 'skip':
        this.passOn();
        return;
      case 'pause':
        this.pauseUntil(now + limits.pauseMs);
        return;
      case 'stop':
      case 'person':
        if (request === 'person') this.log({ kind: 'asked-human', note: '' });
        this.say('nudge', request === 'stop' ? phrases.confirmLeave() : phrases.askedForPerson(), null);
        this.set({ offered: true });
        return;
      case 'ai':
        this.say('nudge', phrases.askedIfAi(), null);
        return;
      case 'result':
        this.say('nudge', phrases.askedForResult(), null);
    }
  }

  protected passOn(answered = this.current().answers.length): void {
    this.close(answered > 0 ? 'insufficient' : 'skipped', 'declined');
  }

  /** What waits for an answer, without the words that led to it. */
  protected asked(): string {
    const followUps = this.current().followUps.length;
    const last = followUps > 0 ? this.state.followUpsSaid?.at(-1) : undefined;
    return last ?? this.question()?.text ?? '';
  }

  protected repeats(text: string): boolean {
    const last = this.state.lastAnswer?.text;
    return last !== undefined && saysTheSame(last, text);
  }

  protected conclude(answerSeq: number, assessment: Assessment): void {
    this.set({ activeSince: this.context.now });
    const { asking } = this.state;
    if (asking !== undefined && asking !== null) {
      this.set({ asking: null, phase: 'listening', thinkingAbout: null, nudges: 0, draft: '' });
      this.tell(asking.text, asking.aside, assessment.told);
      return;
    }
    this.log({ kind: 'assessed', answerSeq, assessment });
    if (assessment.settled !== undefined) this.set({ settled: assessment.settled });
    if (assessment.aside !== undefined) this.setAside(assessment.aside);
    else if (assessment.declined) this.passOn(this.current().answers.length - 1);
    else if ((assessment.otherLanguage || assessment.change) && !this.state.languageSaid)
      this.sayLanguage(answerSeq, assessment);
    else if (this.state.repeats >= STUCK_REPEATS) this.breakLoop();
    else {
      const next = nextFollowUp(this.context, this.question(), this.current(), this.state, assessment, this.variant());
      if (next === null) this.close(assessment.content === 'enough' ? 'answered' : 'insufficient', 'answered');
      else this.followUp(next);
    }
  }

  /** The last words were no answer: they are answered for, and the question stands. */
  protected setAside(aside: NonNullable<Assessment['aside']>): void {
    this.progress({ answers: this.current().answers.slice(0, -1) });
    this.set({ phase: 'listening', thinkingAbout: null, nudges: 0, draft: '' });
    if ('request' in aside) {
      this.grant(aside.request);
      return;
    }
    const repetitions = this.current().repetitions ?? 0;
    if (repetitions >= MAX_REPETITIONS) {
      this.passOn();
      return;
    }
    this.progress({ repetitions: repetitions + 1 });
    this.say('nudge', aside.reword, null);
  }

  protected followUp({ reason, text }: Asked): void {
    this.progress({ followUps: [...this.current().followUps, reason] });
    this.set({ followUpsSaid: [...(this.state.followUpsSaid ?? []), text] });
    this.say('follow-up', text, reason);
    this.set({ phase: 'listening', nudges: 0, draft: '', thinkingAbout: null });
  }

  /** The question has its outcome: on to the next one. */
  protected close(outcome: Outcome, how: 'answered' | 'declined' | 'empty' | 'silence'): void {
    this.record(this.state.cursor, outcome);
    const streak = how === 'silence' || how === 'empty' ? this.state.emptyStreak + 1 : 0;
    this.set({ emptyStreak: streak });
    const { phrases } = this.context;
    const lead =
      how === 'answered'
        ? phrases.transition(this.variant())
        : how === 'declined'
          ? phrases.declined(this.variant())
          : phrases.movingOn(this.variant());
    this.advance();
    if (this.isOverTime()) {
      this.timeLimit();
      return;
    }
    if (streak >= EMPTY_STREAK && !this.state.offered && !this.isLastStageASummary()) {
      this.ask('');
      this.say('offer', phrases.offer(), null);
      this.set({ offered: true, nudges: 0 });
      return;
    }
    // Before the candidate's own questions no words about a next question are said.
    this.ask(this.question() ? lead : '');
  }

  protected breakLoop(): void {
    this.record(this.state.cursor, 'insufficient');
    this.set({ repeats: 0 });
    this.advance();
    if (this.isOverTime()) this.timeLimit();
    else this.ask(this.context.phrases.loopBreaker(this.variant()));
  }

  protected advance(): void {
    this.set({ cursor: this.state.cursor + 1, languageOffer: null });
    this.passOver();
  }

  /** Moves the cursor over what is answered already, and past the planned time over optional questions, unasked; those about the own CV have time of their own. */
  passOver(): void {
    const overTime = this.state.activeMs >= this.context.limits.briefAfterMs;
    for (let question = this.question(); question; question = this.question()) {
      const settled = this.state.settled?.includes(question.key) ?? false;
      if (!settled && (!overTime || question.mustAsk || question.fromCv)) return;
      this.record(this.state.cursor, settled ? 'answered' : 'unasked');
      this.set({ cursor: this.state.cursor + 1 });
    }
    this.effects.push({ kind: 'all-answered' });
  }

  /** Words to the interviewer, after the last question or (`aside`) before: looked up first where somebody can. */
  protected askedAbout(text: string, answerSeq: number, aside: boolean): void {
    const { blueprint, phrases, looksUp } = this.context;
    const isAsked = text !== '' && answerOwnQuestion(blueprint, phrases, text).kind !== 'no-question';
    if (!looksUp || !isAsked || blueprint.approvedFacts.length === 0) {
      this.tell(text, aside);
      return;
    }
    this.set({ asking: { text, aside } });
    this.startAssessing(answerSeq);
  }

  /** @param told what was looked up; else the embedded engine says it */
  protected tell(text: string, aside: boolean, told?: OwnQuestionReply): void {
    const { phrases, blueprint } = this.context;
    const found = told ?? (text === '' ? { kind: 'no-question' } : answerOwnQuestion(blueprint, phrases, text));
    const reply: OwnReply | null = found.kind !== 'no-question' ? found : aside ? { kind: 'unknown' } : null;
    if (aside && reply !== null) {
      const asides = this.state.asides ?? 0;
      this.set({ asides: asides + 1 });
      this.say('nudge', spokenReply(reply, phrases, asides), null, reply);
      return;
    }
    const asked = this.state.ownQuestions + 1;
    this.set({ ownQuestions: asked });
    const said = reply === null ? null : spokenReply(reply, phrases, asked - 1);
    if (said === null || asked >= MAX_OWN_QUESTIONS) {
      if (said !== null) this.say('closing', said, null, reply);
      this.end('completed');
      this.effects.push({ kind: 'complete', reason: 'ALL_ANSWERED' });
      return;
    }
    this.say('question', join(said, phrases.ownQuestionsAgain(asked)), null, reply);
    this.set({ phase: 'listening', nudges: 0 });
  }

  protected timeLimit(): Transition {
    this.keepDraft();
    const open = !mustAsksDone(this.context.blueprint, this.state) && !this.onlyCurrentMustAskOpen();
    this.interrupt();
    this.end(open ? 'time-limit' : 'completed');
    this.effects.push(open ? { kind: 'drop-off', reason: 'TIME_LIMIT' } : { kind: 'complete', reason: 'TIME_LIMIT' });
    return this.done();
  }

  /** What is in the field is the candidate's word: it becomes the answer. */
  protected keepDraft(): void {
    const { draft, prompt } = this.state;
    if (draft.trim() === '' || prompt === null) return;
    this.take(draft, false, 'draft', prompt.id, null, null);
  }

  /** Gives outcomes to everything that has none: begun questions are interrupted, the rest unasked. */
  protected interrupt(): void {
    this.state.questions.forEach((progress, index) => {
      if (progress.outcome !== null) return;
      const begun = index === this.state.cursor && progress.firstPrompt !== null;
      const settled = this.state.settled?.includes(this.context.blueprint.questions[index]?.key ?? '') ?? false;
      const begunAs = progress.answers.length > 0 ? 'answered' : 'interrupted';
      this.record(index, settled ? 'answered' : begun ? begunAs : 'unasked');
    });
  }

  protected end(ending: NonNullable<DialogueState['ending']>): void {
    const assessing = this.effects.findIndex((effect) => effect.kind === 'think');
    if (assessing >= 0) this.effects.splice(assessing, 1);
    if (ending === 'completed') this.say('closing', this.context.blueprint.closing, null);
    this.log({ kind: 'ended', ending });
    this.set({
      phase: 'ended',
      ending,
      activeSince: null,
      pausedUntil: null,
      thinkingAbout: null,
      thought: null,
      draft: '',
    });
  }

  protected pauseUntil(until: number): void {
    this.log({ kind: 'paused', untilMs: until });
    this.set({ phase: 'paused', pausedUntil: until, activeSince: null });
    this.effects.push({ kind: 'excuse', until });
  }

  protected continue(): void {
    this.log({ kind: 'resumed' });
    const { thinkingAbout, thought = null } = this.state;
    const isAssessing = thinkingAbout !== null;
    this.set({
      phase: isAssessing ? 'thinking' : 'listening',
      thinkingSince: this.context.now,
      thought: null,
      pausedUntil: null,
      activeSince: isAssessing ? null : this.context.now,
      quietSince: this.context.now,
      nudges: 0,
      offered: false,
      emptyStreak: 0,
    });
    this.effects.push({ kind: 'excuse', until: null });
    if (thinkingAbout !== null && thought !== null) this.conclude(thinkingAbout, thought);
  }

  protected onlyCurrentMustAskOpen(): boolean {
    return this.context.blueprint.questions.every(
      (question, index) =>
        !question.mustAsk ||
        this.state.questions[index]?.outcome !== null ||
        (index === this.state.cursor && this.current().answers.length > 0),
    );
  }
}

function join(lead: string, text: string): string {
  return lead === '' ? text : `${lead} ${text}`;
}
