// @vitest-environment happy-dom
import type { RoomState } from '@colloquy/contract/room';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { SCRIPTS } from '../../../dev/fake-script.ts';
import type { Room } from '../core/room.ts';
import { RoomContext, type RoomView } from '../hooks/room-context.ts';
import { useSnapshot } from '../hooks/use-snapshot.ts';
import { createFakeClock } from '../testing/fake-clock.ts';
import { openPage } from '../testing/room-at.ts';
import { createScriptedTransport, type ScriptedTransport } from '../testing/scripted-transport.ts';
import type { CaptureBrowser, CaptureStatus, createCapture } from './capture.ts';
import type { Run, SendChunk } from './chunk-queue.ts';
import type { Tracks } from './tracks.ts';
import { loadRecordingCatalogue, type RecordingKey } from './use-recording-words.ts';

let say: (status: CaptureStatus) => void = () => undefined;
let give: (run: Run, bytes: Blob, last: boolean) => void = () => undefined;
let browser: CaptureBrowser | null = null;
let isBlocked: (tracks: Tracks) => boolean = () => false;
const capture = { want: vi.fn(), again: vi.fn(), refused: vi.fn(), status: () => 'off' };
vi.mock('./capture.ts', async (original) => ({
  ...(await original<typeof import('./capture.ts')>()),
  createCapture: (options: Parameters<typeof createCapture>[0]) => {
    ({ browser, isBlocked } = options);
    say = options.onChange;
    give = options.onBytes;
    return capture;
  },
}));
const send = vi.fn<SendChunk>();
vi.mock('./send-chunk.ts', () => ({ createSendChunk: () => send }));
const { RecordingBar } = await import('./recording-bar.tsx');
const words = await loadRecordingCatalogue('en');

const BOTH = { sound: true, picture: true };
const purposes = { sound: 'recording-sound', picture: 'recording-picture' } as const;
let root: Root;
let changeMode: ReturnType<typeof vi.fn>;
let withdraw: ReturnType<typeof vi.fn>;
let switchPicture: ReturnType<typeof vi.fn>;
let base: RoomState;

beforeEach(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  document.body.innerHTML = '<div id="place"></div>';
  root = createRoot(document.getElementById('place') as HTMLElement);
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.useRealTimers();
  vi.clearAllMocks();
});

async function draw(
  tracks: Tracks,
  mode: RoomState['mode'] = 'video',
  wanted: Tracks | null = tracks,
  more: Partial<RoomState> = {},
  withheld: RoomView['withheld'] = [],
): Promise<void> {
  const clock = createFakeClock();
  const real = openPage(clock, createScriptedTransport(clock, SCRIPTS.en, 500, true));
  real.start();
  await clock.pass(0);
  base = real.snapshot().state as RoomState;
  changeMode = vi.fn();
  withdraw = vi.fn();
  switchPicture = vi.fn();
  const consents = (['sound', 'picture'] as const).map((kind) => ({
    purpose: purposes[kind],
    given: tracks[kind],
    text: '',
    textVersion: 1,
  }));
  const state = { ...base, mode, offers: { voice: true, video: true }, consents, ...more } as RoomState;
  const view = {
    room: { ...real, changeMode, switchPicture, withdrawRecording: withdraw } as unknown as Room,
    snapshot: { ...real.snapshot(), connection: 'live' },
    withheld,
  } as unknown as RoomView;
  await act(async () =>
    root.render(
      <RoomContext value={view}>
        <RecordingBar state={state} token="token" wanted={wanted} />
      </RoomContext>,
    ),
  );
  await act(async () => undefined);
}

/** The bar below a room that moves, whose candidate has agreed to sound and picture. */
function Live({ room }: { room: Room }) {
  const snapshot = useSnapshot(room);
  const consents = Object.values(purposes).map((purpose) => ({ purpose, given: true, text: '', textVersion: 1 }));
  const state = { ...snapshot.state, consents, offers: { voice: true, video: true } } as unknown as RoomState;
  return (
    <RoomContext value={{ room, snapshot, withheld: [] } as unknown as RoomView}>
      <RecordingBar state={state} token="token" wanted={BOTH} />
    </RoomContext>
  );
}

const text = () => document.body.textContent ?? '';
const buttons = () => [...document.querySelectorAll('button')].map(({ textContent }) => textContent);
const press = (key: RecordingKey) =>
  act(async () => {
    const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === words[key]);
    if (button === undefined) throw new Error(`no button says ${words[key]}`);
    button.click();
  });

test.each([
  ['denied', 'denied'],
  ['denied-by-system', 'deniedSystem'],
  ['blocked', 'blocked'],
  ['missing', 'missing'],
  ['busy', 'busy'],
  ['unplugged', 'unplugged'],
  ['unsupported', 'unsupported'],
  ['failed', 'failed'],
] as const)('%s: it is said, with another try, and the interview goes on without', async (status, key) => {
  await draw(BOTH);
  await act(async () => say(status));
  expect(text()).toContain(words[key]);
  await press('again');
  expect(capture.again).toHaveBeenCalledOnce();
  await press('without');
  expect(capture.want).toHaveBeenLastCalledWith(null);
});

