import { AppError } from '../../platform/errors.ts';

export class AttestationNotFoundError extends AppError {
  readonly kind = 'attestation-not-found';

  constructor() {
    super('no attestation that stands has this id');
  }
}
