import type { AnswerReader, Span } from '../../providers/answer-reader/port.ts';
import { type Blueprint, pointName, type Question, questionToRead } from '../interviewers/index.ts';
import { limitsOf } from './load-dialogue.ts';
import type { PhraseBook } from './phrase-book.ts';
import { transition } from './reducer.ts';
import { judge } from './scored-assessor.ts';
import type { DialogueEvent, DialogueState, PromptKind } from './state.ts';

const SEAT = 'rehearsal';

/** What was said, in its order. */
export type RehearsalTurn = {
  by: 'interviewer' | 'you';
  kind: PromptKind | 'answer';
  /** Key of the question that it belongs to. */
  question: string | null;
  text: string;
};

/** What the reader found in all that was said to one question. */
export type RehearsalHeard = {
  question: string;
  points: { key: string; name: string | null; found: 'said' | 'partly' | 'none'; words: string | null }[];
  mistakes: { key: string; name: string; words: string }[];
  signs: { example: boolean; ownPart: boolean; result: boolean; figure: boolean };
  otherLanguage: boolean;
};

/** A scored interview held in memory, to try a blueprint out: the same reducer, no person, nothing stored. */
export class Rehearsal {
  readonly #blueprint: Blueprint;
  readonly #reader: Pick<AnswerReader, 'skim'>;
  readonly #phrases: PhraseBook;
  readonly #enoughPoints: number | undefined;
  readonly #turns: RehearsalTurn[] = [];
  #state: DialogueState | null = null;
  #nextSeq = 1;
  #now = 0;

  /** @param enoughPoints from so many points found on nothing more is asked; as the server's own dialogue has it */
  constructor(
    blueprint: Blueprint,
    reader: Pick<AnswerReader, 'skim'>,
    phrases: PhraseBook,
    enoughPoints: number | undefined = undefined,
  ) {
    this.#blueprint = blueprint;
    this.#reader = reader;
    this.#phrases = phrases;
    this.#enoughPoints = enoughPoints;
  }

  get over(): boolean {
    return this.#state?.phase === 'ended';
  }

  /** @returns what the interviewer says */
  begin(): string[] {
    return this.#transition({ kind: 'begin', mode: 'text', seat: SEAT });
  }

  /**
   * @param text an answer; an empty one passes on the question
   * @param tookMs how long the answer took
   */
  answer(text: string, tookMs: number): string[] {
    this.#now += tookMs;
    const promptId = this.#state?.prompt?.id ?? 0;
    const said = this.#transition({
      kind: 'answer',
      answerId: `answer-${promptId}`,
      promptId,
      text,
      skip: text === '',
      spoken: null,
    });
    const state = this.#state;
    const question = state === null ? undefined : this.#blueprint.questions[state.cursor];
    if (state?.phase !== 'thinking' || state.thinkingAbout === null || question === undefined) return said;
    const answers = state.questions[state.cursor]?.answers ?? [];
    const assessment = judge(this.#reader, question, answers, this.#blueprint.language, this.#enoughPoints);
    return [...said, ...this.#transition({ kind: 'assessed', answerSeq: state.thinkingAbout, assessment })];
  }

  /** Everything said so far. */
  turns(): readonly RehearsalTurn[] {
    return this.#turns;
  }

  /** What was found so far, question by question, as far as they were answered. */
  heard(): RehearsalHeard[] {
    return this.#blueprint.questions.flatMap((question, index) => {
      const text = (this.#state?.questions[index]?.answers ?? []).join('\n');
      return text.trim() === '' ? [] : [this.#hear(question, text)];
    });
  }

  /** How each question stands, in the order asked. */
  outcomes(): { question: string; outcome: string }[] {
    return this.#blueprint.questions.map(({ key }, index) => ({
      question: key,
      outcome: this.#state?.questions[index]?.outcome ?? 'unasked',
    }));
  }

  #hear(question: Question, text: string): RehearsalHeard {
    const { language } = this.#blueprint;
    const { facts, mistakes, signals, otherLanguage } = this.#reader.skim({
      language,
      text,
      question: questionToRead(question),
    });
    const cut = (span: Span | null): string | null => (span === null ? null : text.slice(span.start, span.end));
    return {
      question: question.key,
      points: facts.map(({ key, named, partly, span }) => {
        const found = named === true ? 'said' : partly === true ? 'partly' : 'none';
        return { key, name: pointName(question, key), found, words: found === 'none' ? null : cut(span) };
      }),
      mistakes: (mistakes ?? []).map(({ key, span }) => {
        const name = question.rubric.mistakes?.find((mistake) => mistake.key === key)?.name ?? key;
        return { key, name, words: text.slice(span.start, span.end) };
      }),
      signs: {
        example: signals.example !== null,
        ownPart: signals.ownPart !== null,
        result: signals.result !== null,
        figure: signals.figure !== null,
      },
      otherLanguage: otherLanguage === true,
    };
  }

  #transition(event: DialogueEvent): string[] {
    const result = transition(
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
    const said: string[] = [];
    for (const { body } of result.entries) {
      if (body.kind === 'answered')
        this.#turns.push({ by: 'you', kind: 'answer', question: body.question, text: body.text });
      if (body.kind !== 'prompted') continue;
      this.#turns.push({ by: 'interviewer', kind: body.prompt, question: body.question, text: body.text });
      said.push(body.text);
    }
    return said;
  }
}
