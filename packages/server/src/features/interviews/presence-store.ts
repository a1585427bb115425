import type { Queryable, Tx } from '../../platform/db/db.ts';
import type { Id } from '../../platform/ids.ts';
import type { Interview } from './interview.ts';
import { INTERVIEW_COLUMNS } from './interview-store.ts';

export type Presence = {
  seat: string;
  lastSeenAt: Date;
  /** A pause excuses silence of the line until here. */
  excusedUntil: Date | null;
  /** When our side last failed the candidate. */
  faultAt: Date | null;
};

export async function findPresence(db: Queryable, id: Id<'interview'>): Promise<Presence | null> {
  const [row] = await db.query<Presence>(
    'select seat, last_seen_at as "lastSeenAt", excused_until as "excusedUntil", fault_at as "faultAt" from presence where interview_id = $1',
    [id],
  );
  return row ?? null;
}

/** A heartbeat; the seat that sends it is the one in use. */
export async function recordPresence(db: Queryable, id: Id<'interview'>, seat: string, at: Date): Promise<void> {
  await db.query(
    `insert into presence (interview_id, seat, last_seen_at) values ($1, $2, $3)
     on conflict (interview_id) do update set seat = excluded.seat, last_seen_at = greatest(presence.last_seen_at, excluded.last_seen_at)`,
    [id, seat, at],
  );
}

export async function excuse(db: Queryable, id: Id<'interview'>, until: Date | null): Promise<void> {
  await db.query('update presence set excused_until = $2 where interview_id = $1', [id, until]);
}

/** Our side failed a command of the room: a silence that follows is not the candidate's doing. */
export async function noteFault(db: Queryable, id: Id<'interview'>, at: Date): Promise<void> {
  await db.query('update presence set fault_at = $2 where interview_id = $1', [id, at]);
}

/** An interview with its heartbeats, in one statement. */
export type Attended = { interview: Interview; presence: Presence | null };

type AttendedRow = Interview & {
  seat: string | null;
  lastSeenAt: Date | null;
  excusedUntil: Date | null;
  faultAt: Date | null;
};

const ATTENDED = `select ${INTERVIEW_COLUMNS}, p.seat, p.last_seen_at as "lastSeenAt", p.excused_until as "excusedUntil",
  p.fault_at as "faultAt"
  from interviews i left join presence p on p.interview_id = i.id where i.id = $1`;

export async function findAttended(db: Queryable, id: Id<'interview'>): Promise<Attended | null> {
  const [row] = await db.query<AttendedRow>(ATTENDED, [id]);
  return row ? toAttended(row) : null;
}

export async function lockAttended(tx: Tx, id: Id<'interview'>): Promise<Attended | null> {
  const [row] = await tx.query<AttendedRow>(`${ATTENDED} for update of i`, [id]);
  return row ? toAttended(row) : null;
}

function toAttended({ seat, lastSeenAt, excusedUntil, faultAt, ...interview }: AttendedRow): Attended {
  const known = seat !== null && lastSeenAt !== null;
  return { interview, presence: known ? { seat, lastSeenAt, excusedUntil, faultAt } : null };
}
