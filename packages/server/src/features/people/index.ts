export { type Entry, enter, type LinkView, lookAtLink } from './enter.ts';
export {
  EntryIncompleteError,
  LinkGoneError,
  MemberNotFoundError,
  NotAllowedError,
  OrganizationNotFoundError,
  type PeopleErrors,
  SignedOutError,
} from './errors.ts';
export { dropOldLinks, listInvitations, type SignInLink } from './link-store.ts';
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
export { hasOwner, listMembers, type Member, membershipsOf, type Person } from './person-store.ts';
export { deleteSession, dropOldSessions } from './session-store.ts';
export { openSession, readSession, SESSION_LIFE_MS, type SignedIn } from './sessions.ts';
