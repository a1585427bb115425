// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Tracks } from '../recording/tracks.ts';

const getUserMedia = vi.fn();
vi.mock('./shared-devices.ts', async (original) => ({
  ...(await original<typeof import('./shared-devices.ts')>()),
  pageDevices: () => ({ getUserMedia }),
}));
const { useAskFirst } = await import('./use-ask-first.ts');

const BOTH = { sound: true, picture: true };
const SOUND = { sound: true, picture: false };
const stop = vi.fn();
const stream = { getTracks: () => [{ stop }] };
const begin = vi.fn();
let root: Root;

/** Begins with these tracks once the browser was asked; says what it waits for. */
function Asking() {
  const [status, ask] = useAskFirst([]);
  const button = (name: string, tracks: Tracks) => (
    <button type="button" name={name} onClick={() => ask({ ...tracks }, () => begin(name))} />
  );
  return (
    <>
      {button('both', BOTH)}
      {button('sound', SOUND)}
      <p>{status}</p>
    </>
  );
}

beforeEach(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  document.body.innerHTML = '<div id="place"></div>';
  root = createRoot(document.getElementById('place') as HTMLElement);
  await act(async () => root.render(<Asking />));
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.resetAllMocks();
});

const press = (name: string) => act(async () => document.querySelector<HTMLElement>(`[name=${name}]`)?.click());
const said = () => document.querySelector('p')?.textContent;

test('whoever goes on all the same after a fault is not asked a second time', async () => {
  getUserMedia.mockRejectedValue(new DOMException('', 'NotFoundError'));
  await press('both');
  expect([said(), begin.mock.calls]).toEqual(['missing', []]);
  await press('both');
  expect(begin).toHaveBeenCalledExactlyOnceWith('both');
  expect(getUserMedia).toHaveBeenCalledOnce();
});

test('whoever goes without the camera that was not given is asked for the microphone', async () => {
  getUserMedia.mockRejectedValueOnce(new DOMException('', 'NotFoundError')).mockResolvedValue(stream);
  await press('both');
  await press('sound');
  expect(getUserMedia).toHaveBeenLastCalledWith({ audio: expect.anything(), video: false });
  expect(begin).toHaveBeenCalledExactlyOnceWith('sound');
  expect(said()).toBe('');
});

test('whoever thinks again while the browser asks begins as they chose last', async () => {
  const answers: ((given: unknown) => void)[] = [];
  getUserMedia.mockImplementation(() => new Promise((resolve) => answers.push(resolve)));
  await press('both');
  await press('sound');
  await act(async () => answers[0]?.(stream));
  expect([begin.mock.calls, said()]).toEqual([[], 'asking']);
  expect(stop).toHaveBeenCalledOnce();
  await act(async () => answers[1]?.(stream));
  expect(begin).toHaveBeenCalledExactlyOnceWith('sound');
});
