import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mustAsksDone } from './answered.ts';
import { Conversation, ENOUGH, MINUTE } from './conversation.fixture.ts';
import { nextTimer } from './reducer.ts';
import type { Assessment, DialogueEvent } from './state.ts';

test('begins with the opening once and the first question', () => {
  const talk = new Conversation().begin();
  expect(talk.prompts()).toEqual(['Good day, I am an AI interviewer.', 'Tell me about the gates.']);
  expect(talk.send({ kind: 'begin', mode: 'text', seat: 'b' })).toEqual({ ok: false, refusal: 'already-begun' });
});

test('every question gets its outcome in order, then the candidate asks, then it completes', () => {
  const talk = new Conversation().begin();
  for (const text of ['first answer', 'second answer', 'third answer', 'fourth answer']) talk.say(text);
  expect(talk.outcomes).toEqual(['answered', 'answered', 'answered', 'answered']);
  expect(talk.effects.map(({ kind }) => kind)).toContain('all-answered');
  expect(talk.prompt).toContain('your questions?');
  talk.say('When does the lock open in the morning?');
  expect(talk.prompt).toBe(
    'perhaps: The lock opens at six in the morning and closes at nine in the evening. another one?',
  );
  talk.say('What does the pension fund invest in?');
  expect(talk.prompt).toBe('I do not have that ! another one?');
  talk.answer('', { skip: true });
  expect(talk.state).toMatchObject({ phase: 'ended', ending: 'completed' });
  expect(talk.effects.at(-1)).toEqual({ kind: 'complete', reason: 'ALL_ANSWERED' });
});

test('the replies to three questions of the candidate never begin alike, the last without another invitation', () => {
  const talk = new Conversation().begin();
  for (const text of ['first answer', 'second answer', 'third answer', 'fourth answer']) talk.say(text);
  const before = talk.prompts().length;
  for (const what of ['pension fund', 'holiday home', 'company choir']) talk.say(`What does our ${what} cost?`);
  expect(talk.prompts().slice(before)).toEqual([
    'I do not have that another one?',
    'I do not have that ! another one?',
    'I do not have that !!',
    'Thank you, the people at the canal decide and will write to you.',
  ]);
});

test('at most two follow-ups a question, never the same twice, prepared ones first', () => {
  const talk = new Conversation().begin();
  const lacking: Assessment = { missing: ['too-short', 'no-result', 'no-example'], content: 'enough', declined: false };
  talk.say('short', lacking);
  expect(talk.prompt).toBe('Say more about the gates.');
  talk.say('a bit longer', lacking);
  expect(talk.prompt).toBe('more: no-result');
  talk.say('longer still', lacking);
  expect(talk.prompt).toContain('Tell me about the crews.');
  expect(talk.outcomes[0]).toBe('answered');
});

test('no follow-up is said twice in an interview: where no other words are left, the next lack is asked about, or nothing', () => {
  const talk = new Conversation().begin();
  const lacking: Assessment = { missing: ['no-result', 'no-own-part'], content: 'enough', declined: false };
  talk.say('first', lacking);
  expect(talk.prompt).toBe('more: no-result');
  talk.say('first again', ENOUGH);
  talk.say('second', lacking);
  expect(talk.prompt).toBe('more: no-own-part');
  talk.say('second again', lacking);
  talk.say('third', lacking);
  expect(talk.log.filter(({ body }) => body.kind === 'prompted' && body.prompt === 'follow-up')).toHaveLength(2);
});

test('an answer without content is insufficient, a declined one is skipped', () => {
  const talk = new Conversation().begin();
  talk.say('well', { missing: [], content: 'thin', declined: false });
  talk.say('I would rather not say', { missing: ['too-short'], content: 'none', declined: true });
  expect(talk.outcomes.slice(0, 2)).toEqual(['insufficient', 'skipped']);
  expect(talk.prompt).toBe('fine Tell me about the weather.');
});

test('silence asks at 180 s, again after 20 s, and moves on after 20 s more', () => {
  const talk = new Conversation().begin();
  const begun = talk.now;
  talk.fire();
  expect([talk.prompt, talk.now - begun]).toEqual(['nudge 1', 180_000]);
  talk.fire();
  expect([talk.prompt, talk.now - begun]).toEqual(['nudge 2', 200_000]);
  talk.fire();
  expect([talk.prompt, talk.now - begun]).toEqual(['on we go Tell me about the crews.', 220_000]);
  expect(talk.outcomes[0]).toBe('skipped');
});

