import type { Queryable } from '../../platform/db/db.ts';

/** Until when no mail is tried since the server does not take our login; null when it does. */
export async function pausedUntil(db: Queryable): Promise<Date | null> {
  const [row] = await db.query<{ until: Date }>('select until from mail_pauses');
  return row?.until ?? null;
}

/** Since the last login that was refused none was taken; null where the last one was. */
export async function mailPauseNow(db: Queryable): Promise<{ until: Date; reply: string } | null> {
  const [row] = await db.query<{ until: Date; reply: string }>('select until, reply from mail_pauses');
  return row ?? null;
}

export async function pause(db: Queryable, until: Date, reply: string): Promise<void> {
  await db.query(
    `insert into mail_pauses (until, reply) values ($1, $2)
     on conflict (only_one) do update set until = excluded.until, reply = excluded.reply`,
    [until, reply],
  );
}

export async function endPause(db: Queryable): Promise<void> {
  await db.query('delete from mail_pauses');
}
