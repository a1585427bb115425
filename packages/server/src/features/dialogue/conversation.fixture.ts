import { smallBlueprint } from '../../testing/blueprints.ts';
import type { PhraseBook } from './phrase-book.ts';
import { nextTimer, transition } from './reducer.ts';
import type { Assessment, DialogueEvent, DialogueState, Effect, LogBody } from './state.ts';
import type { InOther, Transition, TransitionContext } from './transition-draft.ts';

export const MINUTE = 60_000;
const HEARD = {
  thinking: ['hmm', 'think'],
  besideThinking: ['let', 'me'],
  no: ['no'],
  meaning: ['what do you mean'],
  meant: ['do you mean'],
  acknowledging: ['mhm'],
  wishYes: ['yes'],
  wishNo: ['no'],
  wishNot: ['not'],
  besideWish: ['please', 'in'],
  interrupting: ['stop'],
  goingOn: ['and'],
  ofJob: ['pension'],
};
export const PHRASES: PhraseBook = {
  transition: (variant) => `T${variant % 2}`,
  declined: () => 'fine',
  nudge: (stage) => `nudge ${stage}`,
  movingOn: () => 'on we go',
  sayAgain: () => 'Once more, please.',
  offer: () => 'pause, text or end?',
  loopBreaker: () => 'we turn in circles',
  repeat: (asked) => `once more: ${asked}`,
  plainly: (question) => `plainly: ${question}`,
  takeTime: () => 'take your time',
  openUp: () => 'something near to it?',
  youSaid: (quote, question) => `you said ${quote}. ${question}`,
  otherLanguage: (language) => `we speak ${language}`,
  offerLanguage: (other) => `shall we go on in ${other}?`,
  languageAsk: () => 'shall we go on in en?',
  languageYes: () => 'yes, in en',
  languageNo: () => 'no, stay with en',
  languageKept: () => 'then we stay with en',
  languageChanged: () => 'from here on in en',
  nameOf: (language) => ({ en: 'English', de: 'German' })[language as string] ?? language,
  confirmLeave: () => 'really end?',
  askedForPerson: () => 'a person, noted',
  askedIfAi: () => 'a program',
  askedForResult: () => 'not judged here',
  followUps: (reason) => [`more: ${reason}`],
  ownQuestions: (hasFacts) => (hasFacts ? 'your questions? I know a little' : 'your questions?'),
  ownQuestionsAgain: () => 'another one?',
  known: (fact) => `known: ${fact}`,
  near: (facts) => `perhaps: ${facts.join(' / ')}`,
  unknown: (variant) => `I do not have that ${'!'.repeat(variant)}`.trimEnd(),
  heard: () => HEARD,
  sentences: () => [],
};
export const ENOUGH: Assessment = { missing: [], content: 'enough', declined: false };

/** Plays a conversation against the reducer with a clock of its own. */
export class Conversation {
  blueprint = smallBlueprint();
  readonly log: { seq: number; body: LogBody; clientId: string | null }[] = [];
  readonly effects: Effect[] = [];
  now = 1_000_000;
  lastSeenAt = this.now;
  /** What it goes on by in another language. */
  inOther: InOther | undefined;
  state: DialogueState | null = null;
  version = 0;
  #answers = 0;

  context(): TransitionContext {
    return {
      blueprint: this.blueprint,
      phrases: PHRASES,
      limits: {
        plannedMs: this.blueprint.plannedMs,
        planned: this.blueprint.questions.filter(({ fromCv }) => !fromCv).length,
        probesMs: this.blueprint.questions.some(({ fromCv }) => fromCv) ? 5 * MINUTE : 0,
        briefAfterMs: this.blueprint.plannedMs,
        hardLimitMs: this.blueprint.plannedMs * 1.5,
        offlineAfterMs: MINUTE,
        presenceEveryMs: 30_000,
        silence: {
          voice: { firstMs: 45_000, secondMs: 20_000, moveOnMs: 20_000 },
          typing: { firstMs: 180_000, secondMs: 20_000, moveOnMs: 20_000 },
        },
        pauseMs: 30 * MINUTE,
      },
      now: this.now,
      lastSeenAt: this.lastSeenAt,
      nextSeq: this.log.length + 1,
      version: this.version,
      ...(this.inOther === undefined ? {} : { inOther: this.inOther }),
    };
  }

  send(event: DialogueEvent): Transition {
    const result = transition(this.context(), this.state, event);
    if (result.ok) {
      this.state = result.state;
      this.version += 1;
      for (const entry of result.entries) this.log.push({ seq: this.log.length + 1, ...entry });
      this.effects.push(...result.effects);
    }
    return result;
  }

  /** Time passes with somebody on the line. */
  wait(ms: number): void {
    this.now += ms;
    this.lastSeenAt = this.now;
  }

  begin(): this {
    this.send({ kind: 'begin', mode: 'text', seat: 'a' });
    return this;
  }

  answer(text: string, options: { skip?: boolean; promptId?: number; id?: string } = {}): Transition {
    this.#answers += 1;
    return this.send({
      kind: 'answer',
      answerId: options.id ?? `answer-${this.#answers}`,
      promptId: options.promptId ?? this.state?.prompt?.id ?? 0,
      text,
      skip: options.skip ?? false,
      spoken: null,
    });
  }

  assess(assessment: Assessment = ENOUGH): Transition {
    return this.send({ kind: 'assessed', answerSeq: this.state?.thinkingAbout ?? 0, assessment });
  }

  say(text: string, assessment: Assessment = ENOUGH): void {
    this.answer(text);
    if (this.state?.phase === 'thinking') this.assess(assessment);
  }

  /** Runs the timer that is due next. */
  fire(): void {
    const due = nextTimer(this.state, this.context().limits);
    if (due === null) throw new Error('no timer runs');
    this.wait(Math.max(0, due - this.now));
    this.send({ kind: 'tick' });
  }

  /** Presses keys in the field of the standing prompt, or of another one. */
  type(draft: string | null, promptId = this.state?.prompt?.id ?? 0): void {
    this.send({ kind: 'typing', promptId, draft });
  }

  get prompt(): string {
    return this.state?.prompt?.text ?? '';
  }

  get outcomes(): (string | null)[] {
    return this.state?.questions.map(({ outcome }) => outcome) ?? [];
  }

  prompts(): string[] {
    return this.log.flatMap(({ body }) => (body.kind === 'prompted' ? [body.text] : []));
  }
}
