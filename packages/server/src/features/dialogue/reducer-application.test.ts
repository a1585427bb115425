import { expect, test } from 'vitest';
import { smallBlueprint } from '../../testing/blueprints.ts';
import { builtInContent } from '../../testing/built-in-content.ts';
import { phraseBooks } from './phrase-books.ts';
import { nextTimer, transition } from './reducer.ts';
import type { DialogueEvent, DialogueState } from './state.ts';
import type { TransitionContext } from './transition-draft.ts';

const blueprint = { ...smallBlueprint(), kind: 'application' as const };
const keys = blueprint.questions.map(({ key }) => key);
const [first = '', second = '', third = ''] = keys;

class Application {
  state: DialogueState | null = null;
  readonly outcomes: string[] = [];
  readonly effects: string[] = [];
  #seq = 1;
  #answers = 0;

  context(): TransitionContext {
    return {
      blueprint,
      phrases: phraseBooks(builtInContent)('en'),
      limits: {
        plannedMs: blueprint.plannedMs,
        planned: blueprint.questions.length,
        probesMs: 0,
        briefAfterMs: Number.POSITIVE_INFINITY,
        hardLimitMs: Number.POSITIVE_INFINITY,
        offlineAfterMs: 60_000,
        presenceEveryMs: 30_000,
        silence: {
          voice: { firstMs: 45_000, secondMs: 20_000, moveOnMs: 20_000 },
          typing: { firstMs: 180_000, secondMs: 20_000, moveOnMs: 20_000 },
        },
        pauseMs: 1_800_000,
      },
      now: 1_000_000,
      lastSeenAt: 1_000_000,
      nextSeq: this.#seq,
      version: 0,
    };
  }

  send(event: DialogueEvent): string | null {
    const result = transition(this.context(), this.state, event);
    if (!result.ok) return result.refusal;
    this.state = result.state;
    this.#seq += result.entries.length;
    this.effects.push(...result.effects.map(({ kind }) => kind));
    for (const { body } of result.entries)
      if (body.kind === 'outcome') this.outcomes.push(`${body.question} ${body.outcome}`);
    return null;
  }

  get asked(): string | undefined {
    return keys[this.state?.cursor ?? 0];
  }

  begin(settled?: string[]): void {
    this.send({ kind: 'begin', mode: 'text', seat: 'a', ...(settled ? { settled } : {}) });
  }

  answer(settled?: string[]): void {
    this.#answers += 1;
    const promptId = this.state?.prompt?.id ?? 0;
    const text = `answer ${this.#answers}`;
    this.send({
      kind: 'answer',
      answerId: `a${this.#answers}`,
      promptId,
      text,
      skip: false,
      spoken: null,
    });
    this.send({
      kind: 'assessed',
      answerSeq: this.state?.thinkingAbout ?? 0,
      assessment: { missing: [], content: 'enough', declined: false, ...(settled ? { settled } : {}) },
    });
  }
}

test('what is known beforehand is passed over and has its outcome', () => {
  const one = new Application();
  one.begin([first]);
  expect(one.asked).toBe(second);
  expect(one.outcomes).toEqual([`${first} answered`]);
});

test('what an answer settles is not asked; what a later reading takes back is asked after all', () => {
  const one = new Application();
  one.begin();
  one.answer([second]);
  expect(one.asked).toBe(third);
  const other = new Application();
  other.begin([second, third]);
  other.answer([second]);
  expect(other.asked).toBe(third);
});

test('after the last question comes the summary without timers; only confirming ends it', () => {
  const one = new Application();
  one.begin();
  one.answer(keys);
  expect(one.state).toMatchObject({ phase: 'summary', cursor: keys.length, activeSince: null });
  expect(one.effects).toContain('all-answered');
  expect(nextTimer(one.state, one.context().limits)).toBeNull();
  expect(one.send({ kind: 'tick' })).toBeNull();
  expect(one.send({ kind: 'resume', seat: 'b', seen: 1 })).toBeNull();
  expect(one.state).toMatchObject({ phase: 'summary', seat: 'b' });
  expect(one.send({ kind: 'pause' })).toBe('not-listening');
  expect(one.send({ kind: 'confirm' })).toBeNull();
  expect(one.state).toMatchObject({ phase: 'ended', ending: 'completed' });
  expect(one.effects).toContain('complete');
});

test('nothing is confirmed before', () => {
  const one = new Application();
  one.begin();
  expect(one.send({ kind: 'confirm' })).toBe('no-summary');
});

test('leaving early counts what is known already', () => {
  const one = new Application();
  one.begin(keys.slice(1));
  expect(one.send({ kind: 'leave', how: 'finish' })).toBe('must-asks-open');
  one.answer(keys.slice(1));
  expect(one.state?.phase).toBe('summary');
  expect(one.outcomes).toEqual(keys.map((key) => `${key} answered`));
});

test('two questions skipped at the end lead to the summary, not to an offer', () => {
  const one = new Application();
  one.begin(keys.slice(0, -2));
  for (let turn = 0; turn < 2; turn += 1) {
    const promptId = one.state?.prompt?.id ?? 0;
    one.send({ kind: 'answer', answerId: `s${turn}`, promptId, text: ' ', skip: false, spoken: null });
  }
  expect(one.state).toMatchObject({ phase: 'summary', offered: false });
});
