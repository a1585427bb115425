import type { Clock } from '../../platform/clock.ts';
import type { Db, Queryable, Tx } from '../../platform/db/db.ts';
import type { Id } from '../../platform/ids.ts';
import type { ModelSubject } from './call-store.ts';

/** Bounds and prices; null: no bound. Money in whatever currency the operator counts, per million tokens. */
export type ModelBudget = {
  interviewTokens: number | null;
  monthTokens: number | null;
  interviewCost: number | null;
  monthCost: number | null;
  price: { input: number; output: number };
};

export type SpentBound = 'interview-tokens' | 'interview-cost' | 'month-tokens' | 'month-cost';

type Amount = { tokens: number; cost: number };
type Deps = { db: Db; clock: Clock; budget: ModelBudget };

/**
 * The bound that keeps a model from being asked about it; null while none does.
 *
 * What an interview may take is set apart of its organization's month when it first asks: from then on only its own bound
 * counts, and one that began is read to its end. Everything else takes what nobody has set apart: jobs, and an interview
 * that is over, whose report is made again after its share was freed.
 */
export async function spentBound(deps: Deps, subject: ModelSubject): Promise<SpentBound | null> {
  const { db, clock, budget } = deps;
  const now = new Date(clock.now());
  const own = { tokens: budget.interviewTokens, cost: budget.interviewCost };
  const spent = subject.kind === 'interview' ? await spentOn(db, subject.id) : NOTHING;
  if (subject.kind === 'interview') {
    if (own.tokens !== null && spent.tokens >= own.tokens) return 'interview-tokens';
    if (own.cost !== null && spent.cost >= own.cost) return 'interview-cost';
  }
  if (budget.monthTokens === null && budget.monthCost === null) return null;
  const interviewId = subject.kind === 'interview' ? subject.id : null;
  if (interviewId !== null && (await isReserved(db, interviewId, now))) return null;
  return db.transaction(async (tx) => {
    const month = await lockMonth(tx, subject, now);
    if (month === null) return null;
    const apart = await setApart(tx, month, now);
    const taken = { tokens: month.tokens + apart.tokens, cost: month.cost + apart.cost };
    const isToCome = interviewId !== null && (await isOpen(tx, interviewId, now));
    const wanted = isToCome ? wantedBy(budget, spent) : NOTHING;
    const bound =
      exceeds('tokens', taken, wanted, budget.monthTokens) ?? exceeds('cost', taken, wanted, budget.monthCost);
    if (bound === null && isToCome && (wanted.tokens > 0 || wanted.cost > 0))
      await reserve(tx, interviewId, month.organizationId, now, { wanted, spent });
    return bound;
  });
}

const NOTHING: Amount = { tokens: 0, cost: 0 };

/** All that an interview may still take, but never more than a whole month has. */
function wantedBy(budget: ModelBudget, spent: Amount): Amount {
  const left = (own: number | null, month: number | null, taken: number): number =>
    own === null || month === null ? 0 : Math.min(Math.max(0, own - taken), month);
  return {
    tokens: left(budget.interviewTokens, budget.monthTokens, spent.tokens),
    cost: left(budget.interviewCost, budget.monthCost, spent.cost),
  };
}

function exceeds(unit: keyof Amount, taken: Amount, wanted: Amount, bound: number | null): SpentBound | null {
  if (bound === null) return null;
  return taken[unit] >= bound || taken[unit] + wanted[unit] > bound ? `month-${unit}` : null;
}

/** The first day of a month by universal time, as the database writes it. */
function monthOf(now: Date): string {
  return `${now.toISOString().slice(0, 7)}-01`;
}

async function spentOn(db: Queryable, interviewId: Id<'interview'>): Promise<Amount> {
  const [row] = await db.query<Amount>(
    `select coalesce(sum(coalesce(input_tokens, 0) + coalesce(output_tokens, 0)), 0)::float8 as tokens,
       coalesce(sum(cost), 0)::float8 as cost from model_calls where interview_id = $1`,
    [interviewId],
  );
  return row ?? NOTHING;
}

