import type { Id } from '../../platform/ids.ts';
import type { DisabledReason } from './endpoint.ts';

/** Nothing is sent to an endpoint any more, which nobody asked for. */
export type WebhookDisabled = {
  name: 'webhook-disabled';
  accountId: Id<'account'>;
  endpointId: Id<'webhook-endpoint'>;
  reason: Exclude<DisabledReason, 'ACCOUNT'>;
};
