import { useRef, useState } from 'react';
import { ownAddress } from '../core/link.ts';
import type { LinkSource } from '../core/source.ts';
import type { RecordingView } from '../hooks/use-recording.ts';
import { useView } from '../hooks/view-context.ts';

type RecordingPlayerProps = { recording: RecordingView; source: LinkSource };

/** The recording, where there is one; the transcript next to it is its text. Where playing is put on record, that comes first. */
export function RecordingPlayer({ recording, source }: RecordingPlayerProps) {
  const { t, spoken } = useView();
  const { player, file, next, moved } = recording;
  const noted = useRef(source.noteOpened === undefined);
  const [failed, setFailed] = useState(false);
  if (file === null) return null;

  const begun = async () => {
    const media = player.current;
    if (noted.current || media === null) return;
    media.pause();
    noted.current = (await source.noteOpened?.('recording')) ?? true;
    setFailed(!noted.current);
    if (noted.current) await media.play().catch(() => media.focus());
  };

  const video = (
    // biome-ignore lint/a11y/useMediaCaption: the transcript beside the player holds every word with its time
    <video
      key={file.url}
      ref={player}
      className={file.hasPicture ? 'player' : 'player player-sound'}
      controls
      playsInline
      preload="metadata"
      aria-label={t('recording')}
      src={ownAddress(file.url)}
      poster={file.posterUrl === null ? undefined : ownAddress(file.posterUrl)}
      onPlay={() => void begun()}
      onEnded={next}
      onTimeUpdate={moved}
    >
      {file.captionsUrl !== null && (
        <track kind="captions" src={ownAddress(file.captionsUrl)} srcLang={spoken} label={t('transcript')} />
      )}
      {file.chaptersUrl !== null && (
        <track kind="chapters" src={ownAddress(file.chaptersUrl)} srcLang={spoken} label={t('questions')} />
      )}
    </video>
  );
  return (
    <>
      {video}
      {failed && (
        <p className="attention" role="alert">
          {t('failedText')}
        </p>
      )}
    </>
  );
}
