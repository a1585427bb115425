import { AppError } from '../../platform/errors.ts';
import type { Refusal } from './state.ts';

/** The command does not fit where the conversation is; nothing changed, the candidate's words are not lost. */
export class NotNowError extends AppError {
  readonly kind = 'not-now';
  readonly refusal: Refusal | 'consent-open' | 'paused';

  constructor(refusal: NotNowError['refusal'], message: string) {
    super(message);
    this.refusal = refusal;
  }
}

/** The id of this command was used for another text: what came first counts, and nothing of the second is taken in silence. */
export class OtherTextError extends AppError {
  readonly kind = 'other-text';

  constructor() {
    super('this clientId was used with another text, which was taken: send the new text with a new clientId');
  }
}

/** Another tab or device holds the conversation. */
export class NotActiveError extends AppError {
  readonly kind = 'not-active';

  constructor() {
    super('the interview goes on in another tab or on another device');
  }
}

/** The link's time is over: the interview ended, expired or was cancelled. */
export class LinkOverError extends AppError {
  readonly kind = 'link-over';

  constructor() {
    super('this interview is over');
  }
}

export const REFUSALS: Record<Refusal, string> = {
  'not-begun': 'the interview has not begun',
  'already-begun': 'the interview has begun already',
  over: 'the interview is over',
  'not-listening': 'the interviewer is not listening at this moment',
  'unknown-prompt': 'this prompt was never given',
  'unknown-answer': 'this answer is not known',
  'not-active': 'the interview goes on in another tab or on another device',
  'no-offer': 'nothing offered',
  'no-summary': 'there is no summary to check at this moment',
  'too-many': 'no more can be added to what was said before',
  'no-such-mode': 'this installation does not offer that form of interview',
  'must-asks-open': 'questions that every candidate is asked are still open; leaving now ends the interview unfinished',
};

export type RoomErrors = NotNowError | OtherTextError | NotActiveError | LinkOverError;
