export { insertAttestation, type NewAttestation, readVerification, revokeAttestation } from './attestation-store.ts';
export type { VerificationKind } from './present-verification.ts';
