import { loudOf } from './background.ts';
import type { Frame } from './energy-detector.ts';
import { FRAME_MS, FRAME_SAMPLES } from './frames.ts';

export type Piece = {
  samples: Float32Array;
  /** On the clock of the frames, milliseconds from the first. */
  fromMs: number;
  toMs: number;
  /** The page was playing sound when it began. */
  isOver: boolean;
  /** How loud what was taken for speech is. */
  loudDb: number;
};

export type SegmenterOptions = {
  /** So long a silence ends a piece. */
  pauseMs: number;
  onPiece(piece: Piece): void;
  /**
   * Somebody speaks, or has stopped for the length of a pause.
   *
   * @param sinceMs how long ago; null where it was no more than a click
   */
  onSpeaking(isSpeaking: boolean, sinceMs: number | null): void;
};

/** A first consonant is quieter than what begins a piece, and a recogniser drops a word that begins at once. */
const BEFORE_MS = 340;
const AFTER_MS = 200;
/** Shorter ones are clicks and coughs. */
const SHORTEST_MS = 200;
/** A longer one is cut where it is quietest in its last part, so that words appear while somebody speaks on. */
const LONGEST_MS = 14_000;
const CUT_WITHIN_MS = 5_000;
/** What was taken for others is kept for so long: it may have been the candidate, further away. */
const KEPT_MS = 8_000;
/** So many loud frames in a row are more than a click. */
const RUN_FRAMES = 3;
/** What holds speech has risen by more than a moment's change. */
const ROSE_DB = 2;

const framesOf = (ms: number) => Math.round(ms / FRAME_MS);

type Kept = { samples: Float32Array; db: number; isSpeech: boolean };

function joined(frames: readonly Kept[]): Float32Array {
  const samples = new Float32Array(frames.length * FRAME_SAMPLES);
  for (const [index, frame] of frames.entries()) samples.set(frame.samples, index * FRAME_SAMPLES);
  return samples;
}

/** Cuts what is said into pieces at pauses. Nothing that was said is in no piece, and nothing in two. */
export function createSegmenter({ pauseMs, onPiece, onSpeaking }: SegmenterOptions) {
  /** Frames of the open piece, or the last ones before speech. */
  let frames: Kept[] = [];
  let count = 0;
  let isOpen = false;
  let isOver = false;
  /** Frames since somebody was last heard. */
  let quiet = 0;
  let spoken = 0;
  let holdsDb = Number.NEGATIVE_INFINITY;

  function give(length: number, keep: number) {
    const piece = frames.slice(0, length);
    const fromFrame = count - frames.length;
    const found = piece.filter(({ isSpeech }) => isSpeech);
    const speech = (found.length > 0 ? found : piece).map(({ db }) => db);
    onPiece({
      samples: joined(piece),
      fromMs: fromFrame * FRAME_MS,
      toMs: (fromFrame + length) * FRAME_MS,
      isOver,
      loudDb: loudOf(speech),
    });
    frames = frames.slice(Math.max(length, frames.length - keep));
  }

  function close() {
    if (!isOpen) return;
    isOpen = false;
    const isPiece = spoken * FRAME_MS >= SHORTEST_MS;
    const sinceMs = quiet * FRAME_MS;
    // Where all of it was taken for others, all of it is judged.
    const after = quiet >= frames.length ? 0 : Math.max(0, quiet - framesOf(AFTER_MS));
    if (isPiece) give(Math.max(1, frames.length - after), framesOf(KEPT_MS));
    onSpeaking(false, isPiece ? sinceMs : null);
  }

  function open(isPlaying: boolean, before: number) {
    isOpen = true;
    isOver = isPlaying;
    frames = frames.slice(-before);
    spoken = 0;
    quiet = 0;
    onSpeaking(true, 0);
  }

  /** Where the open piece is quietest in its last part. */
  function cut() {
    const from = Math.max(1, frames.length - framesOf(CUT_WITHIN_MS));
    let quietest = frames.length;
    for (let at = frames.length - 1; at >= from; at -= 1)
      if ((frames[at]?.db ?? 0) < (frames[quietest]?.db ?? Number.POSITIVE_INFINITY)) quietest = at;
    give(quietest, frames.length - quietest);
  }

  /** Frames since something was last louder than what holds speech now: what was taken for it before may be none. */
  function quietSince(): number {
    let run = 0;
    for (let at = frames.length - 1; at >= 0; at -= 1) {
      run = (frames[at]?.db ?? 0) >= holdsDb ? run + 1 : 0;
      if (run >= RUN_FRAMES) return frames.length - at - RUN_FRAMES;
    }
    return frames.length;
  }

  return {
    add(samples: Float32Array, frame: Frame, isPlaying: boolean) {
      const { isSpeech, db } = frame;
      frames.push({ samples, db, isSpeech });
      count += 1;
      const hasRisen = frame.holdsDb > holdsDb + ROSE_DB;
      if (hasRisen || frame.holdsDb < holdsDb) holdsDb = frame.holdsDb;
      if (isSpeech) {
        if (!isOpen) open(isPlaying, framesOf(BEFORE_MS));
        quiet = 0;
        spoken += 1;
      } else quiet += 1;
      if (isOpen && hasRisen) quiet = Math.max(quiet, quietSince());
      if (!isOpen) {
        if (frames.length > framesOf(KEPT_MS)) frames.shift();
      } else if (quiet >= framesOf(pauseMs)) close();
      else if (frames.length >= framesOf(LONGEST_MS)) cut();
    },
    /** What was last taken for others was said by the candidate, who may be speaking still. */
    recall(isPlaying: boolean) {
      if (isOpen || frames.length === 0) return;
      open(isPlaying, frames.length);
      spoken = framesOf(SHORTEST_MS);
    },
    /** Whoever speaks has said that this is all: what is open is given now. */
    flush: close,
    isSpeaking: () => isOpen,
    /** How long what is being said is so far. */
    openMs: () => (isOpen ? frames.length * FRAME_MS : 0),
    openSamples: (mostMs: number) => joined(isOpen ? frames.slice(-framesOf(mostMs)) : []),
    /** How loud what is being said is so far. */
    openDb: () => loudOf(frames.filter(({ isSpeech }) => isSpeech).map(({ db }) => db)),
    /** On the clock of the frames. */
    nowMs: () => count * FRAME_MS,
  };
}
