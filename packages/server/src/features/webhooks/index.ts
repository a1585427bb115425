export { dropOldMessages, type ListedDelivery, listDeliveries } from './delivery-store.ts';
export type { WebhookEndpoint } from './endpoint.ts';
export { listDisabled, listEndpoints } from './endpoint-store.ts';
export { DeliveryNotFoundError, WebhookNotFoundError, type WebhooksErrors } from './errors.ts';
export type { WebhookDisabled } from './events.ts';
export { judge } from './judge.ts';
export {
  changeEndpoint,
  createEndpoint,
  type EndpointRef,
  type ManageDeps,
  removeEndpoint,
  replayDelivery,
  replayEndpoint,
  requireEndpoint,
  rotateSecret,
} from './manage-endpoints.ts';
export type { InterviewNewsType, PublishDeps } from './message.ts';
export { accountOfDelivery, listEndpointsOf } from './organization-webhooks.ts';
export { publishDisabled, publishErasure, publishInterview } from './publish.ts';
export { publishCreated, publishNews } from './publish-news.ts';
export { waitAfter } from './schedule.ts';
export { resealSecrets } from './secret-store.ts';
export { messageName, type VerifyProblem, verifySignature } from './sign.ts';
export { createDeliverHandler } from './tasks/deliver.handler.ts';
export { deliverTask } from './tasks/deliver.ts';
export { type ClaimedTest, claimTest, sendTest, type TestOutcome, testEndpoint } from './test-endpoint.ts';
