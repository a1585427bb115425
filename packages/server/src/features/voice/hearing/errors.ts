import { AppError } from '../../../platform/errors.ts';

/** The piece is not taken, and a repeat of it will not be: the page stops speaking there, typed answers go on. */
export class PieceRefusedError extends AppError {
  readonly kind = 'piece-refused';
}

/** As many interviews are spoken at once as can be: text, or a wait. */
export class NoSlotError extends AppError {
  readonly kind = 'no-seat';

  constructor() {
    super('no more interviews can be spoken at once at this moment: begin in writing, or try again later');
  }
}

export type HearingErrors = PieceRefusedError | NoSlotError;
