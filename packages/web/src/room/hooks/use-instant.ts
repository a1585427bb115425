import { useRoom } from './room-context.ts';

const HOUR_MS = 3_600_000;
/** With the zone's name: a candidate may read it far from home, and not every mail tells the same zone. */
const WHOLE: Intl.DateTimeFormatOptions = {
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
};

/** Writes an instant of the server as the reader's language and time zone do: the time alone within twelve hours. */
export function useInstant(): (instant: string, form: 'day' | 'near') => string {
  const { tag, room } = useRoom();
  return (instant, form) => {
    const at = new Date(instant);
    const now = room.serverNowMs();
    const near = form === 'near' && now !== null && Math.abs(at.getTime() - now) < 12 * HOUR_MS;
    return new Intl.DateTimeFormat(tag, near ? { timeStyle: 'short' } : WHOLE).format(at);
  };
}
