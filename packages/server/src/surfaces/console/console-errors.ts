import type { consoleError } from '@colloquy/contract/console';
import type { z } from 'zod';
import type { LogoRule } from '../../features/accounts/index.ts';
import type { ApiKeyErrors } from '../../features/api-keys/index.ts';
import type { PersonNotFoundError } from '../../features/data-rights/index.ts';
import type { RoomErrors } from '../../features/dialogue/index.ts';
import type { FairErrors } from '../../features/fair-process/index.ts';
import type { ConversationNotFoundError, ProgrammeErrors } from '../../features/founder-applications/index.ts';
import type { InterviewLanguageError, PlanChangedError } from '../../features/interviewers/index.ts';
import type { InterviewErrors } from '../../features/interviews/index.ts';
import { DescriptionIncompleteError, type JobErrors } from '../../features/jobs/index.ts';
import { EntryIncompleteError, type PeopleErrors } from '../../features/people/index.ts';
import type { ProfileNotFoundError } from '../../features/profiles/index.ts';
import type { ReviewErrors, TooManyReportsError } from '../../features/reports/index.ts';
import type { RequestsErrors } from '../../features/requests/index.ts';
import type { AttestationNotFoundError, TooManyAttestationsError } from '../../features/verification/index.ts';
import type { WebhooksErrors } from '../../features/webhooks/index.ts';
import { AppError } from '../../platform/errors.ts';
import { InvalidRequestError } from '../../platform/http/validation.ts';
import type { SignInProviderErrors } from '../../providers/single-sign-on/port.ts';
import { COMMON_ERRORS, type ErrorTable, rowOf } from '../kit/error-table.ts';
import type { ForeignOriginError, OpenLineError } from './own-origin.ts';

/** Too many asked for a link, or for a challenge: from one network, or for one address. */
export class TooManyAsksError extends AppError {
  readonly kind = 'too-many-asks';

  constructor(retryAfterSeconds: number) {
    super('This was asked for too often from this network, or for this address: try again later', {
      retryAfterSeconds,
    });
  }
}

/** Too many links that were none came from one network. */
export class TooManyTriesError extends AppError {
  readonly kind = 'too-many-tries';

  constructor(retryAfterSeconds: number) {
    super('Too many wrong links came from this network: try again later', { retryAfterSeconds });
  }
}

/** No mail that did not arrive has this id, or somebody took care of it before. */
export class MailNotFoundError extends AppError {
  readonly kind = 'mail-not-found';

  constructor() {
    super('No mail that did not arrive has this id');
  }
}

/** The picture cannot be a logo. */
export class LogoRefusedError extends AppError {
  readonly kind = 'logo-refused';

  constructor(rule: LogoRule) {
    super(
      {
        size: 'The picture must have 256 kB at most',
        type: 'The file must be a PNG, JPEG or WebP picture',
        sides: 'The picture must be 16 to 2048 pixels wide and high',
      }[rule],
    );
  }
}

/** No provider is configured. */
export class NoProviderError extends AppError {
  readonly kind = 'no-provider';

  constructor() {
    super('No sign-in provider is configured here');
  }
}

type Row = { status: number; errors?: string; headers?: Record<string, string> };

