import { AppError } from '../../platform/errors.ts';

/** Whom the provider signed in. */
export type SignedInOutside = {
  /** Of the provider, and the person's name there, which never changes: the two together are who it is. */
  issuer: string;
  subject: string;
  email: string | null;
  /** Whether the provider says that the address is theirs. */
  emailVerified: boolean;
  name: string | null;
  /** When they last showed the provider who they are, epoch ms; null where it does not say. */
  shownAt: number | null;
};

/** What has to be known again when the browser comes back: kept with the browser alone, sealed. */
export type Visit = { state: string; nonce: string; verifier: string; again: boolean };

/** Signs people in elsewhere, in their browser. */
export interface SignInProvider {
  /** Whom the browser visits, as people read it. */
  readonly host: string;

  /**
   * Where the browser goes.
   *
   * @param backTo the page that it comes back to
   * @param again whether the person is asked again, however short ago they were
   * @throws {ProviderAwayError}
   */
  begin(backTo: string, again: boolean): Promise<{ url: string; visit: Visit }>;

  /**
   * Who came back.
   *
   * @param cameTo the whole address, with what the provider added
   * @throws {ProviderAwayError} {ProviderRefusedError}
   */
  finish(cameTo: string, visit: Visit): Promise<SignedInOutside>;
}

/** It does not answer, or not as a provider does. */
export class ProviderAwayError extends AppError {
  readonly kind = 'provider-away';

  constructor(cause?: unknown) {
    super('The sign-in provider does not answer: try again in a moment, or come in another way', {
      cause,
      retryAfterSeconds: 30,
    });
  }
}

/** It said no, or what came back is not what was begun here. */
export class ProviderRefusedError extends AppError {
  readonly kind = 'provider-refused';

  constructor(cause?: unknown) {
    super('The sign-in provider refused, or it took too long: begin again', { cause });
  }
}

export type SignInProviderErrors = ProviderAwayError | ProviderRefusedError;
