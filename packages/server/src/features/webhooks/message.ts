import { conversationEndpoints } from '@colloquy/contract/conversations';
import { hiringEndpoints } from '@colloquy/contract/hiring';
import { sessionEndpoints } from '@colloquy/contract/sessions';
import { MOST_BODY_BYTES, type WebhookData } from '@colloquy/contract/webhooks';
import { type Clock, toInstant } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db/db.ts';
import { InvariantError } from '../../platform/errors.ts';
import type { Id, IdSource } from '../../platform/ids.ts';
import type { TaskQueue } from '../../platform/tasks/tasks.ts';
import type { ConsoleUrls, OrganizationUrls } from '../accounts/index.ts';
import type { Interview } from '../interviews/index.ts';
import { insertMessages, type NewDelivery, type NewMessage, type Replayable } from './delivery-store.ts';
import type { SubscribedType } from './endpoint.ts';
import type { Subscriber } from './endpoint-store.ts';
import { deliverTask } from './tasks/deliver.ts';

export type PublishDeps = { ids: IdSource; clock: Clock; queue: TaskQueue; consoleUrls: ConsoleUrls };

type ErasureType = 'data.erased';
type EndpointType = 'endpoint.disabled';
export type InterviewNewsType = Exclude<SubscribedType, ErasureType | EndpointType>;

/** @throws {InvariantError} for a body that is longer than receivers are told: what is in one is bounded where it came in */
export function render(type: SubscribedType, now: number, data: WebhookData): string {
  const body = JSON.stringify({ type, timestamp: toInstant(now), data });
  const bytes = Buffer.byteLength(body);
  if (bytes > MOST_BODY_BYTES) throw new InvariantError(`a body of ${type} has ${bytes} bytes`);
  return body;
}

/** @param urls of its organization's console; null where it has none */
export function dataOf(
  interview: Interview,
  type: InterviewNewsType,
  sequence: number,
  urls: OrganizationUrls | null,
): WebhookData {
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
    ...(urls === null || interview.door === 'CONVERSATION' ? {} : { consoleUrl: consoleUrlOf(interview, type, urls) }),
  };
}

/** A message with its deliveries to `subscribers`: at once, or held where an endpoint is disabled. */
export function newMessage(
  { ids, clock }: PublishDeps,
  message: Omit<NewMessage, 'deliveries'>,
  subscribers: readonly Subscriber[],
): NewMessage {
  const now = new Date(clock.now());
  const deliveries = subscribers.map(({ id: endpointId, isEnabled }): NewDelivery => {
    const [state, nextAt] = isEnabled ? (['WAITING', now] as const) : (['HELD', null] as const);
    return { id: ids.next<'webhook-delivery'>(), endpointId, state, nextAt };
  });
  return { ...message, deliveries };
}

/** Stores messages with a task for each delivery that is due. */
export async function send(tx: Tx, { queue }: PublishDeps, messages: readonly NewMessage[]): Promise<void> {
  await insertMessages(tx, messages);
  const due = messages.flatMap(({ deliveries }) => deliveries.filter(({ state }) => state === 'WAITING'));
  await queue.enqueueAll(
    tx,
    deliverTask,
    due.map(({ id, endpointId }) => taskOf(endpointId, { id, round: 0 })),
  );
}

export async function enqueueDelivery(
  tx: Tx,
  queue: TaskQueue,
  endpointId: Id<'webhook-endpoint'>,
  delivery: Replayable,
): Promise<void> {
  const { payload, options } = taskOf(endpointId, delivery);
  await queue.enqueue(tx, deliverTask, payload, options);
}

function taskOf(endpointId: Id<'webhook-endpoint'>, { id, round }: Replayable) {
  return { payload: { deliveryId: id, round }, options: { key: `${endpointId}:${id}:${round}`, group: endpointId } };
}

/** Where people read more of it: lasting, and for those who are signed in. */
function consoleUrlOf({ id }: Interview, type: InterviewNewsType, urls: OrganizationUrls): string {
  return type === 'report.ready' ? urls.report(id) : urls.interview(id);
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
