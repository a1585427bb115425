import type { ProfileSourceKind } from './merge-profiles.ts';

/** What indicates that two sources are about one person. */
export type PersonMarks = {
  kind: ProfileSourceKind;
  emails: readonly string[];
  /** Id of the source itself among those of its kind: the same file again is the same person. */
  sourceId: string;
  publicIdentifier: string;
};

/** The form that public names at a network are compared in. */
export function networkName(name: string): string {
  return name.normalize('NFKC').toLowerCase();
}

/**
 * Keys of a person within an organization; two sources that share one are one person. An e-mail address, the public
 * name at the network and the source itself count. A name never does: namesakes are common. What a CV says of itself
 * proves nothing, so the public name in one does not count.
 */
export function personKeys({ kind, emails, sourceId, publicIdentifier }: PersonMarks): string[] {
  const keys = [
    `source:${kind}:${sourceId}`,
    ...emails.map((email) => `email:${email.trim().normalize('NFC').toLowerCase()}`),
  ];
  if (publicIdentifier !== '' && kind !== 'cv') keys.push(`network:${networkName(publicIdentifier)}`);
  return [...new Set(keys)];
}
