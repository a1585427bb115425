import type { consoleEndpoints } from '@colloquy/contract/console';
import { askForLink, MAILED_LINK_MINUTES } from '../../features/people/index.ts';
import { sha256 } from '../../platform/crypto/digest.ts';
import { AddressLimit, networkOf } from '../public/address-limit.ts';
import { TooManyAsksError } from './console-errors.ts';
import { type Input, NO_ORGANIZATIONS, type ReadHandler, type WriteHandler } from './console-registrar.ts';
import type { ConsoleDeps } from './deps.ts';
import { isSecure } from './own-origin.ts';

/** By one network: whoever asks for somebody else's address must not use up what that person asks for from their own. */
const OF_ADDRESS_BY_NETWORK = { minute: 2, day: 20 } as const;
/** By all networks together: what a mailbox is spared. */
const OF_ADDRESS = { minute: 20, day: 100 } as const;
const OF_NETWORK = { minute: 10, day: 200 } as const;
/** Challenges and visits to the provider send nothing to anybody; many may come from behind one network address. */
const OTHER_OF_NETWORK = { minute: 60, day: 5_000 } as const;

/** What whoever is not signed in may ask for, counted before anything is looked up. */
export type Asks = {
  /** A link by mail to an address. @throws {TooManyAsksError} */
  link(network: string, email: string): void;
  /** Anything else. @throws {TooManyAsksError} */
  other(network: string): void;
};

export function createAsks({ clock }: Pick<ConsoleDeps, 'clock'>): Asks {
  const networks = new AddressLimit(clock, OF_NETWORK);
  const pairs = new AddressLimit(clock, OF_ADDRESS_BY_NETWORK);
  const addresses = new AddressLimit(clock, OF_ADDRESS);
  const others = new AddressLimit(clock, OTHER_OF_NETWORK);
  const take = (limit: AddressLimit, name: string): void => {
    const { allowed, retryAfterSeconds } = limit.take(name);
    if (!allowed) throw new TooManyAsksError(retryAfterSeconds ?? 60);
  };
  return {
    link(network, email) {
      take(networks, network);
      // Whether somebody has the address or not: the limit indicates nothing of it, and keeps it not.
      const address = email.normalize('NFC').toLowerCase();
      take(pairs, sha256(`${networkOf(network)} ${address}`).toString('hex'));
      take(addresses, sha256(address).toString('hex'));
    },
    other: (network) => take(others, network),
  };
}

export function getWaysHandler(deps: ConsoleDeps): ReadHandler<typeof consoleEndpoints.getWays> {
  return async () => ({ mail: deps.sendsMail ? 'sent' : 'outbox', provider: deps.provider?.host ?? null });
}

/** Counted once, however often the transaction is tried. */
export function countAsk(asks: Asks) {
  return async ({ body, address, origin }: Input<typeof consoleEndpoints.askLink>): Promise<void> => {
    isSecure(origin);
    asks.link(address, body.email);
  };
}

/** The same reply for every address, after the same work. */
export function askLinkHandler(deps: ConsoleDeps): WriteHandler<typeof consoleEndpoints.askLink, void> {
  return async (tx, { body }) => {
    await askForLink(tx, deps, body);
    return {
      body: { mail: deps.sendsMail ? 'sent' : 'outbox', minutes: MAILED_LINK_MINUTES },
      noted: NO_ORGANIZATIONS,
    };
  };
}
