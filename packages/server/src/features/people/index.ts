export { type Entry, enter, type LinkView, lookAtLink } from './enter.ts';
export { enterByProvider, type OutsideIdentity } from './enter-by-provider.ts';
export {
  EntryIncompleteError,
  LinkGoneError,
  MemberNotFoundError,
  NotAllowedError,
  OrganizationNotFoundError,
  type PeopleErrors,
  SignedOutError,
  StaleSignInError,
} from './errors.ts';
export { joiningLetter, mailInvitation } from './joining-mail.ts';
export { dropOldLinks, dropUnwritten, listInvitations, type SignInLink } from './link-store.ts';
export {
  type Asking,
  inviteMember,
  type MadeLink,
  makeSignInLink,
  removeMember,
  renewInvitation,
  setRole,
  withdrawInvitation,
} from './members.ts';
export { makeOwnerLink, OWNER_LINK_MINUTES } from './owner-link.ts';
export {
  deletePasskey,
  dropOldChallenges,
  listPasskeys,
  setPasskeyName,
} from './passkey-store.ts';
export {
  addPasskey,
  beginPasskey,
  beginPasskeyEntry,
  type CheckedPasskey,
  checkMade,
  checkUsed,
  enterByPasskey,
  mayAddPasskey,
  organizationsOf,
  requireFound,
  type UsedPasskey,
} from './passkeys.ts';
export {
  hasMemberNotices,
  hasOwner,
  listMembers,
  type Member,
  membershipsOf,
  type Person,
  setMemberNotices,
} from './person-store.ts';
export { deletePasskeySessions, deleteSession, dropOldSessions } from './session-store.ts';
export { openSession, readSession, SESSION_LIFE_MS, type SignedIn } from './sessions.ts';
export { askForLink, MAILED_LINK_MINUTES, type SignInLetterDeps, signInLetter } from './sign-in-mail.ts';
export type { Way } from './ways.ts';
