import { AppError } from '../../platform/errors.ts';

/** No order of this account has the name. */
export class OrderNotFoundError extends AppError {
  readonly kind = 'ats-order-not-found';

  constructor() {
    super('Interview not found');
  }
}

/** The candidate was erased, and the interview with them. */
export class OrderErasedError extends AppError {
  readonly kind = 'ats-order-erased';

  constructor() {
    super('The interview was erased');
  }
}

/** The candidate can still hold an earlier interview for the same job. */
export class AlreadyRunningError extends AppError {
  readonly kind = 'ats-already-running';

  constructor() {
    super('The candidate already has an interview for this job');
  }
}

/** Invitations go by mail: without a mail server nobody would hear of theirs. */
export class NoMailServerError extends AppError {
  readonly kind = 'ats-no-mail-server';

  constructor() {
    super('This server sends no mail, so the candidate cannot be invited: set COLLOQUY_SMTP_URL');
  }
}

/** An order names an address to be told that is none of its system's. */
export class ForeignHostError extends AppError {
  readonly kind = 'ats-foreign-host';

  constructor() {
    super('url must be an address of the system that sends the order');
  }
}

export class NotConnectedError extends AppError {
  readonly kind = 'ats-not-connected';

  constructor() {
    super('Not connected');
  }
}

export type AtsErrors =
  | OrderNotFoundError
  | OrderErasedError
  | AlreadyRunningError
  | NoMailServerError
  | ForeignHostError
  | NotConnectedError;
