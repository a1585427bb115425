// @vitest-environment happy-dom
import type { RoomState } from '@colloquy/contract/room';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SCRIPTS } from '../../../dev/fake-script.ts';
import type { Room } from '../core/room.ts';
import { RoomContext, type RoomView } from '../hooks/room-context.ts';
import { createFakeClock } from '../testing/fake-clock.ts';
import { openPage } from '../testing/room-at.ts';
import { createScriptedTransport } from '../testing/scripted-transport.ts';
import type { PlayerStatus } from './player.ts';
import { loadVoiceCatalogue } from './use-voice-words.ts';

let say: (status: PlayerStatus) => void = () => undefined;
const player = { play: vi.fn(async () => undefined), stop: vi.fn() };
vi.mock('./player.ts', () => ({
  createPlayer: (options: { onChange: typeof say }) => {
    say = options.onChange;
    return player;
  },
}));
const { WritingBar } = await import('./writing-bar.tsx');
const words = await loadVoiceCatalogue('en');

let root: Root;
let changeMode: ReturnType<typeof vi.fn>;

async function draw(
  speech: RoomState['speech']['state'],
  speechUrl = '/speech/1',
  more: Partial<RoomState> = {},
): Promise<void> {
  const clock = createFakeClock();
  const real = openPage(clock, createScriptedTransport(clock, SCRIPTS.en, 500, true));
  real.start();
  await clock.pass(0);
  const state = real.snapshot().state as RoomState;
  changeMode = vi.fn();
  const conversation = { ...state.conversation, prompt: { ...state.conversation?.prompt, speechUrl } };
  const now = {
    ...state,
    phase: 'listening',
    active: true,
    offers: { voice: speech !== 'no-language', video: false },
    conversation,
    speech: { ...state.speech, state: speech },
    ...more,
  } as RoomState;
  const view = {
    room: { ...real, changeMode } as unknown as Room,
    snapshot: { ...real.snapshot(), state: now },
  } as unknown as RoomView;
  await act(async () =>
    root.render(
      <RoomContext value={view}>
        <WritingBar token="token" />
      </RoomContext>,
    ),
  );
  await act(async () => undefined);
}

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  document.body.innerHTML = '<div id="place"></div>';
  root = createRoot(document.getElementById('place') as HTMLElement);
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.clearAllMocks();
});

const text = () => document.body.textContent ?? '';
const button = (label: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === label);

test.each([
  ['down', 'down'],
  ['full', 'full'],
  ['no-language', 'noLanguage'],
] as const)('engines that are %s: it is said in mid-interview, and writing goes on', async (speech, key) => {
  await draw(speech);
  expect(text()).toContain(words[key]);
  expect(button(words.speak)).toBeUndefined();
});

test('once they are back, speaking is one press away', async () => {
  await draw('ready');
  await act(async () => button(words.speak)?.click());
  expect(changeMode).toHaveBeenCalledWith('voice');
});

test('who shows a picture speaks with it, unless they have switched it off', async () => {
  const consents = [{ purpose: 'recording-picture' as const, given: true, text: '', textVersion: 1 }];
  const offers = { voice: true, video: true };
  await draw('ready', '/speech/1', { consents, offers });
  await act(async () => button(words.speak)?.click());
  expect(changeMode).toHaveBeenLastCalledWith('video');
  await draw('ready', '/speech/1', { consents, offers, pictureOff: true });
  await act(async () => button(words.speak)?.click());
  expect(changeMode).toHaveBeenLastCalledWith('voice');
});

const box = () => document.querySelector<HTMLInputElement>('input[type="checkbox"]');

test('a browser that lets no sound out without a press is told of where questions are spoken by themselves', async () => {
  await draw('no-language');
  await act(async () => say('blocked'));
  expect(text()).toContain(words.playBlocked);
});

test('the question can be heard by who writes; where it cannot, that is said', async () => {
  await draw('ready');
  await act(async () => button(words.play)?.click());
  expect(player.play).toHaveBeenCalledWith('/speech/1');
  await act(async () => say('playing'));
  expect(button(words.playStop)).toBeDefined();
  await act(async () => say('failed'));
  expect(text()).toContain(words.playFailed);
});

test('a question that is still being made is said to come, and need not be waited for', async () => {
  await draw('ready');
  await act(async () => button(words.play)?.click());
  await act(async () => say('fetching'));
  expect(text()).toContain(words.coming);
  const stops = player.stop.mock.calls.length;
  await act(async () => button(words.comingSkip)?.click());
  expect([player.stop.mock.calls.length, player.play.mock.calls.length]).toEqual([stops + 1, 1]);
  await act(async () => say('idle'));
  expect(text()).not.toContain(words.coming);
});

// The last one: what somebody chose stands for as long as a page is open.
test('where nothing recognises the language each question is spoken by itself, until that is switched off', async () => {
  await draw('no-language');
  expect([player.play.mock.calls, box()?.checked]).toEqual([[['/speech/1']], true]);
  await act(async () => box()?.click());
  expect([player.stop.mock.calls.length > 0, box()?.checked]).toEqual([true, false]);
  await draw('no-language', '/speech/2');
  expect(player.play).toHaveBeenCalledTimes(1);
  await act(async () => box()?.click());
  await draw('no-language', '/speech/3');
  expect(player.play).toHaveBeenLastCalledWith('/speech/3');
});
