import type { Queryable, Tx } from '../../platform/db/db.ts';
import type { Id } from '../../platform/ids.ts';
import type { DialogueState, LogBody } from './state.ts';

/** What the room adds to the log beside the conversation itself. */
export type RoomBody =
  | { kind: 'consented'; purposes: string[] }
  | { kind: 'language-chosen'; language: string }
  | { kind: 'asked-human'; note: string }
  | { kind: 'rated'; stars: number; comment: string }
  | { kind: 'declined'; wantsPerson: boolean };

export type StoredBody = LogBody | RoomBody;

export type StoredEvent = { seq: number; clientId: string | null; at: Date; body: StoredBody };

export type Dialogue = { version: number; state: DialogueState | null };

export async function findDialogue(db: Queryable, id: Id<'interview'>): Promise<Dialogue | null> {
  const [row] = await db.query<Dialogue>('select version, state from dialogues where interview_id = $1', [id]);
  return row ?? null;
}

/** Versions of many dialogues at once: the fallback of waiting polls. */
export function findVersions(db: Queryable, ids: readonly string[]): Promise<{ id: string; version: number }[]> {
  return db.query(
    `select i.id, coalesce(d.version, 0) + i.status_seq as version from interviews i left join dialogues d on d.interview_id = i.id
     where i.id = any($1)`,
    [ids],
  );
}

export async function hasClientEvent(tx: Tx, id: Id<'interview'>, clientId: string): Promise<boolean> {
  const [row] = await tx.query('select 1 as known from dialogue_events where interview_id = $1 and client_id = $2', [
    id,
    clientId,
  ]);
  return row !== undefined;
}

/** Sequence number of the answer with this client id; null when there is none. */
export async function findAnswer(tx: Tx, id: Id<'interview'>, answerId: string): Promise<number | null> {
  const [row] = await tx.query<{ seq: number }>(
    `select seq from dialogue_events where interview_id = $1 and client_id = $2 and kind = 'answered'`,
    [id, answerId],
  );
  return row?.seq ?? null;
}

export async function nextSeq(tx: Tx, id: Id<'interview'>): Promise<number> {
  const [row] = await tx.query<{ seq: number }>(
    'select coalesce(max(seq), 0)::int as seq from dialogue_events where interview_id = $1',
    [id],
  );
  return (row?.seq ?? 0) + 1;
}

export async function appendEvents(
  tx: Tx,
  id: Id<'interview'>,
  firstSeq: number,
  at: Date,
  entries: readonly { body: StoredBody; clientId: string | null }[],
): Promise<void> {
  if (entries.length === 0) return;
  await tx.query(
    `insert into dialogue_events (interview_id, seq, kind, client_id, at, body)
     select $1, seq, kind, client_id, $2, body from unnest($3::int[], $4::text[], $5::uuid[], $6::jsonb[]) as e (seq, kind, client_id, body)`,
    [
      id,
      at,
      entries.map((_, index) => firstSeq + index),
      entries.map(({ body }) => body.kind),
      entries.map(({ clientId }) => clientId),
      entries.map(({ body }) => JSON.stringify(body)),
    ],
  );
}

/** Stores the state and tells waiting polls. */
export async function saveDialogue(
  tx: Tx,
  id: Id<'interview'>,
  state: DialogueState | null,
  audible: boolean,
): Promise<number> {
  const [row] = await tx.query<{ version: number }>(
    `insert into dialogues (interview_id, version, state) values ($1, 1, $2)
     on conflict (interview_id) do update set version = dialogues.version + $3, state = excluded.state returning version`,
    [id, state === null ? null : JSON.stringify(state), audible ? 1 : 0],
  );
  if (audible) tx.notify('room', id);
  return row?.version ?? 0;
}

export function listEvents(db: Queryable, id: Id<'interview'>): Promise<StoredEvent[]> {
  return db.query<StoredEvent>(
    'select seq, client_id as "clientId", at, body from dialogue_events where interview_id = $1 order by seq',
    [id],
  );
}
