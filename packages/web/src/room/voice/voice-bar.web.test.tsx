// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SCRIPTS } from '../../../dev/fake-script.ts';
import type { Room } from '../core/room.ts';
import { RoomContext, type RoomView } from '../hooks/room-context.ts';
import { loadCatalogue } from '../messages/languages.ts';
import { createFakeClock } from '../testing/fake-clock.ts';
import { openPage } from '../testing/room-at.ts';
import { createScriptedTransport } from '../testing/scripted-transport.ts';
import { loadVoiceCatalogue, type VoiceKey } from './use-voice-words.ts';
import type { VoiceView } from './voice.ts';

vi.mock('./pcm-worklet.ts?worker&url', () => ({ default: '/pcm.js' }));
const actions = { again: vi.fn(), moreTime: vi.fn(), playAgain: vi.fn(), stopPlaying: vi.fn() };
let show: (view: VoiceView) => void = () => undefined;
const QUIET: VoiceView = {
  microphone: 'on',
  player: 'idle',
  stage: 'waiting',
  again: false,
  doubtful: false,
  waiting: 0,
  isSlow: false,
  isRefused: false,
  isLost: false,
  isLoud: false,
  running: '',
};
vi.mock('./voice.ts', () => ({
  createVoice: ({ onChange }: { onChange: (view: VoiceView) => void }) => {
    show = onChange;
    return {
      ...actions,
      view: () => QUIET,
      start: () => undefined,
      stop: () => undefined,
      wake: () => undefined,
      isBusy: () => false,
    };
  },
}));
const { VoiceBar } = await import('./voice-bar.tsx');
const words = await loadVoiceCatalogue('en');

let root: Root;
let room: Room;
let changeMode: ReturnType<typeof vi.fn>;
beforeEach(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const clock = createFakeClock();
  const transport = createScriptedTransport(clock, SCRIPTS.en, 500, true);
  const real = openPage(clock, transport);
  real.start();
  await clock.pass(0);
  real.consentAndBegin(new Set(['speech']));
  await clock.pass(0);
  real.begin('voice');
  await clock.pass(0);
  changeMode = vi.fn();
  room = { ...real, changeMode } as unknown as Room;
  document.body.innerHTML = '<div id="place"></div>';
  root = createRoot(document.getElementById('place') as HTMLElement);
  await draw();
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.clearAllMocks();
});

async function draw(change: Partial<RoomView> = {}, connection = room.snapshot().connection): Promise<void> {
  const catalogue = await loadCatalogue('en');
  const view = {
    room,
    snapshot: { ...room.snapshot(), connection },
    t: (key: keyof typeof catalogue) => String(catalogue[key]),
    tag: 'en',
    token: 'token',
    framed: false,
    withheld: [],
    arrived: { current: true },
    announce: () => undefined,
    onOpenInNewTab: () => undefined,
    ...change,
  } as unknown as RoomView;
  await act(async () =>
    root.render(
      <RoomContext value={view}>
        <VoiceBar token="token" />
      </RoomContext>,
    ),
  );
  await act(async () => undefined);
}

/** The standing question is one that can be heard. */
function withSound(): Pick<RoomView, 'snapshot'> {
  const snapshot = room.snapshot();
  const { state } = snapshot;
  const prompt = state?.conversation?.prompt;
  if (state?.conversation == null || prompt == null) throw new Error('nothing is asked');
  const heard = { ...state, conversation: { ...state.conversation, prompt: { ...prompt, speechUrl: '/speech/1' } } };
  return { snapshot: { ...snapshot, state: heard } };
}

const see = (view: Partial<VoiceView>) => act(async () => show({ ...QUIET, ...view }));
const text = () => document.body.textContent ?? '';
const buttons = () => [...document.querySelectorAll('button')].map(({ textContent }) => textContent);
const press = (key: VoiceKey) =>
  act(async () => {
    const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === words[key]);
    if (button === undefined) throw new Error(`no button says ${words[key]}`);
    button.click();
  });

test('where it is loud around the candidate it says so, and which ways are left', async () => {
  await see({ stage: 'speaking', isLoud: true });
  expect(text()).toContain(words.loud);
  expect(words.loud).toContain((await loadCatalogue('en')).answerDone);
  expect(buttons()).toContain(words.write);
});

test.each([
  ['asking', 'ask', false],
  ['denied', 'denied', true],
  ['denied-by-system', 'deniedSystem', true],
  ['blocked', 'blocked', true],
  ['missing', 'missing', true],
  ['busy', 'busy', true],
  ['unplugged', 'unplugged', true],
  ['failed', 'failed', true],
  ['unsupported', 'unsupported', true],
  ['muted', 'muted', false],
] as const)('microphone %s: it is said, with a way on and writing beside it', async (microphone, key, canTry) => {
  await see({ microphone });
  expect(text()).toContain(words[key]);
  expect(buttons().includes(words.tryAgain)).toBe(canTry);
  expect(buttons()).toContain(words.write);
  if (!canTry) return;
  await press('tryAgain');
  expect(actions.again).toHaveBeenCalledOnce();
});

test('in a frame that withholds the microphone a tab of its own is offered', async () => {
  await draw({ framed: true });
  await see({ microphone: 'blocked' });
  expect(document.querySelector('a[target=_blank]')).not.toBeNull();
});

test.each([
  ['waiting', 'listening'],
  ['speaking', 'speaking'],
  ['writing', 'writing'],
  ['ending', 'ending'],
  ['open', 'open'],
] as const)('an answer that is %s says so', async (stage, key) => {
  await see({ stage });
  expect(text()).toContain(words[key]);
  expect(buttons().includes(words.moreTime)).toBe(stage === 'ending');
});