/** An interview that is held, can still be taken up again at that time, or waits for its report: what others set apart does not count. */
function isOpenAt(now: string): string {
  return `(i.status in ('STARTED', 'INTERVIEW_COMPLETED')
    or (i.status in ('CANDIDATE_DROP_OFF', 'TECHNICAL_GLITCH') and i.due_at is not null and i.due_at > ${now}))`;
}

async function isReserved(db: Queryable, interviewId: Id<'interview'>, now: Date): Promise<boolean> {
  const rows = await db.query(
    `select 1 from model_reservations r join interviews i on i.id = r.interview_id
     where r.interview_id = $1 and r.month = $2::date and ${isOpenAt('$3')}`,
    [interviewId, monthOf(now), now],
  );
  return rows.length > 0;
}

async function isOpen(tx: Tx, interviewId: Id<'interview'>, now: Date): Promise<boolean> {
  const rows = await tx.query(`select 1 from interviews i where i.id = $1 and ${isOpenAt('$2')}`, [interviewId, now]);
  return rows.length > 0;
}

type Month = Amount & { organizationId: string };

/** Whoever wants of a month takes turns. Null where what is asked about is gone. */
async function lockMonth(tx: Tx, { kind, id }: ModelSubject, now: Date): Promise<Month | null> {
  const [owner] = await tx.query<{ organizationId: string }>(
    kind === 'interview'
      ? `select a.organization_id as "organizationId" from interviews i join accounts a on a.id = i.account_id where i.id = $1`
      : `select a.organization_id as "organizationId" from jobs j join accounts a on a.id = j.account_id where j.id = $1`,
    [id],
  );
  if (owner === undefined) return null;
  const { organizationId } = owner;
  await tx.query(
    `insert into model_months (organization_id, month, calls, tokens, cost) values ($1, $2::date, 0, 0, 0)
     on conflict (organization_id, month) do nothing`,
    [organizationId, monthOf(now)],
  );
  const [month] = await tx.query<Amount>(
    `select tokens::float8 as tokens, cost::float8 as cost from model_months
     where organization_id = $1 and month = $2::date for update`,
    [organizationId, monthOf(now)],
  );
  return { organizationId, ...(month ?? NOTHING) };
}

/** What interviews that are not over have set apart of the month and not taken since. */
async function setApart(tx: Tx, { organizationId }: Month, now: Date): Promise<Amount> {
  const [row] = await tx.query<Amount>(
    `select coalesce(sum(greatest(r.tokens - greatest(s.tokens - r.spent_tokens, 0), 0)), 0)::float8 as tokens,
       coalesce(sum(greatest(r.cost - greatest(s.cost - r.spent_cost, 0), 0)), 0)::float8 as cost
     from model_reservations r join interviews i on i.id = r.interview_id, lateral (
       select coalesce(sum(coalesce(c.input_tokens, 0) + coalesce(c.output_tokens, 0)), 0) as tokens,
         coalesce(sum(c.cost), 0) as cost
       from model_calls c where c.interview_id = r.interview_id
     ) s
     where r.organization_id = $1 and r.month = $2::date and ${isOpenAt('$3')}`,
    [organizationId, monthOf(now), now],
  );
  return row ?? NOTHING;
}

async function reserve(
  tx: Tx,
  interviewId: Id<'interview'>,
  organizationId: string,
  now: Date,
  { wanted, spent }: { wanted: Amount; spent: Amount },
): Promise<void> {
  await tx.query(
    `insert into model_reservations (interview_id, month, organization_id, tokens, cost, spent_tokens, spent_cost)
     select i.id, $2::date, $3, $4, $5, $6, $7 from interviews i where i.id = $1 for key share of i
     on conflict (interview_id) do update set month = excluded.month, tokens = excluded.tokens, cost = excluded.cost,
       spent_tokens = excluded.spent_tokens, spent_cost = excluded.spent_cost`,
    [interviewId, monthOf(now), organizationId, wanted.tokens, wanted.cost, spent.tokens, spent.cost],
  );
}

/** What an interview has set apart and not taken is there for others again. */
export async function releaseReservation(tx: Tx, interviewId: Id<'interview'>): Promise<void> {
  await tx.query('delete from model_reservations where interview_id = $1', [interviewId]);
}
