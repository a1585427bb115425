import { AppError } from '../../platform/errors.ts';

/** The description states no workplace type, no location, or neither. */
export class DescriptionIncompleteError extends AppError {
  readonly kind = 'description-incomplete';
  readonly missing: readonly ('workplaceType' | 'location')[];

  constructor(missing: readonly ('workplaceType' | 'location')[]) {
    super(sentence(missing));
    this.missing = missing;
  }
}

function sentence(missing: readonly string[]): string {
  const type = 'a workplace type (for example On-site, Remote or Hybrid)';
  const place = 'a location (a city or a country)';
  if (missing.length === 2)
    return `The job description lacks ${type} and ${place}: please add both to the description.`;
  return `The job description lacks ${missing[0] === 'location' ? place : type}: please add it to the description.`;
}

export class JobNotFoundError extends AppError {
  readonly kind = 'job-not-found';

  /** @param asSent the identifier as the caller sent it */
  constructor(asSent: string) {
    super(`Job not found: serviceJobId=${asSent}`);
  }
}

/** Nobody is invited to a closed job. */
export class JobClosedError extends AppError {
  readonly kind = 'job-closed';

  constructor() {
    super('The job is closed: open it to invite somebody');
  }
}

export type JobErrors = DescriptionIncompleteError | JobNotFoundError | JobClosedError;
