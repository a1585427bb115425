import type { Db, Queryable, Tx } from '../../platform/db/db.ts';
import type { Id } from '../../platform/ids.ts';

export type CallOutcome = 'used' | 'rejected' | 'invalid' | 'truncated' | 'refused' | 'unavailable';

/** One request to a model with what came of it; names and addresses masked in `request` and `reply`. */
export type ModelCall = {
  id: string;
  interviewId: Id<'interview'>;
  at: Date;
  prompt: string;
  sample: number;
  attempt: number;
  model: string;
  parameters: Record<string, number>;
  request: object;
  requestHash: Buffer;
  reply: string | null;
  outcome: CallOutcome;
  /** The rule that the reply broke, or why there was none. */
  problem: string | null;
  inputTokens: number | null;
  outputTokens: number | null;
  cost: number;
  ms: number;
};

/** Keeps the call and adds it to its organization's month. Of an interview that was erased meanwhile nothing is kept. */
export async function keepCall(db: Db, call: ModelCall): Promise<void> {
  await db.transaction((tx) =>
    tx.query(
      `with of as (
         select i.id, a.organization_id from interviews i join accounts a on a.id = i.account_id
         where i.id = $2 for key share of i
       ), kept as (
         insert into model_calls (id, interview_id, at, prompt, sample, attempt, model, parameters, request, request_hash,
           reply, outcome, problem, input_tokens, output_tokens, cost, ms)
         select $1, of.id, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17 from of
       )
       insert into model_months (organization_id, month, calls, tokens, cost)
       select organization_id, date_trunc('month', $3::timestamptz at time zone 'UTC')::date, 1,
         coalesce($14::int, 0) + coalesce($15::int, 0), $16::numeric from of
       on conflict (organization_id, month) do update set calls = model_months.calls + 1,
         tokens = model_months.tokens + excluded.tokens, cost = model_months.cost + excluded.cost`,
      [
        call.id,
        call.interviewId,
        call.at,
        call.prompt,
        call.sample,
        call.attempt,
        call.model,
        JSON.stringify(call.parameters),
        JSON.stringify(call.request),
        call.requestHash,
        call.reply,
        call.outcome,
        call.problem,
        call.inputTokens,
        call.outputTokens,
        call.cost,
        call.ms,
      ],
    ),
  );
}

/** The reply that was used for the very same request before: nothing is asked twice. */
export async function findUsedReply(
  db: Queryable,
  interviewId: Id<'interview'>,
  requestHash: Buffer,
): Promise<string | null> {
  const [row] = await db.query<{ reply: string | null }>(
    `select reply from model_calls where interview_id = $1 and request_hash = $2 and outcome = 'used' order by at limit 1`,
    [interviewId, requestHash],
  );
  return row?.reply ?? null;
}

export type Spent = { tokens: number; cost: number };

/** What an interview's calls and those of its organization's month amount to. */
export async function spentSoFar(
  db: Queryable,
  interviewId: Id<'interview'>,
  at: Date,
): Promise<{ interview: Spent; month: Spent }> {
  const [row] = await db.query<{ tokens: number; cost: number; monthTokens: number; monthCost: number }>(
    `select coalesce(sum(coalesce(c.input_tokens, 0) + coalesce(c.output_tokens, 0)), 0)::float8 as tokens,
       coalesce(sum(c.cost), 0)::float8 as cost,
       coalesce(max(m.tokens), 0)::float8 as "monthTokens", coalesce(max(m.cost), 0)::float8 as "monthCost"
     from interviews i join accounts a on a.id = i.account_id
     left join model_calls c on c.interview_id = i.id
     left join model_months m on m.organization_id = a.organization_id
       and m.month = date_trunc('month', $2::timestamptz at time zone 'UTC')::date
     where i.id = $1`,
    [interviewId, at],
  );
  return {
    interview: { tokens: row?.tokens ?? 0, cost: row?.cost ?? 0 },
    month: { tokens: row?.monthTokens ?? 0, cost: row?.monthCost ?? 0 },
  };
}

/** Whether the organization of an account lets a model read its interviews: yes until it says no. */
export async function isModelAllowed(db: Queryable, accountId: Id<'account'>): Promise<boolean> {
  const [row] = await db.query<{ allowed: boolean }>(
    `select c.allowed from model_choices c join accounts a on a.organization_id = c.organization_id where a.id = $1`,
    [accountId],
  );
  return row?.allowed ?? true;
}

export async function chooseModel(tx: Tx, organizationId: string, allowed: boolean, at: Date): Promise<void> {
  await tx.query(
    `insert into model_choices (organization_id, allowed, at) values ($1, $2, $3)
     on conflict (organization_id) do update set allowed = excluded.allowed, at = excluded.at`,
    [organizationId, allowed, at],
  );
}
