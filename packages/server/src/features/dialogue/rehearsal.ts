import type { AnswerReader } from '../../providers/answer-reader/port.ts';
import type { Blueprint } from '../interviewers/index.ts';
import { limitsOf } from './load-dialogue.ts';
import type { PhraseBook } from './phrase-book.ts';
import { step } from './reducer.ts';
import { judge } from './scored-assessor.ts';
import type { DialogueEvent, DialogueState } from './state.ts';

const SEAT = 'rehearsal';

/** A scored interview held in memory, to try a blueprint out: the same reducer, no person, nothing stored. */
export class Rehearsal {
  readonly #blueprint: Blueprint;
  readonly #reader: AnswerReader;
  readonly #phrases: PhraseBook;
  #state: DialogueState | null = null;
  #nextSeq = 1;
  #now = 0;

  constructor(blueprint: Blueprint, reader: AnswerReader, phrases: PhraseBook) {
    this.#blueprint = blueprint;
    this.#reader = reader;
    this.#phrases = phrases;
  }

  get over(): boolean {
    return this.#state?.phase === 'ended';
  }

  /** @returns what the interviewer says */
  begin(): string[] {
    return this.#step({ kind: 'begin', mode: 'text', seat: SEAT });
  }

  /**
   * @param text an answer; an empty one passes on the question
   * @param tookMs how long the answer took
   */
  answer(text: string, tookMs: number): string[] {
    this.#now += tookMs;
    const promptId = this.#state?.prompt?.id ?? 0;
    const said = this.#step({
      kind: 'answer',
      answerId: `answer-${promptId}`,
      promptId,
      text,
      skip: text === '',
      audio: null,
      confidence: null,
    });
    const state = this.#state;
    const question = state === null ? undefined : this.#blueprint.questions[state.cursor];
    if (state?.phase !== 'thinking' || state.thinkingAbout === null || question === undefined) return said;
    const answers = state.questions[state.cursor]?.answers ?? [];
    const assessment = judge(this.#reader, question, answers, this.#blueprint.language);
    return [...said, ...this.#step({ kind: 'assessed', answerSeq: state.thinkingAbout, assessment })];
  }

  /** How each question stands, in the order asked. */
  outcomes(): { question: string; outcome: string }[] {
    return this.#blueprint.questions.map(({ key }, index) => ({
      question: key,
      outcome: this.#state?.questions[index]?.outcome ?? 'unasked',
    }));
  }

  #step(event: DialogueEvent): string[] {
    const result = step(
      {
        blueprint: this.#blueprint,
        phrases: this.#phrases,
        limits: limitsOf(this.#blueprint, 1),
        now: this.#now,
        lastSeenAt: this.#now,
        nextSeq: this.#nextSeq,
        version: 0,
      },
      this.#state,
      event,
    );
    if (!result.ok) throw new Error(`the dialogue refused ${event.kind}: ${result.refusal}`);
    this.#state = result.state;
    this.#nextSeq += result.entries.length;
    return result.entries.flatMap(({ body }) => (body.kind === 'prompted' ? [body.text] : []));
  }
}
