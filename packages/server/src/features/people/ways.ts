/**
 * How a session began.
 *
 *   OWNER: by the link of an operator · INVITATION: by one that was copied · LINK: by one that somebody else made for a
 *   member · MAIL, PASSKEY, PROVIDER: by what the person alone holds, a mailed invitation, too
 */
export type Way = 'OWNER' | 'INVITATION' | 'LINK' | 'MAIL' | 'PASSKEY' | 'PROVIDER';
