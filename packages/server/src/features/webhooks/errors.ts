import { AppError } from '../../platform/errors.ts';

export class WebhookNotFoundError extends AppError {
  readonly kind = 'webhook-not-found';

  constructor() {
    super('Webhook endpoint not found');
  }
}

export class DeliveryNotFoundError extends AppError {
  readonly kind = 'delivery-not-found';

  constructor() {
    super('Delivery not found');
  }
}

export class TooManyWebhooksError extends AppError {
  readonly kind = 'too-many-webhooks';

  constructor(maximum: number) {
    super(`the account has ${maximum} webhook endpoints: delete one first`);
  }
}

/** Nothing is sent to a disabled endpoint, so nothing can be replayed to it. */
export class WebhookDisabledError extends AppError {
  readonly kind = 'webhook-disabled';

  constructor() {
    super('the webhook endpoint is disabled: enable it first');
  }
}

/** One test message at a time goes to an endpoint. */
export class WebhookTestRunningError extends AppError {
  readonly kind = 'webhook-test-running';

  /** Names no time to come back: a program that then sends the same call again would send a second test. */
  constructor() {
    super('a test of this webhook endpoint is under way: wait for what comes of it');
  }
}

export type WebhooksErrors =
  | WebhookNotFoundError
  | DeliveryNotFoundError
  | TooManyWebhooksError
  | WebhookDisabledError
  | WebhookTestRunningError;
