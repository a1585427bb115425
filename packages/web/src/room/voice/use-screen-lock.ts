import { useEffect } from 'react';
import { createScreenLock } from './screen-lock.ts';

/** Of the page: whoever speaks and is recorded holds one lock. */
const pageLock = createScreenLock({
  locks: () => (navigator as { wakeLock?: WakeLock }).wakeLock,
  page: document,
});

/** The screen stays on as long as this is true and drawn. */
export function useScreenLock(isHeld: boolean): void {
  useEffect(() => (isHeld ? pageLock.hold() : undefined), [isHeld]);
}
