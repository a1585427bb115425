/** What an identity provider vouches for: one person of one organization, known by username. */
export type IdentityProof = {
  /** The provider's own id of the event; the same id again for the same person is the same event. */
  eventId: string;
  organizationId: string;
  username: string;
  /** What was verified, a sentence for people. */
  value: string;
};

/** One delivery as it came over the wire: header lookup gives undefined for an absent or repeated header. */
export type Delivery = { header(name: string): string | undefined; body: Uint8Array };

export type DeliveryReading =
  | {
      ok: true;
      proof: IdentityProof;
      /** Equal exactly for the same delivery sent again. */
      fingerprint: Uint8Array;
    }
  /** `not-genuine` says nothing more on purpose: a forger learns nothing. */
  | { ok: false; reason: 'not-genuine' }
  | { ok: false; reason: 'malformed'; fault: string };

/** Reads deliveries of an identity provider. Whether a delivery was taken before is the caller's to remember. */
export interface IdentityProvider {
  /** How long a genuine delivery stays acceptable, each way, in milliseconds: fingerprints are kept longer. */
  readonly toleranceMs: number;
  /** @param now epoch milliseconds */
  read(delivery: Delivery, now: number): DeliveryReading;
}
