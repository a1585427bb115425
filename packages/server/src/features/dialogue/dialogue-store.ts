import type { ConsentPurpose, RequestKind } from '@colloquy/contract/shared';
import { only, type Queryable, type Tx } from '../../platform/db/db.ts';
import type { Id } from '../../platform/ids.ts';
import type { DialogueState, LogBody } from './state.ts';

/** What the room adds to the log next to the conversation itself. */
export type RoomBody =
  | { kind: 'consented'; decisions: { purpose: ConsentPurpose; given: boolean }[] }
  | { kind: 'language-chosen'; language: string }
  | { kind: 'asked-human'; note: string; about: RequestKind }
  | { kind: 'rated'; stars: number; comment: string }
  | { kind: 'declined'; wantsPerson: boolean }
  | { kind: 'field-corrected'; person: 'founder' | number; field: string; value: string }
  | { kind: 'summary-confirmed' };

export type StoredBody = LogBody | RoomBody;

export type StoredEvent = { seq: number; clientId: string | null; at: Date; body: StoredBody };

/**
 * The right to assess one stored answer. Whoever holds it extends it while it works; when it has run out, anybody may
 * take it and assess once more.
 */
export type Lease = { answerSeq: number; owner: string; until: Date };

export type Dialogue = { version: number; state: DialogueState | null; lease: Lease | null };

type LeaseRow = { thoughtOf: number | null; thoughtOwner: string | null; thoughtUntil: Date | null };

const LEASE_COLUMNS =
  'd.thought_of as "thoughtOf", d.thought_owner as "thoughtOwner", d.thought_until as "thoughtUntil"';

function leaseOf({ thoughtOf, thoughtOwner, thoughtUntil }: LeaseRow): Lease | null {
  if (thoughtOf === null || thoughtOwner === null || thoughtUntil === null) return null;
  return { answerSeq: thoughtOf, owner: thoughtOwner, until: thoughtUntil };
}

export async function findDialogue(db: Queryable, id: Id<'interview'>): Promise<Dialogue | null> {
  const [row] = await db.query<{ version: number; state: DialogueState | null } & LeaseRow>(
    `select d.version, d.state, ${LEASE_COLUMNS} from dialogues d where d.interview_id = $1`,
    [id],
  );
  return row ? { version: row.version, state: row.state, lease: leaseOf(row) } : null;
}

/** What an earlier transaction saw of the dialogue holds no more: the next transition looks at it again. */
export async function touchDialogue(tx: Tx, interviewId: Id<'interview'>): Promise<void> {
  await tx.query('update dialogues set version = version where interview_id = $1', [interviewId]);
}

/** Gives the lease to a new owner; the interview is locked. @returns the dialogue's new stamp */
export async function takeLease(tx: Tx, id: Id<'interview'>, { answerSeq, owner, until }: Lease): Promise<string> {
  const { stamp } = only(
    await tx.query<{ stamp: string }>(
      `update dialogues set thought_of = $2, thought_owner = $3, thought_until = $4 where interview_id = $1
       returning xmin::text as stamp`,
      [id, answerSeq, owner, until],
    ),
  );
  return stamp;
}

/** Moves the end of a lease. @returns false when it is another's by now, or the answer waits no more */
export async function moveLease(db: Queryable, id: Id<'interview'>, owner: string, until: Date): Promise<boolean> {
  const rows = await db.query(
    'update dialogues set thought_until = $3 where interview_id = $1 and thought_owner = $2 returning 1',
    [id, owner, until],
  );
  return rows.length > 0;
}

/** Versions of many dialogues at once: the fallback of waiting polls. */
export function findVersions(db: Queryable, ids: readonly string[]): Promise<{ id: string; version: number }[]> {
  return db.query(
    `select i.id, coalesce(d.version, 0) + i.status_seq as version from interviews i left join dialogues d on d.interview_id = i.id
     where i.id = any($1)`,
    [ids],
  );
}

