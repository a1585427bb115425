import { useRoom } from './room-context.ts';

const HOUR_MS = 3_600_000;

/** Writes an instant of the server as the reader's language and time zone do: the time alone within twelve hours. */
export function useInstant(): (instant: string, form: 'day' | 'near') => string {
  const { tag, room } = useRoom();
  return (instant, form) => {
    const at = new Date(instant);
    const now = room.serverNowMs();
    const near = form === 'near' && now !== null && Math.abs(at.getTime() - now) < 12 * HOUR_MS;
    const style: Intl.DateTimeFormatOptions = near ? { timeStyle: 'short' } : { dateStyle: 'long', timeStyle: 'short' };
    return new Intl.DateTimeFormat(tag, style).format(at);
  };
}
