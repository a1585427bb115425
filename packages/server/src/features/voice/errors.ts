import { AppError } from '../../platform/errors.ts';

const RETRY_SECONDS = 5;

/** There is no voice for the language of this prompt, or none on this server: the text is on the page. */
export class NoVoiceError extends AppError {
  readonly kind = 'no-voice';

  constructor() {
    super('no voice reads this prompt aloud');
  }
}

/** Too much is being spoken, or the voice gave no answer: the text is on the page, and the same call may work later. */
export class VoiceBusyError extends AppError {
  readonly kind = 'voice-busy';

  constructor() {
    super('the voice is busy, try again later', { retryAfterSeconds: RETRY_SECONDS });
  }
}

export type VoiceErrors = NoVoiceError | VoiceBusyError;
