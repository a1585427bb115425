import { relativeDate } from './relative-date.ts';

/** What was verified. The keys under which document 3 shows them are in `KEYS`. */
export type VerificationKind = 'identity' | 'education' | 'workplace';

export type Attestation = {
  kind: VerificationKind;
  /** Milliseconds since the epoch. */
  verifiedAt: number;
  /** A sentence about what was verified, for people. */
  value: string;
};

/** Document 3's Verification. */
export type VerificationRecord = {
  username: string;
  /** ISO 8601; empty while unknown. */
  joinedDate: string;
  verifiedInfo: Record<string, { Date: string; Value: string }[]>;
};

const KEYS = [
  ['identity', 'Identity'],
  ['education', 'Educational institution'],
  ['workplace', 'Workplace'],
] as const satisfies [VerificationKind, string][];

/**
 * Document 3's Verification of a profile. `verifiedInfo` has a key for each kind with at least one item, in the
 * document's order; items newest first.
 */
export function presentVerification(
  record: { username: string; joinedAt: number | null; attestations: readonly Attestation[] },
  now: number,
): VerificationRecord {
  const verifiedInfo: VerificationRecord['verifiedInfo'] = {};
  for (const [kind, key] of KEYS) {
    const items = record.attestations
      .filter((attestation) => attestation.kind === kind)
      .toSorted((a, b) => b.verifiedAt - a.verifiedAt);
    if (items.length === 0) continue;
    verifiedInfo[key] = items.map(({ verifiedAt, value }) => ({ Date: relativeDate(verifiedAt, now), Value: value }));
  }
  return {
    username: record.username,
    joinedDate: record.joinedAt === null ? '' : new Date(record.joinedAt).toISOString(),
    verifiedInfo,
  };
}
