import type { Db, Queryable, Tx } from '../../platform/db/db.ts';
import type { Id } from '../../platform/ids.ts';

export type CallOutcome = 'used' | 'rejected' | 'invalid' | 'truncated' | 'refused' | 'unavailable';

/** What a model is asked about: its calls are kept with it and go with it. */
export type ModelSubject = { kind: 'interview'; id: Id<'interview'> } | { kind: 'job'; id: Id<'job'> };

/** One request to a model with what came of it; names and addresses masked in `request` and `reply`. */
export type ModelCall = {
  id: string;
  subject: ModelSubject;
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

/** The row that a call hangs on, held until the call is stored, with whose month it counts in. */
const OWNER: Record<ModelSubject['kind'], string> = {
  interview: `select i.id as interview_id, null::uuid as job_id, a.organization_id
    from interviews i join accounts a on a.id = i.account_id where i.id = $2 for key share of i`,
  job: `select null::uuid as interview_id, j.id as job_id, a.organization_id
    from jobs j join accounts a on a.id = j.account_id where j.id = $2 for key share of j`,
};

/** Keeps the call and adds it to its organization's month. Of what was erased meanwhile nothing is kept. */
export async function keepCall(db: Db, call: ModelCall): Promise<void> {
  await db.transaction((tx) =>
    tx.query(
      `with of as (${OWNER[call.subject.kind]}), kept as (
         insert into model_calls (id, interview_id, job_id, at, prompt, sample, attempt, model, parameters, request,
           request_hash, reply, outcome, problem, input_tokens, output_tokens, cost, ms)
         select $1, of.interview_id, of.job_id, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17 from of
       )
       insert into model_months (organization_id, month, calls, tokens, cost)
       select organization_id, date_trunc('month', $3::timestamptz at time zone 'UTC')::date, 1,
         coalesce($14::int, 0) + coalesce($15::int, 0), $16::numeric from of
       on conflict (organization_id, month) do update set calls = model_months.calls + 1,
         tokens = model_months.tokens + excluded.tokens, cost = model_months.cost + excluded.cost`,
      [
        call.id,
        call.subject.id,
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

/** A reply that came before to the very same request, and what became of it. */
export type EarlierReply = { outcome: Exclude<CallOutcome, 'unavailable'>; reply: string; problem: string | null };

/** What was replied to the very same request before, oldest first: nothing is asked for twice. */
export function findEarlierReplies(
  db: Queryable,
  { kind, id }: ModelSubject,
  requestHash: Buffer,
): Promise<EarlierReply[]> {
  return db.query<EarlierReply>(
    `select outcome, coalesce(reply, '') as reply, problem from model_calls
     where ${kind === 'interview' ? 'interview_id' : 'job_id'} = $1 and request_hash = $2 and outcome <> 'unavailable'
     order by attempt, at, id`,
    [id, requestHash],
  );
}

/** Whether the organization of an account lets a model read its interviews: yes until it says no. */
export async function isModelAllowed(db: Queryable, accountId: Id<'account'>): Promise<boolean> {
  const [row] = await db.query<{ allowed: boolean }>(
    `select coalesce(c.allowed, true) and not a.is_test as allowed
     from accounts a left join model_choices c on c.organization_id = a.organization_id where a.id = $1`,
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
