import { AppError } from '../../platform/errors.ts';
import type { InterviewStatus } from './interview.ts';

export class InterviewNotFoundError extends AppError {
  readonly kind = 'interview-not-found';

  constructor() {
    super('Interview not found');
  }
}

/** The link names no interview, or was replaced by a newer one. */
export class UnknownLinkError extends AppError {
  readonly kind = 'unknown-link';

  constructor() {
    super('this link is not known');
  }
}

/** The status does not allow the move. */
export class MoveRefusedError extends AppError {
  readonly kind = 'move-refused';
  readonly from: InterviewStatus;
  readonly to: InterviewStatus;

  constructor(from: InterviewStatus, to: InterviewStatus) {
    super(`an interview that is ${from} cannot become ${to}`);
    this.from = from;
    this.to = to;
  }
}

export type InterviewErrors = InterviewNotFoundError | MoveRefusedError;
export type LinkErrors = UnknownLinkError;
