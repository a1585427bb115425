import type { AttemptReason, WebhookType } from '@colloquy/contract/webhooks';
import type { Db, Queryable, Tx } from '../../platform/db/db.ts';
import { only } from '../../platform/db/db.ts';
import type { Id } from '../../platform/ids.ts';
import { UNFLUSHED } from '../../platform/tasks/task-store.ts';
import type { DeliveryState } from './endpoint.ts';

export type Message = {
  id: Id<'webhook-message'>;
  accountId: Id<'account'>;
  interviewId: Id<'interview'> | null;
  type: WebhookType;
  body: string;
};

export type NewDelivery = {
  id: Id<'webhook-delivery'>;
  endpointId: Id<'webhook-endpoint'>;
  state: DeliveryState;
  nextAt: Date | null;
};

export type NewMessage = Message & { deliveries: readonly NewDelivery[] };

/** In one statement. Their endpoints are held against being deleted. */
export async function insertMessages(tx: Tx, messages: readonly NewMessage[]): Promise<void> {
  const deliveries = messages.flatMap(({ id, deliveries }) => deliveries.map((delivery) => ({ ...delivery, of: id })));
  await tx.query(
    `with message as (
       insert into webhook_messages (id, account_id, interview_id, type, body)
       select id, account_id, interview_id, type, body
       from unnest($1::uuid[], $2::uuid[], $3::uuid[], $4::text[], $5::text[]) m (id, account_id, interview_id, type, body))
     insert into webhook_deliveries (id, endpoint_id, message_id, state, next_at)
     select d.id, d.endpoint_id, d.message_id, d.state, d.next_at
     from unnest($6::uuid[], $7::uuid[], $8::uuid[], $9::text[], $10::timestamptz[])
       d (id, endpoint_id, message_id, state, next_at)`,
    [
      messages.map(({ id }) => id),
      messages.map(({ accountId }) => accountId),
      messages.map(({ interviewId }) => interviewId),
      messages.map(({ type }) => type),
      messages.map(({ body }) => body),
      deliveries.map(({ id }) => id),
      deliveries.map(({ endpointId }) => endpointId),
      deliveries.map(({ of }) => of),
      deliveries.map(({ state }) => state),
      deliveries.map(({ nextAt }) => nextAt),
    ],
  );
}

/**
 * The next number of an interview's news, and whether that of its creation, the first, is still to be told. The interview
 * is held before its number, as by whoever moves it: two that took them the other way round would wait for each other.
 */
export async function nextSequence(
  tx: Tx,
  interviewId: Id<'interview'>,
): Promise<{ sequence: number; isCreationUntold: boolean }> {
  return only(
    await tx.query<{ sequence: number; isCreationUntold: boolean }>(
      `insert into webhook_sequences (interview_id, n)
       with held as materialized (select id from interviews where id = $1 for key share) select id, 1 from held
       on conflict (interview_id) do update set n = webhook_sequences.n + 1
       returning n as sequence,
         exists (select from webhook_news where interview_id = $1) as "isCreationUntold"`,
      [interviewId],
    ),
  );
}

export async function wasPublished(db: Queryable, interviewId: Id<'interview'>, type: WebhookType): Promise<boolean> {
  const rows = await db.query('select 1 as found from webhook_messages where interview_id = $1 and type = $2 limit 1', [
    interviewId,
    type,
  ]);
  return rows.length > 0;
}

/** A delivery with what an attempt needs. */
export type DueDelivery = {
  id: Id<'webhook-delivery'>;
  round: number;
  state: DeliveryState;
  attempts: number;
  nextAt: Date | null;
  messageId: Id<'webhook-message'>;
  body: string;
  endpointId: Id<'webhook-endpoint'>;
  accountId: Id<'account'>;
  url: string;
  isEnabled: boolean;
  notBefore: Date | null;
  /** Of the secrets that sign now, newest first. */
  sealedSecrets: Uint8Array[];
};

