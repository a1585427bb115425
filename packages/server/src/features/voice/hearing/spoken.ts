import { DOUBTFUL_BELOW } from '@colloquy/contract/room';
import type { Spoken } from '../../dialogue/index.ts';
import type { Piece } from './piece.ts';

/** Null where no words of an answer were heard. */
export function spokenOf(pieces: readonly Piece[]): Spoken | null {
  const said = pieces.filter(
    ({ outcome }) => outcome?.state === 'text' && outcome.text !== '' && outcome.sense === 'answer',
  );
  const [first] = said;
  if (first === undefined) return null;
  return {
    heard: said.map(({ outcome }) => outcome?.text ?? '').join(' '),
    confidence: confidenceOf(said),
    audio: spanOf(said),
    doubted: said.flatMap(({ outcome }) =>
      outcome?.confidence != null && outcome.confidence < DOUBTFUL_BELOW ? [outcome.text] : [],
    ),
  };
}

/** The mean, each piece as much as it lasted; null where one has none. */
function confidenceOf(pieces: readonly Piece[]): number | null {
  let sum = 0;
  let ms = 0;
  for (const { outcome, durationMs } of pieces) {
    if (outcome?.confidence == null) return null;
    sum += outcome.confidence * durationMs;
    ms += durationMs;
  }
  return ms === 0 ? null : sum / ms;
}

/** From the first to the last piece, where one run of the recording holds them all. */
function spanOf(pieces: readonly Piece[]): Spoken['audio'] {
  const runId = pieces[0]?.run?.id;
  if (runId === undefined || pieces.some(({ run }) => run?.id !== runId)) return null;
  const starts = pieces.map(({ run }) => run?.atMs ?? 0);
  const ends = pieces.map(({ run, durationMs }) => (run?.atMs ?? 0) + durationMs);
  return { runId, fromMs: Math.min(...starts), toMs: Math.max(...ends) };
}
