export {
  attest,
  insertAttestation,
  listAttestations,
  type NewAttestation,
  readVerification,
  revokeAttestation,
  type StoredAttestation,
} from './attestation-store.ts';
export { type ClaimKind, dropOldClaims, existingClaims, type MailLanguage } from './claim-store.ts';
export { claimedName } from './claim-value.ts';
export {
  askForCode,
  type ClaimDeps,
  type ClaimErrors,
  ClaimRefusedError,
  CODE_ATTESTER,
  type Confirmation,
  confirmClaim,
  type JudgedClaim,
  judgeClaim,
  readVerifyPage,
  startClaim,
  TooManyCodesError,
  type VerifyView,
} from './claims.ts';
export { type CodeLetterDeps, codeLetter } from './code-letter.ts';
export { AttestationNotFoundError, TooManyAttestationsError } from './errors.ts';
export { acceptIdentityProof, dropOldDeliveries, type ReplayedDeliveryError } from './identity-proof.ts';
export type { VerificationKind } from './present-verification.ts';
export { createSendCodeHandler } from './tasks/send-code.handler.ts';
export { sendCodeTask } from './tasks/send-code.ts';
export { type VerifyLinkErrors, VerifyLinks, type VerifyPass } from './verify-links.ts';
