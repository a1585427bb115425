import type { Queryable, Tx } from '../../platform/db/db.ts';
import type { Id } from '../../platform/ids.ts';
import type { Order, Run } from './order.ts';

const ORDER = `o.id, o.account_id as "accountId", o.system, o.kind`;
const RUN = `${ORDER}, r.interview_id as "interviewId", r.callback, r.key_sealed as "keySealed", r.news, r.told, r.attempts,
  r.next_at as "nextAt", r.state`;

export type NewRun = Order & {
  interviewId: Id<'interview'>;
  jobId: Id<'job'>;
  callback: string;
  keySealed: Uint8Array | null;
};

export async function insertRun(tx: Tx, run: NewRun): Promise<void> {
  await tx.query('insert into ats_orders (id, account_id, system, kind) values ($1, $2, $3, $4)', [
    run.id,
    run.accountId,
    run.system,
    run.kind,
  ]);
  await tx.query(
    `insert into ats_runs (order_id, interview_id, account_id, job_id, callback, key_sealed)
     values ($1, $2, $3, $4, $5, $6)`,
    [run.id, run.interviewId, run.accountId, run.jobId, run.callback, run.keySealed],
  );
}

/** The account's order; one of another account or system is as unknown as none. */
export async function findOrder(
  db: Queryable,
  accountId: Id<'account'>,
  system: Order['system'],
  id: Id<'ats-order'>,
): Promise<{ order: Order; interviewId: Id<'interview'> | null } | null> {
  const [row] = await db.query<Order & { interviewId: Id<'interview'> | null }>(
    `select ${ORDER}, r.interview_id as "interviewId" from ats_orders o left join ats_runs r on r.order_id = o.id
     where o.id = $1 and o.account_id = $2 and o.system = $3`,
    [id, accountId, system],
  );
  if (row === undefined) return null;
  const { interviewId, ...order } = row;
  return { order, interviewId };
}

/** The newest one for this job that this system ordered, of whoever is the candidate now. */
export async function latestRun(
  tx: Tx,
  of: { accountId: Id<'account'>; system: Order['system']; candidateId: Id<'candidate'>; jobId: Id<'job'> },
): Promise<Run | null> {
  const [row] = await tx.query<Run>(
    `select ${RUN} from ats_runs r join ats_orders o on o.id = r.order_id join interviews i on i.id = r.interview_id
     where r.account_id = $1 and o.system = $2 and i.candidate_id = $3 and r.job_id = $4 order by o.id desc limit 1`,
    [of.accountId, of.system, of.candidateId, of.jobId],
  );
  return row ?? null;
}

/** Greenhouse may send again from another place: the newest address is told. */
export async function changeCallback(
  tx: Tx,
  id: Id<'ats-order'>,
  callback: string,
  keySealed: Uint8Array | null,
): Promise<void> {
  await tx.query('update ats_runs set callback = $2, key_sealed = $3 where order_id = $1', [id, callback, keySealed]);
}

export async function findRunOf(db: Queryable, interviewId: Id<'interview'>): Promise<Run | null> {
  const [row] = await db.query<Run>(
    `select ${RUN} from ats_runs r join ats_orders o on o.id = r.order_id where r.interview_id = $1`,
    [interviewId],
  );
  return row ?? null;
}

export async function findRun(db: Queryable, id: Id<'ats-order'>): Promise<Run | null> {
  const [row] = await db.query<Run>(
    `select ${RUN} from ats_runs r join ats_orders o on o.id = r.order_id where r.order_id = $1`,
    [id],
  );
  return row ?? null;
}

/** One news more to tell. Gives its number. */
export async function addNews(tx: Tx, id: Id<'ats-order'>, at: Date): Promise<number> {
  const [row] = await tx.query<{ news: number }>(
    `update ats_runs set news = news + 1, state = 'WAITING', attempts = 0, next_at = $2, reason = null
     where order_id = $1 returning news`,
    [id, at],
  );
  return row?.news ?? 0;
}

/** What waits to be told is told to nobody. */
export async function hushRun(tx: Tx, id: Id<'ats-order'>): Promise<void> {
  await tx.query(`update ats_runs set state = 'QUIET', next_at = null where order_id = $1 and state = 'WAITING'`, [id]);
}

/** Of an attempt to tell the news up to `told`; nothing where newer ones wait. */
export async function settleRun(
  tx: Tx,
  { id, news }: Pick<Run, 'id' | 'news'>,
  settled: { state: Run['state']; attempts: number; nextAt: Date | null; reason: string | null; isLast: boolean },
): Promise<boolean> {
  const rows = await tx.query(
    `update ats_runs set state = $3, attempts = $4, next_at = $5, reason = $6,
       told = case when $3 = 'TOLD' then $2 else told end, key_sealed = case when $7 then null else key_sealed end
     where order_id = $1 and news = $2 returning order_id`,
    [id, news, settled.state, settled.attempts, settled.nextAt, settled.reason, settled.isLast],
  );
  return rows.length > 0;
}
