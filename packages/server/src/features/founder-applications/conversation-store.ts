import type { Queryable, Tx } from '../../platform/db/db.ts';
import { changeTotals, type TotalChange } from '../../platform/db/totals.ts';
import type { Id } from '../../platform/ids.ts';
import type { Conversation } from './conversation.ts';
import { type ConversationFilter, conversationTotal, conversationTotals } from './conversation-totals.ts';
import type { PitchSummary } from './extraction/index.ts';

export const CONVERSATION_COLUMNS = `c.interview_id as id, c.account_id as "accountId", c.programme_id as "programmeId", c.cohort, c.source,
  c.given, c.said, c.no_answers as "noAnswers", c.model_said as "modelSaid",
  c.pitch_summary as "pitchSummary", c.corrections, c.status, c.confirmed_at as "confirmedAt", c.changed_at as "changedAt"`;
export const WITH_INTERVIEW = `${CONVERSATION_COLUMNS}, i.started_at as "startedAt", i.link_version as "linkVersion",
  i.recording_at as "recordingAt", i.recording_type as "recordingType"`;

/** A conversation with what its interview adds to it. */
export type ListedConversation = Conversation & {
  startedAt: Date | null;
  linkVersion: number;
  recordingAt: Date | null;
  recordingType: 'webm' | 'mp4' | null;
};

export async function insertConversation(tx: Tx, conversation: Conversation): Promise<void> {
  const c = conversation;
  await tx.query(
    `insert into conversations (interview_id, account_id, programme_id, cohort, source, given, status, changed_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [c.id, c.accountId, c.programmeId, c.cohort, c.source, JSON.stringify(c.given), c.status, c.changedAt],
  );
  changeTotals(
    tx,
    conversationTotals(c).map((list) => ({ ...list, delta: 1 })),
  );
}

export async function findConversation(db: Queryable, id: Id<'interview'>): Promise<Conversation | null> {
  const [row] = await db.query<Conversation>(
    `select ${CONVERSATION_COLUMNS} from conversations c where c.interview_id = $1`,
    [id],
  );
  return row ?? null;
}

export async function findListedConversation(db: Queryable, id: Id<'interview'>): Promise<ListedConversation | null> {
  const [row] = await db.query<ListedConversation>(
    `select ${WITH_INTERVIEW} from conversations c join interviews i on i.id = c.interview_id where c.interview_id = $1`,
    [id],
  );
  return row ?? null;
}

/** Lock order: interview, dialogue, conversation, totals. */
export async function lockConversation(tx: Tx, id: Id<'interview'>): Promise<Conversation | null> {
  const [row] = await tx.query<Conversation>(
    `select ${CONVERSATION_COLUMNS} from conversations c where c.interview_id = $1 for update`,
    [id],
  );
  return row ?? null;
}

/** Writes what is known again; the counters follow the status. */
export async function saveConversation(tx: Tx, before: Conversation, after: Conversation): Promise<void> {
  await tx.query(
    `update conversations set said = $2, no_answers = $3, corrections = $4, status = $5, confirmed_at = $6, model_said = $7, changed_at = $8
     where interview_id = $1`,
    [
      after.id,
      JSON.stringify(after.said),
      JSON.stringify(after.noAnswers),
      JSON.stringify(after.corrections),
      after.status,
      after.confirmedAt,
      after.modelSaid === null ? null : JSON.stringify(after.modelSaid),
      after.changedAt,
    ],
  );
  if (before.status === after.status) return;
  const [lost, gained] = [conversationTotals(before), conversationTotals(after)].map((lists) =>
    lists.filter(({ list }) => list.includes('status')),
  );
  changeTotals(tx, [
    ...(lost ?? []).map((list) => ({ ...list, delta: -1 })),
    ...(gained ?? []).map((list) => ({ ...list, delta: 1 })),
  ]);
}

/** The summary that a language model wrote; says what it rests on. */
export async function keepPitchSummary(
  tx: Tx,
  id: Id<'interview'>,
  summary: PitchSummary,
  changedAt: Date,
): Promise<void> {
  await tx.query('update conversations set pitch_summary = $2, changed_at = $3 where interview_id = $1', [
    id,
    JSON.stringify(summary),
    changedAt,
  ]);
}

type Order = 'asc' | 'desc';

/** One text for each filter and order, so that each is planned with the index made for it. */
function pageText({ status, cohort }: ConversationFilter, order: Order): string {
  const conditions = [
    ...(status === null ? [] : ['status = $6']),
    ...(cohort === null ? [] : [`cohort = $${status === null ? 6 : 7}`]),
  ];
  return `select t.n as total, l.* from (select coalesce(sum(n), 0)::bigint as n from list_totals where list = $1 and key = $2) t
     left join (
       select ${WITH_INTERVIEW}
       from (select interview_id from conversations
             where ${['account_id = $3', ...conditions].join(' and ')}
             order by interview_id ${order} limit $4 offset $5) page
       join conversations c on c.interview_id = page.interview_id join interviews i on i.id = page.interview_id) l on true
     order by l.id ${order}`;
}

/** One page of an account's conversations by creation, with the true total, in one statement. */
export async function pageConversations(
  db: Queryable,
  accountId: Id<'account'>,
  filter: ConversationFilter,
  page: { order: Order; offset: number; limit: number },
): Promise<{ results: ListedConversation[]; total: number }> {
  const { list, key } = conversationTotal(accountId, filter);
  const rows = await db.query<ListedConversation & { total: number }>(pageText(filter, page.order), [
    list,
    key,
    accountId,
    page.limit,
    page.offset,
    ...[filter.status, filter.cohort].filter((value) => value !== null),
  ]);
  return { total: rows[0]?.total ?? 0, results: rows.filter((row) => row.id !== null) };
}

/**
 * Deletes the forms of a candidate's interviews, which are locked first; the interviews themselves are not this
 * feature's. The counters that change with it are returned.
 */
export async function eraseConversations(tx: Tx, candidateId: Id<'candidate'>): Promise<TotalChange[]> {
  const rows = await tx.query<Conversation>(
    `select ${CONVERSATION_COLUMNS} from interviews i join conversations c on c.interview_id = i.id
     where i.candidate_id = $1 order by i.id for update of i`,
    [candidateId],
  );
  await tx.query('delete from conversations where interview_id = any($1)', [rows.map(({ id }) => id)]);
  const merged = new Map<string, TotalChange>();
  for (const { list, key } of rows.flatMap(conversationTotals)) {
    const known = merged.get(`${list} ${key}`);
    merged.set(`${list} ${key}`, { list, key, delta: (known?.delta ?? 0) - 1 });
  }
  return [...merged.values()];
}
