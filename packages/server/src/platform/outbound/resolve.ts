import { lookup, Resolver } from 'node:dns/promises';

/** All addresses of a host name, IPv4 and IPv6. Rejects when there are none. */
export type Resolve = (host: string, signal: AbortSignal) => Promise<string[]>;

/** Per question and try, in ms; the resolver doubles it on the second try. */
const QUESTION_TIMEOUT_MS = 3000;
const TRIES = 2;

/**
 * Asks the name servers (by default the configured ones). Does not read the hosts file, and does not occupy the
 * process's few threads while a server keeps silent (the system's own look-up would: a handful of silent names could
 * hold up all file access).
 */
export function createNameServerResolve(settings: { servers?: readonly string[] } = {}): Resolve {
  return async (host, signal) => {
    const resolver = new Resolver({ timeout: QUESTION_TIMEOUT_MS, tries: TRIES });
    if (settings.servers) resolver.setServers(settings.servers);
    const cancel = (): void => resolver.cancel();
    signal.addEventListener('abort', cancel, { once: true });
    try {
      const [v4, v6] = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
      const addresses = [v4, v6].flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
      if (addresses.length === 0 && v4.status === 'rejected') throw v4.reason;
      return addresses;
    } finally {
      signal.removeEventListener('abort', cancel);
    }
  };
}

/** The system's look-up, hosts file included: for the few hosts that the operator allows by name. */
export const resolveSystemName: Resolve = async (host) =>
  (await lookup(host, { all: true })).map((answer) => answer.address);
