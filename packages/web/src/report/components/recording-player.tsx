import type { TranscriptForm } from '@colloquy/contract/links';
import type { RefObject } from 'react';
import { ownAddress } from '../core/link.ts';
import { useView } from '../hooks/view-context.ts';

type RecordingPlayerProps = { transcript: TranscriptForm; player: RefObject<HTMLVideoElement | null> };

/** The recording, where there is one; the transcript beside it is its text. */
export function RecordingPlayer({ transcript, player }: RecordingPlayerProps) {
  const { t } = useView();
  if (transcript.recordingUrl === null) return null;
  return (
    // biome-ignore lint/a11y/useMediaCaption: the transcript beside the player holds every word with its time
    <video
      ref={player}
      className={transcript.modes.includes('video') ? 'player' : 'player player-sound'}
      controls
      playsInline
      preload="metadata"
      aria-label={t('recording')}
      src={ownAddress(transcript.recordingUrl)}
    />
  );
}
