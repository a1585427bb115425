// @vitest-environment happy-dom
import type { RoomState } from '@colloquy/contract/room';
import { afterEach, expect, test } from 'vitest';
import { SCRIPTS } from '../../../dev/fake-script.ts';
import { type Drawn, draw } from '../testing/draw.tsx';
import { createFakeClock } from '../testing/fake-clock.ts';
import { openPage } from '../testing/room-at.ts';
import { createScriptedTransport } from '../testing/scripted-transport.ts';

let drawn: Drawn | null = null;
afterEach(async () => {
  await drawn?.remove();
  drawn = null;
});

async function welcome(
  change: Partial<Pick<RoomState, 'readsAloud' | 'offers' | 'recordingDays'>>,
  speech: RoomState['speech']['state'],
) {
  const clock = createFakeClock();
  const transport = createScriptedTransport(clock, SCRIPTS.en, 500);
  const { state } = transport.interview;
  transport.interview.state = (seat) => {
    const now = state(seat);
    return { ...now, ...change, speech: { ...now.speech, state: speech } };
  };
  const room = openPage(clock, transport);
  room.start();
  await clock.pass(0);
  drawn = await draw(room, clock, ['en'], null);
  return drawn.text();
}

const NOT_HERE = 'cannot be spoken here, because nothing on this system recognises it';
const ALOUD = 'Each question can be read aloud to you.';

test('before the start of a language that nothing recognises the reason is said, and that questions are read aloud', async () => {
  const text = await welcome({ readsAloud: true }, 'no-language');
  expect([text.includes(NOT_HERE), text.includes(ALOUD)]).toEqual([true, true]);
});

test('without a voice nothing is promised', async () => {
  const text = await welcome({ readsAloud: false }, 'no-language');
  expect([text.includes(NOT_HERE), text.includes(ALOUD)]).toEqual([true, false]);
});

test('where nobody can speak at all no language is named as the reason', async () => {
  const text = await welcome({}, 'off');
  expect([text.includes(NOT_HERE), text.includes('You answer in writing, in your own words.')]).toEqual([false, true]);
});

test('where answers are spoken neither is said', async () => {
  const text = await welcome({ readsAloud: true, offers: { voice: true, video: false } }, 'ready');
  expect([text.includes(NOT_HERE), text.includes(ALOUD)]).toEqual([false, false]);
});

test('how long answers and recordings stay is said before the start; of recordings only where there are any', async () => {
  const written = await welcome({ recordingDays: null }, 'off');
  expect([written.includes('Your answers are kept until'), written.includes('What is recorded is deleted')]).toEqual([
    true,
    false,
  ]);
  await drawn?.remove();
  const recorded = await welcome({ recordingDays: 30 }, 'off');
  expect(recorded).toMatch(/What is recorded is deleted after .?30.? days\./);
});
