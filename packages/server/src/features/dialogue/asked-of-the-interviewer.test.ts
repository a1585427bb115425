import { expect, test } from 'vitest';
import { Conversation } from './conversation.fixture.ts';

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
