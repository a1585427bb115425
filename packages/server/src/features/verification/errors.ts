import { AppError } from '../../platform/errors.ts';

export class AttestationNotFoundError extends AppError {
  readonly kind = 'attestation-not-found';

  constructor() {
    super('no attestation that stands has this id');
  }
}

/** What was taken back stays on record, so that it counts. */
export class TooManyAttestationsError extends AppError {
  readonly kind = 'too-many-attestations';

  constructor(maximum: number) {
    super(`${maximum} attestations of this person are on record, those taken back included: no more are taken`);
  }
}
