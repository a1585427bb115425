export { type CreatedKey, createKey } from './create-key.ts';
export { ApiKeyNotFoundError, ConsumerTakenError, InvalidApiKeyError, QuotaOrderError } from './errors.ts';
export { type ApiKey, listKeys } from './key-store.ts';
export { type Caller, KeyVerifier } from './key-verifier.ts';
export { DEFAULT_QUOTA, type QuotaLimits } from './quota.ts';
export { revokeKey } from './revoke-key.ts';
