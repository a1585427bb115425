// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import type { Reply } from '../core/transport.ts';
import { type Drawn, draw } from '../testing/draw.tsx';
import { createFakeClock } from '../testing/fake-clock.ts';
import { openPage } from '../testing/room-at.ts';
import { createScriptedTransport } from '../testing/scripted-transport.ts';

const OFFER = {
  ask: { text: 'Sollen wir auf Deutsch weitermachen?', language: 'de' as const },
  accept: { text: 'Ja, auf Deutsch', language: 'de' as const },
  decline: { text: 'No, stay with English', language: 'en' as const },
};

let drawn: Drawn | null = null;

afterEach(async () => {
  await drawn?.remove();
  drawn = null;
});

/** A room at its first question in which another language is offered. */
async function roomWithOffer() {
  const clock = createFakeClock();
  const scripted = createScriptedTransport(clock);
  const offered = (reply: Reply): Reply => {
    if (!reply.ok || reply.state.conversation?.prompt == null) return reply;
    const { conversation } = reply.state;
    const prompt = {
      ...conversation.prompt,
      kind: 'nudge' as const,
      text: `It is German, I believe. ${OFFER.ask.text}`,
    };
    const patched = { ...conversation, prompt: { ...conversation.prompt, ...prompt }, languageOffer: OFFER };
    return { ...reply, state: { ...reply.state, conversation: patched } } as Reply;
  };
  const poll: typeof scripted.poll = async (...call) => offered(await scripted.poll(...call));
  const send: typeof scripted.send = async (...call) => offered(await scripted.send(...call));
  const room = openPage(clock, { ...scripted, poll, send });
  room.start();
  await clock.pass(0);
  drawn = await draw(room, clock);
  await drawn.click(drawn.button('Continue'));
  await drawn.click(drawn.button('Begin the interview'));
  return { drawn, scripted };
}

test('the offer is asked and agreed to in the other language, and each button says so with its own', async () => {
  const { drawn: page, scripted } = await roomWithOffer();
  const region = document.querySelector('section.way-out');
  const label = document.getElementById(region?.getAttribute('aria-labelledby') ?? '');
  expect([label?.textContent, label?.lang]).toEqual([OFFER.ask.text, 'de']);
  expect(document.querySelector('.lead')?.textContent).toBe('It is German, I believe.');
  expect([...(region?.querySelectorAll('button') ?? [])].map(({ textContent, lang }) => [textContent, lang])).toEqual([
    [OFFER.accept.text, 'de'],
    [OFFER.decline.text, 'en'],
  ]);
  await page.click(page.button(OFFER.accept.text));
  await page.click(page.button(OFFER.decline.text));
  const decided = scripted.received.filter(({ name }) => name === 'change-language');
  expect(decided.map(({ body }) => body.change)).toEqual([true, false]);
});
