import { FRAME_MS, FRAME_SAMPLES, type Frame } from './energy-detector.ts';

export type Piece = {
  samples: Float32Array;
  /** On the clock of the frames, milliseconds from the first. */
  fromMs: number;
  toMs: number;
  /** The page was playing sound when it began. */
  isOver: boolean;
};

export type SegmenterOptions = {
  /** So long a silence ends a piece. */
  pauseMs: number;
  onPiece(piece: Piece): void;
  /** Somebody speaks, or has stopped for the length of a pause. */
  onSpeaking(isSpeaking: boolean): void;
};

/** A first consonant is quieter than what begins a piece, and a recogniser drops a word that begins at once. */
const BEFORE_MS = 300;
const AFTER_MS = 200;
/** Shorter ones are clicks and coughs. */
const SHORTEST_MS = 200;
/** A longer one is cut where it is quietest in its last part, so that words appear while somebody speaks on. */
const LONGEST_MS = 14_000;
const CUT_WITHIN_MS = 5_000;

const framesOf = (ms: number) => Math.round(ms / FRAME_MS);

/** Cuts what is said into pieces at pauses. Nothing that was said is in no piece, and nothing in two. */
export function createSegmenter({ pauseMs, onPiece, onSpeaking }: SegmenterOptions) {
  /** Frames of the open piece, or the last ones before speech. */
  let frames: { samples: Float32Array; db: number }[] = [];
  let count = 0;
  let isOpen = false;
  let isOver = false;
  /** Frames since somebody was last heard. */
  let quiet = 0;
  let spoken = 0;

  function give(length: number, keep: number) {
    const piece = frames.slice(0, length);
    const samples = new Float32Array(piece.length * FRAME_SAMPLES);
    for (const [index, frame] of piece.entries()) samples.set(frame.samples, index * FRAME_SAMPLES);
    const fromFrame = count - frames.length;
    onPiece({ samples, fromMs: fromFrame * FRAME_MS, toMs: (fromFrame + length) * FRAME_MS, isOver });
    frames = frames.slice(Math.max(length, frames.length - keep));
  }

  function close() {
    if (!isOpen) return;
    isOpen = false;
    if (spoken * FRAME_MS >= SHORTEST_MS) {
      const length = Math.max(1, frames.length - Math.max(0, quiet - framesOf(AFTER_MS)));
      give(length, framesOf(BEFORE_MS));
    } else frames = frames.slice(-framesOf(BEFORE_MS));
    onSpeaking(false);
  }

  /** Where the open piece is quietest in its last part. */
  function cut() {
    const from = Math.max(1, frames.length - framesOf(CUT_WITHIN_MS));
    let quietest = frames.length;
    for (let at = frames.length - 1; at >= from; at -= 1)
      if ((frames[at]?.db ?? 0) < (frames[quietest]?.db ?? Number.POSITIVE_INFINITY)) quietest = at;
    give(quietest, frames.length - quietest);
  }

  return {
    add(samples: Float32Array, { isSpeech, db }: Frame, isPlaying: boolean) {
      frames.push({ samples, db });
      count += 1;
      if (isSpeech) {
        if (!isOpen) {
          isOpen = true;
          isOver = isPlaying;
          spoken = 0;
          onSpeaking(true);
        }
        quiet = 0;
        spoken += 1;
      } else quiet += 1;
      if (!isOpen) {
        if (frames.length > framesOf(BEFORE_MS)) frames.shift();
      } else if (quiet >= framesOf(pauseMs)) close();
      else if (frames.length >= framesOf(LONGEST_MS)) cut();
    },
    /** Whoever speaks has said that this is all: what is open is given now. */
    flush: close,
    isSpeaking: () => isOpen,
    /** On the clock of the frames. */
    nowMs: () => count * FRAME_MS,
  };
}
