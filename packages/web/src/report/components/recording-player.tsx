import { ownAddress } from '../core/link.ts';
import type { RecordingView } from '../hooks/use-recording.ts';
import { useView } from '../hooks/view-context.ts';

type RecordingPlayerProps = { recording: RecordingView };

/** The recording, where there is one; the transcript next to it is its text. */
export function RecordingPlayer({ recording }: RecordingPlayerProps) {
  const { t, spoken } = useView();
  const { player, file, next, moved } = recording;
  if (file === null) return null;
  return (
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
}
