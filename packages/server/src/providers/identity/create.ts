import type { IdentityProvider } from './port.ts';
import { SignedWebhook } from './signed-webhook/signed-webhook.ts';

/** The configured provider, or null: without one nobody but an administrator attests an identity. */
export function createIdentityProvider(secrets: readonly string[]): IdentityProvider | null {
  return secrets.length === 0 ? null : new SignedWebhook(secrets);
}
