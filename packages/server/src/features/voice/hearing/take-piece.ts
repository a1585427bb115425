import type { Heard, HeardSoFar, Placed } from '@colloquy/contract/room';
import type { BlobStore } from '../../../platform/blob/blob-store.ts';
import { sha256 } from '../../../platform/crypto/digest.ts';
import type { Db, Queryable, Tx } from '../../../platform/db/db.ts';
import { lockRoom, type RoomDeps, readRoom, requireSeat } from '../../dialogue/index.ts';
import { currentConsents, findInterview, type Interview, opens, type RoomPass } from '../../interviews/index.ts';
import { prepareAhead } from '../prepare-ahead.ts';
import type { PromptVoice } from '../prompt-voice.ts';
import { saidWith } from '../read-aloud.ts';
import { answerPlace } from './answer-place.ts';
import type { Ears } from './ears.ts';
import { PieceRefusedError } from './errors.ts';
import { lookAhead } from './look-ahead.ts';
import {
  durationOf,
  MOST_MS,
  MOST_PIECES,
  type Piece,
  type PieceOutcome,
  SOUND_KEPT_MS,
  samplesOf,
  soundKey,
  toHeard,
} from './piece.ts';
import { findPiece, insertPiece, listPieces, setOutcome, setPlaced, totals } from './piece-store.ts';
import { isOpenEnded, senseOf } from './sense.ts';
import { termsOf } from './terms.ts';

export type HearingDeps = {
  room: RoomDeps;
  blobs: BlobStore;
  /** Null: that answers are spoken is not offered. Without a recogniser nothing that is said is taken either. */
  ears: Ears | null;
  /** Null: prompts are not read aloud. */
  voice: PromptVoice | null;
  /** Whether the candidate agreed that an endpoint hears what is said; null: there is none. */
  mayLeave: ((db: Queryable, interview: Interview) => Promise<boolean>) | null;
  /** Deletes blobs below these folders after the commit, durably. */
  enqueueBlobDeletion(tx: Tx, prefixes: readonly string[], key: string): Promise<void>;
};

export type SentPiece = {
  seat: string;
  takeId: string;
  seq: number;
  bytes: Uint8Array;
  /** From the end of the piece to its sending. */
  agoMs: number;
  isOver: boolean;
  run: { id: string; atMs: number } | null;
};

/** Whether what is said may be heard on this machine alone. */
export async function staysHere(
  { room, mayLeave }: Pick<HearingDeps, 'room' | 'mayLeave'>,
  interview: Interview,
): Promise<boolean> {
  return mayLeave === null || !(await mayLeave(room.db, interview));
}

/**
 * Stores a piece of speech and writes it down. First the row, then the bytes: whenever a process ends, a row names each
 * sound, so that it is deleted in time. The same piece again is heard once, and its sound put where it is missing. With the
 * store away it is written down all the same: what has its words needs no sound any more. Needs several transactions:
 * neither a blob nor an engine is waited for inside one.
 *
 * @throws {PieceRefusedError} when it is not taken and will not be
 * @throws {NotActiveError} where another page load holds the conversation
 * @throws {UnknownLinkError} when the link opens nothing
 */
export async function takePiece(deps: HearingDeps, pass: RoomPass, sent: SentPiece): Promise<Heard> {
  const { db } = deps.room;
  const { interviewId: id } = pass;
  const { ears } = deps;
  // Whatever is waited for from now on, it was said so long ago.
  const comesAt = deps.room.clock.now();
  if (ears === null || !ears.canHear) throw new PieceRefusedError('answers are typed here');
  const found = await findInterview(db, id);
  opens(pass, found === null ? null : { interview: found });
  const digest = sha256(sent.bytes);
  let piece = await sameAs(db, id, sent, digest);
  piece ??= await db.transaction((tx) => keep(tx, deps, pass, { ...sent, comesAt, digest }));
  const unkept = await keepSound(deps.blobs, soundKey(id, sent), piece, sent.bytes).then(
    () => null,
    (error: unknown) => ({ error }),
  );
  if (unkept !== null) warnOfStore(deps, id, unkept.error);
  // Where no more can be spoken it is stored, and heard once there is room.
  const heard = await write(deps, pass, ears, piece, async () => sent.bytes);
  // Nobody else could write it down: it is to be sent again.
  if (unkept !== null && heard.state === 'waiting') throw unkept.error;
  return heard;
}

