export {
  type Account,
  accountName,
  countOpenEmbedders,
  ensureAccount,
  findAccount,
  isAllowedOrigin,
  isTestAccount,
  parentOrigins,
  setParentOrigins,
} from './account-store.ts';
export {
  accountsOf,
  findOrganization,
  insertOrganization,
  knownOrganizations,
  lockOrganization,
  type Organization,
  type OrganizationSettings,
  setOrganization,
  userOf,
} from './organization-store.ts';
