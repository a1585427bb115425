import { type WebhookData, webhookEndpoints } from '@colloquy/contract/webhooks';
import type { Tx } from '../../platform/db/db.ts';
import type { Id } from '../../platform/ids.ts';
import { findInterview, type Interview } from '../interviews/index.ts';
import { nextSequence, wasPublished } from './delivery-store.ts';
import type { SubscribedType } from './endpoint.ts';
import { findSubscribers } from './endpoint-store.ts';
import type { WebhookDisabled } from './events.ts';
import { dataOf, type InterviewNewsType, newMessage, type PublishDeps, render, send } from './message.ts';
import { publishCreation } from './publish-news.ts';

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
  deps: PublishDeps,
  news: { accountId: Id<'account'>; interviewId: Id<'interview'> | null; type: SubscribedType },
  dataOfNews: () => Promise<WebhookData>,
  except: Id<'webhook-endpoint'> | null = null,
): Promise<void> {
  const { accountId, interviewId, type } = news;
  const subscribers = (await findSubscribers(tx, [accountId], type)).filter(({ id }) => id !== except);
  if (subscribers.length === 0) return;
  const now = deps.clock.now();
  const body = render(type, now, await dataOfNews());
  const message = { id: deps.ids.next<'webhook-message'>(), accountId, interviewId, type, body };
  await send(tx, deps, [newMessage(deps, message, subscribers)]);
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
    const { sequence, isCreationUntold } = await nextSequence(tx, id);
    if (isCreationUntold) await publishCreation(tx, deps, id);
    const urls = await deps.consoleUrls.ofAccount(tx, accountId);
    return dataOf((await findInterview(tx, id)) ?? interview, type, sequence, urls);
  });
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
  { accountId, endpointId, reason }: WebhookDisabled,
): Promise<void> {
  await publish(
    tx,
    deps,
    { accountId, interviewId: null, type: 'endpoint.disabled' },
    async () => ({ endpointId, reason, path: webhookEndpoints.getWebhook.path.replace('{id}', endpointId) }),
    endpointId,
  );
}
