import { useEffect, useState } from 'react';
import { browserClock } from '../core/clock.ts';
import { useRoom } from '../hooks/room-context.ts';
import { createLineCalls, type LineSpeed, measureLine } from './measure-line.ts';

/** How fast the line is, measured once while the screen stands; whoever leaves it, or begins, ends the measurement. */
export function useLine(isWanted: boolean, withPicture: boolean): LineSpeed | 'measuring' {
  const { token } = useRoom();
  const [line, setLine] = useState<LineSpeed | 'measuring'>('measuring');
  useEffect(() => {
    if (!isWanted || token === null) return;
    const stop = new AbortController();
    const calls = createLineCalls(token, window.fetch.bind(window));
    void measureLine({ calls, now: browserClock.now, withPicture, signal: stop.signal }).then((speed) => {
      if (!stop.signal.aborted) setLine(speed);
    });
    return () => stop.abort();
  }, [isWanted, token, withPicture]);
  return line;
}
