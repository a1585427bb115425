import { type Action, type Role, rolesThatMay } from '@colloquy/contract/console';
import { AppError } from '../../platform/errors.ts';

/** No session, one that ended, or one that was made up: alike for the caller. */
export class SignedOutError extends AppError {
  readonly kind = 'signed-out';

  constructor() {
    super('You are not signed in, or your session has ended');
  }
}

/** The person has no part in it, or there is none: alike for the caller. */
export class OrganizationNotFoundError extends AppError {
  readonly kind = 'organization-not-found';

  constructor() {
    super('Organization not found');
  }
}

export class NotAllowedError extends AppError {
  readonly kind = 'not-allowed';
  readonly roles: readonly Role[];

  constructor(action: Action) {
    const roles = rolesThatMay(action);
    super(`This needs the role ${roles.map((role) => role.toLowerCase()).join(' or ')}`);
    this.roles = roles;
  }
}

/** Never made, used, replaced, or past its time: alike for whoever holds it. */
export class LinkGoneError extends AppError {
  readonly kind = 'link-gone';

  constructor() {
    super('This link is not good any more: it was used, replaced or is too old. Ask for a new one');
  }
}

/** Of a link that leaves something open. */
export class EntryIncompleteError extends AppError {
  readonly kind = 'entry-incomplete';
  readonly field: 'organization' | 'displayName' | 'email' | 'name';

  constructor(field: EntryIncompleteError['field']) {
    super('is required by this link');
    this.field = field;
  }
}

export class LastOwnerError extends AppError {
  readonly kind = 'last-owner';

  constructor() {
    super('An organization keeps at least one owner: make somebody else one first');
  }
}

export class MemberNotFoundError extends AppError {
  readonly kind = 'member-not-found';

  constructor() {
    super('Member not found');
  }
}

export class AlreadyMemberError extends AppError {
  readonly kind = 'already-member';

  constructor() {
    super('Somebody with this address is a member already');
  }
}

export class InvitationNotFoundError extends AppError {
  readonly kind = 'invitation-not-found';

  constructor() {
    super('Invitation not found');
  }
}

export type PeopleErrors =
  | SignedOutError
  | OrganizationNotFoundError
  | NotAllowedError
  | LinkGoneError
  | EntryIncompleteError
  | LastOwnerError
  | MemberNotFoundError
  | AlreadyMemberError
  | InvitationNotFoundError;
