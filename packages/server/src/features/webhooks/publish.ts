import { conversationEndpoints } from '@colloquy/contract/conversations';
import { hiringEndpoints } from '@colloquy/contract/hiring';
import { sessionEndpoints } from '@colloquy/contract/sessions';
import { MAX_ENDPOINTS, type WebhookData, webhookEndpoints } from '@colloquy/contract/webhooks';
import { type Clock, toInstant } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db/db.ts';
import type { Id, IdSource } from '../../platform/ids.ts';
import type { TaskQueue } from '../../platform/tasks/tasks.ts';
import { findInterview, type Interview } from '../interviews/index.ts';
import {
  insertFirstMessage,
  insertMessage,
  type NewDelivery,
  nextSequence,
  type Replayable,
  wasPublished,
} from './delivery-store.ts';
import type { DisabledReason, SubscribedType } from './endpoint.ts';
import { findSubscribers } from './endpoint-store.ts';
import { deliverTask } from './tasks/deliver.ts';

export type PublishDeps = { ids: IdSource; clock: Clock; queue: TaskQueue };

type ErasureType = 'data.erased';
type EndpointType = 'endpoint.disabled';
export type InterviewNewsType = Exclude<SubscribedType, ErasureType | EndpointType>;

/** Of one message: the ids of a person with more interviews come in several. */
const MAX_ERASED = 50;

/**
 * Renders a message in the transaction of its event, for every endpoint of the account that asked for the type. Without
 * one nothing is written.
 *
 * @param dataOfNews asked only when somebody subscribed
 * @param except an endpoint that is not told
 */
async function publish(
  tx: Tx,
  { ids, clock, queue }: PublishDeps,
  news: { accountId: Id<'account'>; interviewId: Id<'interview'> | null; type: SubscribedType },
  dataOfNews: () => Promise<WebhookData>,
  except: Id<'webhook-endpoint'> | null = null,
): Promise<void> {
  const subscribers = (await findSubscribers(tx, news.accountId, news.type)).filter(({ id }) => id !== except);
  if (subscribers.length === 0) return;
  const now = clock.now();
  const body = render(news.type, now, await dataOfNews());
  const messageId = ids.next<'webhook-message'>();
  const deliveries = subscribers.map(({ id: endpointId, isEnabled }): NewDelivery => {
    const [state, nextAt] = isEnabled ? (['WAITING', new Date(now)] as const) : (['HELD', null] as const);
    return { id: ids.next<'webhook-delivery'>(), endpointId, state, nextAt };
  });
  await insertMessage(tx, { id: messageId, ...news, body }, deliveries);
  for (const { id, endpointId, state } of deliveries) {
    if (state === 'WAITING') await enqueueDelivery(tx, queue, endpointId, { id, round: 0 });
  }
}

export async function enqueueDelivery(
  tx: Tx,
  queue: TaskQueue,
  endpointId: Id<'webhook-endpoint'>,
  { id, round }: Replayable,
): Promise<void> {
  await queue.enqueue(
    tx,
    deliverTask,
    { deliveryId: id, round },
    { key: `${endpointId}:${id}:${round}`, group: endpointId },
  );
}

/** @param options.once for news that a repeated task would tell again */
export async function publishInterview(
  tx: Tx,
  deps: PublishDeps,
  type: InterviewNewsType,
  interview: Interview,
  options: { once?: true } = {},
): Promise<void> {
  if (options.once && (await wasPublished(tx, interview.id, type))) return;
  const { id, accountId } = interview;
  await publish(tx, deps, { accountId, interviewId: id, type }, async () => {
    // Whoever tells of the same interview waits for the number. Read after it, no later number has an earlier status.
    const sequence = await nextSequence(tx, id);
    return dataOf((await findInterview(tx, id)) ?? interview, type, sequence);
  });
}

/** Of an interview made in this transaction. */
export async function publishCreated(
  tx: Tx,
  { ids, clock, queue }: PublishDeps,
  type: InterviewNewsType,
  interview: Interview,
): Promise<void> {
  const now = clock.now();
  const body = render(type, now, dataOf(interview, type, 1));
  const { id: interviewId, accountId } = interview;
  const deliveryIds = Array.from({ length: MAX_ENDPOINTS }, () => ids.next<'webhook-delivery'>());
  const message = { id: ids.next<'webhook-message'>(), accountId, interviewId, type, body };
  for (const { id, endpointId } of await insertFirstMessage(tx, message, deliveryIds, new Date(now)))
    await enqueueDelivery(tx, queue, endpointId, { id, round: 0 });
}

function render(type: SubscribedType, now: number, data: WebhookData): string {
  return JSON.stringify({ type, timestamp: toInstant(now), data });
}

function dataOf(interview: Interview, type: InterviewNewsType, sequence: number): WebhookData {
  return {
    interviewId: interview.id,
    sessionId: interview.sessionId,
    ...(interview.jobId === null ? {} : { jobId: interview.jobId }),
    ...(interview.talentId === null ? {} : { talentId: interview.talentId }),
    ...(interview.externalId === null ? {} : { externalId: interview.externalId }),
    door: interview.door,
    status: interview.status,
    ...(interview.statusReason === null ? {} : { reason: interview.statusReason }),
    sequence,
    path: pathOf(interview, type),
  };
}

/** The interviews are gone: the message hangs on none, and holds ids alone. */
export async function publishErasure(
  tx: Tx,
  deps: PublishDeps,
  erased: {
    accountId: Id<'account'>;
    receiptId: Id<'erasure'>;
    candidateId: Id<'candidate'>;
    interviewIds: readonly Id<'interview'>[];
  },
): Promise<void> {
  const { accountId, receiptId, candidateId, interviewIds } = erased;
  for (let from = 0; from === 0 || from < interviewIds.length; from += MAX_ERASED) {
    const slice = interviewIds.slice(from, from + MAX_ERASED);
    await publish(tx, deps, { accountId, interviewId: null, type: 'data.erased' }, async () => ({
      receiptId,
      candidateId,
      interviewIds: slice,
    }));
  }
}

/** Tells the other endpoints of the account. */
export async function publishDisabled(
  tx: Tx,
  deps: PublishDeps,
  endpoint: { id: Id<'webhook-endpoint'>; accountId: Id<'account'> },
  reason: Exclude<DisabledReason, 'ACCOUNT'>,
): Promise<void> {
  await publish(
    tx,
    deps,
    { accountId: endpoint.accountId, interviewId: null, type: 'endpoint.disabled' },
    async () => ({
      endpointId: endpoint.id,
      reason,
      path: webhookEndpoints.getWebhook.path.replace('{id}', endpoint.id),
    }),
    endpoint.id,
  );
}

/** Where the API tells more of an interview: by the surface that it was created by. */
function pathOf({ id, door }: Interview, type: InterviewNewsType): string {
  const isReport = type === 'report.ready';
  if (door === 'HIRING')
    return (isReport ? hiringEndpoints.getReport : hiringEndpoints.getInterview).path.replace('{meetingId}', id);
  if (door === 'SESSION')
    return (isReport ? sessionEndpoints.getSessionReport : sessionEndpoints.getSession).path.replace(
      '{interview_id}',
      id,
    );
  return conversationEndpoints.getConversation.path.replace('{conversation_id}', id);
}
