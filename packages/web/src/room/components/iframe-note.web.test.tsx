// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { SCRIPTS } from '../../../dev/fake-script.ts';
import type { Device } from '../core/iframe-policy.ts';
import { type Drawn, draw } from '../testing/draw.tsx';
import { createFakeClock } from '../testing/fake-clock.ts';
import { openPage } from '../testing/room-at.ts';
import { createScriptedTransport } from '../testing/scripted-transport.ts';

let drawn: Drawn | null = null;

afterEach(async () => {
  await drawn?.remove();
  drawn = null;
});

/** The welcome of a server that speaks or not, in an iframe that withholds the devices named. */
async function welcome(voice: boolean, withheld: readonly Device[] | null) {
  const clock = createFakeClock();
  const room = openPage(clock, createScriptedTransport(clock, SCRIPTS.en, 500, voice));
  room.start();
  await clock.pass(0);
  let opened = 0;
  const frame = withheld === null ? null : { withheld, onOpenInNewTab: () => (opened += 1) };
  drawn = await draw(room, clock, ['en'], frame);
  return { drawn, room, opened: () => opened };
}

const CAUSE = 'The page that shows this interview does not let it use the microphone or the camera';

test('a frame without devices names the page around it as the cause and offers a tab of its own', async () => {
  const { drawn, opened } = await welcome(true, ['microphone', 'camera']);
  expect(drawn.text()).toContain(CAUSE);
  expect(drawn.text()).toContain('allow="camera; microphone"');
  expect(drawn.text()).toContain('Permissions-Policy');
  const link = document.querySelector<HTMLAnchorElement>('a[target=_blank]');
  expect([link?.textContent, link?.rel, link?.getAttribute('href')]).toEqual([
    'Open in a new tab',
    'noopener',
    window.location.pathname,
  ]);
  link?.addEventListener('click', (event) => event.preventDefault());
  await drawn.click(link);
  expect(opened()).toBe(1);
});

test('it is said again at the consent, and no longer once the interview runs', async () => {
  const { drawn, room } = await welcome(true, ['microphone', 'camera']);
  await drawn.click(drawn.button('Continue'));
  expect(drawn.text()).toContain(CAUSE);
  await drawn.act(() => room.consentAndBegin(new Set()));
  await drawn.pass(0);
  expect(drawn.text()).not.toContain(CAUSE);
});

test.each([
  ['the server has no voice to offer', false, ['microphone', 'camera']],
  ['the frame was given what voice needs', true, ['camera']],
  ['the room stands in a tab of its own', true, null],
] as const)('nothing is said where %s', async (_where, voice, withheld) => {
  const { drawn } = await welcome(voice, withheld);
  expect(drawn.text()).not.toContain(CAUSE);
});
