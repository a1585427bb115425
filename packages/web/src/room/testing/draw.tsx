import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from '../components/app.tsx';
import type { Device } from '../core/iframe-policy.ts';
import type { Room } from '../core/room.ts';
import { loadCatalogue, preferredLanguage } from '../messages/languages.ts';
import type { FakeClock } from './fake-clock.ts';

/** React runs its effects at the end of `act` in an environment that says so. */
function enableAct(): void {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
}

export type Drawn = {
  /** Lets time pass and the page draw what came of it. */
  pass(ms: number): Promise<void>;
  act(task: () => void): Promise<void>;
  click(element: Element | null): Promise<void>;
  button(name: string): HTMLElement;
  text(): string;
  remove(): Promise<void>;
};

/** An iframe of another page, and the devices it withholds. */
export type DrawnIframe = { withheld: readonly Device[]; onOpenInNewTab?: () => void };

/**
 * The room in a document, in the words of the interview's language.
 *
 * @param frame null for a tab of its own
 */
export async function draw(
  room: Room,
  clock: FakeClock,
  browserLanguages: readonly string[] = ['en'],
  frame: DrawnIframe | null = null,
): Promise<Drawn> {
  enableAct();
  const withheld = Promise.resolve(frame?.withheld ?? []);
  document.body.innerHTML = '<div id="room"></div>';
  const place = document.getElementById('room');
  if (place === null) throw new Error('the document has no place for the room');
  // The page finds its words fetched: how long a file takes is no part of what is tested.
  for (const language of [room.snapshot().language, preferredLanguage(browserLanguages)])
    if (language !== null) await loadCatalogue(language);
  const root = createRoot(place);
  await act(async () => {
    root.render(
      <App
        token={null}
        room={room}
        framed={frame !== null}
        withheld={withheld}
        browserLanguages={browserLanguages}
        onOpenInNewTab={frame?.onOpenInNewTab ?? (() => undefined)}
      />,
    );
  });
  const drawn: Drawn = {
    async pass(ms) {
      await act(() => clock.pass(ms));
    },
    async act(task) {
      await act(async () => task());
    },
    async click(element) {
      if (!(element instanceof HTMLElement)) throw new Error('there is nothing to press');
      await act(async () => element.click());
      await drawn.pass(0);
    },
    button(name) {
      const found = [...document.querySelectorAll<HTMLElement>('button, summary')].find(
        (element) => element.textContent === name,
      );
      if (found === undefined) throw new Error(`no button says ${name}`);
      return found;
    },
    text: () => document.body.textContent ?? '',
    async remove() {
      await act(async () => root.unmount());
      room.close();
    },
  };
  await drawn.pass(0);
  return drawn;
}