test('a key pressed starts the silence anew, and what stands in the field becomes the answer when silence moves on', () => {
  const talk = new Conversation().begin();
  talk.wait(170_000);
  talk.type('I close the upper gate first');
  talk.wait(100_000);
  talk.send({ kind: 'tick' });
  expect(talk.prompt).toBe('Tell me about the gates.');
  talk.fire();
  talk.fire();
  talk.fire();
  expect(
    talk.log.some(
      ({ body }) => body.kind === 'answered' && body.text === 'I close the upper gate first' && body.origin === 'draft',
    ),
  ).toBe(true);
  talk.assess();
  expect(talk.outcomes[0]).toBe('answered');
});

test('keys that arrive late are no draft of the next prompt, neither after an answer nor after silence', () => {
  const talk = new Conversation().begin();
  const first = talk.state?.prompt?.id ?? 0;
  talk.answer('I close the upper gate.');
  talk.assess({ missing: ['no-result'], content: 'enough', declined: false });
  talk.type('I close the upper', first);
  expect(talk.state?.draft).toBe('');
  const second = talk.state?.prompt?.id ?? 0;
  talk.type('It held', second);
  expect(talk.state?.draft).toBe('It held');
  talk.type('', second);
  talk.fire();
  talk.fire();
  talk.type('It held all', second);
  expect(talk.state?.draft).toBe('It held all');
  talk.type('', second);
  for (let nudge = 0; nudge < 3; nudge += 1) talk.fire();
  talk.type('It held all winter', second);
  expect([talk.state?.cursor, talk.state?.draft]).toEqual([1, '']);
});

test('what is added to earlier answers has a bound, and the bound is told', () => {
  const talk = new Conversation().begin();
  const first = talk.state?.prompt?.id ?? 0;
  talk.answer('I close the upper gate.');
  talk.assess();
  const results = Array.from({ length: 70 }, () => talk.answer('and more', { promptId: first }));
  expect(results.filter((result) => result.ok)).toHaveLength(60);
  expect(results.at(-1)).toEqual({ ok: false, refusal: 'too-many' });
});

test('in voice mode silence asks at 45 s', () => {
  const talk = new Conversation();
  talk.send({ kind: 'begin', mode: 'voice', seat: 'a' });
  const begun = talk.now;
  talk.fire();
  expect(talk.now - begun).toBe(45_000);
});

test('two empty questions in a row offer a way out; without a reaction the interview pauses and then drops off', () => {
  const talk = new Conversation().begin();
  for (let i = 0; i < 6; i += 1) talk.fire();
  expect(talk.prompt).toBe('pause, text or end?');
  expect(talk.state?.offered).toBe(true);
  for (let i = 0; i < 3; i += 1) talk.fire();
  expect(talk.state?.phase).toBe('paused');
  talk.fire();
  expect(talk.effects.at(-1)).toEqual({ kind: 'drop-off', reason: 'SILENCE' });
});

test('an answer takes the offer back', () => {
  const talk = new Conversation().begin();
  for (let i = 0; i < 6; i += 1) talk.fire();
  talk.say('Here I am again, with a real answer');
  expect(talk.state).toMatchObject({ offered: false, emptyStreak: 0 });
});

test('words that arrive after silence moved on are kept with their question', () => {
  const talk = new Conversation().begin();
  const promptId = talk.state?.prompt?.id ?? 0;
  for (let i = 0; i < 3; i += 1) talk.fire();
  expect(talk.answer('late but here', { promptId }).ok).toBe(true);
  expect(talk.outcomes[0]).toBe('answered');
  expect(talk.log.at(-2)?.body).toMatchObject({ kind: 'answered', question: 'gates', text: 'late but here' });
  expect(talk.prompt).toContain('Tell me about the crews.');
});

test('a prompt that was never given is refused', () => {
  const talk = new Conversation().begin();
  expect(talk.answer('x', { promptId: 999 })).toEqual({ ok: false, refusal: 'unknown-prompt' });
});

test('the same answer again and again is a loop: it ends with dignity and the next question comes', () => {
  const talk = new Conversation().begin();
  const lacking: Assessment = { missing: ['too-short', 'no-example', 'no-result'], content: 'thin', declined: false };
  talk.say('As I said.', lacking);
  talk.say('as I said', lacking);
  talk.say('As I said!', lacking);
  expect(talk.prompt).toBe('we turn in circles Tell me about the crews.');
});

