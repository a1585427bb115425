import { AppError } from '../../platform/errors.ts';

export class ProgrammeNotFoundError extends AppError {
  readonly kind = 'programme-not-found';

  constructor() {
    super('Programme not found');
  }
}

/** The programme takes no new applications. */
export class ProgrammeClosedError extends AppError {
  readonly kind = 'programme-closed';

  constructor() {
    super('this programme is closed');
  }
}

export class SlugTakenError extends AppError {
  readonly kind = 'slug-taken';

  constructor() {
    super('another programme has this name in addresses');
  }
}

export class ConversationNotFoundError extends AppError {
  readonly kind = 'conversation-not-found';

  constructor() {
    super('Conversation not found');
  }
}

export type ProgrammeErrors = ProgrammeNotFoundError | ProgrammeClosedError | SlugTakenError;
export type ConversationErrors = ConversationNotFoundError;