/** In the order of `ids`; null for one that is gone. */
export async function findDue(
  db: Queryable,
  ids: readonly Id<'webhook-delivery'>[],
  now: Date,
): Promise<(DueDelivery | null)[]> {
  const rows = await db.query<Omit<DueDelivery, 'sealedSecrets'> & { secrets: string[] }>(
    `select d.id, d.round, d.state, d.attempts, d.next_at as "nextAt", d.message_id as "messageId", m.body,
       e.id as "endpointId", e.account_id as "accountId", e.url, e.disabled_at is null as "isEnabled",
       e.not_before as "notBefore",
       coalesce((select jsonb_agg(encode(s.sealed, 'base64') order by s.id desc) from webhook_secrets s
         where s.endpoint_id = e.id and (s.until is null or s.until > $2)), '[]') as secrets
     from webhook_deliveries d join webhook_messages m on m.id = d.message_id
     join webhook_endpoints e on e.id = d.endpoint_id where d.id = any($1)`,
    [ids, now],
  );
  const found = new Map(
    rows.map(({ secrets, ...delivery }) => [
      delivery.id,
      { ...delivery, sealedSecrets: secrets.map((text) => Buffer.from(text, 'base64')) },
    ]),
  );
  return ids.map((id) => found.get(id) ?? null);
}

export type DeliveredAttempt = {
  id: string;
  delivery: Pick<DueDelivery, 'id' | 'round' | 'endpointId'>;
  number: number;
  status: number | null;
  durationMs: number;
};

/**
 * Stores attempts that were taken, in one statement: most are. Lost in a crash of the server, they are made again, under the
 * same `webhook-id`.
 *
 * @returns of each, whether its endpoint was failing until now
 */
export async function keepDelivered(db: Queryable, attempts: readonly DeliveredAttempt[]): Promise<boolean[]> {
  const failing = await db.query<{ id: Id<'webhook-endpoint'> }>(
    `with taken as (
       select * from unnest($1::uuid[], $2::uuid[], $3::int[], $4::int[], $5::int[], $6::int[])
         t (id, delivery_id, round, number, status, duration_ms)),
     settled as (
       update webhook_deliveries d set state = 'DELIVERED', next_at = null, attempts = t.number from taken t
       where d.id = t.delivery_id and d.round = t.round and d.state = 'WAITING' and ${UNFLUSHED}),
     attempt as (
       insert into webhook_attempts (id, delivery_id, status, duration_ms, reason)
       select t.id, d.id, t.status, t.duration_ms, null from taken t join webhook_deliveries d on d.id = t.delivery_id)
     select id from webhook_endpoints
     where id = any($7::uuid[]) and (failing_since is not null or not_before is not null)`,
    [
      attempts.map(({ id }) => id),
      attempts.map(({ delivery }) => delivery.id),
      attempts.map(({ delivery }) => delivery.round),
      attempts.map(({ number }) => number),
      attempts.map(({ status }) => status),
      attempts.map(({ durationMs }) => durationMs),
      [...new Set(attempts.map(({ delivery }) => delivery.endpointId))],
    ],
  );
  const wasFailing = new Set(failing.map(({ id }) => id));
  return attempts.map(({ delivery }) => wasFailing.has(delivery.endpointId));
}

/** Of an attempt's own round; false when it is over, or a replay has begun another. */
export async function settleDelivery(
  tx: Tx,
  { id, round }: Pick<DueDelivery, 'id' | 'round'>,
  to: { state: DeliveryState; nextAt: Date | null; attempts: number },
): Promise<boolean> {
  const rows = await tx.query(
    `update webhook_deliveries set state = $3, next_at = $4, attempts = $5
     where id = $1 and round = $2 and state = 'WAITING' returning id`,
    [id, round, to.state, to.nextAt, to.attempts],
  );
  return rows.length > 0;
}

export async function insertAttempt(
  tx: Tx,
  attempt: {
    id: string;
    deliveryId: Id<'webhook-delivery'>;
    status: number | null;
    durationMs: number;
    reason: AttemptReason | null;
  },
): Promise<void> {
  // Gone with its person meanwhile, a delivery keeps no attempt.
  await tx.query(
    `insert into webhook_attempts (id, delivery_id, status, duration_ms, reason)
     select $1, d.id, $3, $4, $5 from webhook_deliveries d where d.id = $2`,
    [attempt.id, attempt.deliveryId, attempt.status, attempt.durationMs, attempt.reason],
  );
}

/** Begins a new round. */
export type Replayable = { id: Id<'webhook-delivery'>; round: number };