test('a pause stops the time and the silence, and ends by itself after 30 minutes', () => {
  const talk = new Conversation().begin();
  talk.wait(MINUTE);
  talk.send({ kind: 'pause' });
  talk.wait(29 * MINUTE);
  talk.send({ kind: 'tick' });
  expect(talk.state?.phase).toBe('paused');
  talk.fire();
  expect(talk.state).toMatchObject({ phase: 'listening', activeMs: MINUTE });
});

test('an answer during a pause continues the interview', () => {
  const talk = new Conversation().begin();
  talk.send({ kind: 'pause' });
  talk.say('I am back already');
  expect(talk.outcomes[0]).toBe('answered');
});

test('half an hour offline is not counted, and the same question stands without a second greeting', () => {
  const talk = new Conversation().begin();
  talk.wait(2 * MINUTE);
  talk.type(null);
  talk.now += 30 * MINUTE;
  talk.send({ kind: 'returned' });
  expect(talk.state?.activeMs).toBe(2 * MINUTE + 30_000);
  expect(talk.prompts()).toHaveLength(2);
});

test('past the planned time optional questions are left out, unasked, and there are no follow-ups', () => {
  const talk = new Conversation().begin();
  talk.say('one');
  for (let passed = 0; passed < 20; passed += 1) {
    talk.wait(MINUTE);
    talk.type(null);
  }
  talk.say('two', { missing: ['too-short'], content: 'enough', declined: false });
  expect(talk.outcomes).toEqual(['answered', 'answered', 'unasked', null]);
  expect(talk.prompt).toContain('Tell me about the handover.');
});

function exhaust(talk: Conversation): void {
  for (let passed = 0; passed < 30; passed += 1) {
    talk.wait(MINUTE);
    talk.type(null);
  }
  talk.send({ kind: 'tick' });
}

test('the hard limit with must-asks open is a drop-off by time limit, with outcomes for everything', () => {
  const talk = new Conversation().begin();
  exhaust(talk);
  expect(talk.effects.at(-1)).toEqual({ kind: 'drop-off', reason: 'TIME_LIMIT' });
  expect(talk.outcomes).toEqual(['interrupted', 'unasked', 'unasked', 'unasked']);
});

test('the hard limit with every must-ask done completes, and keeps what stood in the field', () => {
  const talk = new Conversation().begin();
  for (const text of ['one', 'two', 'three', 'four']) talk.say(text);
  exhaust(talk);
  expect(talk.effects.at(-1)).toEqual({ kind: 'complete', reason: 'TIME_LIMIT' });
});

test('past the hard limit an answer is kept, and no further question is asked', () => {
  for (const send of [
    (talk: Conversation) => talk.say('one'),
    (talk: Conversation) => talk.say('one', { missing: [], content: 'thin', declined: true }),
    (talk: Conversation) => talk.answer('', { skip: true }),
  ]) {
    const talk = new Conversation().begin();
    while (talk.now < 1_000_000 + talk.blueprint.plannedMs * 1.5) talk.wait(30_000);
    send(talk);
    expect(talk.log.filter(({ body }) => body.kind === 'answered')).toHaveLength(1);
    expect(talk.outcomes.slice(1)).toEqual(['unasked', 'unasked', 'unasked']);
    expect([talk.state?.ending, talk.effects.at(-1)]).toEqual([
      'time-limit',
      { kind: 'drop-off', reason: 'TIME_LIMIT' },
    ]);
  }
});

test('finishing early is refused while must-asks are open, leaving for good is not', () => {
  const talk = new Conversation().begin();
  talk.say('one');
  expect(talk.send({ kind: 'leave', how: 'finish' })).toEqual({ ok: false, refusal: 'must-asks-open' });
  expect(talk.send({ kind: 'leave', how: 'abort' }).ok).toBe(true);
  expect(talk.state?.ending).toBe('left');
  expect(talk.outcomes).toEqual(['answered', 'interrupted', 'unasked', 'unasked']);
});

test('nothing happens after the end', () => {
  const talk = new Conversation().begin();
  talk.send({ kind: 'leave', how: 'withdraw' });
  expect(talk.answer('too late')).toEqual({ ok: false, refusal: 'over' });
  expect(nextTimer(talk.state, talk.context().limits)).toBeNull();
});

test('a correction replaces the shown answer and keeps the original in the log', () => {
  const talk = new Conversation().begin();
  talk.answer('The lower gate', { id: 'a-1' });
  talk.assess();
  talk.send({ kind: 'correct', answerId: 'a-1', seq: 3, text: 'The upper gate' });
  expect(talk.state?.lastAnswer).toMatchObject({ text: 'The upper gate', corrected: true });
  expect(
    talk.log.map(({ body }) => body).filter((body) => body.kind === 'answered' || body.kind === 'corrected'),
  ).toHaveLength(2);
});

