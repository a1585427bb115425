export {
  type Account,
  accountName,
  countOpenEmbedders,
  ensureAccount,
  findAccount,
  isTestAccount,
  mayBeLive,
  mayLeadTo,
  organizationOfAccount,
  parentOrigins,
  setParentOrigins,
  TEST_USER,
} from './account-store.ts';
export { ConsoleUrls, OrganizationUrls } from './console-urls.ts';
export { type Identity, identityOf, organizationIdentity } from './identity.ts';
export { findLogo, type Logo, type LogoRule, readLogo, removeLogo, setLogo } from './logo.ts';
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
