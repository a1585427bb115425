// @vitest-environment happy-dom
import type { RoomState } from '@colloquy/contract/room';
import type { ConsentPurpose } from '@colloquy/contract/shared';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { SCRIPTS } from '../../../dev/fake-script.ts';
import type { Room } from '../core/room.ts';
import { RoomContext, type RoomView } from '../hooks/room-context.ts';
import { loadCatalogue } from '../messages/languages.ts';
import { loadRecordingCatalogue } from '../recording/use-recording-words.ts';
import { createFakeClock } from '../testing/fake-clock.ts';
import { openPage } from '../testing/room-at.ts';
import { createScriptedTransport } from '../testing/scripted-transport.ts';
import { FRAME_SAMPLES } from './frames.ts';
import type { LineSpeed } from './measure-line.ts';
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
const getUserMedia = vi.fn();
vi.mock('./shared-devices.ts', async (original) => ({
  ...(await original<typeof import('./shared-devices.ts')>()),
  pageDevices: () => ({ getUserMedia }),
}));
let measured: (speed: LineSpeed) => void = () => undefined;
const measureLine = vi.fn((_options: { signal: AbortSignal; withPicture: boolean }) => {
  return new Promise<LineSpeed>((resolve) => {
    measured = resolve;
  });
});
vi.mock('./measure-line.ts', async (original) => ({
  ...(await original<typeof import('./measure-line.ts')>()),
  measureLine,
}));
const { DeviceScreen } = await import('./device-screen.tsx');
const words = await loadVoiceCatalogue('en');
const recordingWords = await loadRecordingCatalogue('en');

const agreedTo = (...purposes: ConsentPurpose[]) =>
  purposes.map((purpose) => ({ purpose, given: true, text: '', textVersion: 1 }));

let root: Root;
let begin: ReturnType<typeof vi.fn>;
async function draw(
  speech: RoomState['speech']['state'] = 'ready',
  change: Partial<RoomView> = {},
  more: Partial<RoomState> = {},
): Promise<void> {
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
        <DeviceScreen
          state={{ ...state, consents: agreedTo('speech'), ...more, speech: { ...state.speech, state: speech } }}
        />
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
  expect(begin).toHaveBeenCalledWith('voice', true);
});

test('once the microphone is on, one’s own voice and the loudspeaker can be tried, and need not be', async () => {
  await draw();
  expect(buttons()).not.toContain(words.tryRecord);
  await act(async () => say('on'));
  expect(buttons()).toEqual([words.tryRecord, words.trySpeaker, words.beginSpeaking, words.beginWriting, 'Back']);
  expect(text()).toContain(words.trySpeakerNote);
  await press('tryRecord');
  expect(text()).toContain(words.tryRecording);
});

test.each([
  ['denied', 'denied'],
  ['denied-by-system', 'deniedSystem'],
  ['missing', 'missing'],
  ['busy', 'busy'],
  ['unplugged', 'unplugged'],
  ['unsupported', 'unsupported'],
  ['failed', 'failed'],
] as const)('microphone %s: another try and writing are both there', async (status, key) => {
  await draw();
  await act(async () => say(status));
  expect(text()).toContain(words[key]);
  expect(buttons()).toContain(words.tryAgain);
  await press('beginWriting');
  expect(begin).toHaveBeenCalledWith('text', true);
});

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

const PICTURE: Partial<RoomState> = {
  offers: { voice: true, video: true },
  consents: agreedTo('speech', 'recording-picture'),
};

test('who agreed to a picture sees it before it is recorded, and it is let go of with the screen', async () => {
  const track = { stop: vi.fn(), onended: null };
  const stream = Object.assign(new MediaStream(), { getTracks: () => [track] });
  getUserMedia.mockResolvedValue(stream);
  await draw('ready', {}, PICTURE);
  expect(document.querySelector('video')).toBeNull();
  await act(async () => say('on'));
  await vi.waitFor(() => expect(document.querySelector('video')?.srcObject).toBe(stream));
  expect(document.querySelector('video')?.getAttribute('aria-label')).toBe(words.checkPicture);
  expect(getUserMedia).toHaveBeenCalledTimes(1);
  await press('beginSpeaking');
  expect(begin).toHaveBeenCalledWith('video', true);
  await act(async () => root.unmount());
  expect(track.stop).toHaveBeenCalled();
  root = createRoot(document.getElementById('place') as HTMLElement);
});

