import { describe, expect, test } from 'vitest';
import { Conversation } from './conversation.fixture.ts';
import type { Assessment } from './state.ts';

describe('what is said instead of an answer', () => {
  const answersTo = (talk: Conversation, question: string): string[] =>
    talk.log.flatMap(({ body }) =>
      body.kind === 'answered' && body.question === question && body.request === undefined ? [body.text] : [],
    );

  test('"What do you mean?" gets the plain words once, then the question again', () => {
    const talk = new Conversation();
    for (const question of talk.blueprint.questions) question.plain = `How are ${question.key} kept?`;
    talk.begin();
    talk.say('What do you mean?');
    expect(talk.prompt).toBe('plainly: How are gates kept?');
    talk.say('Do you mean my last job?');
    expect(talk.prompt).toBe('once more: Tell me about the gates.');
    talk.say('I closed the upper gate by hand.');
    expect(talk.outcomes[0]).toBe('answered');
    expect(answersTo(talk, 'gates')).toEqual(['I closed the upper gate by hand.']);
  });

  test('whoever thinks aloud is waited for: nothing is noted, the question stands', () => {
    const talk = new Conversation().begin();
    talk.say('hmm let me think');
    expect(talk.prompt).toBe('take your time');
    expect(talk.state).toMatchObject({ phase: 'listening', cursor: 0 });
    talk.say('It was the upper gate.');
    expect(answersTo(talk, 'gates')).toEqual(['It was the upper gate.']);
  });

  test('a bare no to an open question is asked wider once; the second one counts', () => {
    const talk = new Conversation().begin();
    talk.say('No.');
    expect(talk.prompt).toBe('something near to it?');
    expect(talk.outcomes[0]).toBeNull();
    talk.say('No', { missing: [], content: 'none', declined: true });
    expect(talk.outcomes[0]).toBe('skipped');
  });

  test('"No" is a whole answer where somebody is asked what they have, and in an application', () => {
    const facts = new Conversation();
    for (const question of facts.blueprint.questions) question.asksFacts = true;
    facts.begin();
    facts.say('No');
    expect(facts.outcomes[0]).toBe('answered');
    const founder = new Conversation();
    founder.blueprint.kind = 'application';
    founder.begin();
    founder.say('No');
    expect(founder.outcomes[0]).toBe('answered');
  });

  test('an own question is answered from the facts or passed on, belongs to no question, and the question stands', () => {
    const talk = new Conversation().begin();
    talk.say('When does the lock open in the morning?');
    expect(talk.prompt).toBe('perhaps: The lock opens at six in the morning and closes at nine in the evening.');
    talk.say('What does the pension fund invest in?');
    expect(talk.prompt).toContain('I do not have that');
    expect(talk.state).toMatchObject({ phase: 'listening', cursor: 0 });
    expect(answersTo(talk, 'gates')).toEqual([]);
    talk.say('I closed the gate. Was that wrong? I asked the keeper afterwards.');
    expect(talk.outcomes[0]).toBe('answered');
    // What somebody would ask a captain is an answer.
    talk.say('Where does it leak?');
    expect(talk.outcomes[1]).toBe('answered');
  });

  test.each([
    'I only have a moped. Would there be anywhere for me to park it?',
    'My daughter starts school in May, so I was wondering, would I get any leave in the first year?',
    'Müsste ich denn auch am Wochenende arbeiten?',
  ])('a question about the post is taken up, with what leads to it: %s', (text) => {
    const talk = new Conversation();
    if (text.startsWith('M') && text.includes('ü')) talk.blueprint.language = 'de';
    talk.begin();
    talk.say(text);
    expect(talk.state).toMatchObject({ phase: 'listening', cursor: 0, asides: 1 });
    expect(answersTo(talk, 'gates')).toEqual([]);
  });

  test.each([
    'I closed the upper gate by hand and rang the keeper. Would I be paid for that?',
    'I ask the captain two things: what is your draught, and do you have insurance for your crew?',
    'First I look at the chart. Then I ask myself where the leak is. Could the pump do it?',
  ])('an answer that ends with a question is an answer: %s', (text) => {
    const talk = new Conversation().begin();
    talk.say(text);
    expect(talk.outcomes[0]).toBe('answered');
  });

  test('another language is noticed once; whoever goes on in it is heard out', () => {
    const talk = new Conversation().begin();
    const foreign: Assessment = { missing: [], content: 'enough', declined: false, otherLanguage: true };
    talk.say('Das obere Tor habe ich von Hand geschlossen.', foreign);
    expect(talk.prompt).toBe('we speak en');
    expect(talk.outcomes[0]).toBeNull();
    talk.say('Mehr kann ich dazu nicht sagen.', foreign);
    expect(talk.outcomes[0]).toBe('answered');
    talk.say('Und die Mannschaft war zu dritt.', foreign);
    expect(talk.outcomes[1]).toBe('answered');
  });
});

test('a point without a trace is asked for with the words of the candidate, once a question', () => {
  const talk = new Conversation().begin();
  const lacking: Assessment = {
    missing: ['no-result'],
    content: 'enough',
    declined: false,
    points: [
      { text: 'Who keeps others off the gate?', quote: 'closed the upper gate' },
      { text: 'What do you write down?', quote: null },
    ],
  };
  talk.say('I closed the upper gate.', lacking);
  expect(talk.prompt).toBe('you said closed the upper gate. Who keeps others off the gate?');
  talk.say('Nobody.', lacking);
  expect(talk.prompt).toBe('more: no-result');
});
