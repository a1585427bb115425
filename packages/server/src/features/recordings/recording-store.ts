import { only, type Queryable, type Tx } from '../../platform/db/db.ts';
import type { Id } from '../../platform/ids.ts';
import type { Chunk, Part, Recording, RecordingFault, RecordingStatus, Run, Tracks } from './recording.ts';

const RECORDING = `select interview_id as "interviewId", status, version, size_bytes as "sizeBytes", faults,
  last_chunk_at as "lastChunkAt" from recordings where interview_id = $1`;

export async function findRecording(db: Queryable, id: Id<'interview'>): Promise<Recording | null> {
  const [row] = await db.query<Recording>(RECORDING, [id]);
  return row ?? null;
}

export async function lockRecording(tx: Tx, id: Id<'interview'>): Promise<Recording | null> {
  const [row] = await tx.query<Recording>(`${RECORDING} for update`, [id]);
  return row ?? null;
}

type RunRow = Omit<Run, 'tracks' | 'place'> & {
  sound: boolean;
  picture: boolean;
  partNo: number | null;
  offsetMs: number | null;
  durationMs: number | null;
};

/** In the order in which they began. */
export async function listRuns(db: Queryable, id: Id<'interview'>): Promise<Run[]> {
  const rows = await db.query<RunRow>(
    `select id, no, container, has_sound as sound, has_picture as picture, started_at as "startedAt", closed,
       part_no as "partNo", offset_ms as "offsetMs", duration_ms as "durationMs"
     from recording_runs where interview_id = $1 order by no`,
    [id],
  );
  return rows.map(({ sound, picture, partNo, offsetMs, durationMs, ...run }) => ({
    ...run,
    tracks: { sound, picture },
    place: partNo === null ? null : { partNo, offsetMs: offsetMs ?? 0, durationMs: durationMs ?? 0 },
  }));
}

export function listChunks(db: Queryable, id: Id<'interview'>): Promise<Chunk[]> {
  return db.query<Chunk>(
    `select run_id as "runId", seq, size_bytes as "sizeBytes", sha256 from recording_chunks
     where interview_id = $1 order by run_id, seq`,
    [id],
  );
}

export async function findChunk(db: Queryable, id: Id<'interview'>, runId: string, seq: number): Promise<Chunk | null> {
  const [row] = await db.query<Chunk>(
    `select run_id as "runId", seq, size_bytes as "sizeBytes", sha256 from recording_chunks
     where interview_id = $1 and run_id = $2 and seq = $3`,
    [id, runId, seq],
  );
  return row ?? null;
}

type PartRow = Omit<Part, 'tracks'> & Tracks;

export async function listParts(db: Queryable, id: Id<'interview'>): Promise<Part[]> {
  const rows = await db.query<PartRow>(
    `select no, blob_key as "blobKey", container, has_sound as sound, has_picture as picture,
       size_bytes as "sizeBytes", duration_ms as "durationMs", has_poster as "hasPoster"
     from recording_parts where interview_id = $1 order by no`,
    [id],
  );
  return rows.map(({ sound, picture, ...part }) => ({ ...part, tracks: { sound, picture } }));
}

export async function insertRun(tx: Tx, id: Id<'interview'>, run: Omit<Run, 'place'>): Promise<void> {
  await tx.query(
    `insert into recording_runs (interview_id, id, no, container, has_sound, has_picture, started_at, closed)
     values ($1, $2, $3, $4, $5, $6, $7, false)`,
    [id, run.id, run.no, run.container, run.tracks.sound, run.tracks.picture, run.startedAt],
  );
}

export async function insertChunk(tx: Tx, id: Id<'interview'>, chunk: Chunk, at: Date): Promise<void> {
  await tx.query(
    `insert into recording_chunks (interview_id, run_id, seq, size_bytes, sha256, at) values ($1, $2, $3, $4, $5, $6)`,
    [id, chunk.runId, chunk.seq, chunk.sizeBytes, chunk.sha256, at],
  );
}

export async function closeRun(tx: Tx, id: Id<'interview'>, runId: string): Promise<void> {
  await tx.query('update recording_runs set closed = true where interview_id = $1 and id = $2', [id, runId]);
}