const anyEvent: fc.Arbitrary<(talk: Conversation) => void> = fc.oneof(
  fc.string({ maxLength: 12 }).map((text) => (talk: Conversation) => void talk.answer(text)),
  fc.constant((talk: Conversation) => void talk.answer('', { skip: true })),
  fc.integer({ min: 0, max: 40 }).map((promptId) => (talk: Conversation) => void talk.answer('stray', { promptId })),
  fc
    .record({
      missing: fc.subarray(['too-short', 'no-example', 'no-result', 'no-own-part'] as const),
      content: fc.constantFrom('none', 'thin', 'enough'),
      declined: fc.boolean(),
    })
    .map((assessment) => (talk: Conversation) => void talk.assess(assessment as Assessment)),
  fc
    .constantFrom<DialogueEvent>(
      { kind: 'pause' },
      { kind: 'resume', seat: 'b', seen: Number.POSITIVE_INFINITY },
      { kind: 'returned' },
      { kind: 'tick' },
      { kind: 'mode', mode: 'voice' },
      { kind: 'typing', promptId: 2, draft: 'half a' },
      { kind: 'leave', how: 'finish' },
    )
    .map((event) => (talk: Conversation) => void talk.send(event)),
  fc.integer({ min: 1, max: 400_000 }).map((ms) => (talk: Conversation) => talk.wait(ms)),
);

test('whatever happens: the cursor never goes back, outcomes never change to unasked, every word is in the log, and an end is an end', () => {
  fc.assert(
    fc.property(fc.array(anyEvent, { maxLength: 120 }), (events) => {
      const talk = new Conversation().begin();
      let cursor = 0;
      for (const run of events) {
        const before = talk.state;
        const accepted = talk.log.length;
        run(talk);
        expect(talk.state?.cursor ?? 0).toBeGreaterThanOrEqual(cursor);
        cursor = talk.state?.cursor ?? 0;
        expect(talk.state?.activeMs ?? 0).toBeGreaterThanOrEqual(before?.activeMs ?? 0);
        expect(talk.log.length).toBeGreaterThanOrEqual(accepted);
      }
      expect(talk.log.filter(({ body }) => body.kind === 'prompted' && body.prompt === 'opening')).toHaveLength(1);
      const perQuestion = talk.state?.questions.map(({ followUps }) => followUps) ?? [];
      for (const followUps of perQuestion) expect(new Set(followUps).size).toBe(followUps.length);
      for (const followUps of perQuestion) expect(followUps.length).toBeLessThanOrEqual(2);
      const ends = talk.effects.filter(({ kind }) => kind === 'complete' || kind === 'abort');
      expect(ends.length).toBeLessThanOrEqual(1);
      if (talk.state?.ending === 'completed') expect(mustAsksDone(talk.blueprint, talk.state)).toBe(true);
    }),
    { numRuns: 300 },
  );
});

test('a silent candidate always comes to an end', () => {
  const talk = new Conversation().begin();
  for (let i = 0; i < 200 && !talk.effects.some(({ kind }) => kind === 'drop-off'); i += 1) talk.fire();
  expect(talk.effects.at(-1)).toMatchObject({ kind: 'drop-off' });
});

test('a question is put again on request, and asking for it is no answer', () => {
  const talk = new Conversation().begin();
  const asked = talk.blueprint.questions[0]?.text ?? '';
  talk.say('Can you repeat the question, please?');
  expect(talk.prompt).toBe(`once more: ${asked}`);
  expect(talk.state?.questions[0]?.answers).toEqual([]);
  talk.say('We counted each shelf twice and found the missing box behind the door.');
  expect(talk.outcomes[0]).toBe('answered');
});

test('after a follow-up its own words are put again', () => {
  const talk = new Conversation().begin();
  talk.say('We counted.', { missing: ['no-result'], content: 'enough', declined: false });
  const followUp = talk.prompt;
  talk.say('Could you repeat that?');
  expect(talk.prompt).toBe(`once more: ${followUp}`);
});

test('whoever asks for a break has one, and comes back to the same question', () => {
  const talk = new Conversation().begin();
  talk.say('Can we take a break?');
  expect(talk.state?.phase).toBe('paused');
  talk.send({ kind: 'resume', seat: 'a', seen: talk.version });
  expect(talk.state?.phase).toBe('listening');
  expect(talk.state?.cursor).toBe(0);
});

