/** What tells that two sources are about one person. */
export type PersonMarks = {
  emails: readonly string[];
  /** Id of the source itself: the same file again is the same person. */
  sourceId: string;
  publicIdentifier: string;
};

/**
 * Keys of a person within an organization; two sources that share one are one person. An e-mail address, the public
 * name at the network and the source itself count. A name never does: namesakes are common.
 */
export function personKeys({ emails, sourceId, publicIdentifier }: PersonMarks): string[] {
  const keys = [`source:${sourceId}`, ...emails.map((email) => `email:${email.trim().toLowerCase()}`)];
  if (publicIdentifier !== '') keys.push(`network:${publicIdentifier.normalize('NFKC').toLowerCase()}`);
  return [...new Set(keys)];
}
