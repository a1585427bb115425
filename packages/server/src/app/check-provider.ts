import type { Config } from '../config/config.ts';
import type { Secrets } from '../config/secrets.ts';
import { systemClock } from '../platform/clock.ts';
import { createSignInProvider } from '../providers/single-sign-on/create.ts';
import { ProviderAwayError } from '../providers/single-sign-on/port.ts';
import type { Output } from './commands/index.ts';

/** Says whether the sign-in provider is one and answers. It decides nothing: a server starts without it, too. */
export async function reportProvider(
  { singleSignOn }: Config,
  { clientSecret }: Secrets,
  output: Output,
): Promise<void> {
  if (singleSignOn === null) return;
  let reason = '';
  const provider = createSignInProvider(
    { ...singleSignOn, clientSecret: clientSecret ?? '' },
    {
      clock: systemClock,
      tell: (_failure, code) => {
        reason = code;
      },
    },
  );
  try {
    await provider?.begin('https://localhost/', false);
    output.line(`sign-in: ${singleSignOn.issuer} answers as a provider`);
  } catch (error) {
    if (!(error instanceof ProviderAwayError)) throw error;
    output.problem(`sign-in: ${singleSignOn.issuer} does not answer as a provider (${reason})`);
  }
}