const ERRORS = {
  ...COMMON_ERRORS,
  'invalid-request': { status: 400 },
  'entry-incomplete': { status: 400 },
  'signed-out': { status: 401 },
  'foreign-origin': { status: 403 },
  'open-line': { status: 403 },
  'not-allowed': { status: 403 },
  'organization-not-found': { status: 404 },
  'member-not-found': { status: 404 },
  'invitation-not-found': { status: 404 },
  'job-not-found': { status: 404 },
  'job-closed': { status: 409 },
  'interview-not-found': { status: 404 },
  'api-key-not-found': { status: 404 },
  'request-not-found': { status: 404 },
  'mail-not-found': { status: 404 },
  'logo-refused': { status: 422 },
  'passkey-not-found': { status: 404 },
  'no-provider': { status: 404 },
  'provider-refused': { status: 403 },
  'provider-away': { status: 503 },
  'stale-sign-in': { status: 403 },
  'passkey-refused': { status: 403 },
  'way-too-weak': { status: 403 },
  'provider-address': { status: 403 },
  'nobody-invited': { status: 403 },
  'passkey-known': { status: 409 },
  'too-many-asks': { status: 429 },
  'webhook-not-found': { status: 404 },
  'delivery-not-found': { status: 404 },
  'person-not-found': { status: 404 },
  'attestation-not-found': { status: 404 },
  'too-many-attestations': { status: 409 },
  'profile-not-found': { status: 404 },
  'conversation-not-found': { status: 404 },
  'last-owner': { status: 409 },
  'already-member': { status: 409 },
  'move-refused': { status: 409 },
  'request-closed': { status: 409 },
  'plan-changed': { status: 409 },
  'webhook-disabled': { status: 409 },
  'webhook-test-running': { status: 409 },
  'too-many-webhooks': { status: 409 },
  'programme-not-found': { status: 404 },
  'slug-taken': { status: 409 },
  'link-gone': { status: 410 },
  'description-incomplete': { status: 422 },
  'unknown-competency': { status: 400 },
  'unknown-report': { status: 400 },
  'empty-review': { status: 400 },
  'too-many-reviews': { status: 409 },
  'too-many-reports': { status: 409 },
  'nothing-to-decide': { status: 409 },
  'too-many-tries': { status: 429 },
  'account-kind': { status: 409 },
  'test-user': { status: 409 },
  // The console names no consumer and no quota, tells of test keys at their fields, and its jobs have languages that are written.
  'test-key': null,
  'consumer-taken': null,
  'quota-order': null,
  'interview-language-not-written': null,
  // Of the page that founders apply on.
  'programme-closed': null,
  // Of the room, which is only emptied here.
  'not-now': null,
  'other-text': null,
  'not-active': null,
  'link-over': null,
  'nothing-asked': null,
  'notice-running': null,
} as const satisfies ErrorTable<
  | PeopleErrors
  | JobErrors
  | InterviewErrors
  | ApiKeyErrors
  | ReviewErrors
  | TooManyReportsError
  | FairErrors
  | RequestsErrors
  | WebhooksErrors
  | PersonNotFoundError
  | AttestationNotFoundError
  | TooManyAttestationsError
  | ProfileNotFoundError
  | ConversationNotFoundError
  | ProgrammeErrors
  | RoomErrors
  | InterviewLanguageError
  | PlanChangedError
  | InvalidRequestError
  | ForeignOriginError
  | OpenLineError
  | LogoRefusedError
  | MailNotFoundError
  | TooManyAsksError
  | NoProviderError
  | SignInProviderErrors
  | TooManyTriesError,
  Row
>;

export type ConsoleFailure = { status: number; body: z.infer<typeof consoleError>; headers: Record<string, string> };

/** The reply of an expected failure; null for a crash. */
export function consoleFailure(thrown: unknown): ConsoleFailure | null {
  const row = thrown instanceof AppError ? rowOf<Row>(ERRORS, thrown) : null;
  if (!(thrown instanceof AppError) || row === null) return null;
  const message = row.errors ?? thrown.message;
  return {
    status: row.status,
    headers: row.headers ?? {},
    body: { error: { kind: thrown.kind, message, issues: issuesOf(thrown) } },
  };
}

function issuesOf(thrown: AppError): z.infer<typeof consoleError>['error']['issues'] {
  if (thrown instanceof InvalidRequestError) return thrown.issues;
  if (thrown instanceof DescriptionIncompleteError)
    return thrown.missing.map((part) => ({ code: 'invalid_value', path: ['description', part], message: part }));
  if (thrown instanceof EntryIncompleteError)
    return [{ code: 'invalid_type', path: [thrown.field], message: thrown.message }];
  return [];
}
