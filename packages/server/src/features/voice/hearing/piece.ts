import type { HEARD_SENSES, Heard } from '@colloquy/contract/room';
import { SPEECH_RATE } from '@colloquy/contract/room';
import { SPOKEN_SOUND_HOURS } from '@colloquy/contract/shared';
import type { Id } from '../../../platform/ids.ts';

/** What words that are said while the interviewer speaks are; see the contract. */
export type Sense = (typeof HEARD_SENSES)[number];

/** A piece of speech as it is kept; its sound is a blob of its own. */
export type Piece = {
  takeId: string;
  seq: number;
  /** Place in the log of the last answer before it, 0 where there is none: it belongs to the answer after that. */
  afterSeq: number;
  saidAt: Date;
  durationMs: number;
  sha256: Buffer;
  isOver: boolean;
  run: { id: string; atMs: number } | null;
  /** Null once the sound is gone. */
  soundUntil: Date | null;
  /** Null until it has been written down. */
  outcome: PieceOutcome | null;
  isPlaced: boolean;
};

export type PieceOutcome = {
  state: 'text' | 'silence' | 'unheard';
  text: string;
  confidence: number | null;
  engine: string | null;
  sense: Sense;
  isOpen: boolean;
};

/** The longest time that sound is kept for, less the hour in which it is looked for. */
export const SOUND_KEPT_MS = (SPOKEN_SOUND_HOURS - 1) * 3_600_000;
/** Speech of one interview: more is not taken, and no person says as much. */
export const MOST_PIECES = 20_000;
export const MOST_MS = 8 * 3_600_000;

/** Bytes of a sample: 16-bit. */
export const SAMPLE_BYTES = 2;

export function durationOf(bytes: Uint8Array): number {
  return Math.round((bytes.length / SAMPLE_BYTES / SPEECH_RATE) * 1_000);
}

export function samplesOf(bytes: Uint8Array): Float32Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const samples = new Float32Array(Math.floor(bytes.length / SAMPLE_BYTES));
  for (let index = 0; index < samples.length; index++)
    samples[index] = view.getInt16(index * SAMPLE_BYTES, true) / 0x8000;
  return samples;
}

/** All sound of one interview. */
export function speechPrefix(interviewId: Id<'interview'>): string {
  return `interviews/${interviewId}/speech/`;
}

/** The folder of one piece: folders are what is deleted. */
export function piecePrefix(interviewId: Id<'interview'>, { takeId, seq }: Pick<Piece, 'takeId' | 'seq'>): string {
  return `${speechPrefix(interviewId)}${takeId}/${seq}/`;
}

export function soundKey(interviewId: Id<'interview'>, piece: Pick<Piece, 'takeId' | 'seq'>): string {
  return `${piecePrefix(interviewId, piece)}sound.pcm`;
}

/** As the room is told. */
export function toHeard({ takeId, seq, outcome, isPlaced }: Piece): Heard {
  return {
    take: takeId,
    seq,
    state: outcome?.state ?? 'waiting',
    text: outcome?.text ?? '',
    confidence: outcome?.confidence ?? null,
    sense: outcome?.sense ?? 'answer',
    open: outcome?.isOpen ?? false,
    placed: isPlaced,
  };
}