/** The oldest deliveries that failed or were held, for a new round. */
export function replayOpen(
  tx: Tx,
  endpointId: Id<'webhook-endpoint'>,
  since: string | null,
  now: Date,
  limit: number,
): Promise<Replayable[]> {
  return tx.query<Replayable>(
    `update webhook_deliveries set state = 'WAITING', attempts = 0, round = round + 1, next_at = $3
     where id in (
       select id from webhook_deliveries where endpoint_id = $1 and state in ('FAILED', 'HELD')
         and ($2::uuid is null or message_id >= $2::uuid) order by id limit $4 for update)
     returning id, round`,
    [endpointId, since, now, limit],
  );
}

export async function countOpen(
  db: Queryable,
  endpointId: Id<'webhook-endpoint'>,
  since: string | null,
): Promise<number> {
  const { n } = only(
    await db.query<{ n: number }>(
      `select count(*)::int as n from webhook_deliveries where endpoint_id = $1 and state in ('FAILED', 'HELD')
         and ($2::uuid is null or message_id >= $2::uuid)`,
      [endpointId, since],
    ),
  );
  return n;
}

export async function replayOne(tx: Tx, id: Id<'webhook-delivery'>, now: Date): Promise<Replayable | null> {
  const [row] = await tx.query<Replayable>(
    `update webhook_deliveries set state = 'WAITING', attempts = 0, round = round + 1, next_at = $2
     where id = $1 returning id, round`,
    [id, now],
  );
  return row ?? null;
}

/** The endpoint that a delivery goes to; null when there is no such delivery. */
export async function endpointOf(db: Queryable, id: Id<'webhook-delivery'>): Promise<Id<'webhook-endpoint'> | null> {
  const [row] = await db.query<{ endpointId: Id<'webhook-endpoint'> }>(
    'select endpoint_id as "endpointId" from webhook_deliveries where id = $1',
    [id],
  );
  return row?.endpointId ?? null;
}

export type Attempt = { id: string; status: number | null; durationMs: number; reason: AttemptReason | null };
export type ListedDelivery = {
  id: Id<'webhook-delivery'>;
  messageId: Id<'webhook-message'>;
  type: WebhookType;
  interviewId: Id<'interview'> | null;
  state: DeliveryState;
  nextAt: Date | null;
  attempts: Attempt[];
};

const SHOWN_ATTEMPTS = 12;

export async function listDeliveries(
  db: Queryable,
  endpointId: Id<'webhook-endpoint'>,
  state: DeliveryState | null,
  offset: number,
  limit: number,
): Promise<{ results: ListedDelivery[]; total: number }> {
  const { total } = only(
    await db.query<{ total: number }>(
      'select count(*)::int as total from webhook_deliveries where endpoint_id = $1 and ($2::text is null or state = $2)',
      [endpointId, state],
    ),
  );
  const results = await db.query<ListedDelivery>(
    `select d.id, d.message_id as "messageId", m.type, m.interview_id as "interviewId", d.state, d.next_at as "nextAt",
       coalesce((select jsonb_agg(jsonb_build_object('id', a.id, 'status', a.status, 'durationMs', a.duration_ms,
           'reason', a.reason) order by a.id desc)
         from (select * from webhook_attempts a where a.delivery_id = d.id order by a.id desc limit $5) a), '[]') as attempts
     from webhook_deliveries d join webhook_messages m on m.id = d.message_id
     where d.endpoint_id = $1 and ($2::text is null or d.state = $2) order by d.id desc limit $3 offset $4`,
    [endpointId, state, limit, offset, SHOWN_ATTEMPTS],
  );
  return { results, total };
}

const SLICE = 1_000;

/**
 * Deletes messages made before `oldest` (an id is as old as it says) with their deliveries and attempts, in slices.
 *
 * @param oldest the least id that stays
 * @param longer the same of organizations that keep records longer
 */
export async function dropOldMessages(
  db: Db,
  oldest: string,
  longer: readonly { organizationId: string; oldest: string }[],
): Promise<void> {
  const kept = [longer.map((one) => one.organizationId), longer.map((one) => one.oldest)];
  for (;;) {
    const rows = await db.query(
      `delete from webhook_messages where id in (
         select m.id from webhook_messages m join accounts a on a.id = m.account_id
           left join unnest($2::text[], $3::uuid[]) f(organization_id, oldest) on f.organization_id = a.organization_id
         where m.id < $1 and (f.oldest is null or m.id < f.oldest) order by m.id limit ${SLICE})
       returning id`,
      [oldest, ...kept],
    );
    if (rows.length < SLICE) return;
  }
}