test.each([
  ['NotAllowedError', 'denied'],
  ['NotFoundError', 'missing'],
  ['NotReadableError', 'busy'],
  ['SecurityError', 'blocked'],
] as const)('a camera that is not given (%s) is said beside the microphone, which goes on', async (name, key) => {
  getUserMedia.mockRejectedValue(new DOMException('', name));
  await draw('ready', {}, PICTURE);
  await act(async () => say('on'));
  await vi.waitFor(() => expect(text()).toContain(recordingWords[key]));
  expect(text()).toContain(words.checkQuiet);
  await press('beginSpeaking');
  expect(begin).toHaveBeenCalledWith('video', true);
});

test('without that consent the camera is not touched', async () => {
  await draw();
  await act(async () => say('on'));
  expect(getUserMedia).not.toHaveBeenCalled();
  await press('beginSpeaking');
  expect(begin).toHaveBeenCalledWith('voice', true);
});

test('a camera that the system keeps is said in its own words', async () => {
  getUserMedia.mockRejectedValue(new DOMException('Permission denied by system', 'NotAllowedError'));
  await draw('ready', {}, PICTURE);
  await act(async () => say('on'));
  await vi.waitFor(() => expect(text()).toContain(recordingWords.deniedSystem));
});

test('in an app’s own browser, which has no microphone, the link can be copied into another one', async () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await draw();
  await act(async () => say('unsupported'));
  expect(text()).toContain(words.unsupported);
  await press('copyLink');
  expect(writeText).toHaveBeenCalledWith(window.location.href);
  expect(buttons()).toContain(words.copied);
});

describe('the line', () => {
  beforeEach(() => {
    getUserMedia.mockResolvedValue(Object.assign(new MediaStream(), { getTracks: () => [] }));
  });

  test('is measured while the screen stands; nobody waits for it, and whoever begins ends it', async () => {
    await draw();
    await act(async () => say('on'));
    expect(text()).toContain(words.lineChecking);
    await press('beginSpeaking');
    expect(begin).toHaveBeenCalledWith('voice', true);
    const signal = measureLine.mock.calls[0]?.[0].signal;
    await act(async () => root.unmount());
    expect(signal?.aborted).toBe(true);
    root = createRoot(document.getElementById('place') as HTMLElement);
  });

  test.each([
    ['good', 'lineGood'],
    ['slow', 'lineSlow'],
    ['unknown', 'lineUnknown'],
  ] as const)('%s: it is said, and speaking and writing both begin', async (speed, key) => {
    await draw();
    await act(async () => say('on'));
    await act(async () => measured(speed));
    expect(text()).toContain(words[key]);
    expect(buttons().slice(2)).toEqual([words.beginSpeaking, words.beginWriting, 'Back']);
    expect(measureLine.mock.calls[0]?.[0].withPicture).toBe(false);
  });

  test('too slow for the picture: it is said, and beginning without one is offered beside beginning with one', async () => {
    await draw('ready', {}, PICTURE);
    await act(async () => say('on'));
    expect(measureLine.mock.calls[0]?.[0].withPicture).toBe(true);
    await act(async () => measured('picture'));
    expect(text()).toContain(words.linePicture);
    expect(buttons().slice(2)).toEqual([words.beginWithoutPicture, words.beginSpeaking, words.beginWriting, 'Back']);
    await press('beginWithoutPicture');
    expect(begin).toHaveBeenCalledWith('voice', false);
    await press('beginSpeaking');
    expect(begin).toHaveBeenLastCalledWith('video', true);
  });

  test('on a good line, too, the picture can be left off', async () => {
    await draw('ready', {}, PICTURE);
    await act(async () => say('on'));
    await act(async () => measured('good'));
    expect(buttons().slice(2)).toEqual([words.beginSpeaking, words.beginWithoutPicture, words.beginWriting, 'Back']);
    await press('beginWithoutPicture');
    expect(begin).toHaveBeenCalledWith('voice', false);
  });

  test('where nobody can speak it is not measured', async () => {
    await draw('no-language');
    expect(measureLine).not.toHaveBeenCalled();
  });
});