test.each([
  [{ again: true }, 'again'],
  [{ isLost: true }, 'lost'],
  [{ isSlow: true, waiting: 2 }, 'slow'],
  [{ doubtful: true }, 'doubtful'],
  [{ player: 'failed' }, 'playFailed'],
  [{ player: 'blocked' }, 'playBlocked'],
] as const)('%j is said beside it', async (view, key) => {
  await see(view);
  expect(text()).toContain(words[key]);
});

test('a question that is still being made: it is said at once, and after three seconds that it can be answered', async () => {
  vi.useFakeTimers();
  await see({ player: 'fetching' });
  expect(text()).toContain(words.coming);
  expect(text()).not.toContain(words.listening);
  await act(async () => vi.advanceTimersByTime(2_999));
  expect(text()).not.toContain(words.comingLong);
  await act(async () => vi.advanceTimersByTime(1));
  expect([text().includes(words.coming), text().includes(words.comingLong)]).toEqual([true, true]);
  await see({ player: 'playing' });
  expect(text()).toContain(words.playing);
  expect(text()).not.toContain(words.coming);
  expect(text()).not.toContain(words.comingLong);
  vi.useRealTimers();
});

test('whoever speaks before the question is there is told that they are heard', async () => {
  await see({ player: 'fetching', stage: 'speaking' });
  expect(text()).toContain(words.speaking);
  await see({ player: 'fetching', stage: 'writing' });
  expect(text()).toContain(words.writing);
});

test('nobody has to wait for the sound: the button that plays it answers without it', async () => {
  await draw(withSound());
  await see({ player: 'fetching' });
  await press('comingSkip');
  expect(actions.stopPlaying).toHaveBeenCalledOnce();
  expect(actions.playAgain).not.toHaveBeenCalled();
});

test('speech that is not taken here any more is said, and typing goes on', async () => {
  await see({ isRefused: true });
  expect(text()).toContain(words.refused);
  await press('write');
  expect(changeMode).toHaveBeenCalledWith('text');
});

test('more time is given by one press', async () => {
  await see({ stage: 'ending' });
  await press('moreTime');
  expect(actions.moreTime).toHaveBeenCalledOnce();
});

test('offline, what is said is kept; after a minute the time stands still', async () => {
  vi.useFakeTimers();
  await draw({}, 'offline');
  await see({ stage: 'speaking' });
  expect(text()).toContain(words.offline);
  await act(async () => vi.advanceTimersByTime(60_000));
  expect(text()).toContain(words.offlineLong);
  vi.useRealTimers();
});

test('another loudspeaker than before is said, until the question is played again', async () => {
  let outputs = ['built-in'];
  const devices = Object.assign(new EventTarget(), {
    enumerateDevices: async () => outputs.map((deviceId) => ({ kind: 'audiooutput', deviceId, groupId: '' })),
  });
  Object.defineProperty(navigator, 'mediaDevices', { value: devices, configurable: true });
  await act(async () => root.unmount());
  root = createRoot(document.getElementById('place') as HTMLElement);
  await draw(withSound());
  const change = () => act(async () => void devices.dispatchEvent(new Event('devicechange')));
  await change();
  expect(text()).not.toContain(words.outputChanged);
  outputs = ['headphones', 'built-in'];
  await change();
  expect(text()).toContain(words.outputChanged);
  await press('playAgain');
  expect(text()).not.toContain(words.outputChanged);
  expect(actions.playAgain).toHaveBeenCalledOnce();
  Reflect.deleteProperty(navigator, 'mediaDevices');
});

test('engines that are down while somebody answers are told of, with writing beside it', async () => {
  const snapshot = room.snapshot();
  const { state } = snapshot;
  if (state === null) throw new Error('no state');
  expect(text()).not.toContain(words.slow);
  await draw({ snapshot: { ...snapshot, state: { ...state, speech: { ...state.speech, state: 'down' } } } });
  expect(text()).toContain(words.slow);
  expect(buttons()).toContain(words.write);
});

test('the screen stays on while answers are heard or questions spoken, and no longer', async () => {
  const release = vi.fn(async () => undefined);
  const request = vi.fn(async () => ({ released: false, release }));
  Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true });
  await act(async () => root.unmount());
  root = createRoot(document.getElementById('place') as HTMLElement);
  await draw();
  expect(request).toHaveBeenCalledExactlyOnceWith('screen');
  await see({ microphone: 'denied' });
  expect(release).toHaveBeenCalledTimes(1);
  await see({ microphone: 'denied', player: 'fetching' });
  await see({ microphone: 'denied', player: 'playing' });
  expect([request.mock.calls.length, release.mock.calls.length]).toEqual([2, 1]);
  await see({ microphone: 'denied', player: 'idle' });
  expect(release).toHaveBeenCalledTimes(2);
  await see({ microphone: 'on' });
  await act(async () => root.unmount());
  expect([request.mock.calls.length, release.mock.calls.length]).toEqual([3, 3]);
  root = createRoot(document.getElementById('place') as HTMLElement);
  Reflect.deleteProperty(navigator, 'wakeLock');
});

test('words on their way are shown while somebody is heard, and are read out to nobody', async () => {
  const place = () => document.querySelector('.voice-running');
  act(() => show({ ...QUIET, running: 'Then I rolled it' }));
  expect(place()?.textContent).toBe('Then I rolled it');
  expect(place()?.getAttribute('aria-hidden')).toBe('true');
  act(() => show({ ...QUIET, microphone: 'denied' }));
  expect(place()).toBeNull();
});
