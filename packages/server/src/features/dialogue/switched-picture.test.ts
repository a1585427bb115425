import { expect, test } from 'vitest';
import { Conversation } from './conversation.fixture.ts';

test('a picture that is switched off stays off through every change of mode until it is switched on', () => {
  const talk = new Conversation().begin();
  expect(talk.state?.pictureOff).toBeUndefined();
  talk.send({ kind: 'mode', mode: 'text', picture: false });
  expect([talk.state?.mode, talk.state?.pictureOff]).toEqual(['text', true]);
  talk.send({ kind: 'mode', mode: 'voice' });
  expect([talk.state?.mode, talk.state?.pictureOff]).toEqual(['voice', true]);
  talk.send({ kind: 'mode', mode: 'video', picture: true });
  expect([talk.state?.mode, talk.state?.pictureOff]).toEqual(['video', false]);
});
