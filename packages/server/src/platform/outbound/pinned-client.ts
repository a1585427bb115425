import { type LookupFunction, Socket } from 'node:net';
import { buildConnector, Client } from 'undici';
import { InvariantError } from '../errors.ts';
import { canonicalAddress } from './addresses.ts';

const CONNECT_TIMEOUT_MS = 10_000;
const MAX_HEADER_BYTES = 32 * 1024;
/** Made once: an error of its own for each client that ends costs as much as the request. */
const ENDED = new Error('client ended');

/** A client for one request to addresses that were checked. `destroy` ends it with all its connections. */
export type PinnedClient = { client: Client; destroy(): void };

/** No proxy, no shared dispatcher, no kept connection. */
export function pinnedClient(link: URL, addresses: readonly string[], remainingMs: number): PinnedClient {
  const sockets = new Set<Socket>();
  const client = new Client(link.origin, {
    connect: pinnedConnector(addresses, Math.min(CONNECT_TIMEOUT_MS, remainingMs + 1), sockets),
    pipelining: 0,
    maxHeaderSize: MAX_HEADER_BYTES,
    headersTimeout: 0,
    bodyTimeout: 0,
  });
  return {
    client,
    destroy() {
      // Destroying the client does not end a connection that is still being made, so the sockets are ended as well.
      client.destroy(ENDED).catch(() => {}); // it rejects only for requests of its own, whose outcome is known to whoever asked
      for (const socket of sockets) socket.destroy();
    },
  };
}

/** Connects to the checked addresses and to no other, whatever the name means by now. */
function pinnedConnector(
  addresses: readonly string[],
  timeout: number,
  sockets: Set<Socket>,
): buildConnector.connector {
  const answers = addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
  const expected = new Set(addresses.map(canonicalAddress));
  const lookup: LookupFunction = (_host, options, done) => {
    const [first] = answers;
    if (options.all || !first) done(null, answers);
    else done(null, first.address, first.family);
  };
  const connect = buildConnector({
    timeout,
    keepAlive: false,
    maxCachedSessions: 0,
    autoSelectFamily: true,
    autoSelectFamilyAttemptTimeout: 1000,
    lookup,
  });
  return (options, callback) => {
    const socket: unknown = connect(options, (...[error, connected]) => {
      if (error) return callback(error, null);
      if (expected.has(canonicalAddress(connected.remoteAddress ?? ''))) return callback(null, connected);
      connected.destroy();
      return callback(new InvariantError('A request was connected to an address that had not been checked.'), null);
    });
    if (socket instanceof Socket) sockets.add(socket);
  };
}
