export { type CreatedKey, createKey } from './create-key.ts';
export { type ApiKeyErrors, type CallerErrors, InvalidApiKeyError, QuotaOrderError, TestKeyError } from './errors.ts';
export { type ApiKey, listKeys, listKeysOf } from './key-store.ts';
export { type Caller, KeyVerifier } from './key-verifier.ts';
export type { QuotaLimits } from './quota.ts';
export { revokeKey, revokeOwnKey } from './revoke-key.ts';
