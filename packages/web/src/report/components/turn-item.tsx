import type { Quote, TranscriptTurn } from '@colloquy/contract/links';
import { isSpoken } from '../core/heard.ts';
import { turnAnchor } from '../core/places.ts';
import { quotedParts } from '../core/quoted-text.ts';
import { useView } from '../hooks/view-context.ts';
import { SpokenText } from './spoken-text.tsx';

type TurnItemProps = { turn: TranscriptTurn; quotes: readonly Quote[] };

/** One turn: when, who, the words with what is quoted of them marked, and what stood there before a correction. */
export function TurnItem({ turn, quotes }: TurnItemProps) {
  const { t, formats, spoken, play, heard } = useView();
  const { media } = turn;
  const time = formats.clock(turn.offsetMs);
  return (
    <li
      className={`turn turn-${turn.speaker}`}
      id={turnAnchor(turn.id)}
      tabIndex={-1}
      aria-current={heard === turn.id ? 'true' : undefined}
    >
      <p className="turn-head small">
        {play !== null && media !== null ? (
          <button type="button" className="time time-play" onClick={() => play(media.startMs)}>
            ▶ {formats.clock(media.startMs)}
          </button>
        ) : (
          <time className="time" dateTime={turn.at}>
            {time}
          </time>
        )}
        <span className="speaker">{t(turn.speaker === 'interviewer' ? 'interviewer' : 'candidate')}</span>
        {(turn.mode === 'voice' || turn.mode === 'video') && <span className="quiet">{t('automatic')}</span>}
        {turn.unclear && <span className="attention">{t('unclear')}</span>}
      </p>
      {turn.skipped && turn.text === '' ? (
        <p className="quiet">{t('passedOn')}</p>
      ) : play !== null && isSpoken(turn) ? (
        <SpokenText turn={turn} quotes={quotes} />
      ) : (
        <p className="said" lang={spoken} dir="auto">
          {quotedParts(turn.text, quotes).map(({ text, start, quoted }) =>
            quoted ? <mark key={start}>{text}</mark> : <span key={start}>{text}</span>,
          )}
        </p>
      )}
      {turn.original !== null && (
        <p className="original small">
          {t('correctedBefore')}{' '}
          <s lang={spoken} dir="auto">
            {turn.original}
          </s>
        </p>
      )}
    </li>
  );
}
