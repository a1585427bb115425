import { useEffect, useState } from 'react';
import { browserClock } from '../core/clock.ts';

/** Whether something has lasted for so many milliseconds without a break. */
export function useLastsLong(lasts: boolean, longMs: number): boolean {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    setLong(false);
    if (!lasts) return;
    return browserClock.after(longMs, () => setLong(true));
  }, [lasts, longMs]);
  return lasts && isLong;
}