/** The recording grew: what was made of it before is not all of it. */
export async function growRecording(
  tx: Tx,
  id: Id<'interview'>,
  grown: { sizeBytes: number; at: Date; dueAt: Date },
): Promise<void> {
  await tx.query(
    `insert into recordings (interview_id, status, version, size_bytes, last_chunk_at, due_at)
     values ($1, 'receiving', 1, $2, $3, $4)
     on conflict (interview_id) do update set status = 'receiving', version = recordings.version + 1,
       size_bytes = recordings.size_bytes + excluded.size_bytes, last_chunk_at = excluded.last_chunk_at,
       due_at = excluded.due_at`,
    [id, grown.sizeBytes, grown.at, grown.dueAt],
  );
}

export async function setStatus(
  tx: Tx,
  id: Id<'interview'>,
  status: RecordingStatus,
  faults: readonly RecordingFault[] = [],
): Promise<void> {
  await tx.query(
    `update recordings set status = $2, faults = $3, version = version + 1, due_at = null where interview_id = $1`,
    [id, status, faults],
  );
}

export async function replaceParts(tx: Tx, id: Id<'interview'>, parts: readonly Part[]): Promise<void> {
  await tx.query('delete from recording_parts where interview_id = $1', [id]);
  for (const part of parts) {
    await tx.query(
      `insert into recording_parts (interview_id, no, blob_key, container, has_sound, has_picture, size_bytes, duration_ms, has_poster)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
      [
        id,
        part.no,
        part.blobKey,
        part.container,
        part.tracks.sound,
        part.tracks.picture,
        part.sizeBytes,
        part.durationMs,
        part.hasPoster,
      ],
    );
  }
}

export async function placeRun(
  tx: Tx,
  id: Id<'interview'>,
  runId: string,
  place: NonNullable<Run['place']>,
): Promise<void> {
  await tx.query(
    `update recording_runs set closed = true, part_no = $3, offset_ms = $4, duration_ms = $5
     where interview_id = $1 and id = $2`,
    [id, runId, place.partNo, place.offsetMs, place.durationMs],
  );
  await tx.query('delete from recording_chunks where interview_id = $1 and run_id = $2', [id, runId]);
}

/** With their chunks. */
export async function deleteRuns(tx: Tx, id: Id<'interview'>, runIds: readonly string[]): Promise<void> {
  await tx.query('delete from recording_runs where interview_id = $1 and id = any($2)', [id, runIds]);
}

export async function deleteRecording(tx: Tx, id: Id<'interview'>): Promise<void> {
  await tx.query('delete from recordings where interview_id = $1', [id]);
}

/** Recordings that got nothing for long; each is given once. */
export function takeSilent(tx: Tx, now: Date, limit: number): Promise<{ id: Id<'interview'>; version: number }[]> {
  return tx.query(
    `update recordings set due_at = null where interview_id in (
       select interview_id from recordings where due_at <= $1 order by due_at limit $2 for update skip locked)
     returning interview_id as id, version`,
    [now, limit],
  );
}

/** Days that recordings of an account (a, its organization o, what is fair there f) are kept; $2 where nobody says. */
const DAYS_KEPT = `greatest(coalesce(a.retention_days, (o.settings->>'retentionDays')::int, $2), coalesce(f.keep_days, 0))`;
const WHO_KEEPS = `from accounts a left join organizations o on o.id = a.organization_id
       left join fair_settings f on f.organization_id = a.organization_id`;

/** For how many days what is recorded for an account is kept. @param unsaid days where neither it nor its organization says */
export async function recordingDaysOf(db: Queryable, accountId: Id<'account'>, unsaid: number): Promise<number> {
  const { days } = only(
    await db.query<{ days: number }>(`select ${DAYS_KEPT} as days ${WHO_KEEPS} where a.id = $1`, [accountId, unsaid]),
  );
  return days;
}

/** Recordings that are older than their account keeps them. */
export async function listOutdated(
  db: Queryable,
  now: Date,
  retentionDays: number,
  limit: number,
): Promise<Id<'interview'>[]> {
  const rows = await db.query<{ id: Id<'interview'> }>(
    `select r.interview_id as id ${WHO_KEEPS}
       join interviews i on i.account_id = a.id join recordings r on r.interview_id = i.id
     where r.last_chunk_at < $1::timestamptz
       - make_interval(days => ${DAYS_KEPT}) limit $3`,
    [now, retentionDays, limit],
  );
  return rows.map(({ id }) => id);
}
