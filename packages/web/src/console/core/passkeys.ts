import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/browser';

/** Of the library's, when one is used first. */
const library = () => import('@simplewebauthn/browser');

export function knowsPasskeys(): boolean {
  return typeof window.PublicKeyCredential === 'function';
}

/** What came of asking the device. `known`: it has a passkey here already. */
export type Asked<T> = { ok: true; passkey: T } | { ok: false; reason: 'stopped' | 'known' };

/** Has the device make a passkey. */
export async function makePasskey(options: object): Promise<Asked<RegistrationResponseJSON>> {
  const { startRegistration } = await library();
  return asked(() => startRegistration({ optionsJSON: options as PublicKeyCredentialCreationOptionsJSON }));
}

/** Has the device sign with one that the person chooses. */
export async function takePasskey(options: object): Promise<Asked<AuthenticationResponseJSON>> {
  const { startAuthentication } = await library();
  return asked(() => startAuthentication({ optionsJSON: options as PublicKeyCredentialRequestOptionsJSON }));
}

async function asked<T extends object>(ask: () => Promise<T>): Promise<Asked<T>> {
  try {
    return { ok: true, passkey: await ask() };
  } catch (error) {
    // The person said no, or the device could not: browsers do not tell the two apart.
    const isKnown = error instanceof Error && error.name === 'InvalidStateError';
    return { ok: false, reason: isKnown ? 'known' : 'stopped' };
  }
}
