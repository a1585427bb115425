import { orAbort } from './budget.ts';
import { createLinkPolicy, type LinkPolicy, literalAddress } from './links.ts';
import { createNameServerResolve, type Resolve, resolveSystemName } from './resolve.ts';

/** A name may have hundreds of addresses; all are checked, this many are tried. */
const MAX_TRIED_ADDRESSES = 6;

export type GuardSettings = {
  /** `host:port` entries that are accepted although private, and over http. */
  allow: readonly string[];
  /** Asked for hosts that are not on the allow list. */
  resolve?: Resolve;
  /** Replaces the rules made from `allow`; for tests that play a public host on a loopback address. */
  policy?: LinkPolicy;
};

export type Guarded =
  | { ok: true; addresses: string[] }
  /** `reason` is a sentence for people where the link itself is at fault. */
  | { ok: false; code: 'blocked-address' | 'bad-url' | 'unreachable'; reason?: string };

/** The addresses that may be connected to for a link, checked now: a name may mean something else the next moment. */
export type Guard = (link: URL, signal: AbortSignal) => Promise<Guarded>;

/**
 * What keeps requests to addresses that others name from being turned against our own network: https and public, or a
 * host that the operator allows by name. A single forbidden address among those of a name refuses the link.
 */
export function createGuard(settings: GuardSettings): Guard {
  const policy = settings.policy ?? createLinkPolicy(settings.allow);
  const resolve = settings.resolve ?? createNameServerResolve();
  return async (link, signal) => {
    const literal = literalAddress(link);
    const allowed = policy.isAllowed(link);
    if (literal && !allowed && !policy.isPublicAddress(literal)) return { ok: false, code: 'blocked-address' };
    const objection = policy.check(link);
    if (objection) return { ok: false, code: 'bad-url', reason: objection };
    if (literal) return { ok: true, addresses: [literal] };
    const ask = allowed ? (settings.resolve ?? resolveSystemName) : resolve;
    const addresses = await orAbort(ask(link.hostname, signal), signal);
    if (addresses.length === 0) return { ok: false, code: 'unreachable' };
    if (!allowed && !addresses.every((address) => policy.isPublicAddress(address)))
      return { ok: false, code: 'blocked-address' };
    return { ok: true, addresses: addresses.slice(0, MAX_TRIED_ADDRESSES) };
  };
}
