export { findProfile, ProfileNotFoundError } from './find-profile.ts';
export { type ImportProgress, type ImportRemark, type ImportSummary, importProfiles } from './import-profiles.ts';
export { type KeepSourceDeps, type KeptSource, keepSource, type NewSource } from './keep-source.ts';
export { networkName } from './person-keys.ts';
export { findByUsername, type StoredProfile } from './profile-store.ts';
export { createUpstreamCache, dropOldReplies } from './upstream-cache.ts';
export { type WhereFrom, whereFrom } from './where-from.ts';
