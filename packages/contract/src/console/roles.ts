/** What a person may do in an organization, each with everything that those behind it may. */
export const ROLES = ['OWNER', 'ADMIN', 'RECRUITER', 'REVIEWER', 'VIEWER'] as const;
export type Role = (typeof ROLES)[number];

/** The least role that may. */
const LEAST = {
  read: 'VIEWER',
  assess: 'REVIEWER',
  invite: 'RECRUITER',
  'answer-requests': 'RECRUITER',
  'manage-organization': 'ADMIN',
  'manage-members': 'ADMIN',
  'manage-keys': 'ADMIN',
  'manage-webhooks': 'ADMIN',
  'manage-people': 'ADMIN',
  'read-audit': 'ADMIN',
  /** Record what the organization decided about a candidate. */
  decide: 'REVIEWER',
  /** Look at rates by what candidates declared. */
  'read-fairness': 'ADMIN',
  /** Make somebody an owner, or take it from one. */
  'manage-owners': 'OWNER',
} as const satisfies Record<string, Role>;

export type Action = keyof typeof LEAST;
export const ACTIONS = Object.keys(LEAST) as readonly Action[];

/** The one table of rights. */
export function may(role: Role, action: Action): boolean {
  return ROLES.indexOf(role) <= ROLES.indexOf(LEAST[action]);
}

/** The roles that may, highest first: for whoever may not, and asks whom to turn to. */
export function rolesThatMay(action: Action): readonly Role[] {
  return ROLES.filter((role) => may(role, action));
}

/** Whether somebody of the role `own` may make a link that signs in whoever has the role `other`: it could be used by them. */
export function maySignIn(own: Role, other: Role): boolean {
  return own === 'OWNER' || (may(own, 'manage-members') && ROLES.indexOf(own) < ROLES.indexOf(other));
}

/** Whether somebody of the role `own` may give or take the role `other`. */
export function mayGive(own: Role, other: Role): boolean {
  return may(own, other === 'OWNER' ? 'manage-owners' : 'manage-members');
}