/** Frees every lease: at the start of the only process of an embedded database nobody is left who holds one. */
export async function freeLeases(db: Queryable): Promise<void> {
  await db.query(
    'update dialogues set thought_of = null, thought_owner = null, thought_until = null where thought_owner is not null',
  );
}

/** A dialogue as one command needs it. */
export type OpenDialogue = Dialogue & {
  /** Changes with every write of the row, of whatever kind; empty before the first. */
  stamp: string;
  /** Sequence number that the next log line gets. */
  nextSeq: number;
  /** Whether a command with this client id was taken before. */
  isRepeat: boolean;
};

export async function openDialogue(tx: Tx, id: Id<'interview'>, clientId: string | null): Promise<OpenDialogue> {
  const [row] = await tx.query<
    {
      version: number | null;
      state: DialogueState | null;
      stamp: string | null;
      lastSeq: number;
      isRepeat: boolean;
    } & LeaseRow
  >(
    `select d.version, d.state, d.xmin::text as stamp, ${LEASE_COLUMNS}, coalesce((select max(seq) from dialogue_events where interview_id = $1), 0)::int as "lastSeq",
       exists (select from dialogue_events where interview_id = $1 and client_id = $2) as "isRepeat"
     from (select $1::uuid as id) i left join dialogues d on d.interview_id = i.id`,
    [id, clientId],
  );
  return {
    version: row?.version ?? 0,
    state: row?.state ?? null,
    lease: row ? leaseOf(row) : null,
    stamp: row?.stamp ?? '',
    nextSeq: (row?.lastSeq ?? 0) + 1,
    isRepeat: row?.isRepeat ?? false,
  };
}

/**
 * Drops what somebody did in the room who was not the candidate, before the begin. The candidate begins again.
 *
 * @returns whether they chose the language of the page
 */
export async function dropDialogue(tx: Tx, id: Id<'interview'>): Promise<{ choseLanguage: boolean }> {
  const [row] = await tx.query<{ choseLanguage: boolean }>(
    `select exists (select from dialogue_events where interview_id = $1 and kind = 'language-chosen') as "choseLanguage"`,
    [id],
  );
  await tx.query('delete from dialogue_events where interview_id = $1', [id]);
  await tx.query('delete from dialogues where interview_id = $1', [id]);
  tx.notify('room', id);
  return { choseLanguage: row?.choseLanguage ?? false };
}

/** Sequence number of the answer with this client id; null when there is none. */
export async function findAnswer(tx: Tx, id: Id<'interview'>, answerId: string): Promise<number | null> {
  const [row] = await tx.query<{ seq: number }>(
    `select seq from dialogue_events where interview_id = $1 and client_id = $2 and kind = 'answered'`,
    [id, answerId],
  );
  return row?.seq ?? null;
}

/** The words that came with this client id: null where none did, or where its command held no text. */
export async function wordsOf(tx: Tx, id: Id<'interview'>, clientId: string): Promise<string | null> {
  const [row] = await tx.query<{ text: string | null }>(
    `select coalesce(body->>'text', body->>'note', body->>'comment', body->>'value') as text from dialogue_events
     where interview_id = $1 and client_id = $2`,
    [id, clientId],
  );
  return row?.text ?? null;
}

export type NewEvent = { body: StoredBody; clientId: string | null };

export type NewTransition = {
  firstSeq: number;
  at: Date;
  entries: readonly NewEvent[];
  state: DialogueState | null;
  /** Whether waiting polls would see a change. */
  notifiesPollers: boolean;
  /** `kept`: as it is, also when its owner has extended it since. */
  lease: Lease | null | 'kept';
};

type Saved = { version: number; stamp: string };

const LINES = `insert into dialogue_events (interview_id, seq, kind, client_id, at, body)
       select $1, seq, kind, client_id, $2, body
       from unnest($3::int[], $4::text[], $5::uuid[], $6::jsonb[]) as e (seq, kind, client_id, body)`;

