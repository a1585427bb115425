import type { Room } from './room.ts';

/** Tells the room what the browser does with its page. Returns the undoing. */
export function bindPageLife(room: Room, window: Window): () => void {
  const { document } = window;
  const undo = new AbortController();
  const on = { signal: undo.signal };

  window.addEventListener('online', () => room.setOnline(true), on);
  window.addEventListener('offline', () => room.setOnline(false), on);
  window.addEventListener('pagehide', () => room.freeze(), on);
  window.addEventListener('pageshow', (event) => event.persisted && room.thaw(), on);
  document.addEventListener('freeze', () => room.freeze(), on);
  document.addEventListener('resume', () => room.thaw(), on);
  document.addEventListener(
    'visibilitychange',
    () => (document.visibilityState === 'visible' ? room.retryNow() : room.hide()),
    on,
  );
  // Nothing is stored on the device, so words the server has not kept go with the page: the browser asks first.
  window.addEventListener('beforeunload', (event) => room.hasUnsent() && event.preventDefault(), on);
  if (!window.navigator.onLine) room.setOnline(false);
  return () => undo.abort();
}
