import { useRoom } from '../hooks/room-context.ts';
import { useMinutesLeft } from '../hooks/use-time-left.ts';

/** The time left in words: it informs, it does not press. */
export function TimeLine() {
  const { t } = useRoom();
  const minutes = useMinutesLeft();
  if (minutes === null) return null;
  return <p className="time quiet">{words(minutes)}</p>;

  function words(left: number): string {
    if (left <= 0) return t('timeOver');
    return left < 1 ? t('timeLittle') : t('timeLeft', { count: Math.round(left) });
  }
}
