import { expect, test } from 'vitest';
import { WEBHOOK_TYPES, type WebhookType, webhookBody, webhookExample } from './index.ts';

const TYPES = Object.keys(WEBHOOK_TYPES) as WebhookType[];

test.each(TYPES)('the example of %s fits its schema', (type) => {
  expect(webhookBody(type).parse(webhookExample(type))).toEqual(webhookExample(type));
});

test.each(TYPES)('%s is written as the standard writes types', (type) => {
  expect(type).toMatch(/^[a-zA-Z0-9_]+(\.[a-zA-Z0-9_]+)*$/);
});
