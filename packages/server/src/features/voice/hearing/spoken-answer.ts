import type { Tx } from '../../../platform/db/db.ts';
import { type Loaded, type RoomCommandContext, submitAnswer } from '../../dialogue/index.ts';
import type { Interview } from '../../interviews/index.ts';
import { answerPlace } from './answer-place.ts';
import { sayNext } from './look-ahead.ts';
import { type Piece, piecePrefix } from './piece.ts';
import { dropOverdue, dropSound, listOverdue, listPieces } from './piece-store.ts';
import { spokenOf } from './spoken.ts';
import type { HearingDeps } from './take-piece.ts';

type AnswerInput = { promptId: number; text: string; skip: boolean };

/**
 * Takes an answer with what was heard for it: how surely, where it is in the recording, and the words as they were
 * heard where the candidate has changed them. Its sound, and what else was heard of it, goes in the same transaction: an
 * answer that is stored has its reply, and the blobs are deleted by a task.
 */
export async function submitSpokenAnswer(
  deps: HearingDeps,
  context: RoomCommandContext,
  input: AnswerInput,
): Promise<Loaded> {
  const id = context.pass.interviewId;
  let pieces: Piece[] = [];
  const loaded = await submitAnswer(context, input, {
    async spoken(tx, { interview, dialogue: { state } }) {
      pieces = state === null ? [] : await listPieces(tx, id, answerPlace(state, interview, input.promptId));
      return input.skip ? null : spokenOf(pieces);
    },
    async stored(tx, { dialogue: { state } }) {
      if (pieces.length === 0) return;
      await eraseSounds(tx, deps, id, (one) => dropSound(one, id, state?.answeredAt ?? 0));
    },
  });
  void sayNext(deps, loaded);
  return loaded;
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

/** No sound of the interview is kept any more, and no words that are in no answer: it is over, or the consent was taken back. */
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
