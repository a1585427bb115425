import type { passkeyMade, passkeyOptions, passkeyUsed } from '@colloquy/contract/console';
import type {
  AuthenticationResponseJSON,
  AuthenticatorTransportFuture,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import type { z } from 'zod';
import type { Clock } from '../../platform/clock.ts';
import { sha256 } from '../../platform/crypto/digest.ts';
import type { Db, Queryable, Tx } from '../../platform/db/db.ts';
import type { IdSource } from '../../platform/ids.ts';
import { PasskeyKnownError, PasskeyNotFoundError, PasskeyRefusedError, WayTooWeakError } from './errors.ts';
import {
  findChallenge,
  findPasskey,
  insertChallenge,
  insertPasskey,
  listPasskeys,
  type Passkey,
  takeChallenge,
  usePasskey,
} from './passkey-store.ts';
import { findPerson, membershipsOf, type Person } from './person-store.ts';
import { openSession, type SignedIn } from './sessions.ts';
import type { Way } from './ways.ts';

/** How long a device may take to answer. */
const CHALLENGE_MS = 5 * 60_000;
const SHOWN_NAME = 'Colloquy';

type Needed = { db: Db; clock: Clock };
/** WebAuthn options as JSON, given to the browser as they are. */
export type PasskeyOptions = z.input<typeof passkeyOptions>;

/** Of the library's, on first use: a server without passkeys never loads it. */
const library = () => import('@simplewebauthn/server');

/**
 * Whether a session may add a passkey: not one that began by a link which somebody else made and may have used, be it an
 * invitation that was copied. They would keep a way in after they are gone themselves.
 */
export function mayAddPasskey(way: Way | null): boolean {
  return way !== null && way !== 'LINK' && way !== 'INVITATION';
}

/** What a device is asked to make a passkey with. @throws {WayTooWeakError} */
export async function beginPasskey(
  { db, clock }: Needed,
  { person, way, only }: Pick<SignedIn, 'person' | 'way' | 'only'>,
  origin: string,
): Promise<PasskeyOptions> {
  if (!mayAddPasskey(way)) throw new WayTooWeakError();
  const { generateRegistrationOptions } = await library();
  const known = await listPasskeys(db, { personId: person.id, only });
  const { hostname } = new URL(origin);
  const options = await generateRegistrationOptions({
    rpName: SHOWN_NAME,
    rpID: hostname,
    // The person's id, so that a device keeps one passkey of a person for each host.
    userID: new Uint8Array(Buffer.from(person.id)),
    userName: person.email,
    userDisplayName: person.name,
    attestationType: 'none',
    timeout: CHALLENGE_MS,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    excludeCredentials: known
      .filter(({ host }) => host === hostname)
      .map(({ credentialId, transports }) => ({
        id: credentialId,
        transports: transports as AuthenticatorTransportFuture[],
      })),
  });
  await keepChallenge(db, clock, options.challenge, person.id);
  return { ...options };
}

/** What is known of a new passkey after the device's answer was checked: nothing is stored yet. */
export type CheckedPasskey = Omit<Passkey, 'id' | 'usedAt' | 'name' | 'personId' | 'organizationId'> & {
  challenge: Buffer;
};

/** Before the transaction: signatures take time. @throws {PasskeyRefusedError} */
export async function checkMade(
  { db, clock }: Needed,
  { person, way }: Pick<SignedIn, 'person' | 'way'>,
  answer: z.infer<typeof passkeyMade>,
  origin: string,
): Promise<CheckedPasskey> {
  if (!mayAddPasskey(way)) throw new WayTooWeakError();
  const { verifyRegistrationResponse } = await library();
  const { hostname } = new URL(origin);
  const challenge = challengeIn(answer.response.clientDataJSON);
  if (!(await findChallenge(db, sha256(challenge), person.id, new Date(clock.now())))) throw new PasskeyRefusedError();
  const { verified, registrationInfo } = await judged(() =>
    verifyRegistrationResponse({
      response: answer as RegistrationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: hostname,
      requireUserVerification: true,
    }),
  );
  if (!verified || registrationInfo === undefined) throw new PasskeyRefusedError();
  const { credential, credentialBackedUp } = registrationInfo;
  return {
    host: hostname,
    credentialId: credential.id,
    publicKey: credential.publicKey,
    counter: credential.counter,
    transports: [...(credential.transports ?? [])],
    isSynced: credentialBackedUp,
    challenge: sha256(challenge),
  };
}

/** @throws {PasskeyRefusedError} {PasskeyKnownError} */
export async function addPasskey(
  tx: Tx,
  { ids }: { ids: IdSource },
  { person, only }: Pick<SignedIn, 'person' | 'only'>,
  { challenge, ...made }: CheckedPasskey,
  name: string,
): Promise<Passkey['id']> {
  if (!(await takeChallenge(tx, challenge))) throw new PasskeyRefusedError();
  const id = ids.next<'passkey'>();
  const isNew = await insertPasskey(tx, { ...made, id, personId: person.id, organizationId: only, name });
  if (!isNew) throw new PasskeyKnownError();
  return id;
}

/** What a device is asked to sign in with: it names the person itself. */
export async function beginPasskeyEntry({ db, clock }: Needed, origin: string): Promise<PasskeyOptions> {
  const { generateAuthenticationOptions } = await library();
  const options = await generateAuthenticationOptions({
    rpID: new URL(origin).hostname,
    userVerification: 'required',
    timeout: CHALLENGE_MS,
  });
  await keepChallenge(db, clock, options.challenge, null);
  return { ...options };
}

export type UsedPasskey = { passkey: Passkey; counter: number; challenge: Buffer };

/** Before the transaction. An unknown passkey is refused as a wrong signature is. @throws {PasskeyRefusedError} */
export async function checkUsed(
  { db, clock }: Needed,
  answer: z.infer<typeof passkeyUsed>,
  origin: string,
): Promise<UsedPasskey> {
  const { verifyAuthenticationResponse } = await library();
  const { hostname } = new URL(origin);
  const challenge = challengeIn(answer.response.clientDataJSON);
  const stands = await findChallenge(db, sha256(challenge), null, new Date(clock.now()));
  const passkey = await findPasskey(db, answer.id);
  if (!stands || passkey === null || passkey.host !== hostname) throw new PasskeyRefusedError();
  const { verified, authenticationInfo } = await judged(() =>
    verifyAuthenticationResponse({
      response: answer as AuthenticationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: hostname,
      credential: {
        id: passkey.credentialId,
        publicKey: new Uint8Array(passkey.publicKey),
        counter: passkey.counter,
      },
      requireUserVerification: true,
    }),
  );
  if (!verified) throw new PasskeyRefusedError();
  return { passkey, counter: authenticationInfo.newCounter, challenge: sha256(challenge) };
}

/** @throws {PasskeyRefusedError} also for somebody who belongs nowhere any more */
export async function enterByPasskey(
  tx: Tx,
  deps: { ids: IdSource; clock: Clock },
  { passkey, counter, challenge }: UsedPasskey,
): Promise<{ token: string; person: Person; organizations: string[] }> {
  const now = new Date(deps.clock.now());
  const isTaken =
    (await takeChallenge(tx, challenge)) &&
    (await usePasskey(tx, passkey.id, { from: passkey.counter, to: counter }, now));
  if (!isTaken) throw new PasskeyRefusedError();
  const person = await findPerson(tx, passkey.personId);
  const organizations = await organizationsOf(tx, passkey.personId, passkey.organizationId);
  if (person === null || organizations.length === 0) throw new PasskeyRefusedError();
  const { token } = await openSession(tx, deps, {
    personId: person.id,
    organizationId: passkey.organizationId,
    way: 'PASSKEY',
  });
  return { token, person, organizations };
}

/** Those of a person's that a way in opens. @param only the only one; null for all */
export async function organizationsOf(db: Queryable, personId: Person['id'], only: string | null): Promise<string[]> {
  const all = await membershipsOf(db, personId);
  return all.map(({ id }) => id).filter((id) => only === null || id === only);
}

/** @throws {PasskeyNotFoundError} */
export function requireFound(found: boolean): void {
  if (!found) throw new PasskeyNotFoundError();
}

function keepChallenge(db: Queryable, clock: Clock, challenge: string, personId: Person['id'] | null): Promise<void> {
  return insertChallenge(db, {
    hash: sha256(challenge),
    personId,
    expiresAt: new Date(clock.now() + CHALLENGE_MS),
  });
}

/** What the device says that it was asked to sign; whether that is so shows later. @throws {PasskeyRefusedError} */
function challengeIn(clientDataJson: string): string {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJson, 'base64url').toString('utf8')) as {
      challenge?: unknown;
    };
    if (typeof challenge === 'string') return challenge;
  } catch (error) {
    if (!(error instanceof SyntaxError || error instanceof TypeError)) throw error;
  }
  throw new PasskeyRefusedError();
}

/** The library says by throwing what is wrong with an answer, be it forged or none of an authenticator. */
async function judged<T>(verify: () => Promise<T>): Promise<T> {
  try {
    return await verify();
  } catch (error) {
    throw new PasskeyRefusedError(error);
  }
}
