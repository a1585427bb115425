import { BlockList, isIP } from 'node:net';
import { ConfigError } from './env.ts';

/**
 * Which hops of a call are our own proxies, counted from this server: none, a number of them, or those at these
 * addresses. The first hop from the right that is none of them is the caller.
 */
export type TrustProxy = false | number | string[];

const MAX_PROXIES = 10;

/** @throws {ConfigError} naming the rule */
export function readTrustProxy(value: string): TrustProxy {
  if (value === 'off') return false;
  if (value === 'on') return 1;
  if (/^\d+$/.test(value)) {
    const count = Number(value);
    if (count < 1 || count > MAX_PROXIES)
      throw new ConfigError('COLLOQUY_TRUST_PROXY', `must be a number of proxies from 1 to ${MAX_PROXIES}, or off`);
    return count;
  }
  const items = value.split(',').map((item) => item.trim());
  for (const item of items) {
    if (!isAddress(item))
      throw new ConfigError(
        'COLLOQUY_TRUST_PROXY',
        'must be off, a number of proxies, or a comma list of their addresses and CIDR ranges',
      );
  }
  return items;
}

function isAddress(item: string): boolean {
  const [address = '', bits, ...rest] = item.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  if (bits === undefined) return true;
  if (!/^\d{1,3}$/.test(bits) || Number(bits) > (version === 4 ? 32 : 128)) return false;
  // A range of everybody trusts what anybody claims.
  if (Number(bits) === 0) return false;
  new BlockList().addSubnet(address, Number(bits), version === 4 ? 'ipv4' : 'ipv6');
  return true;
}
