/**
 * How a session began.
 *
 *   OWNER, INVITATION: by the link of an operator, of an invitation · LINK: by one that somebody else made for a member ·
 *   MAIL, PASSKEY, PROVIDER: by what the person alone holds
 */
export type Way = 'OWNER' | 'INVITATION' | 'LINK' | 'MAIL' | 'PASSKEY' | 'PROVIDER';
