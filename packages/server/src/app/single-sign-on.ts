import { createSignInProvider } from '../providers/single-sign-on/create.ts';
import type { SignInProvider } from '../providers/single-sign-on/port.ts';
import type { Context } from './context.ts';

/** Null while none is configured. */
export function signInProvider({
  config,
  secrets,
  clock,
  log,
}: Pick<Context, 'config' | 'secrets' | 'clock' | 'log'>): SignInProvider | null {
  const { singleSignOn } = config;
  const settings = singleSignOn === null ? null : { ...singleSignOn, clientSecret: secrets.clientSecret ?? '' };
  return createSignInProvider(settings, {
    clock,
    tell: (failure, reason) => log.warn('sign-in-provider', { failure, reason }),
  });
}
