import { expect, test } from 'vitest';
import type { Question } from '../interviewers/index.ts';
import { Conversation } from './conversation.fixture.ts';
import { limitsOf } from './load-dialogue.ts';

const LONG = 'Once at the mill I stopped the line, found the worn belt and changed it within an hour.';

/** A conversation with a question about the own CV at the end. */
function withCv(): Conversation {
  const conversation = new Conversation();
  const [last] = conversation.blueprint.questions.slice(-1);
  if (last === undefined) throw new Error('no question');
  const own: Question = { ...last, key: 'cv.1', text: 'And at Ledgerly?', mustAsk: false, fromCv: true, followUps: [] };
  conversation.blueprint.questions.push(own);
  return conversation;
}

test('the question about the own CV comes last and is asked although the planned time is over', () => {
  const conversation = withCv().begin();
  conversation.wait(conversation.blueprint.plannedMs);
  for (let turn = 0; !conversation.prompt.includes('And at Ledgerly?'); turn += 1) {
    if (turn > 12) throw new Error('it is never asked');
    conversation.say(`${LONG} ${turn}`);
  }
  expect(conversation.outcomes).toContain('unasked');
  conversation.say(LONG);
  expect(conversation.outcomes.at(-1)).toBe('answered');
});

test('it has time of its own beyond the limit of the others, who get no more', () => {
  const plain = new Conversation();
  const hardLimitMs = plain.blueprint.plannedMs * 1.5;
  const late = (conversation: Conversation, ms: number): string => {
    conversation.begin();
    for (let turn = 0; conversation.prompt !== '' && !conversation.prompt.includes('Ledgerly'); turn += 1) {
      if (turn > 12) break;
      conversation.say(`${LONG} ${turn}`);
    }
    conversation.wait(ms);
    conversation.send({ kind: 'tick' });
    return conversation.state?.phase ?? '';
  };
  expect(late(withCv(), hardLimitMs + 60_000)).toBe('listening');
  expect(late(withCv(), hardLimitMs + 6 * 60_000)).toBe('ended');
  const early = withCv().begin();
  early.wait(hardLimitMs + 60_000);
  early.send({ kind: 'tick' });
  expect(early.state?.phase).toBe('ended');
});

test('the promised time grows by five minutes, the time of what all are asked by nothing', () => {
  const plain = limitsOf(new Conversation().blueprint, 1);
  const own = limitsOf(withCv().blueprint, 1);
  expect(own.plannedMs - plain.plannedMs).toBe(5 * 60_000);
  expect({ brief: own.briefAfterMs, hard: own.hardLimitMs }).toEqual({
    brief: plain.briefAfterMs,
    hard: plain.hardLimitMs,
  });
});
