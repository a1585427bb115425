import type { Queryable, Tx } from '../../../platform/db/db.ts';
import type { Id } from '../../../platform/ids.ts';
import type { AnswerPlace } from './answer-place.ts';
import type { Piece, PieceOutcome, Sense } from './piece.ts';

type Row = {
  takeId: string;
  seq: number;
  afterSeq: number;
  saidAt: Date;
  durationMs: number;
  sha256: Buffer;
  isOver: boolean;
  runId: string | null;
  runMs: number | null;
  soundUntil: Date | null;
  state: PieceOutcome['state'] | null;
  text: string;
  confidence: number | null;
  engine: string | null;
  sense: Sense;
  isOpen: boolean;
  isPlaced: boolean;
};

const PIECES = `select take_id as "takeId", seq, after_seq as "afterSeq", said_at as "saidAt", duration_ms as "durationMs",
  sha256, is_over as "isOver", run_id as "runId", run_ms as "runMs", sound_until as "soundUntil", state, text, confidence,
  engine, sense, is_open as "isOpen", is_placed as "isPlaced" from heard_pieces`;

/** Within a take by number: a piece may have been longer on its way than the next one, and when it was said is reckoned from its coming. */
const OF_ANSWER = `where interview_id = $1 and after_seq = $2
  and ($3::timestamptz is null or (said_at + duration_ms * interval '1 millisecond' >= $3) = $4)
  order by min(said_at) over (partition by take_id), take_id, seq`;

function toPiece({ runId, runMs, state, text, confidence, engine, sense, isOpen, ...piece }: Row): Piece {
  return {
    ...piece,
    run: runId === null ? null : { id: runId, atMs: runMs ?? 0 },
    outcome: state === null ? null : { state, text, confidence, engine, sense, isOpen },
  };
}

export async function findPiece(
  db: Queryable,
  id: Id<'interview'>,
  { takeId, seq }: Pick<Piece, 'takeId' | 'seq'>,
): Promise<Piece | null> {
  const [row] = await db.query<Row>(`${PIECES} where interview_id = $1 and take_id = $2 and seq = $3`, [
    id,
    takeId,
    seq,
  ]);
  return row === undefined ? null : toPiece(row);
}

/** Of one answer, in the order in which they were said. */
export async function listPieces(
  db: Queryable,
  id: Id<'interview'>,
  { afterSeq, asked }: AnswerPlace,
): Promise<Piece[]> {
  const rows = await db.query<Row>(`${PIECES} ${OF_ANSWER}`, [
    id,
    afterSeq,
    asked?.at ?? null,
    asked?.side === 'since',
  ]);
  return rows.map(toPiece);
}

export async function totals(db: Queryable, id: Id<'interview'>): Promise<{ pieces: number; ms: number }> {
  const [row] = await db.query<{ pieces: number; ms: number }>(
    `select count(*)::int as pieces, coalesce(sum(duration_ms), 0)::int as ms from heard_pieces where interview_id = $1`,
    [id],
  );
  return row ?? { pieces: 0, ms: 0 };
}

export async function insertPiece(
  tx: Tx,
  id: Id<'interview'>,
  piece: Omit<Piece, 'outcome' | 'isPlaced'>,
): Promise<void> {
  await tx.query(
    `insert into heard_pieces (interview_id, take_id, seq, after_seq, said_at, duration_ms, sha256, is_over, run_id, run_ms,
       sound_until) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    [
      id,
      piece.takeId,
      piece.seq,
      piece.afterSeq,
      piece.saidAt,
      piece.durationMs,
      piece.sha256,
      piece.isOver,
      piece.run?.id ?? null,
      piece.run?.atMs ?? null,
      piece.soundUntil,
    ],
  );
}

/**
 * Writes down what was heard, once; a piece that was erased meanwhile stays so, and of one without sound no words stay.
 *
 * @returns false when it is written down already, by another node, or gone
 */
export async function setOutcome(
  db: Queryable,
  id: Id<'interview'>,
  { takeId, seq }: Pick<Piece, 'takeId' | 'seq'>,
  outcome: PieceOutcome,
): Promise<boolean> {
  const rows = await db.query(
    `update heard_pieces set state = $4, text = case when sound_until is null then '' else $5 end, confidence = $6, engine = $7, sense = $8, is_open = $9
     where interview_id = $1 and take_id = $2 and seq = $3 and state is null returning seq`,
    [id, takeId, seq, outcome.state, outcome.text, outcome.confidence, outcome.engine, outcome.sense, outcome.isOpen],
  );
  return rows.length > 0;
}

/** Everything of a take up to a piece is in the draft; so does everything of earlier takes of the same answer. */
export async function setPlaced(
  db: Queryable,
  id: Id<'interview'>,
  { takeId, seq }: Pick<Piece, 'takeId' | 'seq'>,
): Promise<void> {
  await db.query(
    `update heard_pieces set is_placed = true
     where interview_id = $1 and not is_placed and state is not null and case when take_id = $2 then seq <= $3
       else said_at <= (select said_at from heard_pieces where interview_id = $1 and take_id = $2 and seq = $3) end`,
    [id, takeId, seq],
  );
}

/**
 * Notes that the sound up to a place in the log is gone, null: all of it, and forgets its words with it: those of an
 * answer are in the log. @returns whose sound was still there
 */
export function dropSound(
  tx: Tx,
  id: Id<'interview'>,
  beforeSeq: number | null,
): Promise<Pick<Piece, 'takeId' | 'seq'>[]> {
  return tx.query(
    `update heard_pieces set sound_until = null, text = ''
     where interview_id = $1 and sound_until is not null and ($2::int is null or after_seq < $2)
     returning take_id as "takeId", seq`,
    [id, beforeSeq],
  );
}

/** Interviews whose sound has been kept for as long as it may. */
export async function listOverdue(db: Queryable, now: Date, limit: number): Promise<Id<'interview'>[]> {
  const rows = await db.query<{ id: Id<'interview'> }>(
    'select distinct interview_id as id from heard_pieces where sound_until <= $1 limit $2',
    [now, limit],
  );
  return rows.map(({ id }) => id);
}

export function dropOverdue(tx: Tx, id: Id<'interview'>, now: Date): Promise<Pick<Piece, 'takeId' | 'seq'>[]> {
  return tx.query(
    `update heard_pieces set sound_until = null, text = '' where interview_id = $1 and sound_until <= $2
     returning take_id as "takeId", seq`,
    [id, now],
  );
}