function warnOfStore({ room }: Pick<HearingDeps, 'room'>, interviewId: Interview['id'], error: unknown): void {
  room.log.warn('sound-store-away', { interviewId, message: error instanceof Error ? error.message : 'unknown' });
}

type CamePiece = SentPiece & { comesAt: number; digest: Buffer };

async function keep(tx: Tx, deps: HearingDeps, pass: RoomPass, sent: CamePiece): Promise<Piece> {
  const { digest } = sent;
  const { interviewId: id } = pass;
  // An erased interview has no row: what came late ends here. A consent is taken back under the same lock.
  const loaded = await lockRoom(tx, pass);
  const stored = await sameAs(tx, id, sent, digest);
  if (stored !== null) return stored;
  requireSeat(loaded, sent.seat);
  await requirePlace(tx, loaded.interview, sent);
  const now = deps.room.clock.now();
  const durationMs = durationOf(sent.bytes);
  const piece = {
    takeId: sent.takeId,
    seq: sent.seq,
    afterSeq: loaded.dialogue.state?.answeredAt ?? 0,
    saidAt: new Date(sent.comesAt - sent.agoMs - durationMs),
    durationMs,
    sha256: digest,
    isOver: sent.isOver,
    run: sent.run,
    soundUntil: new Date(now + SOUND_KEPT_MS),
  };
  await insertPiece(tx, id, piece);
  return { ...piece, outcome: null, isPlaced: false };
}

/** Until the piece is written down. What was to be deleted meanwhile is deleted again a while later. */
async function keepSound(blobs: BlobStore, key: string, piece: Piece, bytes: Uint8Array): Promise<void> {
  if (piece.outcome !== null || piece.soundUntil === null || (await blobs.head(key)) !== null) return;
  await blobs.put(key, bytes);
}

/** @throws {PieceRefusedError} when other bytes are stored under its number */
async function sameAs(
  db: Queryable,
  id: Interview['id'],
  sent: Pick<SentPiece, 'takeId' | 'seq'>,
  digest: Buffer,
): Promise<Piece | null> {
  const stored = await findPiece(db, id, sent);
  if (stored !== null && !stored.sha256.equals(digest))
    throw new PieceRefusedError('other bytes are stored under this number of the take');
  return stored;
}

/** @throws {PieceRefusedError} where this piece has no place */
async function requirePlace(db: Queryable, interview: Interview, sent: SentPiece): Promise<void> {
  if (interview.status !== 'STARTED') throw new PieceRefusedError('the interview is not under way');
  const consents = await currentConsents(db, interview.id);
  if (!consents.some(({ purpose, given }) => purpose === 'speech' && given))
    throw new PieceRefusedError('no consent to being heard stands');
  const { pieces, ms } = await totals(db, interview.id);
  if (pieces >= MOST_PIECES || ms + durationOf(sent.bytes) > MOST_MS)
    throw new PieceRefusedError('the interview holds as much speech as it can');
}

/** Longer than it takes to hear a piece and to foresee what would be said. */
const HELD_MS = 5_000;

