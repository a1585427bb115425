import { AppError } from '../../platform/errors.ts';

/** Nothing is asked of this candidate, or not before the interview is over. */
export class NothingAskedError extends AppError {
  readonly kind = 'nothing-asked';

  constructor() {
    super('nothing is asked about the candidate now');
  }
}

/** Only an interview that was completed can be decided about. */
export class NothingToDecideError extends AppError {
  readonly kind = 'nothing-to-decide';

  constructor() {
    super('only a completed interview can be decided about');
  }
}

/** The notice was given too lately. */
export class NoticeRunningError extends AppError {
  readonly kind = 'notice-running';

  constructor(beginsAt: string) {
    super(`the interview may begin from ${beginsAt} on: the notice has to come some business days before it`);
  }
}

export type FairErrors = NothingAskedError | NothingToDecideError | NoticeRunningError;
