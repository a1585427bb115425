import type { webhookEndpoints } from '@colloquy/contract/webhooks';
import { type ListedDelivery, messageName, type WebhookEndpoint } from '../../features/webhooks/index.ts';
import { toInstant } from '../../platform/clock.ts';
import type { Body } from '../../platform/http/endpoint.ts';
import { idTime } from '../../platform/ids.ts';

type Webhook = Body<typeof webhookEndpoints.getWebhook>['data'];
type Delivery = Body<typeof webhookEndpoints.listDeliveries>['data']['results'][number];

export function presentWebhook(endpoint: WebhookEndpoint): Webhook {
  return {
    id: endpoint.id,
    url: endpoint.url,
    types: endpoint.types,
    description: endpoint.description,
    enabled: endpoint.disabledAt === null,
    disabledAt: endpoint.disabledAt?.toISOString() ?? null,
    disabledReason: endpoint.disabledReason,
    failingSince: endpoint.failingSince?.toISOString() ?? null,
    createdAt: toInstant(idTime(endpoint.id)),
  };
}

export function presentDelivery(delivery: ListedDelivery): Delivery {
  return {
    id: delivery.id,
    messageId: messageName(delivery.messageId),
    type: delivery.type,
    interviewId: delivery.interviewId,
    createdAt: toInstant(idTime(delivery.messageId)),
    state: delivery.state,
    nextAttemptAt: delivery.nextAt?.toISOString() ?? null,
    attempts: delivery.attempts.map(({ id, status, durationMs, reason }) => ({
      at: toInstant(idTime(id)),
      status,
      durationMs,
      reason,
    })),
  };
}