/** Writes a piece down unless that is done. A process that ends meanwhile leaves it to whoever asks next. */
async function write(
  deps: HearingDeps,
  pass: RoomPass,
  ears: Ears,
  piece: Piece,
  read: () => Promise<Uint8Array | null>,
): Promise<Heard> {
  if (piece.outcome !== null) return toHeard(piece);
  const { db, phrases } = deps.room;
  const view = await readRoom(db, deps.room, pass);
  const { interview, blueprint, state } = view;
  const language = interview.language;
  // What these words lead to is not to be behind what may be asked.
  const release = deps.voice?.hold(HELD_MS) ?? (() => undefined);
  let ahead = Promise.resolve();
  try {
    prepareAhead(deps.voice, view, phrases(language));
    const heard = await ears.hear(soundKey(interview.id, piece), interview.id, {
      samples: async () => {
        const bytes = await read();
        return bytes === null ? null : samplesOf(bytes);
      },
      language,
      terms: termsOf(blueprint),
      staysHere: await staysHere(deps, interview),
    });
    if (heard.state === 'later') return toHeard(piece);
    const text = heard.state === 'text' ? heard.text : '';
    const words = phrases(language).heard();
    const outcome: PieceOutcome = {
      state: heard.state,
      text,
      confidence: heard.state === 'text' ? heard.confidence : null,
      engine: heard.engine,
      sense:
        piece.isOver && text !== ''
          ? senseOf(text, `${saidWith(view)} ${phrases(language).sayAgain()}`, words)
          : 'answer',
      isOpen: isOpenEnded(text, words),
    };
    const isKept = await setOutcome(db, interview.id, piece, outcome);
    if (isKept && outcome.state === 'text' && outcome.sense === 'answer')
      ahead = lookAhead(deps, view, () => listPieces(db, interview.id, answerPlace(state, interview)));
    return toHeard((isKept ? null : await findPiece(db, interview.id, piece)) ?? { ...piece, outcome });
  } finally {
    void ahead.then(release);
  }
}

/** How many pieces that a process left are written down while somebody waits for the list. */
const WRITTEN_AT_ONCE = 4;

/** All that was said for the answer to come; what was not written down is, a few pieces at a time. */
export async function readHeard(deps: HearingDeps, pass: RoomPass, seat: string): Promise<HeardSoFar> {
  const { db } = deps.room;
  const { interview, state } = await readRoom(db, deps.room, pass);
  if (state === null || state.seat !== seat) return { pieces: [] };
  const pieces = await listPieces(db, interview.id, answerPlace(state, interview));
  const { ears } = deps;
  const told: Heard[] = [];
  let written = 0;
  for (const piece of pieces) {
    if (piece.outcome === null && ears !== null && written < WRITTEN_AT_ONCE) {
      written += 1;
      const lost = await noteLost(deps, interview.id, piece);
      told.push(lost ?? (await write(deps, pass, ears, piece, () => readSound(deps, interview.id, piece))));
    } else told.push(toHeard(piece));
  }
  return { pieces: told };
}

/** From then on a sound that is not there does not come any more. */
const LOST_AFTER_MS = 60_000;

/** What was said is lost where its process ended before the sound was stored, and nobody waits for it for ever. */
async function noteLost(deps: HearingDeps, id: Interview['id'], piece: Piece): Promise<Heard | null> {
  const { room, blobs } = deps;
  if (piece.saidAt.getTime() > room.clock.now() - LOST_AFTER_MS) return null;
  try {
    if ((await blobs.head(soundKey(id, piece))) !== null) return null;
  } catch (error) {
    // It may be there.
    warnOfStore(deps, id, error);
    return null;
  }
  const outcome = {
    state: 'unheard',
    text: '',
    confidence: null,
    engine: null,
    sense: 'answer',
    isOpen: false,
  } as const;
  await setOutcome(room.db, id, piece, outcome);
  return toHeard({ ...piece, outcome });
}

/** Null once it is gone, and while the store is away. */
async function readSound(deps: HearingDeps, id: Interview['id'], piece: Piece): Promise<Uint8Array | null> {
  try {
    const read = await deps.blobs.get(soundKey(id, piece));
    if (read === null) return null;
    const parts: Uint8Array[] = [];
    for await (const part of read.stream) parts.push(part as Uint8Array);
    return Buffer.concat(parts);
  } catch (error) {
    warnOfStore(deps, id, error);
    return null;
  }
}

/** What was heard up to a piece is in the draft that the server has just kept. */
export async function notePlaced(db: Db, pass: RoomPass, { take, seq }: Placed): Promise<void> {
  await setPlaced(db, pass.interviewId, { takeId: take, seq });
}
