// @vitest-environment happy-dom
import type { RoomState } from '@colloquy/contract/room';
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
import { FRAME_SAMPLES } from './energy-detector.ts';
import type { MicrophoneStatus } from './microphone.ts';
import { loadVoiceCatalogue, type VoiceKey } from './use-voice-words.ts';

let say: (status: MicrophoneStatus) => void = () => undefined;
let hear: (frame: Float32Array) => void = () => undefined;
const microphone = { open: vi.fn(), close: vi.fn() };
vi.mock('./microphone.ts', () => ({
  createMicrophone: (options: { onFrame: typeof hear; onChange: typeof say }) => {
    hear = options.onFrame;
    say = options.onChange;
    return microphone;
  },
}));
const { DeviceScreen } = await import('./device-screen.tsx');
const words = await loadVoiceCatalogue('en');

let root: Root;
let begin: ReturnType<typeof vi.fn>;
async function draw(speech: RoomState['speech']['state'] = 'ready', change: Partial<RoomView> = {}): Promise<void> {
  const clock = createFakeClock();
  const real = openPage(clock, createScriptedTransport(clock, SCRIPTS.en, 500, true));
  real.start();
  await clock.pass(0);
  begin = vi.fn();
  const state = real.snapshot().state as RoomState;
  const catalogue = await loadCatalogue('en');
  const view = {
    room: { ...real, begin } as unknown as Room,
    snapshot: real.snapshot(),
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
        <DeviceScreen state={{ ...state, speech: { ...state.speech, state: speech } }} />
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
const buttons = () => [...document.querySelectorAll('button')].map(({ textContent }) => textContent);
const press = (key: VoiceKey) =>
  act(async () => {
    const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === words[key]);
    if (button === undefined) throw new Error(`no button says ${words[key]}`);
    button.click();
  });
const loud = () => Float32Array.from({ length: FRAME_SAMPLES }, (_, at) => (at % 2 === 0 ? 0.1 : -0.1));

test('the microphone is asked for by a press, and a sentence shows that it hears', async () => {
  await draw();
  expect(microphone.open).not.toHaveBeenCalled();
  expect(buttons()).toEqual([words.checkAllow, words.beginWriting, 'Back']);
  await press('checkAllow');
  await act(async () => say('on'));
  expect(text()).toContain(words.checkQuiet);
  await act(async () => {
    for (let frame = 0; frame < 40; frame += 1) hear(loud());
  });
  expect(text()).toContain(words.checkHeard);
  await press('beginSpeaking');
  expect(begin).toHaveBeenCalledWith('voice');
});

test.each(['denied', 'missing', 'busy', 'unsupported', 'failed'] as const)(
  'microphone %s: another try and writing are both there',
  async (status) => {
    await draw();
    await act(async () => say(status));
    expect(text()).toContain(words[status]);
    expect(buttons()).toContain(words.tryAgain);
    await press('beginWriting');
    expect(begin).toHaveBeenCalledWith('text');
  },
);

test.each([
  ['no-language', 'noLanguage'],
  ['down', 'down'],
  ['full', 'full'],
] as const)('%s: it is said before the begin, and writing is the one next step', async (speech, key) => {
  await draw(speech);
  expect(text()).toContain(words[key]);
  expect(buttons()).toEqual([words.beginWriting, 'Back']);
});

test('in a frame that withholds it, a tab of its own is offered', async () => {
  await draw('ready', { framed: true, withheld: ['microphone'] });
  await act(async () => say('blocked'));
  expect(text()).toContain(words.blocked);
  expect(document.querySelector('a[target=_blank]')).not.toBeNull();
});

test('whoever leaves the screen has the microphone closed', async () => {
  await draw();
  await act(async () => root.unmount());
  expect(microphone.close).toHaveBeenCalled();
  root = createRoot(document.getElementById('place') as HTMLElement);
});