test('whoever wants to end or to speak to a person is offered the way out, and may still answer', () => {
  const talk = new Conversation().begin();
  talk.say('I want to stop the interview now.');
  expect(talk.prompt).toBe('really end?');
  expect(talk.state?.offered).toBe(true);
  talk.say('I would like to speak to a person.');
  expect(talk.prompt).toBe('a person, noted');
  expect(talk.log.some(({ body }) => body.kind === 'asked-human')).toBe(true);
  talk.say('We counted each shelf twice and found the missing box behind the door.');
  expect(talk.outcomes[0]).toBe('answered');
});

test('requests without end do not hold the interview up', () => {
  const talk = new Conversation().begin();
  for (let i = 0; i < 3; i++) talk.say('Can you repeat the question?');
  expect(talk.outcomes[0]).toBe('skipped');
  expect(talk.state?.cursor).toBe(1);
});

test('one word is enough to pass on a question', () => {
  const talk = new Conversation().begin();
  talk.say('Skip');
  expect(talk.outcomes[0]).toBe('skipped');
  expect(talk.prompt).toMatch(/^fine /);
});

test('a request that stands in the field when the candidate leaves is kept and not granted', () => {
  const talk = new Conversation().begin();
  talk.type('Can we take a break?');
  talk.send({ kind: 'leave', how: 'abort' });
  expect(talk.state?.ending).toBe('left');
  expect(talk.state?.questions[0]?.answers).toEqual([]);
});

describe('while an answer is assessed', () => {
  const talking = (): Conversation => {
    const talk = new Conversation().begin();
    talk.wait(10_000);
    talk.answer('I looked at the gauge first.', { id: 'first' });
    return talk;
  };

  test('no time of the candidate runs', () => {
    const talk = talking();
    expect(talk.state).toMatchObject({ phase: 'thinking', thinkingSince: talk.now, activeMs: 10_000 });
    talk.wait(8_000);
    talk.assess();
    expect(talk.state).toMatchObject({ phase: 'listening', activeMs: 10_000, activeSince: talk.now });
  });

  test('a pause keeps what it brings, and the return applies it', () => {
    const talk = talking();
    const prompt = talk.state?.prompt;
    expect(talk.send({ kind: 'pause' }).ok).toBe(true);
    expect(talk.assess().ok).toBe(true);
    expect(talk.state).toMatchObject({ phase: 'paused', prompt, thought: ENOUGH });
    talk.wait(5 * MINUTE);
    talk.send({ kind: 'resume', seat: 'a', seen: talk.version });
    expect(talk.state).toMatchObject({ phase: 'listening', cursor: 1, thought: null, activeMs: 10_000 });
    expect(talk.effects.filter(({ kind }) => kind === 'think')).toHaveLength(1);
  });

  test('a correction of that answer asks for its assessment again, of the corrected words', () => {
    const talk = talking();
    const answerSeq = talk.state?.thinkingAbout ?? 0;
    talk.send({ kind: 'correct', answerId: 'first', seq: answerSeq, text: 'I looked at the valve first.' });
    expect(talk.state?.questions[0]?.answers).toEqual(['I looked at the valve first.']);
    expect(talk.effects.at(-1)).toEqual({ kind: 'think', answerSeq });
  });

  test('a correction after it counts for the next decision alone', () => {
    const talk = talking();
    talk.assess({ missing: ['too-short'], content: 'thin', declined: false });
    const { length } = talk.effects;
    talk.send({ kind: 'correct', answerId: 'first', seq: 3, text: 'I looked at the valve first.' });
    expect(talk.state?.questions[0]?.answers).toEqual(['I looked at the valve first.']);
    expect(talk.effects).toHaveLength(length);
  });

  test('a takeover by another page leaves it alone', () => {
    const talk = talking();
    talk.send({ kind: 'resume', seat: 'b', seen: talk.version });
    expect(talk.state).toMatchObject({ phase: 'thinking', seat: 'b' });
    expect(talk.assess().ok).toBe(true);
  });
});

test('a page that asks to go on before the conversation moved elsewhere is refused', () => {
  const talk = new Conversation().begin();
  const seen = talk.version;
  talk.send({ kind: 'resume', seat: 'b', seen });
  expect(talk.send({ kind: 'resume', seat: 'c', seen })).toEqual({ ok: false, refusal: 'not-active' });
  expect(talk.state?.seat).toBe('b');
  expect(talk.send({ kind: 'resume', seat: 'c', seen: talk.version }).ok).toBe(true);
});
