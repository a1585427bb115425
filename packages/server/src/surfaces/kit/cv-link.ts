import { InvalidRequestError } from '../../platform/http/validation.ts';
import { checkLink } from '../../platform/outbound/links.ts';

/** @throws {InvalidRequestError} for a link that will never be fetched */
export function checkCvLink(link: string | undefined, allow: readonly string[]): void {
  const problem = link === undefined ? null : checkLink(link, allow);
  if (problem !== null)
    throw new InvalidRequestError([{ code: 'invalid_format', path: ['cv_link'], message: problem }]);
}
