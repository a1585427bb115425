import { InvalidRequestError } from '../../platform/http/validation.ts';

/**
 * @param field as the surface calls it
 * @param mayLeadTo whether the account leads candidates to an address
 * @throws {InvalidRequestError} that names the field
 */
export async function checkReturnUrl(
  field: 'returnUrl' | 'return_url',
  url: string | undefined,
  mayLeadTo: (url: string) => Promise<boolean>,
): Promise<void> {
  if (url === undefined || (await mayLeadTo(url))) return;
  throw new InvalidRequestError([
    {
      code: 'invalid_value',
      path: [field],
      message: 'must be at one of the parent origins of the account (colloquy origins set)',
    },
  ]);
}