function paramsOf(
  id: Id<'interview'>,
  { firstSeq, at, entries, state, notifiesPollers, lease }: NewTransition,
): unknown[] {
  const given = lease === 'kept' ? null : lease;
  return [
    id,
    at,
    entries.map((_, index) => firstSeq + index),
    entries.map(({ body }) => body.kind),
    entries.map(({ clientId }) => clientId),
    entries.map(({ body }) => JSON.stringify(body)),
    state === null ? null : JSON.stringify(state),
    notifiesPollers ? 1 : 0,
    lease === 'kept',
    given?.answerSeq ?? null,
    given?.owner ?? null,
    given?.until ?? null,
  ];
}

const SET_LEASE = `thought_of = case when $9::boolean then dialogues.thought_of else $10::int end,
       thought_owner = case when $9::boolean then dialogues.thought_owner else $11::uuid end,
       thought_until = case when $9::boolean then dialogues.thought_until else $12::timestamptz end`;

/** Appends log lines and stores the state in one statement; the interview is locked. Tells waiting polls. */
export async function saveTransition(tx: Tx, id: Id<'interview'>, transition: NewTransition): Promise<Saved> {
  const rows = await tx.query<Saved>(
    `with lines as (${LINES})
     insert into dialogues (interview_id, version, state, thought_of, thought_owner, thought_until)
     values ($1, 1, $7, $10::int, $11::uuid, $12::timestamptz)
     on conflict (interview_id) do update set version = dialogues.version + $8, state = excluded.state, ${SET_LEASE}
     returning version, xmin::text as stamp`,
    paramsOf(id, transition),
  );
  if (transition.notifiesPollers) tx.notify('room', id);
  return only(rows);
}

/**
 * The same for a dialogue that was read before and is not locked: stored only if neither it nor the interview's
 * status has changed since. The interview is locked from then on.
 *
 * @returns null when something changed; nothing is stored then
 */
export async function saveTransitionIfUnchanged(
  tx: Tx,
  id: Id<'interview'>,
  transition: NewTransition,
  seen: { stamp: string; statusSeq: number },
): Promise<Saved | null> {
  const [saved] = await tx.query<Saved>(
    `with held as (select id from interviews where id = $1 and status_seq = $13 for update),
     saved as (
       update dialogues set version = version + $8, state = $7, ${SET_LEASE} from held
       where interview_id = held.id and dialogues.xmin::text = $14 returning version, dialogues.xmin::text as stamp),
     lines as (${LINES}, saved)
     select version, stamp from saved`,
    [...paramsOf(id, transition), seen.statusSeq, seen.stamp],
  );
  if (saved === undefined) return null;
  if (transition.notifiesPollers) tx.notify('room', id);
  return saved;
}

export function listEventsOf(
  db: Queryable,
  ids: readonly Id<'interview'>[],
): Promise<(StoredEvent & { id: Id<'interview'> })[]> {
  return db.query(
    `select interview_id as id, seq, client_id as "clientId", at, body from dialogue_events
     where interview_id = any($1) order by interview_id, seq`,
    [ids],
  );
}

/** The lines that may hold a request for a person. */
export function listPersonEvents(
  db: Queryable,
  ids: readonly Id<'interview'>[],
): Promise<(StoredEvent & { id: Id<'interview'> })[]> {
  return db.query(
    `select interview_id as id, seq, client_id as "clientId", at, body from dialogue_events
     where interview_id = any($1) and kind in ('asked-human', 'declined') order by interview_id, seq`,
    [ids],
  );
}

export function listEvents(db: Queryable, id: Id<'interview'>): Promise<StoredEvent[]> {
  return db.query<StoredEvent>(
    'select seq, client_id as "clientId", at, body from dialogue_events where interview_id = $1 order by seq',
    [id],
  );
}
