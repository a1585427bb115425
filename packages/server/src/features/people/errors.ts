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

/** The console works with live data alone. */
export class TestUserError extends AppError {
  readonly kind = 'test-user';

  constructor() {
    super('This user is for test keys: name another one');
  }
}

/** The person has to show again who they are. */
export class StaleSignInError extends AppError {
  readonly kind = 'stale-sign-in';

  constructor() {
    super('You signed in a while ago: sign in once more, then this is taken');
  }
}

/** Forged, for another host, too late, answered before, or of a passkey that nobody has: alike for the caller. */
export class PasskeyRefusedError extends AppError {
  readonly kind = 'passkey-refused';

  constructor(cause?: unknown) {
    super('This passkey is not accepted here: try again, or come in another way', { cause });
  }
}

export class PasskeyKnownError extends AppError {
  readonly kind = 'passkey-known';

  constructor() {
    super('This passkey is there already');
  }
}

export class PasskeyNotFoundError extends AppError {
  readonly kind = 'passkey-not-found';

  constructor() {
    super('Passkey not found');
  }
}

/** Of a session that began by a link which somebody else made. */
export class WayTooWeakError extends AppError {
  readonly kind = 'way-too-weak';

  constructor() {
    super('Somebody else made the link that you signed in by: sign in by a link in your own mail first');
  }
}

/** The provider does not say that the address is the person's. */
export class ProviderAddressError extends AppError {
  readonly kind = 'provider-address';

  constructor() {
    super('The sign-in provider does not confirm your e-mail address');
  }
}

export class NobodyInvitedError extends AppError {
  readonly kind = 'nobody-invited';

  constructor() {
    super('Nobody invited you here: ask an owner or an administrator of your organization');
  }
}

export type PeopleErrors =
  | TestUserError
  | StaleSignInError
  | PasskeyRefusedError
  | PasskeyKnownError
  | PasskeyNotFoundError
  | WayTooWeakError
  | ProviderAddressError
  | NobodyInvitedError
  | SignedOutError
  | OrganizationNotFoundError
  | NotAllowedError
  | LinkGoneError
  | EntryIncompleteError
  | LastOwnerError
  | MemberNotFoundError
  | AlreadyMemberError
  | InvitationNotFoundError;
