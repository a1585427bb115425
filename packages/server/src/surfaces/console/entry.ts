import type { consoleEndpoints } from '@colloquy/contract/console';
import {
  deleteSession,
  enter,
  LinkGoneError,
  lookAtLink,
  membershipsOf,
  type Person,
  SESSION_LIFE_MS,
  type SignedIn,
  SignedOutError,
  type Way,
} from '../../features/people/index.ts';
import { toInstant } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/db.ts';
import { AddressLimit } from '../public/address-limit.ts';
import { TooManyTriesError } from './console-errors.ts';
import type { Done, Noted, ReadHandler, WriteHandler } from './console-registrar.ts';
import type { ConsoleDeps } from './deps.ts';
import { isSecure } from './own-origin.ts';
import { sessionCookie } from './session-cookie.ts';

/** Wrong links from one network: a guess has 1 chance in 2^256, so this only keeps the log of whoever tries short. */
const WRONG = { minute: 10, day: 200 } as const;

export type LinkTries = { guarded<T>(address: string, work: () => Promise<T>): Promise<T> };

/** Counts the links that were none, by network. */
export function createLinkTries({ clock }: Pick<ConsoleDeps, 'clock'>): LinkTries {
  const wrong = new AddressLimit(clock, WRONG);
  return {
    async guarded(address, work) {
      const { allowed, retryAfterSeconds } = wrong.look(address);
      if (!allowed) throw new TooManyTriesError(retryAfterSeconds ?? 60);
      try {
        return await work();
      } catch (error) {
        if (error instanceof LinkGoneError) wrong.take(address);
        throw error;
      }
    },
  };
}

export function lookAtLinkHandler(
  deps: ConsoleDeps,
  tries: LinkTries,
): ReadHandler<typeof consoleEndpoints.lookAtLink> {
  return async ({ body, address, origin }) => {
    isSecure(origin);
    const view = await tries.guarded(address, () => lookAtLink(deps.db, deps.clock, body.token));
    return { ...view, expiresAt: toInstant(view.expiresAt.getTime()) };
  };
}

const ENTERED = {
  OWNER: 'owner.entered',
  INVITATION: 'member.joined',
  LINK: 'member.signed-in',
  MAIL: 'member.signed-in',
  PASSKEY: 'member.passkey-used',
  PROVIDER: 'member.provider-used',
} as const satisfies Record<Way, string>;

export type Came = {
  body: { organization: string | null };
  noted: readonly [Noted, ...Noted[]];
  cookie: string;
};

/** What somebody who has come in is given, and what is noted of it in each organization that they may work in. */
export function cameIn(
  { token, person, organizations, way }: { token: string; person: Person; organizations: readonly string[]; way: Way },
  origin: string,
): Came {
  const [first, ...others] = organizations.map(
    (organizationId): Noted => ({ organizationId, personId: person.id, action: ENTERED[way] }),
  );
  if (first === undefined) throw new SignedOutError();
  return {
    body: { organization: others.length === 0 ? first.organizationId : null },
    noted: [first, ...others],
    cookie: sessionCookie(token, isSecure(origin), SESSION_LIFE_MS / 1_000),
  };
}

export function enterHandler(deps: ConsoleDeps, tries: LinkTries): WriteHandler<typeof consoleEndpoints.enter> {
  return async (tx, { body, origin, address }) => {
    isSecure(origin);
    const ways = { ...deps, hasOwnWays: deps.sendsMail || deps.provider !== null };
    return cameIn(await tries.guarded(address, () => enter(tx, ways, body)), origin);
  };
}

export function getSessionHandler(deps: ConsoleDeps): ReadHandler<typeof consoleEndpoints.getSession> {
  return async (_input, { person, only, expiresAt }) => ({
    person: shownPerson(person),
    organizations: await organizationsOf(deps.db, { person, only }),
    expiresAt: toInstant(expiresAt.getTime()),
  });
}

export function shownPerson({ id, name, email }: Person): Pick<Person, 'id' | 'name' | 'email'> {
  return { id, name, email };
}

/** Those that the session opens. */
async function organizationsOf(db: Pick<Db, 'query'>, { person, only }: Pick<SignedIn, 'person' | 'only'>) {
  const all = await membershipsOf(db, person.id);
  return all.filter(({ id }) => only === null || id === only);
}

export function endSessionHandler(): WriteHandler<typeof consoleEndpoints.endSession> {
  return async (tx, { origin }, signedIn): Promise<Done<typeof consoleEndpoints.endSession>> => {
    const { sessionId, person } = signedIn;
    const [first, ...others] = (await organizationsOf(tx, signedIn)).map(
      ({ id }): Noted => ({ organizationId: id, personId: person.id, action: 'member.signed-out' }),
    );
    await deleteSession(tx, sessionId);
    // Whoever belongs nowhere any more has no session either.
    if (first === undefined) throw new SignedOutError();
    return {
      body: { done: true },
      noted: [first, ...others],
      cookie: sessionCookie('', isSecure(origin), 0),
    };
  };
}
