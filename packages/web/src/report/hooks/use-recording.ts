import type { RecordingForm, TranscriptForm } from '@colloquy/contract/links';
import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { turnAt } from '../core/heard.ts';
import { ownAddress } from '../core/link.ts';

/** A file of the recording; what is laid over it exists for files that are told of one by one. */
export type PlayerFile = Pick<RecordingForm['parts'][number], 'url' | 'startMs' | 'hasPicture'> & {
  posterUrl: string | null;
  captionsUrl: string | null;
  chaptersUrl: string | null;
};

export type RecordingView = {
  player: RefObject<HTMLVideoElement | null>;
  /** The file that is in the player; null where nothing was recorded. */
  file: PlayerFile | null;
  /** Plays from a place in the whole, whichever file it is in. */
  play(ms: number): void;
  /** One file is over: the next one goes on. */
  next(): void;
  /** The player has come to another place. */
  moved(): void;
  /** The turn that is heard; null before anything is. */
  heard: number | null;
  /** Address of a place in the whole, in the file that holds it. */
  addressAt(ms: number): string;
};

/** The recording as one: its files are played in their order, and a place counts through all of them. */
export function useRecording(transcript: TranscriptForm | null): RecordingView {
  const player = useRef<HTMLVideoElement>(null);
  const [place, setPlace] = useState<{ index: number; fromMs: number | null }>({ index: 0, fromMs: null });
  const [heard, setHeard] = useState<number | null>(null);
  const files = useMemo(() => filesOf(transcript), [transcript]);

  const play = useCallback(
    (ms: number) => {
      const index = indexAt(files, ms);
      setPlace({ index, fromMs: ms - (files[index]?.startMs ?? 0) });
    },
    [files],
  );
  const addressAt = useCallback(
    (ms: number) => {
      const file = files[indexAt(files, ms)];
      return file === undefined ? '' : `${ownAddress(file.url)}#t=${((ms - file.startMs) / 1_000).toFixed(1)}`;
    },
    [files],
  );
  const moved = useCallback(() => {
    const media = player.current;
    if (media === null || transcript === null) return;
    const ms = (files[place.index]?.startMs ?? 0) + media.currentTime * 1_000;
    setHeard(turnAt(transcript.turns, ms));
  }, [files, place.index, transcript]);
  const next = useCallback(
    () => setPlace((now) => (now.index + 1 < files.length ? { index: now.index + 1, fromMs: 0 } : now)),
    [files],
  );

  useEffect(() => {
    const media = player.current;
    if (media === null || place.fromMs === null) return;
    media.currentTime = place.fromMs / 1_000;
    void media.play().catch(() => media.focus());
  }, [place]);

  return { player, file: files[place.index] ?? null, play, next, moved, heard, addressAt };
}

function indexAt(files: readonly PlayerFile[], ms: number): number {
  return Math.max(
    0,
    files.findLastIndex(({ startMs }) => startMs <= ms),
  );
}

function filesOf(transcript: TranscriptForm | null): PlayerFile[] {
  const parts = transcript?.recording?.parts ?? [];
  if (parts.length > 0 || transcript === null || transcript.recordingUrl === null) return parts;
  return [
    {
      url: transcript.recordingUrl,
      startMs: 0,
      hasPicture: true,
      posterUrl: null,
      captionsUrl: null,
      chaptersUrl: null,
    },
  ];
}
