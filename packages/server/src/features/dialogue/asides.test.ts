import { expect, test } from 'vitest';
import { smallBlueprint } from '../../testing/blueprints.ts';
import { builtInContent } from '../../testing/built-in-content.ts';
import { Conversation } from './conversation.fixture.ts';
import type { StoredEvent } from './dialogue-store.ts';
import { limitsOf } from './load-dialogue.ts';
import { phraseBooks } from './phrase-books.ts';
import { transition } from './reducer.ts';
import type { Assessment, DialogueEvent, DialogueState, LogBody } from './state.ts';
import { toRecord } from './transcript.ts';

const ENOUGH: Assessment = { missing: [], content: 'enough', declined: false };

function talk() {
  const blueprint = smallBlueprint();
  let state: DialogueState | null = null;
  let now = 1_000_000;
  const log: LogBody[] = [];
  const play = (event: DialogueEvent): void => {
    now += 1_000;
    const result = transition(
      {
        blueprint,
        phrases: phraseBooks(builtInContent)('en'),
        limits: limitsOf(blueprint, 1),
        now,
        lastSeenAt: now,
        nextSeq: log.length + 1,
        version: 0,
      },
      state,
      event,
    );
    if (!result.ok) throw new Error(result.refusal);
    state = result.state;
    log.push(...result.entries.map(({ body }) => body));
  };
  play({ kind: 'begin', mode: 'text', seat: 'a' });
  return {
    answer(text: string, assessment: Assessment): void {
      const promptId = state?.prompt?.id ?? 0;
      const answerId = `answer-${log.length}`;
      play({ kind: 'answer', answerId, promptId, text, skip: false, spoken: null });
      play({ kind: 'assessed', answerSeq: state?.thinkingAbout ?? 0, assessment });
    },
    state: (): DialogueState => state as unknown as DialogueState,
    said: () => log.flatMap((body) => (body.kind === 'prompted' ? [body.text] : [])),
    record: () =>
      toRecord(log.map((body, at) => ({ seq: at + 1, clientId: `answer-${at}`, at: new Date(), body }) as StoredEvent)),
  };
}

test('a follow-up worded for the answer is asked, once, and no more of them than prepared ones', () => {
  const it = talk();
  const followUp = (text: string): Assessment => ({ ...ENOUGH, followUp: { reason: 'open-point', text } });
  it.answer('First.', followUp('And then?'));
  expect(it.state()).toMatchObject({ phase: 'listening', cursor: 0, prompt: { kind: 'follow-up', text: 'And then?' } });
  it.answer('Second.', followUp('How did it end?'));
  expect(it.state().cursor).toBe(0);
  it.answer('Third.', followUp('What else?'));
  expect(it.state()).toMatchObject({ cursor: 1 });
  expect(it.said()).not.toContain('What else?');
});

test('asked what the question means, it is said in other words; what was asked is no answer', () => {
  const it = talk();
  it.answer('My last job, or any of them?', { ...ENOUGH, aside: { reword: 'Any job that you had.' } });
  expect(it.state()).toMatchObject({
    phase: 'listening',
    cursor: 0,
    prompt: { kind: 'nudge', text: 'Any job that you had.' },
  });
  expect(it.state().questions[0]?.answers).toEqual([]);
  it.answer('Then my first one, in a bakery.', ENOUGH);
  expect(it.state().cursor).toBe(1);
  const [first] = it.record().questions;
  expect(first?.answers).toHaveLength(1);
  const turn = it.record().turns.find(({ id }) => id === first?.answers[0]);
  expect(turn?.text).toBe('Then my first one, in a bakery.');
});

test('a wish in free words is granted: a pause pauses, a pass passes on', () => {
  const it = talk();
  it.answer('Sorry, the door rings, two minutes.', { ...ENOUGH, aside: { request: 'pause' } });
  expect(it.state()).toMatchObject({ phase: 'paused', thinkingAbout: null });
  const other = talk();
  other.answer('Could we leave this one out?', { ...ENOUGH, aside: { request: 'skip' } });
  expect(other.state()).toMatchObject({ cursor: 1 });
  expect(other.state().questions[0]?.outcome).toBe('skipped');
});

test('who asks the same again and again passes on in the end', () => {
  const it = talk();
  for (const text of ['What?', 'What is that?', 'I still do not see it.'])
    it.answer(text, { ...ENOUGH, aside: { reword: `In other words: ${text}` } });
  expect(it.state().cursor).toBe(1);
});

test.each([
  ['Are you a real person?', 'a program'],
  ['Was that right?', 'not judged here'],
  ['I would like to speak to a human being, please.', 'a person, noted'],
  ['I want to stop the interview now.', 'really end?'],
  ['Can you repeat the question please?', 'once more: Tell me about the gates.'],
])('%s is replied to at once, is no answer, and the question stands', (asked, reply) => {
  const talk = new Conversation().begin();
  talk.answer(asked);
  expect([talk.prompt, talk.state?.phase, talk.state?.cursor]).toEqual([reply, 'listening', 0]);
  expect(talk.state?.questions[0]?.answers).toEqual([]);
  talk.say('I close the upper gate first.');
  expect(talk.outcomes[0]).toBe('answered');
});
