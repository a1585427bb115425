import type { Clock } from '../../platform/clock.ts';
import { type OpenIdSettings, OpenIdSignIn } from './openid/openid.ts';
import type { SignInProvider } from './port.ts';

/** The configured provider, or null. Nothing is asked of it before somebody signs in: a start does not wait for it. */
export function createSignInProvider(
  settings: OpenIdSettings | null,
  deps: { clock: Clock; tell(failure: string, reason: string): void },
): SignInProvider | null {
  return settings === null ? null : new OpenIdSignIn(settings, deps);
}
