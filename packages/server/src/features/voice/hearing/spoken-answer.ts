import type { Tx } from '../../../platform/db/db.ts';
import { type Loaded, type RoomCommandContext, readRoom, type Spoken, submitAnswer } from '../../dialogue/index.ts';
import type { Interview } from '../../interviews/index.ts';
import { type Piece, piecePrefix } from './piece.ts';
import { dropOverdue, dropSound, listOverdue, listPieces } from './piece-store.ts';
import type { HearingDeps } from './take-piece.ts';

type AnswerInput = { promptId: number; text: string; skip: boolean };

/**
 * Takes an answer with what was heard for it: how surely, where it stands in the recording, and the words as they were
 * heard where the candidate has changed them. Its sound is deleted, and what else was heard of it; a process that ends before that leaves it to the
 * next answer, or to the day's end.
 */
export async function submitSpokenAnswer(
  deps: HearingDeps,
  context: RoomCommandContext,
  input: AnswerInput,
): Promise<Loaded> {
  const { db } = context.deps;
  const id = context.pass.interviewId;
  const { state } = await readRoom(db, context.deps, context.pass);
  const pieces = state === null ? [] : await listPieces(db, id, state.answeredAt ?? 0);
  const spoken = spokenOf(pieces);
  const loaded = await submitAnswer(context, spoken === null || input.skip ? input : { ...input, spoken });
  if (pieces.length > 0)
    await db.transaction((tx) =>
      eraseSounds(tx, deps, id, (one) => dropSound(one, id, loaded.dialogue.state?.answeredAt ?? 0)),
    );
  return loaded;
}

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

type EraseDeps = Pick<HearingDeps, 'enqueueBlobDeletion'>;

async function eraseSounds(
  tx: Tx,
  deps: EraseDeps,
  id: Interview['id'],
  drop: (tx: Tx) => Promise<Pick<Piece, 'takeId' | 'seq'>[]>,
): Promise<void> {
  const gone = await drop(tx);
  const [first] = gone;
  if (first === undefined) return;
  const prefixes = gone.map((piece) => piecePrefix(id, piece));
  await deps.enqueueBlobDeletion(tx, prefixes, `speech:${id}:${first.takeId}:${first.seq}`);
}

/** No sound of the interview is kept any more, and no words that stand in no answer: it is over, or the consent was taken back. */
export function forgetSounds(tx: Tx, deps: EraseDeps, id: Interview['id']): Promise<void> {
  return eraseSounds(tx, deps, id, (one) => dropSound(one, id, null));
}

/** Deletes sound and words that nobody has confirmed. @returns of how many interviews; fewer than the batch: no more is due */
export async function dropOldSounds(
  {
    room,
    enqueueBlobDeletion,
  }: Pick<HearingDeps, 'enqueueBlobDeletion'> & { room: Pick<HearingDeps['room'], 'db' | 'clock'> },
  batch = 100,
): Promise<number> {
  const now = new Date(room.clock.now());
  const overdue = await listOverdue(room.db, now, batch);
  for (const id of overdue)
    await room.db.transaction((tx) => eraseSounds(tx, { enqueueBlobDeletion }, id, (one) => dropOverdue(one, id, now)));
  return overdue.length;
}