test('while the browser asks it is said, and nobody has to allow it', async () => {
  await draw(BOTH);
  await act(async () => say('asking'));
  expect(text()).toContain(words.ask);
  expect(buttons()).toEqual([words.pictureOff, words.without]);
});

test.each([
  [BOTH, 'both'],
  [{ sound: true, picture: false }, 'sound'],
  [{ sound: false, picture: true }, 'picture'],
] as const)('%j is recorded: it is said, and can be deleted', async (tracks, key) => {
  await draw(tracks);
  await act(async () => say('on'));
  expect(text()).toContain(words[key]);
  expect(buttons()).toEqual(tracks.picture ? [words.pictureOff, words.stop] : [words.stop]);
  await press('stop');
  await press('stopConfirm');
  expect(withdraw).toHaveBeenCalledOnce();
});

/** Chunks that each take longer to send than to record, until the watch has seen enough of them. */
async function sendSlowly(): Promise<void> {
  vi.useFakeTimers();
  send.mockImplementation(() => new Promise((resolve) => setTimeout(() => resolve('stored'), 4_000)));
  const run = { id: 'run', type: 'video/webm', tracks: BOTH, startedAtMs: 0 };
  await act(async () => {
    for (let chunk = 0; chunk < 8; chunk += 1) give(run, new Blob(['chunk']), false);
  });
  await act(async () => vi.advanceTimersByTimeAsync(13_000));
}

test('a line too slow for the picture: the voice goes on, it is said, and the picture is offered again', async () => {
  await draw(BOTH);
  await act(async () => say('on'));
  expect(capture.want).toHaveBeenLastCalledWith(BOTH);
  await sendSlowly();
  expect(capture.want).toHaveBeenLastCalledWith({ sound: true, picture: false });
  expect(changeMode).toHaveBeenCalledWith('voice');
  expect(text()).toContain(words.reduced);
  await draw(BOTH, 'voice');
  await press('pictureBack');
  expect(capture.want).toHaveBeenLastCalledWith(BOTH);
  expect(switchPicture).toHaveBeenLastCalledWith(true);
  expect(text()).toContain(words.both);
});

test('where only the picture was agreed to, a slow line ends the recording, and that is said', async () => {
  await draw({ sound: false, picture: true });
  await act(async () => say('on'));
  await sendSlowly();
  expect(capture.want).toHaveBeenLastCalledWith(null);
  await act(async () => say('off'));
  expect(text()).toContain(words.reducedAll);
  expect(buttons()).toContain(words.pictureBack);
});

test('sound alone is recorded on, however slow the line', async () => {
  const sound = { sound: true, picture: false };
  await draw(sound, 'voice');
  await act(async () => say('on'));
  await sendSlowly();
  expect(capture.want).toHaveBeenLastCalledWith(sound);
  expect([text().includes(words.sound), buttons()]).toEqual([true, [words.stop]]);
});

test('whoever began without a picture is recorded so, after a reload too, and can have it at any moment', async () => {
  await draw(BOTH, 'voice');
  expect(capture.want).toHaveBeenLastCalledWith({ sound: true, picture: false });
  await act(async () => say('on'));
  expect(text()).toContain(words.cameraOff);
  await press('pictureOn');
  expect(capture.want).toHaveBeenLastCalledWith(BOTH);
  expect(switchPicture).toHaveBeenLastCalledWith(true);
});

test('the camera can be switched off on a good line: the voice is recorded on, nothing is deleted, and it comes back', async () => {
  await draw(BOTH);
  await act(async () => say('on'));
  await press('pictureOff');
  expect(capture.want).toHaveBeenLastCalledWith({ sound: true, picture: false });
  expect(switchPicture).toHaveBeenLastCalledWith(false);
  expect(withdraw).not.toHaveBeenCalled();
  await act(async () => say('on'));
  expect(text()).toContain(words.cameraOff);
  expect(buttons()).toEqual([words.pictureOn, words.stop]);
  await press('pictureOn');
  expect(capture.want).toHaveBeenLastCalledWith(BOTH);
  expect(text()).toContain(words.both);
});

test('the button stays where it is while the devices are opened again, so that the focus does', async () => {
  await draw(BOTH);
  await act(async () => say('on'));
  const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === words.pictureOff);
  button?.focus();
  await press('pictureOff');
  await act(async () => say('asking'));
  expect([document.activeElement === button, button?.textContent]).toEqual([true, words.pictureOn]);
});

test('where only the picture was agreed to, switching it off ends the recording, and that is said', async () => {
  await draw({ sound: false, picture: true });
  await act(async () => say('on'));
  await press('pictureOff');
  expect(capture.want).toHaveBeenLastCalledWith(null);
  await act(async () => say('off'));
  expect(text()).toContain(words.cameraOffAll);
  expect(buttons()).toEqual([words.pictureOn, words.stop]);
});

test('whoever writes has the camera off too, on every page that is loaded after', async () => {
  await draw(BOTH, 'text', BOTH, { pictureOff: true });
  expect(capture.want).toHaveBeenCalledTimes(1);
  expect(capture.want).toHaveBeenLastCalledWith({ sound: true, picture: false });
  await act(async () => say('on'));
  expect(text()).toContain(words.cameraOff);
});

