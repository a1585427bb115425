import { AppError } from '../../platform/errors.ts';

/** Missing, malformed, unknown, revoked or of another scope: alike for the caller. */
export class InvalidApiKeyError extends AppError {
  readonly kind = 'invalid-api-key';

  constructor() {
    super('Invalid API key');
  }
}

export class ConsumerTakenError extends AppError {
  readonly kind = 'consumer-taken';

  constructor() {
    super('consumer belongs to another organization');
  }
}

export class ApiKeyNotFoundError extends AppError {
  readonly kind = 'api-key-not-found';

  constructor() {
    super('API key not found');
  }
}

export class QuotaOrderError extends AppError {
  readonly kind = 'quota-order';
  readonly window: string;

  constructor(window: string, rule: string) {
    super(rule);
    this.window = window;
  }
}

/** What a test key cannot have, by the field that asks for it. */
export class TestKeyError extends AppError {
  readonly kind = 'test-key';
  readonly field: 'userId' | 'scopes';

  constructor(field: 'userId' | 'scopes', rule: string) {
    super(rule);
    this.field = field;
  }
}

/** Live and test data never share an account, and neither takes a name of the other. */
export class AccountKindError extends AppError {
  readonly kind = 'account-kind';

  constructor({ userId, isTest }: { userId: string; isTest: boolean }) {
    super(`${userId} is a ${isTest ? 'test' : 'live'} account of this organization: name another userId`);
  }
}

export type CallerErrors = InvalidApiKeyError;
export type ApiKeyErrors = ConsumerTakenError | ApiKeyNotFoundError | QuotaOrderError | TestKeyError | AccountKindError;