describe('whoever is recorded and writes', () => {
  const WRITTEN: Partial<RoomState> = {
    offers: { voice: false, video: false },
    consents: agreedTo('recording-sound', 'recording-picture'),
  };
  const track = { stop: vi.fn(), onended: null };
  const stream = () => Object.assign(new MediaStream(), { getTracks: () => [track] });

  test('tries microphone and camera before the time runs, and begins with a picture or without', async () => {
    getUserMedia.mockResolvedValue(stream());
    await draw('no-language', {}, WRITTEN);
    expect(document.querySelector('h1')?.textContent).toBe(words.readyTitle);
    expect(text()).not.toContain(words.noLanguage);
    expect(buttons()).toEqual([words.checkAllow, words.beginWriting, words.beginWritingWithoutPicture, 'Back']);
    await press('checkAllow');
    await act(async () => say('on'));
    await vi.waitFor(() => expect(document.querySelector('video')).not.toBeNull());
    await press('beginWriting');
    expect(begin).toHaveBeenLastCalledWith('text', true);
    await press('beginWritingWithoutPicture');
    expect(begin).toHaveBeenLastCalledWith('text', false);
  });

  test('and begins at once is asked by the browser first; what it gave is let go of', async () => {
    let give: (given: MediaStream) => void = () => undefined;
    getUserMedia.mockReturnValue(new Promise((resolve) => (give = resolve)));
    await draw('no-language', {}, WRITTEN);
    await press('beginWriting');
    expect(begin).not.toHaveBeenCalled();
    await vi.waitFor(() => expect(text()).toContain(recordingWords.ask));
    expect(getUserMedia).toHaveBeenCalledWith({ audio: expect.anything(), video: expect.anything() });
    await act(async () => give(stream()));
    expect(begin).toHaveBeenCalledExactlyOnceWith('text', true);
    expect(track.stop).toHaveBeenCalled();
  });

  test('and begins without a picture is not asked for the camera', async () => {
    getUserMedia.mockResolvedValue(stream());
    await draw('no-language', {}, WRITTEN);
    await press('beginWritingWithoutPicture');
    expect(getUserMedia).toHaveBeenCalledExactlyOnceWith({ audio: expect.anything(), video: false });
    expect(begin).toHaveBeenCalledExactlyOnceWith('text', false);
  });

  test.each([
    ['NotAllowedError', 'denied'],
    ['NotFoundError', 'missing'],
    ['NotReadableError', 'busy'],
  ] as const)(
    'a device that is not given (%s) is said before the begin, which is one press away',
    async (name, key) => {
      getUserMedia.mockRejectedValue(new DOMException('', name));
      await draw('no-language', {}, WRITTEN);
      await press('beginWriting');
      await vi.waitFor(() => expect(text()).toContain(recordingWords[key]));
      expect(begin).not.toHaveBeenCalled();
      await press('beginWriting');
      expect(begin).toHaveBeenCalledExactlyOnceWith('text', true);
      expect(getUserMedia).toHaveBeenCalledTimes(1);
    },
  );

  test('a browser that never answers keeps nobody from beginning', async () => {
    getUserMedia.mockReturnValue(new Promise(() => undefined));
    await draw('no-language', {}, WRITTEN);
    await press('beginWriting');
    await press('beginWriting');
    expect(begin).toHaveBeenCalledExactlyOnceWith('text', true);
  });

  test('a page around this one that withholds the camera is told of, with a tab of its own', async () => {
    await draw('no-language', { framed: true, withheld: ['camera'] }, WRITTEN);
    await press('beginWriting');
    await vi.waitFor(() => expect(text()).toContain(recordingWords.blocked));
    expect(document.querySelector('a[target=_blank]')).not.toBeNull();
    expect(getUserMedia).not.toHaveBeenCalled();
  });

  test('where only the picture is recorded, the camera alone is tried', async () => {
    getUserMedia.mockResolvedValue(stream());
    await draw('no-language', {}, { ...WRITTEN, consents: agreedTo('recording-picture') });
    expect(buttons()[0]).toBe(words.checkCamera);
    await press('checkCamera');
    await vi.waitFor(() => expect(document.querySelector('video')).not.toBeNull());
    expect(microphone.open).not.toHaveBeenCalled();
    await press('beginWriting');
    expect(begin).toHaveBeenCalledExactlyOnceWith('text', true);
  });

  test('although they wanted to speak, and cannot: the reason and the devices are both there', async () => {
    await draw('down', {}, { consents: agreedTo('speech', 'recording-sound') });
    expect(text()).toContain(words.down);
    expect(buttons()).toEqual([words.checkAllow, words.beginWriting, 'Back']);
  });

  test('and could speak is asked, too, where nothing was tried', async () => {
    getUserMedia.mockResolvedValue(stream());
    await draw('ready', {}, PICTURE);
    await press('beginWriting');
    expect(getUserMedia).toHaveBeenCalledExactlyOnceWith({ audio: false, video: expect.anything() });
    expect(begin).toHaveBeenCalledExactlyOnceWith('text', true);
  });
});
