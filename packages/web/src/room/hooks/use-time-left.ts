import { useEffect, useState } from 'react';
import { useRoom } from './room-context.ts';

const LOOK_EVERY_MS = 10_000;

/** Whole minutes left by the server's word, looked at every 10 s; null outside a conversation. */
export function useMinutesLeft(): number | null {
  const { room } = useRoom();
  const [, look] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => look((count) => count + 1), LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  const leftMs = room.timeLeftMs();
  return leftMs === null ? null : leftMs / 60_000;
}