test('switched off on another page, it goes off here as well', async () => {
  await draw(BOTH);
  await act(async () => say('on'));
  await draw(BOTH, 'voice', BOTH, { pictureOff: true });
  expect(capture.want).toHaveBeenLastCalledWith({ sound: true, picture: false });
});

describe('a camera that is switched again before the server has answered', () => {
  /** A room whose changes of the manner are half a second on their way, and their replies another half; polls are not. */
  async function drawLive() {
    const clock = createFakeClock();
    const transport = createScriptedTransport(clock, SCRIPTS.en, 500, true);
    const send: ScriptedTransport['send'] = async (name, ...rest) => {
      const travel = () => new Promise<void>((resolve) => clock.after(name === 'mode' ? 500 : 0, resolve));
      await travel();
      const reply = await transport.send(name, ...rest);
      await travel();
      return reply;
    };
    const room = openPage(clock, { ...transport, send });
    room.start();
    await clock.pass(0);
    room.consentAndBegin(new Set(['recording']));
    await clock.pass(0);
    room.begin('video');
    await clock.pass(0);
    await act(async () => root.render(<Live room={room} />));
    await act(async () => say('on'));
    return { room, transport, pass: (ms: number) => act(() => clock.pass(ms)) };
  }

  test('off and on again: it stays on, whatever order the replies come in', async () => {
    const { room, pass } = await drawLive();
    await press('pictureOff');
    await press('pictureOn');
    expect(capture.want).toHaveBeenLastCalledWith(BOTH);
    for (let moment = 0; moment < 12; moment += 1) {
      await pass(250);
      expect(capture.want).toHaveBeenLastCalledWith(BOTH);
    }
    expect([room.snapshot().pending, room.snapshot().state?.pictureOff]).toEqual([[], undefined]);
    expect(text()).toContain(words.both);
  });

  test('off, on and off: it stays off', async () => {
    const { room, pass } = await drawLive();
    for (const key of ['pictureOff', 'pictureOn', 'pictureOff'] as const) await press(key);
    await pass(5_000);
    expect(capture.want).toHaveBeenLastCalledWith({ sound: true, picture: false });
    expect(room.snapshot().state?.pictureOff).toBe(true);
  });

  test('a change that the server turns away leaves the picture as the server has it', async () => {
    const { room, transport, pass } = await drawLive();
    await press('pictureOff');
    await pass(5_000);
    transport.interview.command({ name: 'resume', body: { seat: 'another' } } as never);
    await press('pictureOn');
    expect(capture.want).toHaveBeenLastCalledWith(BOTH);
    await pass(5_000);
    expect(room.snapshot().pending).toEqual([]);
    expect(capture.want).toHaveBeenLastCalledWith({ sound: true, picture: false });
  });
});

test('a camera that is away keeps no voice from being recorded', async () => {
  await draw(BOTH);
  await act(async () => say('missing'));
  await press('pictureOff');
  expect(capture.want).toHaveBeenLastCalledWith({ sound: true, picture: false });
});

test('the devices and the recorder are looked for at each try: a camera that comes late is found', async () => {
  await draw(BOTH);
  await act(async () => say('unsupported'));
  expect(text()).toContain(words.unsupported);
  const late = { getUserMedia: vi.fn() };
  Object.defineProperty(navigator, 'mediaDevices', { value: undefined, configurable: true });
  vi.stubGlobal('MediaRecorder', undefined);
  expect([browser?.devices(), browser?.recorder()]).toEqual([undefined, undefined]);
  Object.defineProperty(navigator, 'mediaDevices', { value: late, configurable: true });
  const Recorder = class {};
  vi.stubGlobal('MediaRecorder', Recorder);
  expect(browser?.recorder()).toBe(Recorder);
  await browser
    ?.devices()
    ?.getUserMedia({ video: true })
    .catch(() => undefined);
  expect(late.getUserMedia).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'mediaDevices');
});

test('what the page around this one withholds is asked at each try, too', async () => {
  await draw(BOTH, 'video', BOTH, {}, []);
  expect(isBlocked(BOTH)).toBe(false);
  await draw(BOTH, 'video', BOTH, {}, ['camera']);
  expect([isBlocked(BOTH), isBlocked({ sound: true, picture: false })]).toEqual([true, false]);
});

test('the screen stays on while something is recorded, and no longer', async () => {
  const release = vi.fn(async () => undefined);
  const request = vi.fn(async () => ({ released: false, release }));
  Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true });
  await draw({ sound: false, picture: true });
  await act(async () => say('denied'));
  expect(request).not.toHaveBeenCalled();
  await act(async () => say('on'));
  expect(request).toHaveBeenCalledExactlyOnceWith('screen');
  expect(release).not.toHaveBeenCalled();
  await press('pictureOff');
  await act(async () => say('off'));
  expect(release).toHaveBeenCalledOnce();
  Reflect.deleteProperty(navigator, 'wakeLock');
});
