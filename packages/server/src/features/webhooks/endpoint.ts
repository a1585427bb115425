import type { WebhookType } from '@colloquy/contract/webhooks';
import type { Id } from '../../platform/ids.ts';

export type SubscribedType = Exclude<WebhookType, 'webhook.test'>;
export type DisabledReason = 'ACCOUNT' | 'GONE' | 'FAILING';

/** An address of an account that news are sent to. */
export type WebhookEndpoint = {
  id: Id<'webhook-endpoint'>;
  accountId: Id<'account'>;
  url: string;
  description: string | null;
  types: SubscribedType[];
  disabledAt: Date | null;
  disabledReason: DisabledReason | null;
  /** The first failed attempt since the last 2xx. */
  failingSince: Date | null;
};

export type DeliveryState = 'WAITING' | 'DELIVERED' | 'FAILED' | 'HELD';
